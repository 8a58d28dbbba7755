import type { WordTime } from '@hookreel/film'
import { estimateWords } from '../estimate-words.ts'
import { findSpeech } from '../find-speech.ts'
import { transferWordTimes } from '../transfer-word-times.ts'
import type { LineRequest, Narrator, SpokenLine } from '../narrator.ts'
import type { EspeakProgram, EspeakSound } from './espeak-program.ts'
import { ESPEAK_VOICES } from './espeak-voices.ts'
import { readWords } from './read-words.ts'
import { isReadable, toReading, type SaidWord } from './written-reading.ts'
import { splitWrittenWords } from './written-words.ts'

/** eSpeak's words a minute at pace 1: about as quick as the other voices. */
const USUAL_PACE = 158
/** eSpeak 1.51 speaks these with one timbre for all, unless they are asked for by their other name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'en-gb': 'en', 'fr-fr': 'fr' }
/** Silence kept before the first sound and after the last. */
const LEAD_SECONDS = 0.06
const TAIL_SECONDS = 0.12

/** Speaks many languages with eSpeak NG, where that program is installed. Its voices are drafts. */
export function createEspeakNarrator(espeak: EspeakProgram): Narrator {
  return {
    listVoices: async () => {
      const languages = await espeak.listLanguages()
      return ESPEAK_VOICES.filter(({ code }) => languages.has(code)).map(
        ({ code: _code, variant: _variant, ...voice }) => voice,
      )
    },
    canSpeak: (text, voiceId) => {
      const voice = ESPEAK_VOICES.find(({ id }) => id === voiceId)
      return voice !== undefined && isReadable(text, voice.code)
    },
    speakLine: (request, signal) => speakLine(espeak, request, signal),
  }
}

/** @throws RangeError for a voice that is not there, a pace out of range or a text that cannot be spoken. */
async function speakLine(
  espeak: EspeakProgram,
  request: LineRequest,
  signal?: AbortSignal,
): Promise<SpokenLine> {
  const voice = ESPEAK_VOICES.find(({ id }) => id === request.voiceId)
  if (!voice) throw new RangeError(`there is no voice ${request.voiceId}`)
  if (!(request.pace >= 0.5 && request.pace <= 2))
    throw new RangeError(`a pace of ${request.pace} cannot be spoken`)
  if (!isReadable(request.text, voice.code)) throw new RangeError('the text has nothing that can be spoken')
  const written = splitWrittenWords(request.text, (piece) => toReading([piece], voice.code)[0]?.spoken !== '')
  const said = toReading(written, voice.code)
  const language = OTHER_NAMES[voice.code] ?? voice.code
  const order = { voice: `${language}+${voice.variant}`, wordsPerMinute: USUAL_PACE * request.pace }
  const text = said.map(({ spoken, mark }) => spoken + mark).join(' ')
  const line = trim(await espeak.speak({ ...order, text }, signal))
  return { ...line, words: await timeWords(espeak, order, { written, said, line }, signal) }
}

/** The words' times: the same voice reads them one by one, and that reading is laid along the line. */
async function timeWords(
  espeak: EspeakProgram,
  order: { voice: string; wordsPerMinute: number },
  spoken: { written: readonly string[]; said: readonly SaidWord[]; line: EspeakSound },
  signal?: AbortSignal,
): Promise<WordTime[]> {
  const { written, said, line } = spoken
  const words = said.map((word) => word.spoken)
  const reading = words.length > 1 ? await readWords(espeak, { ...order, words }, signal) : undefined
  if (!reading) return estimateWords(written, findSpeech(line.samples, line.sampleRate))
  return transferWordTimes(reading, line).map((span, i) => ({ text: written[i] ?? '', ...span }))
}

/** From the first sound to the last, with a little silence around. */
function trim({ samples, sampleRate }: EspeakSound): EspeakSound {
  const speech = findSpeech(samples, sampleRate)
  const from = (speech[0]?.startSeconds ?? 0) - LEAD_SECONDS
  const to = (speech.at(-1)?.endSeconds ?? samples.length / sampleRate) + TAIL_SECONDS
  const whole = new Float32Array(Math.ceil((to - from) * sampleRate))
  const first = Math.round(from * sampleRate)
  const cut = samples.subarray(Math.max(0, first), Math.round(to * sampleRate))
  whole.set(cut.subarray(0, whole.length - Math.max(0, -first)), Math.max(0, -first))
  return { samples: whole, sampleRate }
}
