import type { WordTime } from '@hookreel/film'
import { estimateWords } from '../estimate-words.ts'
import { joinSamples } from '../join-samples.ts'
import type { LineRequest, Narrator, SpokenLine } from '../narrator.ts'
import {
  createFliteThread,
  startFliteThread,
  type FliteThread,
  type SpokenUtterance,
} from './flite-thread.ts'
import { placeWords, readSounds, type Span } from './place-words.ts'
import { planUtterances, type PlannedUtterance } from './plan-utterances.ts'
import { hasSound, isSpeakable } from './normalization/normalize-words.ts'
import { alignOnsets } from './align-onsets.ts'
import { FLITE_VOICES } from './voices.ts'
import { splitWrittenWords } from './written-words.ts'

/** Silence kept before the first sound, after the last, and between two sentences of a line. */
const LEAD_SECONDS = 0.06
const TAIL_SECONDS = 0.12
const SENTENCE_GAP_SECONDS = 0.2

/** Speaks English with Flite on this machine: no account, no network. Its voices are drafts. */
export function createFliteNarrator(): Narrator {
  const thread = createFliteThread()
  return {
    listVoices: async () => FLITE_VOICES.map(({ fliteVoice: _fliteVoice, ...voice }) => voice),
    canSpeak: isSpeakable,
    speakLine: (request, signal) => speakLine(thread, request, signal),
  }
}

/** Starts what speaks with a voice of this machine before there is a line for it. */
export function startVoiceThread(voiceId: string): void {
  if (FLITE_VOICES.some(({ id }) => id === voiceId)) startFliteThread()
}

/** @throws RangeError for a voice that is not there, a pace out of range or a text that cannot be spoken. */
async function speakLine(
  thread: FliteThread,
  request: LineRequest,
  signal?: AbortSignal,
): Promise<SpokenLine> {
  const voice = FLITE_VOICES.find(({ id }) => id === request.voiceId)
  if (!voice) throw new RangeError(`there is no voice ${request.voiceId}`)
  if (!(request.pace >= 0.5 && request.pace <= 2))
    throw new RangeError(`a pace of ${request.pace} cannot be spoken`)
  if (!isSpeakable(request.text)) throw new RangeError('the text has nothing that can be spoken')
  const planned = planUtterances(splitWrittenWords(request.text, hasSound))
  const stretch = 1 / request.pace
  const spoken = await thread.speak({ fliteVoice: voice.fliteVoice, stretch, utterances: planned }, signal)
  return joinUtterances(planned, spoken, SENTENCE_GAP_SECONDS * stretch)
}

function joinUtterances(
  planned: readonly PlannedUtterance[],
  spoken: readonly SpokenUtterance[],
  gapSeconds: number,
): SpokenLine {
  const sampleRate = spoken[0]?.sampleRate ?? 16_000
  const pieces: Float32Array[] = [new Float32Array(Math.round(LEAD_SECONDS * sampleRate))]
  const words: WordTime[] = []
  let length = pieces[0]?.length ?? 0
  spoken.forEach((utterance, i) => {
    const plan = planned[i]
    if (!plan) return
    const { first, last, samples } = cutSilence(utterance)
    if (i > 0) {
      const gap = new Float32Array(Math.round(gapSeconds * sampleRate))
      pieces.push(gap)
      length += gap.length
    }
    const shift = length / sampleRate - first
    for (const word of timeWords(plan, utterance)) {
      const startSeconds = Math.max(first, Math.min(word.startSeconds, last)) + shift
      words.push({
        text: word.text,
        startSeconds,
        endSeconds: Math.max(startSeconds, Math.min(word.endSeconds, last) + shift),
      })
    }
    pieces.push(samples)
    length += samples.length
  })
  pieces.push(new Float32Array(Math.round(TAIL_SECONDS * sampleRate)))
  return { samples: joinSamples(pieces), sampleRate, words }
}

/** An utterance from its first sound to its last, its edges softened so that they do not click. */
function cutSilence(utterance: SpokenUtterance): { first: number; last: number; samples: Float32Array } {
  const { samples, sampleRate } = utterance
  const sounds = readSounds(utterance)
  const start = Math.max(0, Math.floor(((sounds[0]?.startSeconds ?? 0) - 0.02) * sampleRate))
  const end = Math.min(
    samples.length,
    Math.ceil(((sounds.at(-1)?.endSeconds ?? Infinity) + 0.05) * sampleRate),
  )
  const cut = samples.slice(start, end)
  const ramp = Math.min(Math.round(0.01 * sampleRate), Math.floor(cut.length / 2))
  for (let i = 0; i < ramp; i += 1) {
    const tail = cut.length - 1 - i
    cut[i] = ((cut[i] ?? 0) * i) / ramp
    cut[tail] = ((cut[tail] ?? 0) * i) / ramp
  }
  return { first: start / sampleRate, last: end / sampleRate, samples: cut }
}

function timeWords(plan: PlannedUtterance, utterance: SpokenUtterance): WordTime[] {
  const spans =
    placeWords(
      utterance,
      plan.written.map(({ spokenCount }) => spokenCount),
    ) ?? estimateSpans(plan, utterance)
  return alignOnsets(spans, utterance).map((span, i) => ({ text: plan.written[i]?.text ?? '', ...span }))
}

function estimateSpans(plan: PlannedUtterance, utterance: SpokenUtterance): Span[] {
  const sounds = readSounds(utterance)
  const whole = [{ startSeconds: 0, endSeconds: utterance.samples.length / utterance.sampleRate }]
  return estimateWords(
    plan.written.map(({ text }) => text),
    sounds.length > 0 ? sounds : whole,
  )
}
