import { baseLanguage, type WordTime } from '@hookreel/film'
import { createEspeakNarrator } from './embedded/espeak-narrator.ts'
import { findEspeak } from './embedded/espeak-program.ts'
import { createFliteNarrator } from './embedded/flite-narrator.ts'
import { estimateWords } from './estimate-words.ts'
import { findSpeech } from './find-speech.ts'
import { transferWordTimes } from './transfer-word-times.ts'
import type { Narrator, SpokenLine } from './narrator.ts'

/** A spoken text whose words are to be found in its sound. */
export type AlignRequest = {
  readonly text: string
  /** Mono. */
  readonly samples: Float32Array
  readonly sampleRate: number
  /** As voices name it: "English (US)", "German". */
  readonly language: string
  /** The program eSpeak NG; without it `espeak-ng` on the PATH. */
  readonly espeakPath?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const FLITE_READER = 'flite-rms'
/** Beyond this the warp would take much memory; nobody speaks a line for so long. */
const LONGEST_SECONDS = 60

/**
 * When each written word sounds, for voices that do not say so. The text is read again by a voice whose word times are
 * known, and that reading is warped onto the sound: by eSpeak NG where it is installed and has the language, else by
 * Flite for English. Else the words are estimated from where the sound is loud and how long each is to say.
 * Times are seconds from the start of the samples; words are in order, pieces that nobody says stand with a neighbour.
 */
export async function alignWords(request: AlignRequest): Promise<WordTime[]> {
  const isShort = request.samples.length / request.sampleRate <= LONGEST_SECONDS
  const reading = isShort ? await readAgain(request) : undefined
  if (!reading) return guessWords(request)
  const spans = transferWordTimes({ ...reading, spans: reading.words }, request)
  return reading.words.map(({ text }, i) => ({ text, ...(spans[i] ?? { startSeconds: 0, endSeconds: 0 }) }))
}

async function readAgain(request: AlignRequest): Promise<SpokenLine | undefined> {
  const espeak = createEspeakNarrator(findEspeak(request.espeakPath))
  const base = baseLanguage(request.language)
  const own = (await espeak.listVoices()).filter(({ language }) => baseLanguage(language) === base)
  const inLanguage = own.filter(({ language }) => language === request.language)
  const voices = inLanguage.length > 0 ? inLanguage : own
  // Measured on English: the readings of men are nearer to other voices than those of women.
  const voice = voices.find(({ gender }) => gender === 'male') ?? voices[0]
  if (voice) return read(espeak, voice.id, request)
  return base === 'English' ? read(createFliteNarrator(), FLITE_READER, request) : undefined
}

async function read(
  narrator: Narrator,
  voiceId: string,
  { text, signal }: AlignRequest,
): Promise<SpokenLine | undefined> {
  if (!narrator.canSpeak(text, voiceId)) return undefined
  return narrator.speakLine({ text, voiceId, pace: 1 }, signal)
}

function guessWords({ text, samples, sampleRate }: AlignRequest): WordTime[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const whole = { startSeconds: 0, endSeconds: samples.length / sampleRate }
  const stretches = findSpeech(samples, sampleRate)
  return estimateWords(words, stretches.length > 0 ? stretches : [whole])
}
