import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeMotions, MOTION_SERVICES } from '../../../../tests/fakes/motion-services.ts'
import type { FakeMotions, MotionMood, MotionServiceName } from '../../../../tests/fakes/motion-services.ts'
import { writeClip } from '../../../../tests/fakes/write-clip.ts'
import type { ProviderCall, ProviderFailure, ProviderGate } from '../provider/provider.ts'
import { ProviderError } from '../provider/provider.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import type { MotionNote, MotionNotes, MotionRequest } from './animator.ts'
import { cancelMotion, createAnimator } from './create-animator.ts'

let folder = ''
let clip: Buffer
let fake: FakeMotions
/** Notes as they would stand in the database. */
let notes: Map<string, MotionNote>
let calls: { call: ProviderCall; microdollars: number | undefined }[]

const request: MotionRequest = {
  ...{ still: Buffer.from('a picture'), shape: 'portrait', seconds: 4, seed: 7 },
  ...{ prompt: 'Camera: slow push in. Subject: «a fox».', negativePrompt: 'text' },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-motion-'))
  await writeClip(join(folder, 'clip.mp4'), { seconds: 3, width: 90, height: 160 })
  clip = await readFile(join(folder, 'clip.mp4'))
  fake = await startFakeMotions(clip)
})
afterAll(async () => {
  await fake.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  fake.behave('well')
  fake.taken.length = 0
  fake.asked.length = 0
  fake.listsOrders = true
  notes = new Map()
  calls = []
})

const keyOf = (provider: string, model: string) => `${provider} ${model}`
const kept: MotionNotes = {
  read: async (provider, model) => notes.get(keyOf(provider, model)),
  write: async (note) => void notes.set(keyOf(note.provider, note.model), structuredClone(note)),
}
const gate: ProviderGate = {
  run: async (call, work) => {
    const entry: (typeof calls)[number] = { call, microdollars: undefined }
    calls.push(entry)
    const { value, microdollars } = await work()
    entry.microdollars = microdollars
    return value
  },
}

/** Those that take an order and are asked for its job. */
const QUEUED = MOTION_SERVICES.filter((service) => service !== 'localai')
/** What they run goes on to its end and is billed. */
const UNSTOPPED: ReadonlySet<string> = new Set(['kling'])
const KEYS: Partial<Record<MotionServiceName, string | undefined>> = {
  ...{ comfyui: undefined, sdcpp: undefined, kling: 'access:secret' },
}

function settingsOf(services: readonly MotionServiceName[], clipTimeoutSeconds = 30): CrewSettings {
  const animator = services.map((provider) => ({
    ...{ provider, baseUrl: fake.addressOf(provider), model: undefined },
    apiKey: provider in KEYS ? KEYS[provider] : 'secret',
  }))
  return { writer: [], narrator: [], illustrator: [], animator, timeoutSeconds: 10, clipTimeoutSeconds }
}

async function move(services: readonly MotionServiceName[], clipTimeoutSeconds?: number, into = kept) {
  const animator = createAnimator(settingsOf(services, clipTimeoutSeconds), gate, {
    wait: (_ms, signal) => sleep(5, undefined, { signal }),
  })
  if (!animator) throw new Error('no animator')
  return animator.movePicture(request, into)
}

/** `moves`, or how it failed. */
async function tryToMove(service: MotionServiceName, clipTimeoutSeconds?: number) {
  try {
    const { bytes } = await move([service], clipTimeoutSeconds)
    return Buffer.compare(bytes, clip) === 0 ? 'moves' : 'another clip'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    expect(error.message).not.toContain('secret')
    return error.failure
  }
}

type Outcome = 'moves' | ProviderFailure
/** What comes of each mood at every service; `taken`: how many orders it has on its bill. */
type Expected = { readonly outcome: Outcome; readonly taken: number }
const same = (outcome: Outcome, taken: number) =>
  Object.fromEntries(QUEUED.map((service) => [service, { outcome, taken }]))
const FINDS = {
  fal: true,
  replicate: true,
  google: false,
  runway: false,
  kling: true,
  comfyui: true,
} as const

