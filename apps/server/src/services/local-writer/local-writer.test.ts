import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { createWriter, openGate } from '@hookreel/crew'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import type { CrewSettings, Writer } from '@hookreel/crew'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { replyPart } from '../../../../../tests/builders/build-install.ts'
import { buildWriter, hasRuntime } from '../../../../../tests/builders/build-writer.ts'
import type { BuiltWriter } from '../../../../../tests/builders/build-writer.ts'
import { createLog } from '../../platform/log.ts'
import { installWriter, openLocalWriter, readWriterState, removeWriter } from './local-writer.ts'
import type { LocalWriter } from './local-writer.ts'
import { createWriterProcess } from './writer-process.ts'
import type { WriterProcess } from './writer-process.ts'

const never = new AbortController().signal
const log = createLog(
  () => undefined,
  () => new Date(0),
)
const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    isTrue: { type: 'boolean' },
    kind: { type: 'string', enum: ['myth', 'list'] },
    lines: { type: 'array', items: { type: 'string', maxLength: 8 }, maxItems: 3 },
  },
  required: ['isTrue', 'kind', 'lines'],
  additionalProperties: false,
}
const ENDLESS = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] }
const ask = (content: string, schema: unknown = SCHEMA, maxTokens = 400) => ({
  messages: [
    { role: 'system', content: 'You write.' },
    { role: 'user', content },
  ],
  schema,
  maxTokens,
  seed: 7,
})
const modelIn = ({ plan }: BuiltWriter, folder: string) =>
  path.join(folder, 'model', plan.models[0]?.file.path ?? '')
const placeOf = ({ plan }: BuiltWriter) => {
  const place = plan.models[0]?.install.place
  if (!place) throw new Error('there is a model')
  return place
}

describe('installing', () => {
  let built: BuiltWriter
  beforeEach(async () => {
    built = await buildWriter()
  })
  afterEach(() => built.close())
  const asks = () => built.service.asked.filter(({ path: asked }) => asked.endsWith('/tiny.gguf'))

  test('cut at half and taken up there, tried, and its speed noted; then nothing is fetched again', async () => {
    const { plan, model } = built
    const part = `${modelIn(built, placeOf(built).coming)}.part`
    async function* half() {
      yield model.slice(0, model.length / 2)
      await vi.waitFor(() => expect(statSync(part).size).toBeGreaterThan(0), 20_000)
    }
    built.answer((from) =>
      from === 0 ? { ...replyPart(model, 0), pieces: half(), isCut: true } : replyPart(model, from),
    )
    expect(await readWriterState(plan)).toMatchObject({ state: 'absent', model: null })
    expect(await installWriter(plan, 'tiny', never)).toBe('installed')
    expect(asks()[1]?.headers['range']).toMatch(/^bytes=[1-9]\d+-$/)
    const state = await readWriterState(plan)
    expect(state).toMatchObject({ state: 'installed', model: 'tiny', message: null })
    expect(state.wordsPerSecond).toBeGreaterThan(0)
    expect(await installWriter(plan, 'tiny', never)).toBe('installed')
    expect(asks()).toHaveLength(2)
  })

  test('another file than the pinned one is refused and thrown away', async () => {
    const { plan, model } = built
    built.answer((from) =>
      replyPart(
        model.map((byte) => byte ^ 1),
        from,
      ),
    )
    await expect(installWriter(plan, 'tiny', never)).rejects.toThrow(/is not the file that was expected/)
    expect(existsSync(placeOf(built).installed)).toBe(false)
    expect(existsSync(`${modelIn(built, placeOf(built).coming)}.part`)).toBe(false)
    expect(await readWriterState(plan)).toMatchObject({
      state: 'stopped',
      model: 'tiny',
      message: expect.stringContaining('SHA-256'),
    })
  })

  test('what does not fit into memory, and what there is not, is refused before anything is fetched', async () => {
    const { plan } = built
    await expect(installWriter(plan, 'huge', never)).rejects.toThrow(/needs about .* GB of memory/)
    await expect(installWriter(plan, 'other', never)).rejects.toThrow('It is one of tiny, huge.')
    const shown = (await readWriterState(plan)).models
    expect(shown.map(({ id, mayRun, isSuggested }) => [id, mayRun, isSuggested])).toEqual([
      ['tiny', true, true],
      ['huge', false, false],
    ])
    expect(built.service.asked).toEqual([])
  })

  test('a model that does not run here never counts as installed', async () => {
    const { plan } = built
    const [first] = plan.models
    if (!first) throw new Error('there is a model')
    const broken = {
      ...plan,
      models: [{ ...first, install: { ...first.install, prove: () => Promise.reject(new Error('no')) } }],
    }
    await expect(installWriter(broken, 'tiny', never)).rejects.toThrow('no')
    expect(await readWriterState(plan)).toMatchObject({ state: 'stopped' })
    // Nothing is downloaded again when it is tried once more.
    expect(await installWriter(plan, 'tiny', never)).toBe('installed')
    expect(asks()).toHaveLength(1)
  })

  test('is taken off the disk with everything of it', async () => {
    const { plan, dataDir } = built
    await installWriter(plan, 'tiny', never)
    await removeWriter(plan)
    expect(await readWriterState(plan)).toMatchObject({ state: 'absent', wordsPerSecond: null })
    // But for the lock: anyone who begins to install right then waits at it.
    expect(readdirSync(dataDir)).toEqual([path.basename(plan.folder)])
    expect(readdirSync(plan.folder)).toEqual([path.basename(placeOf(built).lock)])
  })

  test('begun while it is taken off the disk waits for that, and ends whole', async () => {
    const { plan } = built
    const local = await openLocalWriter(plan, log)
    await installWriter(plan, 'tiny', never)
    const removed = local.remove()
    await local.install('tiny')
    await removed
    await vi.waitFor(async () => expect((await local.read()).state).toBe('installed'), 30_000)
    expect(existsSync(modelIn(built, placeOf(built).installed))).toBe(true)
    // Right after the order, before anybody holds the lock.
    await local.remove()
    await local.install('tiny')
    await local.remove()
    await vi.waitFor(async () => expect((await local.read()).state).toBe('stopped'), 30_000)
    await local.close()
  })
})

