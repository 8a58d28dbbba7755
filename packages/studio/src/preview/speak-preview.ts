import { readRecordingVoice } from '@hookreel/film'
import type { Storyboard } from '@hookreel/film'
import { encodeWav } from '@hookreel/render'
import { estimatePace, explainLength } from '../narration/estimate-speech.ts'
import { isAsLong, LENGTH_TOLERANCE } from '../narration/fit-pace.ts'
import { timeNarration } from '../narration/time-narration.ts'
import type { Narration } from '../narration/time-narration.ts'
import { joinLines } from '../sound/mix-film-sound.ts'
import { writePart } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { measureSpeech, speakLines } from '../narration/speak-lines.ts'
import type { NarratedScript } from '../narration/narrated-script.ts'
import type { StudioCrew } from '../studio-crew.ts'
import type { PreviewOrder, PreviewVoice } from './preview-order.ts'

/** Beyond this share the estimated pace is measured and spoken anew. */
const ESTIMATE_MAY_MISS = 0.06
const WAV_VERSION = 1
/** Loudness of the previewed voice (root mean square where it speaks), and its highest sample. */
const VOICE_LEVEL = 0.14
const VOICE_PEAK = 0.95

/** The whole voice of a preview, its lines remembered as a film's are; words that do not fill the length are said to. */
export async function speakPreview(
  place: StepPlace,
  crew: StudioCrew,
  order: PreviewOrder,
  storyboard: Storyboard,
): Promise<PreviewVoice> {
  const { voiceId, speakers, seconds, sayings } = order
  const deliveries = order.scenes.map(({ delivery }) => delivery)
  const first =
    order.pace === null
      ? {
          ...{ pace: estimatePace(storyboard, { voiceId, seconds, deliveries }), silences: null },
          tolerance: ESTIMATE_MAY_MISS,
        }
      : { pace: order.pace, silences: order.silences, tolerance: LENGTH_TOLERANCE }
  const asked = { voiceId, speakers, seconds, sayings, deliveries, first }
  const spoken = await speakLines(place, crew, storyboard, asked, () => undefined)
  const narration = timeNarration(spoken)
  const { gapSeconds, tailSeconds } = spoken.fit
  return {
    file: await writeVoice(place, narration),
    pace: spoken.fit.pace,
    silences: { gapSeconds, tailSeconds },
    seconds: narration.seconds,
    words: narration.words,
    scenes: narration.scenes.map(({ sceneIndex, startSeconds, endSeconds }) => ({
      id: order.scenes[sceneIndex]?.id ?? '',
      startSeconds,
      endSeconds,
    })),
    problem:
      readRecordingVoice(voiceId) || isAsLong(spoken.fit.seconds, order.seconds, LENGTH_TOLERANCE)
        ? null
        : explain(spoken, order),
  }
}

function explain({ lines, fit }: NarratedScript, { seconds }: PreviewOrder): PreviewVoice['problem'] {
  const { message, nearest } = explainLength(measureSpeech(lines, fit.pace), seconds)
  return message === null ? null : { message, nearest }
}

function writeVoice(place: StepPlace, narration: Narration): Promise<string> {
  const lines = narration.lines.map(({ file, fromSample, toSample, startSeconds }) => [
    file,
    fromSample,
    toSample,
    startSeconds,
  ])
  const input = { lines, seconds: narration.seconds, version: WAV_VERSION }
  return rememberStep<string>(place, 'preview-voice', input, async (key) => {
    const { samples, sampleRate } = await joinLines(place.partsFolder, narration)
    setLevel(samples)
    const file = `voice/${key}.wav`
    await writePart(place.partsFolder, file, encodeWav(samples, sampleRate, 1))
    return { data: file, files: [file] }
  })
}

/** Every voice about as loud as the next; the film's own chain does more. */
function setLevel(samples: Float32Array): void {
  let sum = 0
  let count = 0
  let peak = 0
  for (const sample of samples) {
    const size = Math.abs(sample)
    if (size > peak) peak = size
    if (size < 0.005) continue
    sum += sample * sample
    count += 1
  }
  if (count === 0) return
  const gain = Math.min(VOICE_LEVEL / Math.sqrt(sum / count), VOICE_PEAK / peak)
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * gain
}
