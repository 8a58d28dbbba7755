import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findProgram } from '../../../../../launcher/find-program.ts'
import { createPreviewer, type Previewer } from './previewer.ts'
import type { MadePart, PreviewTask } from './preview-works.ts'

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
  test.skipIf(espeak === undefined)('is spoken by the eSpeak that the settings name', async () => {
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
