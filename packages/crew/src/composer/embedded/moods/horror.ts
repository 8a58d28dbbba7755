import { noteAt, playPad, type MoodScore } from '../score.ts'

/** A drone, a heartbeat, close dissonances, something far away. */
export const horror: MoodScore = {
  beatsPerMinute: 60,
  key: 38,
  room: { size: 2.9, tail: 0.86 },
  home: [0, 1, 7, 13],
  progressions: [
    [
      [0, 1, 6, 13],
      [0, 3, 6, 11],
      [-1, 1, 6, 12],
      [0, 1, 7, 13],
    ],
    [
      [0, 1, 7, 13],
      [-1, 2, 6, 12],
      [0, 3, 6, 13],
      [1, 4, 7, 13],
    ],
  ],
  playBar(bar) {
    const { index, startSeconds, beatSeconds: beat, notes, key, band, random } = bar
    playPad(bar, 0.028, 0.035, 0.8)
    if (index % 2 === 1) {
      const far = noteAt(notes, 3) + 24 + random.pick([0, 1, 6])
      band.tone(startSeconds + random.between(0, 2) * beat, beat * 3, far, 0.022, {
        attack: 1.4,
        decay: 1,
        release: 2.5,
        vibrato: 0.008,
        pan: random.between(-0.7, 0.7),
        send: 1,
      })
    }
    for (const [at, level] of [
      [0, 0.42],
      [0.32, 0.28],
      [2 * beat, 0.38],
      [2 * beat + 0.32, 0.24],
    ] as const) {
      band.kick(startSeconds + at, level)
    }
    if (random.next() < 0.5) {
      const pan = random.between(-0.8, 0.8)
      band.noise(startSeconds + random.between(0, 3) * beat, 1.4, 0.09, {
        lowPass: 0.06,
        attack: 0.02,
        pan,
        send: 1,
      })
    }
    if (index % 3 !== 2) return
    for (const step of [0, 1, 6]) {
      band.tone(startSeconds + 3 * beat, 0.1, key + 36 + step, 0.026, {
        modulation: { depth: 2.4, ratio: 1.41, fade: 0.4 },
        sustain: 0.1,
        release: 1.6,
        send: 1,
      })
    }
  },
  playThroughout({ seconds, key, band }) {
    for (const step of [0, 0.12, 7.02, 12.07]) {
      band.tone(0, seconds, key - 12 + step, 0.07, {
        wave: 'saw',
        attack: Math.min(3, seconds / 4),
        decay: 1,
        sustain: 1,
        release: 1,
        cut: 0.02,
        detune: 0.007,
        send: 0.35,
      })
    }
  },
}
