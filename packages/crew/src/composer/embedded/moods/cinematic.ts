import { MAJOR, MINOR, noteAt, playPad, raise, withOctave, type MoodScore } from '../score.ts'

const ARPEGGIOS = [
  [0, 2, 1, 3, 2, 1, 3, 2],
  [0, 1, 2, 3, 2, 3, 1, 2],
  [3, 2, 1, 0, 1, 2, 3, 2],
]
/** Where the deep drum strikes in a bar. */
const DRUMS = [
  [0, 3.5],
  [0, 2.5],
  [0, 1.5, 3],
] as const

/** Wide strings in minor, a deep bass, bells broken over the chord; drums and a horn enter with the theme. */
export const cinematic: MoodScore = {
  beatsPerMinute: 70,
  beatsABar: 4,
  key: 50,
  room: { size: 2.4, tail: 0.86 },
  cadence: withOctave(raise(MAJOR, 7)),
  home: withOctave(MINOR),
  progressions: [
    [MINOR, raise(MAJOR, 8), raise(MAJOR, 3), raise(MAJOR, 10)].map(withOctave),
    [MINOR, raise(MAJOR, 8), raise(MINOR, 5), raise(MAJOR, 10)].map(withOctave),
    [MINOR, raise(MAJOR, 3), raise(MAJOR, 8), raise(MAJOR, 10)].map(withOctave),
    [MINOR, raise(MINOR, 5), raise(MAJOR, 8), raise(MAJOR, 3)].map(withOctave),
  ],
  scale: [0, 2, 3, 5, 7, 8, 10],
  rhythms: [
    [0, 3],
    [0, 2, 3],
    [0, 1.5, 2],
    [0, 2],
  ],
  melodyFrom: 12,
  playBar(bar) {
    const { index, part, startSeconds, beatSeconds: beat, notes, melody, groove, band } = bar
    playPad(bar, part === 'lift' ? 0.042 : 0.035, part === 'intro' ? 0.045 : 0.06, 0.6)
    band.tone(startSeconds, beat * 4, noteAt(notes, 0) - 12, 0.16, {
      wave: 'saw',
      attack: 0.4,
      decay: 0.5,
      sustain: 0.8,
      release: 1,
      cut: 0.03,
      detune: 0.003,
    })
    const arpeggio = ARPEGGIOS[groove] ?? []
    arpeggio.forEach((step, i) => {
      band.tone(startSeconds + (i * beat) / 2, beat * 0.5, noteAt(notes, step) + 12, i === 0 ? 0.075 : 0.05, {
        modulation: { depth: 1.6, ratio: 3, fade: 0.12 },
        decay: 0.5,
        sustain: 0.12,
        release: 0.9,
        pan: Math.sin(i) * 0.5,
        send: 0.75,
      })
    })
    for (const { atBeat, beats, note } of melody) {
      band.tone(startSeconds + atBeat * beat, beats * beat * 0.9, note, 0.05, {
        wave: 'saw',
        attack: 0.12,
        decay: 0.4,
        sustain: 0.8,
        release: 0.5,
        cut: 0.07,
        detune: 0.003,
        vibrato: 0.003,
        pan: 0.15,
        send: 0.6,
      })
    }
    if (part === 'intro') return
    const strokes = DRUMS[groove] ?? DRUMS[0]
    for (const at of part === 'lift' || index % 2 === 1 ? strokes : [0]) {
      band.kick(startSeconds + at * beat, at === 0 ? 0.55 : 0.35)
      band.noise(startSeconds + at * beat, 0.6, at === 0 ? 0.1 : 0.05, { lowPass: 0.05, send: 0.7 })
    }
    if (index % 4 === 3 || part === 'cadence') {
      band.noise(startSeconds + beat * 2, beat * 2, 0.02, {
        lowPass: 0.3,
        highPass: 0.1,
        attack: beat * 1.9,
        send: 0.6,
      })
    }
  },
}
