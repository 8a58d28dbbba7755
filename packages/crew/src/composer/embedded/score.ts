import type { Random } from '@hookreel/film'
import type { Band } from './instruments.ts'
import type { Room } from './reverb.ts'

/** Notes above the key's note, the root first. */
export type Chord = readonly number[]

/** Where a bar stands: the opening, the theme, its return with more voices, or the step home before the last chord. */
export type Part = 'intro' | 'theme' | 'lift' | 'cadence'

/** A note of the melody: beats from the bar's start, and a MIDI note. */
export type MelodyNote = { readonly atBeat: number; readonly beats: number; readonly note: number }

/** A bar as it is written. */
export type WrittenBar = {
  readonly index: number
  readonly part: Part
  /** MIDI notes of the bar's chord, the root first. */
  readonly notes: readonly number[]
  readonly melody: readonly MelodyNote[]
}

/** One bar as a mood is asked to play it. */
export type Bar = WrittenBar & {
  readonly startSeconds: number
  readonly beatSeconds: number
  readonly key: number
  /** Which of a mood's accompaniments this piece has: 0, 1 or 2. */
  readonly groove: number
  readonly band: Band
  readonly random: Random
}

/** How a mood sounds: its tempo, harmony, melody, room, and what is played in a bar. */
export type MoodScore = {
  readonly beatsPerMinute: number
  readonly beatsABar: number
  /** MIDI note of the key before it is moved by the seed. */
  readonly key: number
  readonly room: Room
  readonly progressions: readonly (readonly Chord[])[]
  /** The chord before the last one. */
  readonly cadence: Chord
  /** The chord that the piece ends on. */
  readonly home: Chord
  /** Steps of the scale that melodies walk, above the key's note. */
  readonly scale: readonly number[]
  /** Beats at which a bar of melody has notes; each piece takes two of them. */
  readonly rhythms: readonly (readonly number[])[]
  /** Lowest note of the melody above the key's note. */
  readonly melodyFrom: number
  playBar(bar: Bar): void
  /** What sounds through the whole piece, if anything. */
  playThroughout?(piece: { seconds: number; key: number; band: Band; random: Random }): void
}

export const MINOR: Chord = [0, 3, 7]
export const MAJOR: Chord = [0, 4, 7]
export const MINOR_SEVENTH: Chord = [0, 3, 7, 10]
export const MAJOR_SEVENTH: Chord = [0, 4, 7, 11]
export const DOMINANT_SEVENTH: Chord = [0, 4, 7, 10]

export function raise(chord: Chord, semitones: number): Chord {
  return chord.map((note) => note + semitones)
}

/** A triad with its root again an octave higher: four notes to break up. */
export function withOctave(chord: Chord): Chord {
  const [root = 0] = chord
  return chord.length < 4 ? [...chord, root + 12] : chord
}

/** The note of a chord or scale at an index that may go past its end. */
export function noteAt(notes: readonly number[], index: number): number {
  return notes[((index % notes.length) + notes.length) % notes.length] ?? 0
}

/** A held chord that swells in: the ground under most moods. */
export function playPad(bar: Bar, level: number, cut: number, send: number, beats = 4): void {
  const beat = bar.beatSeconds
  bar.notes.forEach((note, i) => {
    bar.band.tone(bar.startSeconds, beat * beats, note, level, {
      wave: 'saw',
      attack: beat * 0.9,
      decay: 0.5,
      sustain: 0.85,
      release: beat * 1.2,
      cut,
      detune: 0.004,
      pan: i % 2 === 0 ? -0.5 : 0.5,
      send,
    })
  })
}
