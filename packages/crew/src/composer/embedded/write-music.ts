import type { Random } from '@hookreel/film'
import type { Chord, MelodyNote, MoodScore, Part, WrittenBar } from './score.ts'

/** A piece of music on paper: what is played when, before any instrument sounds. */
export type WrittenMusic = {
  readonly key: number
  readonly beatSeconds: number
  readonly groove: number
  readonly bars: readonly WrittenBar[]
  /** The last chord begins so long before the end and rings until it. */
  readonly ringSeconds: number
}

/** The last chord rings so long, in a film of usual length. */
const RING_SECONDS = 2.6
const GROOVES = 3
/** The theme returns with more voices after this share of the piece. */
const LIFT_SHARE = 0.55
/** The melody stays within so many semitones. */
const MELODY_RANGE = 14
const SMALL_SECONDS: ReadonlySet<number> = new Set([1, 11])

/**
 * Writes a piece of exactly `seconds`: an intro, a theme, its return, a step home and a last chord. Key, tempo,
 * progressions, theme and accompaniment come from the random source.
 */
export function writeMusic(score: MoodScore, seconds: number, random: Random): WrittenMusic {
  const tempo = score.beatsPerMinute + random.whole(-4, 4)
  const key = score.key + random.whole(-3, 3)
  const groove = random.whole(0, GROOVES - 1)
  const [theme = [score.home], lift = theme] = random.shuffle(score.progressions)
  const { barCount, beatSeconds, ringSeconds } = fitBars(score, seconds, tempo)
  const motif = writeMotif(score, random)
  let last = score.melodyFrom + 5
  const bars = Array.from({ length: barCount }, (_, index): WrittenBar => {
    const part = findPart(index, barCount)
    const progression = part === 'lift' ? lift : theme
    const chord = part === 'cadence' ? score.cadence : (progression[index % progression.length] ?? score.home)
    const melody = part === 'intro' ? [] : writeMelody({ score, chord, motif, index, last })
    last = melody.at(-1)?.note ?? last
    return {
      index,
      part,
      notes: chord.map((note) => note + key),
      melody: melody.map((note) => ({ ...note, note: note.note + key })),
    }
  })
  return { key, beatSeconds, groove, bars, ringSeconds }
}

/** As many whole bars as fit before the last chord; the tempo gives a little so that they end exactly there. */
function fitBars({ beatsABar }: MoodScore, seconds: number, beatsPerMinute: number) {
  const ringSeconds = Math.min(RING_SECONDS, seconds / 3)
  const played = seconds - ringSeconds
  const barCount = Math.max(1, Math.round(played / ((60 / beatsPerMinute) * beatsABar)))
  return { barCount, beatSeconds: played / barCount / beatsABar, ringSeconds }
}

function findPart(index: number, count: number): Part {
  if (count > 1 && index === count - 1) return 'cadence'
  if (index < (count >= 8 ? 2 : 1) && count > 2) return 'intro'
  return index >= count * LIFT_SHARE ? 'lift' : 'theme'
}

/** Two bars of rhythm and a walk through the scale: what the listener comes to know. */
type Motif = { readonly rhythms: readonly (readonly number[])[]; readonly steps: readonly number[] }

function writeMotif(score: MoodScore, random: Random): Motif {
  const rhythms = random.shuffle(score.rhythms).slice(0, 2)
  // A walk that turns: mostly steps, now and then a leap, never standing still for long.
  const steps = Array.from({ length: 12 }, () => random.pick([-2, -1, -1, 1, 1, 2, 3, -3, 0]))
  return { rhythms, steps }
}

function writeMelody(bar: {
  readonly score: MoodScore
  readonly chord: Chord
  readonly motif: Motif
  readonly index: number
  readonly last: number
}): MelodyNote[] {
  const { score, chord, motif, index } = bar
  const rhythm = motif.rhythms[index % motif.rhythms.length] ?? [0]
  const ladder = buildLadder(score)
  let place = nearest(ladder, bar.last)
  return rhythm.map((atBeat, i) => {
    const step = motif.steps[((index % 2) * 6 + i) % motif.steps.length] ?? 1
    const wanted = place + step
    // At its ends the ladder turns the walk around.
    place = wanted < 0 || wanted >= ladder.length ? place - step : wanted
    const isStrong = i === 0 || atBeat % 2 === 0
    place = settleOn(ladder, place, chord, isStrong)
    const until = rhythm[i + 1] ?? score.beatsABar
    return { atBeat, beats: until - atBeat, note: ladder[place] ?? score.melodyFrom }
  })
}

/** The notes of the scale that the melody may use, upwards. */
function buildLadder({ scale, melodyFrom }: MoodScore): number[] {
  const notes: number[] = []
  for (let note = melodyFrom; note <= melodyFrom + MELODY_RANGE; note += 1)
    if (scale.includes(((note % 12) + 12) % 12)) notes.push(note)
  return notes
}

/** The nearest rung that fits the chord: a note of it on strong beats, elsewhere none that rubs against one. */
function settleOn(ladder: readonly number[], place: number, chord: Chord, isStrong: boolean): number {
  const fits = (note: number) => {
    const distances = chord.map((tone) => (((note - tone) % 12) + 12) % 12)
    return distances.includes(0) || (!isStrong && !distances.some((distance) => SMALL_SECONDS.has(distance)))
  }
  for (let away = 0; away < ladder.length; away += 1)
    for (const candidate of [place - away, place + away]) {
      const note = ladder[candidate]
      if (note !== undefined && fits(note)) return candidate
    }
  return place
}

function nearest(ladder: readonly number[], note: number): number {
  let best = 0
  ladder.forEach((rung, i) => {
    if (Math.abs(rung - note) < Math.abs((ladder[best] ?? 0) - note)) best = i
  })
  return best
}