const TABLE: Readonly<Record<Exclude<MotionMood, 'never'>, Partial<Record<MotionServiceName, Expected>>>> = {
  well: same('moves', 1),
  slow: same('moves', 1),
  busy: same('rate_limited', 0),
  down: same('unavailable', 0),
  refused: same('refused', 0),
  'no credit': same('out_of_quota', 0),
  // Who lists no orders cannot say that it never came: it is left at that.
  'not accepted': {
    ...same('unavailable', 0),
    ...{ fal: { outcome: 'broken', taken: 0 }, google: { outcome: 'broken', taken: 0 } },
    runway: { outcome: 'broken', taken: 0 },
  },
  'accepted, unsaid': unsaid(),
  gateway: unsaid(),
  'no JSON': unsaid(),
  fails: same('failed', 1),
  moderated: {
    ...same('moderated', 1),
    ...{ comfyui: { outcome: 'failed', taken: 1 }, sdcpp: { outcome: 'failed', taken: 1 } },
  },
  'looks fail': same('moves', 1),
  'file cut once': without(same('moves', 1)),
  'file cut': without(same('broken', 1)),
  'wrong type': same('broken', 1),
  'too large': same('broken', 1),
  gone: without(same('broken', 1)),
  elsewhere: { ...without(same('broken', 1)), comfyui: { outcome: 'moves', taken: 1 } },
  redirected: without(same('moves', 1)),
  empty: same('broken', 1),
}

/** Taken, but not told: who can be asked for the order goes on with it, and nobody is sent a second one. */
function unsaid(): Partial<Record<MotionServiceName, Expected>> {
  const paid = Object.entries(FINDS).map(([service, isFound]) => [
    service,
    { outcome: isFound ? ('moves' as const) : ('broken' as const), taken: 1 },
  ])
  // Its second run costs nothing, and the next service is free to be asked.
  return { ...Object.fromEntries(paid), sdcpp: { outcome: 'unavailable', taken: 1 } }
}

/** It gives what it made in its answer, and has no files. */
function without(
  of: Partial<Record<MotionServiceName, Expected>>,
): Partial<Record<MotionServiceName, Expected>> {
  const { sdcpp: _, ...rest } = of
  return rest
}

/** LocalAI answers with the clip: it has no jobs and no files, and what it made for nobody costs nothing. */
const DIRECT: Partial<Record<MotionMood, Expected>> = {
  ...{ well: { outcome: 'moves', taken: 1 }, slow: { outcome: 'moves', taken: 1 } },
  ...{ busy: { outcome: 'rate_limited', taken: 0 }, down: { outcome: 'unavailable', taken: 0 } },
  refused: { outcome: 'refused', taken: 0 },
  'not accepted': { outcome: 'unavailable', taken: 0 },
  'accepted, unsaid': { outcome: 'unavailable', taken: 1 },
  ...{ gateway: { outcome: 'slow', taken: 1 }, 'no JSON': { outcome: 'broken', taken: 1 } },
  ...{ fails: { outcome: 'unavailable', taken: 1 }, 'file cut': { outcome: 'unavailable', taken: 1 } },
  ...{ 'wrong type': { outcome: 'broken', taken: 1 }, 'too large': { outcome: 'broken', taken: 1 } },
  empty: { outcome: 'broken', taken: 1 },
}
const CASES = [
  ...Object.entries(TABLE).flatMap(([mood, expected]) =>
    Object.entries(expected).map(([service, one]) => ({ mood, service, ...one })),
  ),
  ...Object.entries(DIRECT).map(([mood, one]) => ({ mood, service: 'localai', ...one })),
]

