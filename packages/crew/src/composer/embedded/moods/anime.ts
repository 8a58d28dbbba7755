import {
  MAJOR,
  MAJOR_SEVENTH,
  MINOR,
  MINOR_SEVENTH,
  noteAt,
  playPad,
  raise,
  withOctave,
  type MoodScore,
} from '../score.ts'

/** How the sparkling run breaks the chord. */
const SPARKLES = [
  [0, 2, 3, 1],
  [0, 1, 2, 3],
  [3, 2, 1, 2],
]

/** Bright and quick: sparkling runs, a round bass, four on the floor, a singing lead. */
export const anime: MoodScore = {
  beatsPerMinute: 128,
  beatsABar: 4,
  key: 60,
  room: { size: 1.5, tail: 0.76 },
  cadence: withOctave(raise(MAJOR, 7)),
  home: withOctave(MAJOR),
  progressions: [
    [raise(MAJOR_SEVENTH, 5), raise(MAJOR, 7), raise(MINOR_SEVENTH, 4), raise(MINOR, 9)].map(withOctave),
    [MAJOR, raise(MAJOR, 7), raise(MINOR, 9), raise(MAJOR, 5)].map(withOctave),
    [raise(MINOR, 9), raise(MAJOR, 5), MAJOR, raise(MAJOR, 7)].map(withOctave),
    [raise(MAJOR, 5), MAJOR, raise(MINOR, 2), raise(MINOR, 9)].map(withOctave),
  ],
  scale: [0, 2, 4, 5, 7, 9, 11],
  rhythms: [
    [0, 1.5, 2, 3],
    [0, 0.5, 1.5, 3],
    [0.5, 1.5, 2.5, 3],
    [0, 1, 2, 2.5],
  ],
  melodyFrom: 12,
  playBar(bar) {
    const { part, startSeconds, beatSeconds: beat, notes, melody, groove, band } = bar
    playPad(bar, 0.018, 0.12, 0.4)
    for (let step = 0; step < 16; step += 1) {
      const note = noteAt(notes, noteAt(SPARKLES[groove] ?? [], step)) + (step % 8 > 3 ? 12 : 0)
      band.tone(startSeconds + (step * beat) / 4, beat * 0.2, note + 12, 0.034, {
        modulation: { depth: 0.8, ratio: 2, fade: 0.3 },
        decay: 0.15,
        sustain: 0.2,
        pan: step % 2 === 1 ? 0.5 : -0.5,
        send: 0.45,
      })
    }
    for (let half = 0; half < 8; half += 1) {
      band.tone(startSeconds + (half * beat) / 2, beat * 0.4, noteAt(notes, 0) - 24, 0.17, {
        wave: 'saw',
        cut: 0.06,
        detune: 0.002,
        decay: 0.1,
        sustain: 0.7,
        release: 0.05,
        send: 0.02,
      })
    }
    if (part !== 'intro') {
      for (const at of [0, 1, 2, 3]) band.kick(startSeconds + at * beat, 0.48)
      for (const at of [1, 3]) band.snare(startSeconds + at * beat, 0.15)
      for (let half = 0; half < 8; half += 1) band.hat(startSeconds + ((half + 0.5) * beat) / 2, 0.035)
    }
    for (const { atBeat, beats, note } of melody) {
      band.tone(startSeconds + atBeat * beat, beats * beat * 0.8, note, part === 'lift' ? 0.065 : 0.055, {
        modulation: { depth: 0.5, ratio: 1, fade: 0.4 },
        sustain: 0.5,
        release: 0.4,
        vibrato: 0.004,
        send: 0.5,
      })
    }
  },
}
