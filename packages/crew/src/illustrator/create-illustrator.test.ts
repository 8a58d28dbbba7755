import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeService } from '../../../../tests/fakes/fake-service.ts'
import type { FakeService } from '../../../../tests/fakes/fake-service.ts'
import { startFakePictures } from '../../../../tests/fakes/pictures.ts'
import type { Behaviour } from '../../../../tests/fakes/behaviour.ts'
import type { FakePictures, PictureService } from '../../../../tests/fakes/pictures.ts'
import { createTextServices, KEYS } from '../../../../tests/fakes/models/text-services.ts'
import type { TextFault } from '../../../../tests/fakes/models/text-services.ts'
import { openGate, ProviderError } from '../provider/provider.ts'
import type { ProviderCall, ProviderGate } from '../provider/provider.ts'
import type { ServiceId } from '../provider/services.ts'
import { createIllustrator, listPhotoKinds } from './create-illustrator.ts'
import { readFilm } from './embedded/film/film-brief.ts'
import type { Illustrator, PhotoRequest } from './illustrator.ts'
import { chooseClipFile } from './services/pexels-clips.ts'

let fake: FakePictures
beforeAll(async () => {
  fake = await startFakePictures()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.asked.length = 0
  fake.fetched.length = 0
  fake.behave('well')
})

const SERVICES = [
  'openai',
  'google',
  'fal',
  'replicate',
  'stability',
  'comfyui',
  'automatic1111',
  'pexels',
] as const
const PATHS: Partial<Record<PictureService, string>> = { openai: '/v1', google: '/v1beta', replicate: '/v1' }

const embedded: Illustrator = { drawPicture: () => Promise.reject(new Error('not asked here')) }

type Spent = { call: ProviderCall; microdollars?: number; failure?: string }

/** A gate that writes down what it lets through. */
function buildGate(): { gate: ProviderGate; spent: Spent[] } {
  const spent: Spent[] = []
  const run: ProviderGate['run'] = async (call, work) => {
    const entry: Spent = { call }
    spent.push(entry)
    try {
      const { value, microdollars } = await work()
      entry.microdollars = microdollars
      return value
    } catch (error) {
      if (error instanceof ProviderError) entry.failure = error.failure
      throw error
    }
  }
  return { gate: { run }, spent }
}

function hire(providers: readonly PictureService[], gate = openGate, timeoutSeconds = 30): Illustrator {
  const illustrator = providers.map((provider) => ({
    provider,
    apiKey: 'key-1',
    baseUrl: `${fake.url}${PATHS[provider] ?? ''}`,
    model: undefined,
  }))
  return createIllustrator({ writer: [], narrator: [], illustrator, timeoutSeconds }, gate, embedded)
}

const REQUEST: PhotoRequest = {
  narration: 'The old lighthouse keeper climbed the stairs in the storm.',
  film: readFilm({
    title: 'The last keeper',
    script: 'The old lighthouse keeper climbed the stairs in the storm.',
    style: 'horror',
  }),
  index: 1,
  sceneCount: 4,
  seed: 5,
  kind: 'generated',
  shape: 'portrait',
}
const promptOf = (asked: FakePictures['asked'][number] | undefined) =>
  String(Reflect.get(Object(asked?.body), 'prompt'))
const requestOf = (service: PictureService): PhotoRequest =>
  service === 'pexels' ? { ...REQUEST, kind: 'stock' } : REQUEST

