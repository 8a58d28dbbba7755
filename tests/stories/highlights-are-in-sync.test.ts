import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_CHOICES, FRAME_RATE, frameSizeOf, getStyle, type StyleId } from '@hookreel/film'
import { findFfmpeg } from '@hookreel/render'
import { makeFilm } from '@hookreel/studio'
import { afterAll, expect, test } from 'vitest'
import { cutScenes } from '../../apps/server/src/storyboards/board-scenes.ts'
import { hearWords } from './hear-words.ts'
import { seeHighlights } from './see-highlights.ts'

const WORDS = ['Ten', 'Candle', 'Window', 'Planet', 'Market', 'Garden', 'Doctor', 'Pencil', 'Bottle', 'Tiger']
/** Gives the film its length; only the words that stand alone are measured. */
const ENDING = 'These were the ten words of the day, and now you know them.'
const FARTHEST_MS = 80

const folder = await mkdtemp(join(tmpdir(), 'hookreel-highlights-'))
afterAll(() => rm(folder, { recursive: true }))

async function make(style: StyleId, voiceId: string): Promise<string> {
  const script = `${WORDS.map((word) => `${word}.`).join(' ')} ${ENDING}`
  // No style sets emoji large: such a scene keeps its captions.
  const scenes = cutScenes(script, 5).map(({ narration, upload, drawing }) => ({
    ...{ narration: `${narration} 🍵`, upload },
    drawing: { ...drawing, earlierSubjects: [] },
  }))
  const storyboard = { id: 'ten', about: { title: 'Ten words', script }, pace: null, silences: null, scenes }
  const choices = { ...CHOICES, storyboard }
  const { filmFile } = await makeFilm(
    { title: 'Ten words', script, style, voiceId, ...SHAPE, choices, seconds: 15, format: 'mp4', seed: 5 },
    {
      memory: { recall: async () => undefined, remember: async () => undefined },
      partsFolder: join(folder, style),
      report: () => undefined,
      signal: new AbortController().signal,
    },
  )
  return filmFile
}

/** Without music: a chord struck 100 ms before "Doctor" was heard as the beginning of the word. */
const CHOICES = { ...DEFAULT_CHOICES, music: { ...DEFAULT_CHOICES.music, isOn: false } }
const SHAPE = { resolution: '420p', aspectRatio: '9:16' } as const

test.each([
  ['default', 'flite-slt'],
  ['documentary', 'flite-rms'],
  ['anime', 'flite-awb'],
] as const)('in a %s film with %s each highlight begins with its word', async (style, voiceId) => {
  const file = await make(style, voiceId)
  const ffmpeg = await findFfmpeg()
  const look = getStyle(style).captionLook
  const colour = look.emphasis === 'pill' ? look.accent : look.highlight
  const frameSize = frameSizeOf(SHAPE.resolution, SHAPE.aspectRatio)
  const heard = await hearWords(ffmpeg, file)
  const seen = await seeHighlights(ffmpeg, { file, frameSize, colour })
  const lags = WORDS.map((_, i) => 1000 * ((seen[i] ?? NaN) / FRAME_RATE - (heard[i] ?? NaN)))
  const mean = lags.reduce((sum, lag) => sum + Math.abs(lag), 0) / lags.length
  const words = WORDS.map((word, i) => `${word} ${lags[i]?.toFixed(0)}`).join(', ')
  const message = `mean ${mean.toFixed(0)} ms; ${words}`
  expect(Math.max(...lags.map(Math.abs)), message).toBeLessThanOrEqual(FARTHEST_MS)
})
