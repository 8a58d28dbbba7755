import type { SpokenLine } from '@hookreel/crew/makers'
import { PitchDetector } from 'pitchy'

type Sound = Pick<SpokenLine, 'samples' | 'sampleRate'>

const STEP_SECONDS = 0.01
const PITCH_SECONDS = 0.04
/** Voices of people; what a detector finds outside is an octave beside. */
const PITCH_HERTZ = { least: 60, most: 420 }
/** How much of a frame must repeat to count as sung. */
const CLEAR = 0.9
/** Share of the loudest moment below which nobody speaks, as where films are cut. */
const QUIET_SHARE = 0.05
/** A sound that begins or ends at more than this share of its loudest moment begins or ends in the middle. */
const CUT_SHARE = 0.15
const MARK = /[,;:.!?]["'”’)]*$/u

/** The height of a voice and how far it moves: between the 10th and the 90th percentile, in semitones. 0 where nothing is sung. */
export function measurePitch(lines: readonly Sound[]): { pitchHertz: number; pitchRangeSemitones: number } {
  const heights = lines.flatMap(listPitches).toSorted((a, b) => a - b)
  const at = (share: number) => heights[Math.floor(share * (heights.length - 1))] ?? 0
  if (heights.length === 0) return { pitchHertz: 0, pitchRangeSemitones: 0 }
  return { pitchHertz: at(0.5), pitchRangeSemitones: 12 * Math.log2(at(0.9) / at(0.1)) }
}

function listPitches({ samples, sampleRate }: Sound): number[] {
  const length = Math.round(PITCH_SECONDS * sampleRate)
  const detector = PitchDetector.forFloat32Array(length)
  const found: number[] = []
  const step = Math.round(STEP_SECONDS * sampleRate)
  for (let at = 0; at + length <= samples.length; at += step) {
    const [hertz, clarity] = detector.findPitch(samples.subarray(at, at + length), sampleRate)
    if (clarity >= CLEAR && hertz >= PITCH_HERTZ.least && hertz <= PITCH_HERTZ.most) found.push(hertz)
  }
  return found
}

/** The silence after each word that ends with a mark, but for the last. */
export function findPauses(line: SpokenLine): { word: string; seconds: number }[] {
  const levels = listLevels(line)
  return line.words.slice(0, -1).flatMap(({ text, startSeconds, endSeconds }, index) => {
    const next = line.words[index + 1]
    if (!next || !MARK.test(text)) return []
    // Word times are some hundredths of a second wrong: the pause is looked for between the middles of both words.
    const from = Math.floor((startSeconds + endSeconds) / 2 / STEP_SECONDS)
    const to = Math.ceil((next.startSeconds + next.endSeconds) / 2 / STEP_SECONDS)
    return [{ word: text, seconds: longestQuiet(levels.slice(from, to)) * STEP_SECONDS }]
  })
}

function longestQuiet(levels: readonly number[]): number {
  let [longest, current] = [0, 0]
  for (const level of levels) {
    current = level < QUIET_SHARE ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return longest
}

/** From the first to the last moment in which somebody speaks. */
export function spokenSeconds(sound: Sound): number {
  const levels = listLevels(sound)
  const isLoud = (level: number) => level >= QUIET_SHARE
  return (levels.findLastIndex(isLoud) - levels.findIndex(isLoud) + 1) * STEP_SECONDS
}

/** Whether it begins or ends in the middle of a sound. */
export function isCut(sound: Sound): boolean {
  const levels = listLevels(sound)
  return (levels[0] ?? 0) > CUT_SHARE || (levels.at(-1) ?? 0) > CUT_SHARE
}

/** Of each hundredth of a second, against the loudest one. */
function listLevels({ samples, sampleRate }: Sound): number[] {
  const step = Math.max(1, Math.round(STEP_SECONDS * sampleRate))
  const levels = Array.from({ length: Math.ceil(samples.length / step) }, (_, index) => {
    const part = samples.subarray(index * step, (index + 1) * step)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
  const loudest = levels.reduce((most, level) => Math.max(most, level), 1e-9)
  return levels.map((level) => level / loudest)
}