describe('a picture by a service', () => {
  test.each(SERVICES)('of %s is a whole picture with somebody to thank', async (service) => {
    const { gate, spent } = buildGate()
    const photo = await hire([service], gate).takePhoto?.(requestOf(service))
    expect(photo?.provider).toBe(service)
    expect([...(photo?.bytes.subarray(1, 4) ?? [])]).toEqual([0x50, 0x4e, 0x47])
    expect(photo?.credit.author).not.toBe('')
    expect(fake.asked.map((asked) => asked.service)).toEqual([service])
    expect(spent).toHaveLength(1)
    const isFree = ['comfyui', 'automatic1111', 'pexels'].includes(service)
    expect(spent[0]?.call.estimatedMicrodollars === 0).toBe(isFree)
    expect(spent[0]?.microdollars === 0).toBe(isFree)
  })

  test('of OpenAI is asked for in a size of the frame’s shape and paid for by the tokens it counts', async () => {
    const { gate, spent } = buildGate()
    await hire(['openai'], gate).takePhoto?.(REQUEST)
    const [asked] = fake.asked
    expect(asked?.headers.authorization).toBe('Bearer key-1')
    expect(asked?.body).toMatchObject({
      model: 'gpt-image-2.6-flare',
      n: 1,
      size: '1088x1920',
      quality: 'medium',
    })
    expect(spent[0]?.microdollars).toBe(100 * 5 + 1000 * 30)
  })

  test.each([
    ['fal', { image_size: { width: 896, height: 1600 }, num_images: 1, seed: expect.any(Number) }],
    ['replicate', { input: { aspect_ratio: '9:16', num_outputs: 1, output_format: 'png' } }],
    ['google', { generationConfig: { imageConfig: { aspectRatio: '9:16' } } }],
    [
      'automatic1111',
      { width: 576, height: 1024, batch_size: 1, negative_prompt: expect.stringContaining('text') },
    ],
    ['comfyui', { prompt: { empty: { inputs: { width: 768, height: 1344 } } } }],
  ] as const)('of %s is upright, too', async (service, body) => {
    await hire([service]).takePhoto?.(REQUEST)
    expect(fake.asked[0]?.body).toMatchObject(body)
  })

  test('of Stability is asked for by a form, with what must not be seen', async () => {
    await hire(['stability']).takePhoto?.(REQUEST)
    const [asked] = fake.asked
    expect(asked?.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(asked?.headers.accept).toBe('image/*')
    expect(asked?.body).toMatch(/name="aspect_ratio"\s+9:16/)
    expect(asked?.body).toMatch(/name="negative_prompt"\s+text, letters/)
  })

  test('of Pexels is found by a few words, names its photographer, and differs from its neighbour’s', async () => {
    const pexels = hire(['pexels'])
    const stock = requestOf('pexels')
    const first = await pexels.takePhoto?.(stock)
    const second = await pexels.takePhoto?.({ ...stock, index: 2 })
    const query = new URL(`${fake.url}${fake.asked[0]?.path}`).searchParams
    expect(query.get('query')).toMatch(/lighthouse|captain|keeper/)
    expect(query.get('orientation')).toBe('portrait')
    expect(fake.asked[0]?.headers.authorization).toBe('key-1')
    expect(first?.credit.licence).toBe('Pexels licence')
    expect(first?.credit.work).toMatch(/^https:\/\/www\.pexels\.com\/photo\//)
    expect(second?.credit.author).not.toBe(first?.credit.author)
  })

  test('keeps its seed as long as the scene is the same', async () => {
    const fal = hire(['fal'])
    for (const request of [REQUEST, REQUEST, { ...REQUEST, seed: 6 }]) await fal.takePhoto?.(request)
    const seeds = fake.asked.map(({ body }) => (body as { seed: number }).seed)
    expect(seeds[1]).toBe(seeds[0])
    expect(seeds[2]).not.toBe(seeds[0])
  })
})

describe('a clip of stock', () => {
  const REQUESTED: PhotoRequest = { ...REQUEST, kind: 'clips' }

  test('is found by a few words, comes in the size that fits the frame best, and names who filmed it', async () => {
    const { gate, spent } = buildGate()
    const pexels = hire(['pexels'], gate)
    const first = await pexels.takePhoto?.(REQUESTED)
    const second = await pexels.takePhoto?.({ ...REQUESTED, index: 2 })
    const asked = new URL(`${fake.url}${fake.asked[0]?.path}`)
    expect(asked.pathname).toBe('/v1/videos/search')
    expect(asked.searchParams.get('query')).toMatch(/lighthouse|captain|keeper/)
    expect(asked.searchParams.get('orientation')).toBe('portrait')
    expect(fake.asked[0]?.headers.authorization).toBe('key-1')
    expect(fake.fetched.filter((path) => path.startsWith('/clips/'))).toEqual(
      Array.from({ length: 2 }, () => '/clips/1080x1920.mp4'),
    )
    expect(first?.credit.licence).toBe('Pexels licence')
    expect(first?.credit.work).toMatch(/^https:\/\/www\.pexels\.com\/video\//)
    expect(second?.credit.author).not.toBe(first?.credit.author)
    expect(spent.map(({ call }) => [call.operation, call.estimatedMicrodollars])).toEqual([
      ['clip', 0],
      ['clip', 0],
    ])
  })

  test('for a frame that lies on its side comes lying on its side', async () => {
    await hire(['pexels']).takePhoto?.({ ...REQUESTED, shape: 'landscape' })
    expect(fake.fetched.at(-1)).toBe('/clips/1920x1080.mp4')
  })

  test('is enlarged as little as possible, and never of a kind that cannot be read', () => {
    const file = (width: number | null, height: number | null, file_type: string | null = 'video/mp4') => ({
      ...{ width, height, file_type, link: 'https://videos.pexels.com/a.mp4' },
    })
    const frame = { width: 1080, height: 1920 }
    expect(chooseClipFile([file(540, 960), file(720, 1280), file(1280, 720)], frame)).toEqual(file(720, 1280))
    expect(
      chooseClipFile([file(null, null), file(1080, 1920, 'application/x-mpegURL')], frame),
    ).toBeUndefined()
  })

  test.each([
    ['broken', 'broken'],
    ['truncated', 'broken'],
    ['no picture', 'broken'],
    ['too large', 'broken'],
    ['elsewhere', 'broken'],
    ['rate limited', 'rate_limited'],
    ['refused', 'refused'],
    ['down', 'unavailable'],
  ] as const)('that is %s is told as %s and left out', async (behaviour, failure) => {
    fake.behave(behaviour)
    const { gate, spent } = buildGate()
    expect(await hire(['pexels'], gate).takePhoto?.(REQUESTED)).toBeUndefined()
    expect(spent.map((entry) => entry.failure)).toEqual([failure])
    expect(fake.asked).toHaveLength(1)
  })

  test('that is slow is given up in time', async () => {
    fake.behave('slow')
    const { gate, spent } = buildGate()
    expect(await hire(['pexels'], gate, 0.2).takePhoto?.(REQUESTED)).toBeUndefined()
    expect(spent.map((entry) => entry.failure)).toEqual(['slow'])
  })
})

describe('a scene whose words name nothing that can be seen', () => {
  let words: FakeService
  const faults: TextFault[] = []
  beforeAll(async () => {
    words = await startFakeService(createTextServices(faults))
  })
  afterAll(() => words.close())

  const hireBoth = () => {
    const writer = [
      { provider: 'openai', apiKey: KEYS.openai, baseUrl: `${words.url}/openai`, model: undefined },
    ] as const
    const illustrator = [{ provider: 'fal', apiKey: 'key-1', baseUrl: fake.url, model: undefined }] as const
    return createIllustrator({ writer, narrator: [], illustrator, timeoutSeconds: 30 }, openGate, embedded)
  }

  test('is told to the picture model in the words of a language model', async () => {
    expect((await hireBoth().takePhoto?.(REQUEST))?.provider).toBe('fal')
    const told = JSON.stringify(words.asked.at(-1)?.body)
    expect(told).toContain('lighthouse keeper climbed')
    expect(told).toContain('People look exactly like this')
    expect(promptOf(fake.asked[0])).not.toContain('what a narrator tells')
  })

  test('tells what it was told to show; a person’s own words are asked of no language model', async () => {
    const taken = await hireBoth().takePhoto?.(REQUEST)
    expect(taken?.description).toContain('A quiet street at dawn')
    const before = words.asked.length
    const description = 'A red barn in the snow'
    const own = await hireBoth().takePhoto?.({ ...REQUEST, narration: description, description })
    expect(own?.description).toBe(description)
    expect(promptOf(fake.asked.at(-1))).toContain(description)
    expect(words.asked).toHaveLength(before)
  })

  test('is told in its own words when the language model fails', async () => {
    faults.push({ kind: 'error', status: 401, code: 'invalid_api_key', message: 'Wrong key' })
    expect((await hireBoth().takePhoto?.(REQUEST))?.provider).toBe('fal')
    expect(promptOf(fake.asked[0])).toContain('what a narrator tells')
  })

  test('is not described for a search of stock', async () => {
    const before = words.asked.length
    await hireBoth().takePhoto?.(requestOf('pexels'))
    expect(words.asked).toHaveLength(before)
  })
})

describe('a service that fails', () => {
  const FAILURES: readonly [Behaviour, string][] = [
    ['broken', 'broken'],
    ['truncated', 'broken'],
    ['rate limited', 'rate_limited'],
    ['refused', 'refused'],
    ['out of quota', 'out_of_quota'],
    ['moderated', 'moderated'],
    ['down', 'unavailable'],
  ]
  const cases = SERVICES.flatMap((service) => FAILURES.map((failure) => [service, ...failure] as const))

  test.each(cases)(
    '%s, %s: is told as %s, asked once, and leaves the scene to the drawing',
    async (service, behaviour, failure) => {
      fake.behave(behaviour)
      const { gate, spent } = buildGate()
      expect(await hire([service], gate).takePhoto?.(requestOf(service))).toBeUndefined()
      expect(spent.map((entry) => entry.failure)).toEqual([failure])
      expect(fake.asked).toHaveLength(1)
    },
  )

  test.each(['openai', 'fal', 'stability'] as const)('%s, slow: is given up in time', async (service) => {
    fake.behave('slow')
    const { gate, spent } = buildGate()
    expect(await hire([service], gate, 0.2).takePhoto?.(REQUEST)).toBeUndefined()
    expect(spent.map((entry) => entry.failure)).toEqual(['slow'])
  })

  test.each([
    ['fal', 'elsewhere'],
    ['replicate', 'elsewhere'],
  ] as const)(
    '%s that names an address inside the server’s network is not followed',
    async (service, behaviour) => {
      fake.behave(behaviour)
      const { gate, spent } = buildGate()
      expect(await hire([service], gate).takePhoto?.(REQUEST)).toBeUndefined()
      expect(spent[0]?.failure).toBe('broken')
    },
  )

  test('gives way to the next one', async () => {
    fake.behave('moderated', 'well')
    const { gate, spent } = buildGate()
    const photo = await hire(['openai', 'fal'], gate).takePhoto?.(REQUEST)
    expect(photo?.provider).toBe('fal')
    expect(spent.map((entry) => entry.failure)).toEqual(['moderated', undefined])
  })

  test('is not asked by a gate that is over its budget', async () => {
    const over: ProviderGate = {
      run: () => Promise.reject(new ProviderError('openai', 'over_budget', 'The budget is used up.')),
    }
    expect(await hire(['openai', 'fal'], over).takePhoto?.(REQUEST)).toBeUndefined()
    expect(fake.asked).toEqual([])
  })
})

describe('a picture that nobody waits for any more', () => {
  test('is no failure of the service', async () => {
    fake.behave('slow')
    const abort = new AbortController()
    const { gate, spent } = buildGate()
    const taking = hire(['openai'], gate).takePhoto?.(REQUEST, abort.signal)
    await expect.poll(() => fake.asked.length).toBe(1)
    abort.abort(new Error('cancelled'))
    await expect(taking).rejects.toThrow('cancelled')
    expect(spent[0]?.failure).toBeUndefined()
  })
})

describe('what is better drawn', () => {
  test.each(['Follow for more facts like this.', 'Nine out of ten people never notice.'])(
    'is not asked of a service: %s',
    async (narration) => {
      expect(await hire(['openai']).takePhoto?.({ ...REQUEST, narration })).toBeUndefined()
      expect(fake.asked).toEqual([])
    },
  )
})

describe('the kinds of pictures', () => {
  test('are those of the services that are there', () => {
    const one = (provider: ServiceId) => ({ provider, apiKey: 'k', baseUrl: undefined, model: undefined })
    expect(listPhotoKinds({ illustrator: [] })).toEqual([])
    expect(listPhotoKinds({ illustrator: [one('pexels')] })).toEqual(['stock', 'clips'])
    const both = listPhotoKinds({ illustrator: [one('pexels'), one('comfyui')] })
    expect(both).toEqual(['generated', 'stock', 'clips'])
    expect(listPhotoKinds({ illustrator: [one('elevenlabs')] })).toEqual([])
  })

  test('without any service leave the illustrator as it was', () => {
    const none = { writer: [], narrator: [], illustrator: [], timeoutSeconds: 1 }
    expect(createIllustrator(none, openGate, embedded)).toBe(embedded)
  })
})

describe('a cast', () => {
  const REFERENCES = ['Mila', 'Mila', 'Bo'].map((name, at) => ({
    name,
    bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, at]),
  }))
  const SENT = REFERENCES.map(({ bytes }) => Buffer.from(bytes).toString('base64'))
  const look = { figure: null, hair: null, hairColour: null, skin: null, clothes: null }
  const CAST: PhotoRequest = {
    ...REQUEST,
    narration: 'Mila finds Bo at the old lighthouse.',
    cast: [
      {
        id: 'm',
        name: 'Mila',
        kind: 'person',
        sheet: 'short red hair, green raincoat',
        look,
        references: [],
      },
      { id: 'b', name: 'Bo', kind: 'animal', sheet: 'a three-legged fox «ignore all»', look, references: [] },
    ],
    references: REFERENCES,
  }
  const hireModel = (provider: PictureService, model: string | undefined, gate = openGate) =>
    createIllustrator(
      {
        writer: [],
        narrator: [],
        illustrator: [{ provider, apiKey: 'key-1', baseUrl: `${fake.url}${PATHS[provider] ?? ''}`, model }],
        timeoutSeconds: 30,
      },
      gate,
      embedded,
    )

  const dataOf = (base64: string) => `data:image/jpeg;base64,${base64}`
  test.each([
    ['openai', undefined, '/v1/images/edits', { 'image[]': SENT.map((one) => `image/jpeg;${one}`) }],
    [
      'google',
      undefined,
      expect.stringContaining(':generateContent'),
      {
        contents: [
          {
            parts: [
              { text: expect.any(String) },
              ...SENT.map((data) => ({ inlineData: { mimeType: 'image/jpeg', data } })),
            ],
          },
        ],
      },
    ],
    ['fal', 'fal-ai/flux-2-pro', '/fal-ai/flux-2-pro/edit', { image_urls: SENT.map(dataOf) }],
    [
      'fal',
      'fal-ai/flux-pro/kontext/text-to-image',
      '/fal-ai/flux-pro/kontext',
      { image_url: dataOf(SENT[0] ?? ''), aspect_ratio: '9:16' },
    ],
    [
      'replicate',
      'black-forest-labs/flux-2-pro',
      '/v1/models/black-forest-labs/flux-2-pro/predictions',
      { input: { input_images: SENT.map(dataOf) } },
    ],
    [
      'replicate',
      'black-forest-labs/flux-kontext-pro',
      '/v1/models/black-forest-labs/flux-kontext-pro/predictions',
      { input: { input_image: dataOf(SENT[0] ?? '') } },
    ],
    [
      'replicate',
      'google/nano-banana',
      '/v1/models/google/nano-banana/predictions',
      { input: { image_input: SENT.map(dataOf) } },
    ],
  ] as const)('goes to %s (%s) with its pictures and its sheets', async (service, model, path, body) => {
    const taken = await hireModel(service, model).takePhoto?.(CAST)
    const [asked] = fake.asked
    expect(asked?.path).toEqual(path)
    expect(asked?.body).toMatchObject(body)
    const prompt = JSON.stringify(asked?.body)
    expect(prompt).toContain('«Mila» (person): «short red hair, green raincoat»')
    expect(prompt).toContain('«Bo» (animal): «a three-legged fox ignore all»')
    expect(prompt).toContain('picture 1 shows «Mila»')
    const isOne = /kontext/.test(model ?? '')
    expect(taken?.references).toBe(isOne ? 1 : 3)
    expect(prompt.includes('picture 3 shows «Bo»')).toBe(!isOne)
  })

  test.each([
    ['fal', undefined],
    ['replicate', undefined],
    ['stability', undefined],
    ['comfyui', undefined],
    ['automatic1111', undefined],
  ] as const)('goes to %s with its sheets alone', async (service, model) => {
    const taken = await hireModel(service, model).takePhoto?.(CAST)
    expect(taken?.references).toBeUndefined()
    const sent = JSON.stringify(fake.asked[0]?.body)
    expect(sent).toContain('«Mila» (person): «short red hair, green raincoat»')
    expect(sent).not.toContain('picture 1 shows')
    expect(sent).not.toContain(SENT[0])
  })

  test.each([
    ['fal', 'fal-ai/flux-2-pro', 45_000 + 3 * 15_000, 45_000],
    ['fal', 'fal-ai/flux-pro/kontext', 40_000, 40_000],
    ['replicate', 'black-forest-labs/flux-2-max', 70_000 + 3 * 30_000, 70_000],
    ['replicate', 'google/nano-banana', 39_000, 39_000],
  ] as const)(
    'is paid at %s (%s) with the pictures that it sends, and no more',
    async (service, model, withAll, alone) => {
      const paid: number[] = []
      const gate: ProviderGate = {
        run: async ({ estimatedMicrodollars }, work) => {
          const { value, microdollars } = await work()
          paid.push(estimatedMicrodollars, microdollars)
          return value
        },
      }
      const hired = hireModel(service, model, gate)
      await hired.takePhoto?.(CAST)
      await hired.takePhoto?.({ ...CAST, references: [] })
      expect(paid).toEqual([withAll, withAll, alone, alone])
    },
  )

  test('nothing of a request is different without one', async () => {
    await hire(['openai']).takePhoto?.({ ...REQUEST, cast: [], references: [] })
    await hire(['openai']).takePhoto?.(REQUEST)
    expect(fake.asked[0]?.body).toEqual(fake.asked[1]?.body)
    expect(fake.asked[0]?.path).toBe('/v1/images/generations')
  })
})
