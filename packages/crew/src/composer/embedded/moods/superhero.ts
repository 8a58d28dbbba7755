import { MAJOR, MINOR, noteAt, raise, type MoodScore } from '../score.ts'

const FANFARE = [12, 15, 19, 22, 24]

/** Driving bass, brass stabs, a big beat, a fanfare every other bar. */
export const superhero: MoodScore = {
  beatsPerMinute: 124,
  key: 45,
  room: { size: 1.5, tail: 0.74 },
  home: MINOR,
  progressions: [
    [MINOR, raise(MAJOR, 8), raise(MAJOR, 3), raise(MAJOR, 10)],
    [MINOR, MINOR, raise(MAJOR, 8), raise(MAJOR, 10)],
  ],
  playBar({ index, startSeconds, beatSeconds: beat, notes, key, band }) {
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
      band.tone(startSeconds, beat * 1.4, note + 12, 0.07, { ...brass, pan: (i - 1) * 0.4 })
      band.tone(startSeconds + 1.5 * beat, beat * 2.2, note + 12, 0.065, { ...brass, pan: (1 - i) * 0.4 })
    }
    if (index > 0) {
      for (const at of [0, 1.5, 2]) band.kick(startSeconds + at * beat, 0.6)
      for (const at of [1, 3]) band.snare(startSeconds + at * beat, 0.24)
      for (let half = 0; half < 8; half += 1) band.hat(startSeconds + (half * beat) / 2, 0.045)
    }
    if (index % 2 === 0) return
    for (let quarter = 0; quarter < 4; quarter += 1) {
      band.tone(
        startSeconds + quarter * beat,
        beat * 0.8,
        key + 12 + noteAt(FANFARE, quarter + index),
        0.05,
        {
          wave: 'pulse',
          cut: 0.2,
          decay: 0.2,
          pan: 0.2,
          send: 0.4,
        },
      )
    }
  },
}