describe('a picture that is to move', () => {
  test.each(CASES)(
    '$service, $mood: $outcome, $taken on the bill',
    async ({ mood, service, outcome, taken }) => {
      fake.behave(mood as MotionMood)
      const name = service as MotionServiceName
      expect(await tryToMove(name)).toBe(outcome)
      expect(fake.taken.length).toBe(taken)
      const [note] = notes.values()
      const hasJobs = name !== 'localai'
      const isOver = hasJobs && (outcome === 'broken' || outcome === 'slow')
      const begun = hasJobs ? 'accepted' : 'asked'
      expect(note?.state).toBe(outcome === 'moves' ? begun : isOver ? 'over' : 'refused')
      // Anyone who comes again is not sent to a service that may have been paid.
      fake.behave('well')
      if (isOver) expect(await tryToMove(name)).toBe('broken')
      if (isOver) expect(fake.taken.length).toBe(taken)
    },
  )

  test('is not waited for without end: its time is over, and the job is cancelled at its service', async () => {
    fake.behave('never')
    const ends = await Promise.all(MOTION_SERVICES.map((service) => tryToMove(service, 1)))
    expect(ends).toEqual(MOTION_SERVICES.map(() => 'slow'))
    await expect
      .poll(() => fake.taken.filter(({ isCancelled }) => !isCancelled).map(({ service }) => service))
      .toEqual([...UNSTOPPED])
    expect(
      MOTION_SERVICES.map((service) => [...notes.values()].find((note) => note.provider === service)?.state),
    ).toEqual(MOTION_SERVICES.map((service) => (service === 'localai' ? 'refused' : 'over')))
  })

  test('is asked for by each service’s own contract: silent, of the frame’s shape, as long as its scene', async () => {
    for (const service of MOTION_SERVICES) await move([service])
    const bodies = Object.fromEntries(fake.taken.map(({ service, body }) => [service, body]))
    const data = Buffer.from('a picture').toString('base64')
    const image = `data:image/jpeg;base64,${data}`
    expect(bodies.fal).toMatchObject({
      image_url: image,
      duration: 6,
      aspect_ratio: '9:16',
      generate_audio: false,
    })
    expect(bodies.replicate?.input).toMatchObject({ image, num_frames: 81, resolution: '720p', seed: 7 })
    expect(bodies.google).toMatchObject({
      ...{ model: 'gemini-omni-1.1-flash', background: true, store: true },
      input: [{ type: 'image', mime_type: 'image/jpeg', data }, { type: 'text' }],
      response_format: { type: 'video', aspect_ratio: '9:16', duration: '4s', delivery: 'uri' },
    })
    expect(bodies.runway).toMatchObject({ promptImage: image, ratio: '720:1280', duration: 4 })
    expect(bodies.sdcpp).toMatchObject({
      init_image: data,
      width: 480,
      height: 832,
      video_frames: 65,
      fps: 16,
    })
    expect(bodies.kling).toMatchObject({
      ...{ model_name: 'kling-v3', image: data, mode: 'std', duration: '4', sound: 'off' },
      external_task_id: [...notes.values()].find(({ provider }) => provider === 'kling')?.token,
    })
    expect(bodies.localai).toMatchObject({
      ...{ model: 'wan-2.1-i2v-14b-480p-ggml', start_image: data, seed: 7, response_format: 'b64_json' },
      ...{ width: 480, height: 832, num_frames: 65, fps: 16 },
    })
    const graph = JSON.stringify(bodies.comfyui?.prompt)
    expect(graph).toContain('"Wan22ImageToVideoLatent"')
    expect(graph).toContain('"width":704,"height":1280')
    expect(graph).toContain('"length":97')
    const [first] = fake.taken
    expect(first?.headers['x-fal-object-lifecycle-preference']).toBe('{"expiration_duration_seconds":3600}')
    expect(fake.taken.find(({ service }) => service === 'google')?.isForgotten).toBe(true)
  })

  test('costs what was told before, or what the service says; on one’s own machine nothing', async () => {
    for (const service of MOTION_SERVICES) await move([service])
    expect(
      calls.map(({ call, microdollars }) => [call.provider, call.estimatedMicrodollars, microdollars]),
    ).toEqual([
      ['fal', 360_000, 360_000],
      ['replicate', 110_000, 110_000],
      ['google', 400_000, 400_000],
      // It told 25 credits, where 4 seconds by its list are 20.
      ['runway', 200_000, 250_000],
      // 2.4 of its units.
      ['kling', 640_000, 336_000],
      ['comfyui', 0, 0],
      ['sdcpp', 0, 0],
      ['localai', 0, 0],
    ])
  })

  test('that may have been paid says what became of it, in the same words when it is asked for again', async () => {
    const notAgain = 'is not ordered again for this picture: choose another one, or leave it still.'
    const NOT_AGAIN = `It may have been paid, so it ${notAgain}`
    const read = async (mood: MotionMood, service: MotionServiceName, seconds?: number) => {
      notes.clear()
      fake.behave(mood)
      const say = () => move([service], seconds).catch((error: Error) => error.message)
      const told = await say()
      expect(await say()).toBe(told)
      return told
    }
    expect(await read('gone', 'kling')).toBe(
      `Kling gave an answer that cannot be used: What it made is no longer there. ${NOT_AGAIN}`,
    )
    expect(await read('gateway', 'google')).toBe(
      `Google Gemini gave an answer that cannot be used: It did not say whether it took the order. ${NOT_AGAIN}`,
    )
    expect(await read('never', 'runway', 1)).toBe(
      `Runway did not answer in time: Its clip was not there after 1 seconds. ${NOT_AGAIN}`,
    )
    expect(await read('empty', 'comfyui')).toBe(
      `ComfyUI gave an answer that cannot be used: The graph saved no video. It ${notAgain}`,
    )
  })

  test('is made by the next service when the first one took nothing, and by nobody else when it may have been paid', async () => {
    fake.behave('down', 'well')
    expect((await move(['fal', 'replicate'])).provider).toBe('replicate')
    fake.behave('gone')
    notes.clear()
    await expect(move(['fal', 'replicate'])).rejects.toMatchObject({ failure: 'broken', provider: 'fal' })
    expect(fake.taken.map(({ service }) => service)).toEqual(['replicate', 'fal'])
    // One’s own machine takes nothing for what came to nothing.
    fake.behave('wrong type', 'well')
    notes.clear()
    expect((await move(['localai', 'fal'])).provider).toBe('fal')
  })
})

