import { MAJOR, MINOR, noteAt, raise, withOctave, type MoodScore } from '../score.ts'

/** Beats of the plucked chords. */
const PLUCKS = [
  [0, 1, 1.5, 2.5, 3, 3.5],
  [0.5, 1, 2, 2.5, 3.5],
  [0, 0.5, 1.5, 2, 3],
]

/** The toy piano, and the higher one that joins it when the theme returns: semitones and level. */
const OCTAVES = [
  [0, 0.1],
  [12, 0.05],
] as const

/** Plucked chords, a hopping bass, a toy piano that wanders, shakers and claps. */
export const playful: MoodScore = {
  beatsPerMinute: 104,
  beatsABar: 4,
  key: 60,
  room: { size: 1.1, tail: 0.66 },
  cadence: withOctave(raise(MAJOR, 7)),
  home: withOctave(MAJOR),
  progressions: [
    [MAJOR, raise(MINOR, 9), raise(MAJOR, 5), raise(MAJOR, 7)].map(withOctave),
    [MAJOR, raise(MAJOR, 5), MAJOR, raise(MAJOR, 7)].map(withOctave),
    [MAJOR, raise(MINOR, 2), raise(MAJOR, 5), raise(MAJOR, 7)].map(withOctave),
    [MAJOR, raise(MINOR, 4), raise(MINOR, 9), raise(MAJOR, 5)].map(withOctave),
  ],
  scale: [0, 2, 4, 5, 7, 9, 11],
  rhythms: [
    [0, 0.5, 1, 2, 2.5],
    [0, 1, 1.5, 2, 3, 3.5],
    [0.5, 1, 2, 3],
    [0, 0.5, 1.5, 2, 3],
  ],
  melodyFrom: 12,
  playBar({ part, startSeconds, beatSeconds: beat, notes, melody, groove, band }) {
    for (const at of PLUCKS[groove] ?? []) {
      notes.slice(0, 3).forEach((note, i) => {
        band.tone(startSeconds + at * beat + i * 0.01, 0.12, note, 0.075, {
          wave: 'triangle',
          cut: 0.35,
          attack: 0.002,
          decay: 0.14,
          sustain: 0.05,
          release: 0.12,
          pan: -0.3,
          send: 0.15,
        })
      })
    }
    for (const [at, step] of [
      [0, 0],
      [2, 2],
    ] as const) {
      band.tone(startSeconds + at * beat, beat * 0.7, noteAt(notes, step) - 24, 0.25, {
        wave: 'triangle',
        cut: 0.12,
        decay: 0.25,
        sustain: 0.4,
        release: 0.1,
        send: 0.03,
      })
    }
    for (const { atBeat, note } of melody) {
      for (const [octave, level] of part === 'lift' ? OCTAVES : OCTAVES.slice(0, 1)) {
        band.tone(startSeconds + atBeat * beat, 0.1, note + octave, level, {
          modulation: { depth: 1.1, ratio: 4, fade: 0.04 },
          attack: 0.001,
          decay: 0.22,
          sustain: 0,
          release: 0.15,
          pan: 0.3,
          send: 0.3,
        })
      }
    }
    if (part === 'intro') return
    for (let half = 0; half < 8; half += 1) {
      band.noise(startSeconds + (half * beat) / 2, 0.05, half % 2 === 1 ? 0.025 : 0.04, {
        highPass: 0.6,
        lowPass: 0.8,
        pan: 0.5,
      })
    }
    for (const at of [0, 2]) band.kick(startSeconds + at * beat, 0.35)
    for (const at of [1, 3])
      band.noise(startSeconds + at * beat, 0.06, 0.13, { highPass: 0.2, lowPass: 0.7, send: 0.2 })
  },
}
