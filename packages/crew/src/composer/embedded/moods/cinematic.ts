import { MAJOR, MINOR, noteAt, playPad, raise, withOctave, type Bar, type MoodScore } from '../score.ts'

const ARPEGGIO = [0, 2, 1, 3, 2, 1, 3, 2]

function playBar(bar: Bar): void {
  const { index, startSeconds, beatSeconds: beat, notes, band } = bar
  playPad(bar, 0.035, 0.055, 0.6)
  band.tone(startSeconds, beat * 4, noteAt(notes, 0) - 12, 0.16, {
    wave: 'saw',
    attack: 0.4,
    decay: 0.5,
    sustain: 0.8,
    release: 1,
    cut: 0.03,
    detune: 0.003,
  })
  ARPEGGIO.forEach((step, i) => {
    band.tone(startSeconds + (i * beat) / 2, beat * 0.5, noteAt(notes, step) + 12, i === 0 ? 0.075 : 0.05, {
      modulation: { depth: 1.6, ratio: 3, fade: 0.12 },
      decay: 0.5,
      sustain: 0.12,
      release: 0.9,
      pan: Math.sin(i) * 0.5,
      send: 0.75,
    })
  })
  if (index > 1) {
    band.kick(startSeconds, 0.55)
    band.noise(startSeconds, 0.6, 0.1, { lowPass: 0.05, send: 0.7 })
    if (index % 2 === 1) band.kick(startSeconds + 3.5 * beat, 0.35)
  }
  if (index % 4 === 3) {
    band.noise(startSeconds + beat * 2, beat * 2, 0.02, {
      lowPass: 0.3,
      highPass: 0.1,
      attack: beat * 1.9,
      send: 0.6,
    })
  }
}

/** Wide strings, a deep bass, bells broken over the chord, drums that enter with the third bar. */
export const cinematic: MoodScore = {
  beatsPerMinute: 70,
  key: 50,
  room: { size: 2.4, tail: 0.86 },
  home: withOctave(MINOR),
  progressions: [
    [MINOR, raise(MAJOR, 8), raise(MAJOR, 3), raise(MAJOR, 10)].map(withOctave),
    [MINOR, raise(MAJOR, 8), raise(MINOR, 5), raise(MAJOR, 7)].map(withOctave),
    [MINOR, raise(MAJOR, 3), raise(MAJOR, 8), raise(MAJOR, 10)].map(withOctave),
  ],
  playBar,
}

/** The same orchestra, quicker and in major: curious rather than grave. */
export const documentary: MoodScore = {
  ...cinematic,
  beatsPerMinute: 84,
  key: 53,
  home: withOctave(MAJOR),
  progressions: [
    [MAJOR, raise(MINOR, 9), raise(MAJOR, 5), raise(MAJOR, 7)].map(withOctave),
    [raise(MINOR, 9), raise(MAJOR, 5), MAJOR, raise(MAJOR, 7)].map(withOctave),
  ],
}