/** The process dies in the moment in which it would write this. */
function dieAt(state: MotionNote['state'], isWritten = false): MotionNotes {
  return {
    read: (provider, model) => kept.read(provider, model),
    write: async (note) => {
      if (note.state === state && !isWritten) throw new Error('killed')
      await kept.write(note)
      if (note.state === state) throw new Error('killed')
    },
  }
}

describe('a process that was killed', () => {
  test.each(QUEUED)(
    '%s took its order, and nobody wrote that down: it is not paid twice',
    async (service) => {
      await expect(move([service], 30, dieAt('accepted'))).rejects.toThrow('killed')
      expect(fake.taken.length).toBe(1)
      expect([...notes.values()]).toMatchObject([{ state: 'asked' }])
      const isFound = service in FINDS && FINDS[service as keyof typeof FINDS]
      const outcome = await tryToMove(service)
      // On one's own machine it is made once more, for nothing.
      expect(outcome).toBe(isFound || service === 'sdcpp' ? 'moves' : 'broken')
      expect(fake.taken.length).toBe(service === 'sdcpp' ? 2 : 1)
      // In the books it stands once.
      expect(calls[1]?.call.estimatedMicrodollars).toBe(0)
    },
  )

  test.each(QUEUED)('%s has its job: it is asked for that, and gives it', async (service) => {
    await expect(move([service], 30, dieAt('accepted', true))).rejects.toThrow('killed')
    expect(await tryToMove(service)).toBe('moves')
    expect(fake.taken.length).toBe(1)
    expect(calls[1]).toMatchObject({ call: { estimatedMicrodollars: 0 }, microdollars: 0 })
  })

  test.each(QUEUED)('%s was never sent its order: only who can say so is sent one', async (service) => {
    await expect(move([service], 30, dieAt('asked', true))).rejects.toThrow('killed')
    expect(fake.taken.length).toBe(0)
    const knows = ['replicate', 'kling', 'comfyui', 'sdcpp'].includes(service)
    expect(await tryToMove(service)).toBe(knows ? 'moves' : 'broken')
    expect(fake.taken.length).toBe(knows ? 1 : 0)
  })

  test('while its own machine made a clip: that is asked once more, for nothing', async () => {
    fake.behave('never', 'well')
    const ended = new AbortController()
    const animator = createAnimator(settingsOf(['localai']), gate)
    const moving = animator?.movePicture(request, kept, ended.signal)
    await expect.poll(() => fake.taken.length).toBe(1)
    ended.abort(new Error('killed'))
    await expect(moving).rejects.toThrow('killed')
    expect([...notes.values()]).toMatchObject([{ state: 'asked' }])
    await expect.poll(() => fake.taken[0]?.isCancelled).toBe(true)
    expect(await tryToMove('localai')).toBe('moves')
  })

  test('finds nothing at a service that lists late: nothing is ordered a second time', async () => {
    await expect(move(['fal'], 30, dieAt('accepted'))).rejects.toThrow('killed')
    fake.listsOrders = false
    expect(await tryToMove('fal')).toBe('broken')
    expect(fake.taken.length).toBe(1)
  })
})

test.each(QUEUED)('a job at %s is ended by the process that has its note', async (service) => {
  fake.behave('never')
  const abort = new AbortController()
  const animator = createAnimator(settingsOf([service]), gate, { wait: () => sleep(5) })
  const moving = animator?.movePicture(request, kept, abort.signal)
  await expect.poll(() => [...notes.values()][0]?.state).toBe('accepted')
  abort.abort(new Error('stopped'))
  await expect(moving).rejects.toThrow('stopped')
  const [note] = notes.values()
  if (!note) throw new Error('no note')
  expect(await cancelMotion(settingsOf([service]), note)).toBe(!UNSTOPPED.has(service))
  expect(fake.taken).toMatchObject([{ isCancelled: !UNSTOPPED.has(service) }])
  expect(await cancelMotion(settingsOf([]), note)).toBe(false)
})