// The true runtime comes from npm: it is run where somebody installed it (docs/testing.md).
describe.each([
  { name: 'a program in its place', isReal: false },
  ...(hasRuntime ? [{ name: 'llama.cpp and a tiny model', isReal: true }] : []),
])('writing with $name', ({ isReal }) => {
  let built: BuiltWriter
  let writer: WriterProcess | undefined
  beforeAll(async () => {
    built = await buildWriter({ isReal })
    expect(await installWriter(built.plan, 'tiny', never)).toBe('installed')
    const { installed } = placeOf(built)
    writer = createWriterProcess(installed, modelIn(built, installed))
  })
  afterAll(async () => {
    writer?.close()
    await built.close()
  })

  const write: WriterProcess['write'] = (...order) => {
    if (!writer) throw new Error('it was opened')
    return writer.write(...order)
  }

  test('the answer is of the schema, also with random weights', async () => {
    const pieces: string[] = []
    const end = await write(ask('Three lines about the sea.'), (text) => pieces.push(text), never)
    expect(end.isCutOff).toBe(false)
    expect(end.outputTokens).toBeGreaterThan(0)
    expect(pieces.length).toBeGreaterThan(0)
    const answer: unknown = JSON.parse(pieces.join(''))
    expect(answer).toEqual({
      isTrue: expect.any(Boolean),
      kind: expect.stringMatching(/^(myth|list)$/),
      lines: expect.any(Array),
    })
  })

  test('what is longer than it may be is cut off, and said to be', async () => {
    const end = await write(ask('Go on for ever.', ENDLESS, 6), () => undefined, never)
    expect(end).toMatchObject({ isCutOff: true })
  })

  test('what nobody waits for any more is stopped, and the next one is written', async () => {
    const given = new AbortController()
    const written = write(
      ask('Go on for ever.', ENDLESS, 2000),
      () => given.abort(new Error('given up')),
      given.signal,
    )
    await expect(written).rejects.toThrow('given up')
    const end = await write(ask('Three lines.'), () => undefined, never)
    expect(end.isCutOff).toBe(false)
  })
})

describe('a process that ends', () => {
  let built: BuiltWriter
  let writer: WriterProcess
  beforeAll(async () => {
    built = await buildWriter()
    await installWriter(built.plan, 'tiny', never)
    const { installed } = placeOf(built)
    writer = createWriterProcess(installed, modelIn(built, installed))
  })
  afterAll(async () => {
    writer.close()
    await built.close()
  })

  test('before it wrote a word: a new one writes it', async () => {
    await writer.write(ask('Something.'), () => undefined, never)
    const end = await writer.write(ask('It will crash once.'), () => undefined, never)
    expect(end.isCutOff).toBe(false)
  })

  test('each time: its reason is told, and the next one is written', async () => {
    await expect(writer.write(ask('It must crash always.'), () => undefined, never)).rejects.toThrow(
      'Its process ended. Error: out of memory',
    )
    expect((await writer.write(ask('On it goes.'), () => undefined, never)).isCutOff).toBe(false)
  })
})

describe('the crew', () => {
  const REQUEST = { prompt: 'space facts', seconds: 30, language: 'English (US)', count: 2, seed: 1 } as const
  const NOTES = [
    'Our bakery opens at five in the morning.',
    'Old ovens crash always when it is cold.',
    'We bake two hundred loaves before the first guest comes.',
    'The dough rests for a whole night.',
    'Every loaf is shaped by hand.',
  ].join('\n')
  let built: BuiltWriter
  let local: LocalWriter
  let writer: Writer
  beforeAll(async () => {
    built = await buildWriter()
    local = await openLocalWriter(built.plan, log)
    const settings: CrewSettings = {
      get writer() {
        return [local.findSettings() ?? []].flat()
      },
      ...{ illustrator: [], narrator: [], timeoutSeconds: 60 },
    }
    writer = createWriter(settings, openGate, createEmbeddedWriter())
  })
  afterAll(async () => {
    await local.close()
    await built.close()
  })
  const whoWrites = async (more: { notes?: string } = {}) => {
    const ideas = await writer.suggestIdeas({ ...REQUEST, ...more })
    return [...new Set(ideas.map(({ writtenBy }) => writtenBy))]
  }

  test('does not ask it before it is installed, asks it from then on, and not when it is removed', async () => {
    expect(local.findSettings()).toBeUndefined()
    expect(await whoWrites()).toEqual([undefined])
    await local.install('tiny')
    await vi.waitFor(async () => expect((await local.read()).state).toBe('installed'), 30_000)
    expect(await whoWrites()).toEqual(['Writer on this machine'])
    // One that ends in the middle is no reason for no ideas.
    expect(await whoWrites({ notes: NOTES })).toEqual([undefined])
    await local.remove()
    expect(local.findSettings()).toBeUndefined()
    expect(await whoWrites()).toEqual([undefined])
  })

  test('only this server knows the key that it is asked with', async () => {
    await local.install('tiny')
    await vi.waitFor(() => expect(local.findSettings()).toBeDefined(), 30_000)
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'Hello.' }] })
    const headers = { authorization: 'Bearer guessed', 'content-type': 'application/json' }
    const answer = await fetch(`${local.findSettings()?.baseUrl}/chat/completions`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(401)
  })
})
