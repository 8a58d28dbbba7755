import { DOMINANT_SEVENTH, MAJOR_SEVENTH, MINOR_SEVENTH, noteAt, raise, type MoodScore } from '../score.ts'

const PENTATONIC = [0, 3, 5, 7, 10, 12]

/** Electric piano, a soft swung beat, crackle of an old record. */
export const lofi: MoodScore = {
  beatsPerMinute: 78,
  key: 57,
  room: { size: 1.3, tail: 0.72 },
  home: MINOR_SEVENTH,
  progressions: [
    [raise(MINOR_SEVENTH, 5), raise(DOMINANT_SEVENTH, 10), raise(MAJOR_SEVENTH, 3), raise(MAJOR_SEVENTH, 8)],
    [raise(MAJOR_SEVENTH, -2), raise(MINOR_SEVENTH, 7), MINOR_SEVENTH, raise(DOMINANT_SEVENTH, 5)],
  ],
  playBar({ index, startSeconds, beatSeconds: beat, notes, key, band, random }) {
    for (const at of [0, 2.5]) {
      notes.forEach((note, i) => {
        band.tone(startSeconds + at * beat + i * 0.012, beat * (at === 0 ? 2.1 : 1.2), note, 0.085, {
          modulation: { depth: 1.1, ratio: 1, fade: 0.5 },
          attack: 0.006,
          decay: 0.9,
          sustain: 0.35,
          release: 0.5,
          pan: (i - 1.5) * 0.25,
          send: 0.28,
        })
      })
      band.tone(startSeconds + at * beat, beat * 1.2, noteAt(notes, 0) - 24, 0.27, {
        wave: 'triangle',
        cut: 0.09,
        sustain: 0.65,
        send: 0.02,
      })
    }
    if (index > 0) {
      for (const [at, level] of [
        [0, 0.5],
        [2.5, 0.42],
      ] as const)
        band.kick(startSeconds + at * beat, level)
      for (const at of [1, 3]) band.snare(startSeconds + at * beat, 0.14)
      for (let half = 0; half < 8; half += 1) {
        const swing = half % 2 === 1 ? beat * 0.07 : 0
        band.hat(startSeconds + (half * beat) / 2 + swing, half % 2 === 1 ? 0.03 : 0.045)
      }
    }
    if (index % 2 === 0) return
    for (let quarter = 0; quarter < 4; quarter += 1) {
      if (random.next() > 0.7) continue
      const at = quarter + (random.next() < 0.4 ? 0.5 : 0)
      band.tone(startSeconds + at * beat, beat * 0.6, key + 17 + random.pick(PENTATONIC), 0.05, {
        modulation: { depth: 0.6, ratio: 2, fade: 0.4 },
        decay: 0.5,
        sustain: 0.2,
        release: 0.6,
        pan: 0.35,
        send: 0.5,
      })
    }
  },
  playThroughout({ seconds, band, random }) {
    for (let tick = 0; tick < seconds * 9; tick += 1) {
      band.noise(random.between(0, seconds), 0.004, 0.015, {
        highPass: 0.4,
        lowPass: 0.6,
        pan: random.between(-1, 1),
        send: 0,
      })
    }
  },
}
