import { createSpeller, stretchSpoken } from '@hookreel/crew/makers'
import type { LineRequest } from '@hookreel/crew/makers'
import { readSamples, writeSamples } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs, StudioError } from '../studio-error.ts'
import type { LinePart } from './spoken-script.ts'

const TRIM_VERSION = 1
const STRETCH_VERSION = 1
/** Kept around the words of a line: consonants begin before and ring after the times that engines report. */
const KEEP_BEFORE_SECONDS = 0.05
const KEEP_AFTER_SECONDS = 0.12

type CutLine = Omit<LinePart, 'voiceId' | 'sceneIndex' | 'gapWeight'>

/**
 * Speaks one line, remembered by its text, voice and pace and by how its words are said; a costly voice speaks it once and is stretched. Throws StudioError
 * `voice_failed`.
 */
export async function speakLine(place: StepPlace, crew: StudioCrew, asked: LineRequest): Promise<CutLine> {
  const { engine, version } = crew.narrator
  const request = onlyWhatIsSaid(asked)
  if (request.pace !== 1 && engine.isCostly?.(request.voiceId)) return stretchLine(place, crew, request)
  return rememberStep<CutLine>(place, 'voice', { request, version, trim: TRIM_VERSION }, async (key) => {
    const spoken = await orFailAs('voice_failed', 'The voice could not speak the script.', place.signal, () =>
      engine.speakLine(request, place.signal),
    )
    const first = spoken.words[0]
    const last = spoken.words.at(-1)
    if (!first || !last) throw new StudioError('voice_failed', `The voice said nothing of "${request.text}".`)
    const from = Math.max(0, first.startSeconds - KEEP_BEFORE_SECONDS)
    const fromSample = Math.floor(from * spoken.sampleRate)
    const toSample = Math.min(
      spoken.samples.length,
      Math.ceil((last.endSeconds + KEEP_AFTER_SECONDS) * spoken.sampleRate),
    )
    const file = `voice/${key}.f32`
    await writeSamples(place.partsFolder, file, spoken.samples)
    const shift = fromSample / spoken.sampleRate
    const words = spoken.words.map((word) => ({
      text: word.text,
      startSeconds: word.startSeconds - shift,
      endSeconds: word.endSeconds - shift,
    }))
    return { data: { file, sampleRate: spoken.sampleRate, fromSample, toSample, words }, files: [file] }
  })
}

/** Without the sayings of other lines: a change of those leaves this line as it was spoken. */
function onlyWhatIsSaid({ sayings = [], ...request }: LineRequest): LineRequest {
  const own = createSpeller(sayings).findSayings(request.text)
  return own.length === 0 ? request : { ...request, sayings: own }
}

/** A line that costs money is spoken once, at the voice's own pace, and stretched to any other. */
async function stretchLine(place: StepPlace, crew: StudioCrew, request: LineRequest): Promise<CutLine> {
  const { version } = crew.narrator
  const natural = await speakLine(place, crew, { ...request, pace: 1 })
  return rememberStep<CutLine>(
    place,
    'voice',
    { request, version, stretch: STRETCH_VERSION },
    async (key) => {
      const samples = await readSamples(place.partsFolder, natural.file)
      const cut = samples.subarray(natural.fromSample, natural.toSample)
      const line = stretchSpoken({ ...natural, samples: cut }, request.pace)
      const file = `voice/${key}.f32`
      await writeSamples(place.partsFolder, file, line.samples)
      const { sampleRate, words } = line
      return {
        data: { file, sampleRate, fromSample: 0, toSample: line.samples.length, words },
        files: [file],
      }
    },
  )
}
