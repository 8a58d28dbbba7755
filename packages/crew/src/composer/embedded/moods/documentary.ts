import { MAJOR, MINOR, noteAt, playPad, raise, withOctave, type MoodScore } from '../score.ts'

/** How the marimba breaks the chord: half beats of a bar of three, and notes of the chord. */
const PATTERNS = [
  [0, 2, 1, 2, 3, 2],
  [0, 1, 2, 3, 2, 1],
  [0, 2, 3, 2, 1, 2],
]

/** Marimba and soft strings in three-four, a plucked bass, a clarinet that asks: curious and light. */
export const documentary: MoodScore = {
  beatsPerMinute: 96,
  beatsABar: 3,
  key: 53,
  room: { size: 1.8, tail: 0.78 },
  cadence: withOctave(raise(MAJOR, 7)),
  home: withOctave(MAJOR),
  progressions: [
    [MAJOR, raise(MINOR, 9), raise(MAJOR, 5), raise(MAJOR, 7)].map(withOctave),
    [raise(MINOR, 9), raise(MAJOR, 5), MAJOR, raise(MAJOR, 7)].map(withOctave),
    [MAJOR, raise(MINOR, 4), raise(MAJOR, 5), raise(MAJOR, 7)].map(withOctave),
    [MAJOR, raise(MAJOR, 5), raise(MINOR, 2), raise(MAJOR, 7)].map(withOctave),
  ],
  scale: [0, 2, 4, 5, 7, 9, 11],
  rhythms: [[0, 2], [0, 1, 2], [0, 1.5, 2], [0]],
  melodyFrom: 12,
  playBar(bar) {
    const { part, startSeconds, beatSeconds: beat, notes, melody, groove, band } = bar
    playPad(bar, part === 'lift' ? 0.026 : 0.018, 0.05, 0.5, 3)
    const pattern = PATTERNS[groove] ?? []
    pattern.forEach((step, i) => {
      // Wood: a short sine with a quick fourth harmonic.
      band.tone(startSeconds + (i * beat) / 2, 0.08, noteAt(notes, step) + 12, i % 2 === 0 ? 0.11 : 0.075, {
        modulation: { depth: 1.3, ratio: 4, fade: 0.03 },
        attack: 0.002,
        decay: 0.22,
        sustain: 0.02,
        release: 0.15,
        pan: i % 2 === 0 ? -0.35 : 0.35,
        send: 0.35,
      })
    })
    for (const { atBeat, beats, note } of melody) {
      band.tone(startSeconds + atBeat * beat, beats * beat * 0.85, note, 0.05, {
        wave: 'pulse',
        attack: 0.05,
        decay: 0.3,
        sustain: 0.7,
        release: 0.2,
        cut: 0.08,
        vibrato: 0.002,
        pan: 0.2,
        send: 0.45,
      })
    }
    if (part === 'intro') return
    band.tone(startSeconds, beat * 0.8, noteAt(notes, 0) - 12, 0.2, {
      wave: 'triangle',
      cut: 0.1,
      attack: 0.004,
      decay: 0.35,
      sustain: 0.25,
      release: 0.2,
      send: 0.05,
    })
    for (const at of part === 'lift' ? [1, 2] : [2])
      band.noise(startSeconds + at * beat, 0.05, 0.035, { highPass: 0.6, lowPass: 0.8, pan: -0.3 })
    if (part === 'lift') band.kick(startSeconds, 0.25)
  },
}
