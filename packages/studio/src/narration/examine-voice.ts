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
  const misread: string[] = []
  const measure = async (text: string) => spokenSeconds(await speak(text))
  for (const [figures, ...said] of NUMBERS) {
    const seconds = await measure(figures)
    const lengths: number[] = []
    for (const words of said) lengths.push(await measure(words))
    if (lengths.every((length) => Math.abs(seconds / length - 1) > SAME_LENGTH)) misread.push(figures)
  }
  const pauses = lines.flatMap(findPauses)
  const middlePause = (after: RegExp) =>
    middle(pauses.filter(({ word }) => after.test(word)).map(({ seconds }) => seconds))
  const seconds = lines.reduce((sum, line) => sum + spokenSeconds(line), 0)
  const paused = pauses.reduce((sum, pause) => sum + pause.seconds, 0)
  const words = lines.reduce((sum, line) => sum + line.words.length, 0)
  return {
    voiceId,
    wordsPerMinute: (60 * words) / (seconds - paused),
    loudnessLufs: await measureLufs(lines, ffmpegPath),
    ...measurePitch(lines),
    commaSeconds: middlePause(/,$/u),
    stopSeconds: middlePause(/[.!?]$/u),
    cutLines: lines.filter(isCut).length,
    lines: lines.length,
    misread,
    numbers: NUMBERS.length,
  }
}

/** The lines after each other: the meter leaves out what is silent. */
async function measureLufs(lines: readonly SpokenLine[], ffmpegPath: string | undefined): Promise<number> {
  const samples = Float32Array.from(lines.flatMap((line) => [...line.samples]))
  const source = { samples, sampleRate: lines[0]?.sampleRate ?? 1, channels: 1 }
  return (await measureLoudness({ ffmpeg: await findFfmpeg({ ffmpegPath }), source })).loudnessLufs
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
