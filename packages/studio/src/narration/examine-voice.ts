import { createEmbeddedNarrator } from '@hookreel/crew/makers'
import type { Narrator, SpokenLine } from '@hookreel/crew/makers'
import { findFfmpeg, measureLoudness } from '@hookreel/render'
import { findPauses, isCut, measurePitch, spokenSeconds } from './measure-speech.ts'

/** Commas and full stops inside a line, sounds that begin and end hard, and none of what is read differently by each voice. */
const PASSAGE = [
  'Octopuses have three hearts, nine brains, and blue blood. They taste with their arms.',
  'Take two cups, fill them halfway, and wait. Both look cold, but only one is.',
  'Dogs can smell time, people cannot. Nobody knows quite why.',
]
/** With figures and marks, and with the words that people say for them. */
const NUMBERS: readonly (readonly [figures: string, ...said: string[]])[] = [
  ['It weighs 13,000 kilograms.', 'It weighs thirteen thousand kilograms.'],
  ['The year was 1969.', 'The year was nineteen sixty nine.'],
  [
    'It costs $5.50 today.',
    'It costs five dollars and fifty cents today.',
    'It costs five dollars fifty today.',
  ],
  ['He won 3 of 12 games.', 'He won three of twelve games.'],
  ['It grew by 25%.', 'It grew by twenty five percent.'],
  ['She came in on the 21st.', 'She came in on the twenty first.'],
]
/** Names that are not said as they are spelled, and as they would be spelled. */
const NAMES: readonly (readonly [name: string, ...said: string[]])[] = [
  ['Ask Siobhan.', 'Ask Shivawn.'],
  ['Ask Worcester.', 'Ask Wooster.'],
  ['Ask Leicester.', 'Ask Lester.'],
  ['Ask Joaquin.', 'Ask Wahkeen.'],
  ['Ask Nguyen.', 'Ask Win.'],
]
/** Who reads the passage beside a voice, so that it is heard how well its words can be told; a voice never reads itself. */
const READERS = ['flite-rms', 'flite-slt', 'flite-awb']
/** Two readings of the same words differ by so much at most; other words by more ("one thousand nine hundred"). */
const SAME_LENGTH = 0.12

/** What a voice is like, measured. */
export type VoiceExam = {
  readonly voiceId: string
  /** In the stretches between its pauses. */
  readonly wordsPerMinute: number
  readonly loudnessLufs: number
  readonly pitchHertz: number
  /** Between the 10th and the 90th percentile of its pitch. */
  readonly pitchRangeSemitones: number
  /** The middle pause of each kind; 0: none is heard. */
  readonly commaSeconds: number
  readonly stopSeconds: number
  /** Lines that begin or end in the middle of a sound. */
  readonly cutLines: number
  readonly lines: number
  /** Numbers that are not read as the words that they stand for. */
  readonly misread: readonly string[]
  readonly numbers: number
  /** Names that are not read as they are said. */
  readonly misnamed: readonly string[]
  readonly names: number
  /** How much better its words are found in its order than turned over, by other voices that read them: 0 where none can be told. */
  readonly likelihood: number
}

/** Speaks fixed lines by a voice and measures them. Throws what the narrator throws, and RenderError without ffmpeg. */
export async function examineVoice(
  narrator: Pick<Narrator, 'speakLine'>,
  voiceId: string,
  { ffmpegPath }: { readonly ffmpegPath?: string | undefined } = {},
): Promise<VoiceExam> {
  const speak = (text: string) => narrator.speakLine({ text, voiceId, pace: 1 })
  const lines: SpokenLine[] = []
  for (const text of PASSAGE) lines.push(await speak(text))
  const measure = async (text: string) => spokenSeconds(await speak(text))
  const misread = await findMisread(NUMBERS, measure)
  const misnamed = await findMisread(NAMES, measure)
  const pauses = lines.flatMap(findPauses)
  const middlePause = (after: RegExp) =>
    middle(pauses.filter(({ word }) => after.test(word)).map(({ seconds }) => seconds))
  const seconds = lines.reduce((sum, line) => sum + spokenSeconds(line), 0)
  const paused = pauses.reduce((sum, pause) => sum + pause.seconds, 0)
  const words = lines.reduce((sum, line) => sum + line.words.length, 0)
  const loudnessLufs = await measureLufs(lines, ffmpegPath)
  return {
    voiceId,
    wordsPerMinute: (60 * words) / (seconds - paused),
    loudnessLufs,
    ...measurePitch(lines),
    commaSeconds: middlePause(/,$/u),
    stopSeconds: middlePause(/[.!?]$/u),
    cutLines: lines.filter(isCut).length,
    lines: lines.length,
    misread,
    numbers: NUMBERS.length,
    misnamed,
    names: NAMES.length,
    likelihood: loudnessLufs === -Infinity ? 0 : await measureWords(lines, voiceId),
  }
}

/** What of the written takes longer or shorter to say than all of its readings. */
async function findMisread(
  readings: readonly (readonly [written: string, ...said: string[]])[],
  measure: (text: string) => Promise<number>,
): Promise<string[]> {
  const misread: string[] = []
  for (const [written, ...said] of readings) {
    const seconds = await measure(written)
    const lengths: number[] = []
    for (const words of said) lengths.push(await measure(words))
    if (lengths.every((length) => Math.abs(seconds / length - 1) > SAME_LENGTH)) misread.push(written)
  }
  return misread
}

/** Lays what was spoken along other voices' readings of the same text. */
async function measureWords(lines: readonly SpokenLine[], voiceId: string): Promise<number> {
  const readBy = READERS.filter((reader) => reader !== voiceId)
  const recorded = { ...joinLines(lines), lines: PASSAGE, language: 'English (US)', readBy }
  return (await createEmbeddedNarrator().layAlong?.(recorded))?.likelihood ?? 0
}

/** The lines after each other. */
function joinLines(lines: readonly SpokenLine[]) {
  const samples = Float32Array.from(lines.flatMap((line) => [...line.samples]))
  return { samples, sampleRate: lines[0]?.sampleRate ?? 1 }
}

/** The meter leaves out what is silent. */
async function measureLufs(lines: readonly SpokenLine[], ffmpegPath: string | undefined): Promise<number> {
  const source = { ...joinLines(lines), channels: 1 }
  return (await measureLoudness({ ffmpeg: await findFfmpeg({ ffmpegPath }), source })).loudnessLufs
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
