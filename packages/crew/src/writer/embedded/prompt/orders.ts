import type { ToneName } from '../../enhancer.ts'
import type { EndingKind } from '../improve/wish.ts'

/** How a script shall be built. */
export type Shape = 'countdown' | 'parts' | 'dialogue' | 'before-after' | 'myths' | 'steps' | 'pros-cons'

/** Who shall watch, as far as it changes what is said and how. */
export type Audience = 'children' | 'beginners' | 'seniors'

/** How long a script shall be: so many words, or no more than so many. */
export type WantedLength = { readonly words: number; readonly isMost: boolean }

/** How a script shall end: with these words, or with a line of a kind. */
export type Ending = { readonly line: string } | { readonly as: EndingKind }

/** A reader of orders takes what it understands out of a text, and tells what that was. */
export type Taken<Found> = { readonly rest: string; readonly found: Found | null }

/** What a prompt orders beside its topic. What it does not order is null. */
export type Orders = {
  /** What the film shall be about: the prompt without its orders. */
  readonly topic: string
  readonly length: WantedLength | null
  readonly shape: Shape | null
  /** How many things, parts or steps. */
  readonly count: number | null
  /** How many scripts, each of its own. */
  readonly scripts: number | null
  /** What is ordered and never done by the built-in writer, in the prompt's own words. */
  readonly undone: readonly string[]
  readonly audience: Audience | null
  readonly tone: ToneName | null
  readonly ending: Ending | null
  readonly opensWithQuestion: boolean
  /** Through whose eyes it shall be told: "the band". */
  readonly view: string | null
  /** How long somebody stays where they travel to: "3 days". */
  readonly stay: string | null
  /** A language other than English, by its English name. */
  readonly language: string | null
}
