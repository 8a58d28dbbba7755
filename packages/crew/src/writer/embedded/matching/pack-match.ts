import type { Fact, Pack, Subject } from '../known/fact.ts'

/** What a prompt is about: a pack, and the one subject of it that is meant. */
export type PackMatch = {
  readonly pack: Pack
  readonly focus: Subject | null
  /** Every subject that the prompt names: "dogs vs cats" names two and has no focus. */
  readonly named: readonly Subject[]
  /** The words by which it names them: "tornadoes" for the storms. */
  readonly words: readonly string[]
  /** The facts that answer the prompt's question, where they were found by it. */
  readonly answers?: readonly Fact[]
}
