import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findProgram } from '../../../../../launcher/find-program.ts'
import { createPreviewer, type Previewer } from './previewer.ts'
import type { MadePart, PreviewTask } from './preview-tasks.ts'

const espeak = findProgram('espeak-ng')
let folder: string
let previewer: Previewer

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previewer-'))
  previewer = createPreviewer()
})
afterEach(() => {
  previewer.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** A folder with every program that this machine finds but eSpeak. */
function linkProgramsButEspeak(): string {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  const found = (process.env['PATH'] ?? '').split(delimiter).flatMap((place) => {
    try {
      return readdirSync(place).map((name) => join(place, name))
    } catch {
      return []
    }
  })
  for (const program of new Map(found.toReversed().map((path) => [basename(path), path])).values())
    if (!/^(?:e?speak)/.test(basename(program))) symlinkSync(program, join(programs, basename(program)))
  return programs
}

describe('a preview', () => {
  test('is spoken by the eSpeak that the settings name', { tags: ['espeak-ng'] }, async () => {
    const own = join(folder, 'own-espeak')
    copyFileSync(espeak ?? '', own)
    vi.stubEnv('PATH', linkProgramsButEspeak())
    const narration = 'Honig verdirbt nie.'
    const drawing = { seed: 1, index: 0, sceneCount: 1, earlierSubjects: null }
    const task: PreviewTask = {
      order: {
        ...{ style: 'anime', voiceId: 'espeak-de-f2', seconds: 'script', pictures: 'drawn' },
        about: { title: 'Honig', script: narration },
        ...{ pace: null, silences: null, frameSize: { width: 180, height: 320 } },
        scenes: [{ id: 'one', narration, drawing, upload: null }],
      },
      steps: [],
      partsFolder: join(folder, 'boards', 'board'),
      crew: { writer: [], narrator: [], illustrator: [], timeoutSeconds: 10 },
      espeakPath: own,
    }
    const made: MadePart[] = []
    const end = await previewer.make(
      task,
      async (part) => void made.push(part),
      AbortSignal.timeout(30_000),
      {
        acquirePermit: async () => {
          throw new Error('nothing outside is asked')
        },
        costContext: { userId: 'user', videoId: 'video' },
      },
    )
    expect(end).toEqual({ type: 'done' })
    expect(made.map(({ part }) => part)).toContain('voice')
  })
})

/** Stands in a folder that the process sees; a title of these words is never done with. */
const ENDLESS = `${'a'.repeat(60)}!`
const STAND_IN = `
  import { serveTasks } from '${new URL('../../../../../packages/sandbox/src/calls.ts', import.meta.url).href}'
  serveTasks({
    live: async () => null,
    make: async ({ order }) => ({ type: /^(a+)+$/.test(order.about.title) ? 'failed' : 'done' }),
  })
`

/** Previews of a process that is ended after three seconds of silence. */
function openStandIn() {
  const boards = join(folder, 'boards')
  mkdirSync(boards)
  const entry = join(boards, 'stand-in.mjs')
  writeFileSync(entry, STAND_IN)
  const own = createPreviewer(entry, { spoken: 3000, recorded: 3000 })
  const make = (title: string, userId = 'user') => {
    const order = {
      ...({ style: 'anime', voiceId: 'flite-slt', seconds: 'script', pictures: 'drawn' } as const),
      ...{ pace: null, silences: null, frameSize: { width: 180, height: 320 }, scenes: [] },
      about: { title, script: title },
    } as const
    const crew = { writer: [], narrator: [], illustrator: [], timeoutSeconds: 10 }
    const services = {
      acquirePermit: () => Promise.reject(new Error('nothing outside is asked')),
      costContext: { userId, videoId: 'video' },
    }
    const task: PreviewTask = { order, steps: [], partsFolder: join(boards, 'board'), crew }
    return own.make(task, async () => undefined, AbortSignal.timeout(60_000), services)
  }
  return { make, close: () => own.close() }
}

test('a preview whose words are never read to their end is ended with its process; the next one is made in a new one', async () => {
  const { make, close } = openStandIn()
  try {
    expect(await make(ENDLESS)).toMatchObject({
      type: 'failed',
      code: 'words_too_slow',
      message: expect.stringContaining('Shorten it'),
      isTheirs: true,
    })
    expect(await make('the moon')).toEqual({ type: 'done' })
  } finally {
    close()
  }
})

test('of several people at once nobody knows whose words ended the process, and nobody is blamed', async () => {
  const { make, close } = openStandIn()
  try {
    const ends = await Promise.all([make(ENDLESS), make('the moon', 'neighbour')])
    expect(ends).toMatchObject([{ isTheirs: false }, { type: 'failed' }])
  } finally {
    close()
  }
})
