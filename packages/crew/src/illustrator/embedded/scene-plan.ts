import type { StyleId } from '@hookreel/film'
import type { Chart } from './charts/chart.ts'
import type { Phrase } from './headline/find-strong-phrase.ts'
import type { ThingEvent } from './lexicon/events.ts'
import type { WorldPlace } from './lexicon/world-places.ts'
import type { Cast } from './subjects/figure/cast.ts'

/** The ways to show one thing: a film shows it in each of them once, in this order. */
export const SHOT_FRAMINGS = ['whole', 'turned', 'small'] as const
export type ShotFraming = (typeof SHOT_FRAMINGS)[number]

/** Where a scene takes place. */
export const ENVIRONMENTS = [
  'space',
  'sea',
  'underwater',
  'forest',
  'mountain',
  'desert',
  'city',
  'street',
  'room',
  'desk',
  'kitchen',
  'laboratory',
  'ruins',
  'sky',
  // A studio's backdrop, for what happens nowhere in particular.
  'plain',
] as const
export type Environment = (typeof ENVIRONMENTS)[number]

export const TIMES_OF_DAY = ['night', 'dawn', 'day'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'storm'] as const
export type Weather = (typeof WEATHERS)[number]

/** Subjects that are painted from scratch. Every other subject is the name of a Noto drawing (`alarm-clock`). */
export const PAINTED_SUBJECTS = [
  'mercury',
  'venus',
  'earth',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'moon',
  'sun',
  'star',
  'black-hole',
  'galaxy',
  'asteroid',
  'comet',
  'lighthouse',
  'house',
  'person',
  'ghost',
  'tree',
  'dead-tree',
] as const
export type PaintedSubject = (typeof PAINTED_SUBJECTS)[number]

/** A small sign beside words that call on the viewers. */
export type CallSign = 'bell' | 'bookmark' | 'speech'

/** Words that are set large together, while they are spoken. */
export type WordPage = {
  /** As they are spoken, each with the space that follows it. */
  readonly words: readonly string[]
  /** Which of them carry the sense together, from 0; absent where nobody knows. */
  readonly strong?: Phrase
  /** What is lost when a line ends behind each of them, where the grammar was read. */
  readonly losses?: readonly number[]
  /** Whether somebody says them: they stand in a balloon. */
  readonly isSaid?: boolean
  /** Where the picture stands still, this page is there: it says most, or names what is drawn. */
  readonly isResting?: boolean
}

/** What happens to a thing when a word is heard; of a counted thing, how many there are. */
export type PlannedEvent = { readonly kind: ThingEvent; readonly says: string; readonly count: number }

/** What words are, which says how they are set. */
export type WordKind =
  | 'number'
  | 'question'
  | 'quote'
  | 'speech'
  | 'place'
  | 'contrast'
  | 'list'
  | 'order'
  | 'plain'

/** What the ground of a scene of words may be made of. */
export type SceneArt = {
  readonly words: WordKind
  /** The number of its sentence, in figures. */
  readonly figure?: string
  /** The word for what that number counts, where one stands behind it. */
  readonly unit?: string
  /** Where it says that something is, for a map of it. */
  readonly place?: WorldPlace
  /** The film's own thing or a sign for it, where it may stand as an ornament. */
  readonly thing?: string
  /** What its sentence plainly names, to stand large beside the words; it goes before `thing`. */
  readonly named?: string
  /** The sentence's word for it. */
  readonly namedAs?: string
  /** Whether a woman says its words. */
  readonly isWoman?: boolean
  /** Whether its film plays where or when no towers stand. */
  readonly isWild?: boolean
}

/** What a scene shows: the illustrator's decision before anything is drawn. */
export type ScenePlan = {
  /**
   * `scene`: an environment with subjects, which fill the frame when there are no `words` and stand beside them otherwise. `type`: no
   * subject fits, so words are set large over the environment.
   */
  readonly kind: 'scene' | 'type'
  readonly style: StyleId
  readonly environment: Environment
  readonly time: TimeOfDay
  readonly weather: Weather
  /** Most important first, none to three: a `PaintedSubject` or the name of a Noto drawing. */
  readonly subjects: readonly string[]
  /** The sentence's word for what is drawn; absent where it has none. */
  readonly named?: string
  /** A short caption of the subject for styles that letter it ("The stopped clock"), at most 28 characters. */
  readonly label: string
  /** What says most, in lines to set large. Empty where the subjects say all of the sentence themselves. */
  readonly words: readonly string[]
  /** All that is spoken, page by page, which is set large in place of `words` and of captions; absent where a person described the picture. */
  readonly pages?: readonly WordPage[]
  /** For kind `type`: the sign drawn under words that call on the viewers; absent for all others. */
  readonly sign?: CallSign
  /** For kind `type`: a figure drawn instead of the words; absent when the words have none. */
  readonly chart?: Chart
  /** What happens to the main subject on screen; absent when nothing does. */
  readonly event?: PlannedEvent
  /** The people that stand for one of the subjects; absent when nobody is shown. */
  readonly cast?: Cast
  /** How the main subject is shown: each time otherwise within a film; the whole of it when this is left out. */
  readonly framing?: ShotFraming
  /** For kind `type`; where it is left out, its ground has shapes alone. */
  readonly art?: SceneArt
  /** Whether the capital of "i" keeps its dot, as in Turkish. */
  readonly isDotted?: boolean
  /** Whether Han letters have their Japanese forms. */
  readonly isJapanese?: boolean
  readonly index: number
  readonly sceneCount: number
  /** Seed of this scene (differs from its neighbours'). */
  readonly seed: number
  /** Seed of the whole film: what its scenes have in common (the palette's turn, the moon's side) comes from it. */
  readonly filmSeed: number
}

/** Whether a subject is painted from scratch rather than taken from Noto. */
export function isPaintedSubject(subject: string): subject is PaintedSubject {
  return PAINTED_SUBJECTS.some((name) => name === subject)
}

/** Whether words stand large beside what is drawn. */
export function hasBoth({ kind, words }: Pick<ScenePlan, 'kind' | 'words'>): boolean {
  return kind === 'scene' && words.length > 0
}
