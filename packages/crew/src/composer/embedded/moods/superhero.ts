import { MAJOR, MINOR, noteAt, raise, type MoodScore } from '../score.ts'

/** Beats of the brass and of the kick. */
const STABS = [
  [0, 1.5],
  [0, 2.5],
  [0, 1.5, 3],
]
const KICKS = [
  [0, 1.5, 2],
  [0, 2, 2.5],
  [0, 0.75, 2],
]

/** Driving bass, brass stabs, a big beat, a fanfare every other bar. */
export const superhero: MoodScore = {
  beatsPerMinute: 124,
  beatsABar: 4,
  key: 45,
  room: { size: 1.5, tail: 0.74 },
  cadence: raise(MAJOR, 10),
  home: MINOR,
  progressions: [
    [MINOR, raise(MAJOR, 8), raise(MAJOR, 3), raise(MAJOR, 10)],
    [MINOR, MINOR, raise(MAJOR, 8), raise(MAJOR, 10)],
    [MINOR, raise(MAJOR, 3), raise(MAJOR, 10), raise(MAJOR, 8)],
    [MINOR, raise(MINOR, 5), raise(MAJOR, 8), raise(MAJOR, 10)],
  ],
  scale: [0, 2, 3, 5, 7, 8, 10],
  rhythms: [
    [0, 0.5, 1, 2],
    [0, 1.5, 2, 3],
    [0, 1, 2, 3],
    [0, 0.75, 1.5, 2],
  ],
  melodyFrom: 19,
  playBar({ index, part, startSeconds, beatSeconds: beat, notes, melody, groove, band }) {
    for (let half = 0; half < 8; half += 1) {
      band.tone(startSeconds + (half * beat) / 2, beat * 0.34, noteAt(notes, 0) - 12, 0.16, {
        wave: 'saw',
        cut: 0.12,
        detune: 0.005,
        decay: 0.1,
        sustain: 0.7,
        release: 0.05,
        send: 0.05,
      })
    }
    const brass = { wave: 'saw', detune: 0.006, attack: 0.02, cut: 0.15, send: 0.35 } as const
    for (const [i, note] of [noteAt(notes, 0), noteAt(notes, 2), noteAt(notes, 0) + 12].entries()) {
      for (const at of part === 'intro' ? [0] : (STABS[groove] ?? []))
        band.tone(startSeconds + at * beat, beat * 1.4, note + 12, 0.068, { ...brass, pan: (i - 1) * 0.4 })
    }
    if (part !== 'intro') {
      for (const at of KICKS[groove] ?? []) band.kick(startSeconds + at * beat, 0.6)
      for (const at of [1, 3]) band.snare(startSeconds + at * beat, 0.24)
      for (let half = 0; half < 8; half += 1) band.hat(startSeconds + (half * beat) / 2, 0.045)
    }
    // The fanfare sounds every other bar, and in every bar once it returns.
    if (index % 2 === 0 && part === 'theme') return
    for (const { atBeat, beats, note } of melody) {
      band.tone(startSeconds + atBeat * beat, beats * beat * 0.8, note, 0.05, {
        wave: 'pulse',
        cut: 0.2,
        decay: 0.2,
        pan: 0.2,
        send: 0.4,
      })
    }
  },
}
