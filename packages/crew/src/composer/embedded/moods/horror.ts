import { playPad, type MoodScore } from '../score.ts'

/** Beats of the heart in the last part. */
const HEARTBEATS = [
  [0, 1, 2, 3],
  [0, 1.5, 3],
  [0, 1, 2],
]

/** A drone, a heartbeat, close dissonances, something far away. */
export const horror: MoodScore = {
  beatsPerMinute: 60,
  beatsABar: 4,
  key: 38,
  room: { size: 2.9, tail: 0.86 },
  cadence: [0, 3, 6, 11],
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
    [
      [0, 3, 7, 13],
      [-2, 1, 6, 10],
      [0, 3, 6, 11],
      [0, 1, 7, 13],
    ],
  ],
  scale: [0, 1, 3, 6, 7, 11],
  rhythms: [[0], [1.5], [0, 3], [2]],
  melodyFrom: 24,
  playBar(bar) {
    const { index, part, startSeconds, beatSeconds: beat, melody, groove, key, band, random } = bar
    playPad(bar, 0.028, 0.035, 0.8)
    for (const { atBeat, note } of index % 2 === 1 ? melody : []) {
      band.tone(startSeconds + atBeat * beat, beat * 3, note, 0.024, {
        attack: 1.2,
        decay: 1,
        release: 2.5,
        vibrato: 0.008,
        pan: random.between(-0.7, 0.7),
        send: 1,
      })
    }
    // The heart beats quicker the nearer the end is.
    const beats = part === 'intro' ? [0] : part === 'theme' ? [0, 2] : HEARTBEATS[groove]
    for (const at of beats ?? []) {
      band.kick(startSeconds + at * beat, 0.42)
      band.kick(startSeconds + at * beat + 0.32, 0.27)
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
