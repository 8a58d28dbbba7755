import { DOMINANT_SEVENTH, MAJOR_SEVENTH, MINOR_SEVENTH, noteAt, raise, type MoodScore } from '../score.ts'

/** Beats of the kick and of the chords. */
const KICKS = [
  [0, 2.5],
  [0, 1.75, 2.5],
  [0, 2, 3.5],
]
const CHORDS = [
  [0, 2.5],
  [0, 1.5],
  [0, 1.75],
]

/** Electric piano, a soft swung beat, crackle of an old record. */
export const lofi: MoodScore = {
  beatsPerMinute: 78,
  beatsABar: 4,
  key: 57,
  room: { size: 1.3, tail: 0.72 },
  cadence: raise(MINOR_SEVENTH, 5),
  home: MINOR_SEVENTH,
  progressions: [
    [raise(MINOR_SEVENTH, 5), raise(DOMINANT_SEVENTH, 10), raise(MAJOR_SEVENTH, 3), raise(MAJOR_SEVENTH, 8)],
    [raise(MAJOR_SEVENTH, 8), raise(MINOR_SEVENTH, 7), MINOR_SEVENTH, raise(MINOR_SEVENTH, 5)],
    [MINOR_SEVENTH, raise(MAJOR_SEVENTH, 8), raise(MAJOR_SEVENTH, 3), raise(DOMINANT_SEVENTH, 10)],
  ],
  scale: [0, 3, 5, 7, 10],
  rhythms: [
    [0.5, 1.5, 2],
    [0, 1.5, 3],
    [1, 2.5],
    [0, 0.5, 2.5],
  ],
  melodyFrom: 15,
  playBar({ index, part, startSeconds, beatSeconds: beat, notes, melody, groove, band }) {
    const strokes = CHORDS[groove] ?? []
    for (const [stroke, at] of strokes.entries()) {
      const held = ((strokes[stroke + 1] ?? 4) - at) * 0.85
      notes.forEach((note, i) => {
        band.tone(startSeconds + at * beat + i * 0.012, beat * held, note, 0.085, {
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
    if (part !== 'intro') {
      for (const at of KICKS[groove] ?? []) band.kick(startSeconds + at * beat, at === 0 ? 0.5 : 0.4)
      for (const at of [1, 3]) band.snare(startSeconds + at * beat, 0.14)
      for (let half = 0; half < 8; half += 1) {
        const swing = half % 2 === 1 ? beat * 0.07 : 0
        band.hat(startSeconds + (half * beat) / 2 + swing, half % 2 === 1 ? 0.03 : 0.045)
      }
    }
    // The theme speaks every other bar; when it returns, always.
    if (index % 2 === 0 && part === 'theme') return
    for (const { atBeat, beats, note } of melody) {
      band.tone(startSeconds + atBeat * beat, Math.min(beats, 1.2) * beat, note, 0.055, {
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
