/** One step of a story. It may be told only after everything it `needs` has been given. */
export type Beat = {
  readonly id: string
  /** Position in the story; the end comes last. */
  readonly stage: number
  /** What must have happened or been found before, so that no effect comes without its cause. */
  readonly needs: readonly string[]
  readonly gives: readonly string[]
  /** Ways to tell it, the fullest first; {place}, {name}, {he} … are filled in from the cast. */
  readonly ways: readonly string[]
}

/** A story's own chain: hooks, the beats only it has, and its last line. */
export type Thread = {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly tags: readonly string[]
  /** Where it can happen; empty: anywhere that the grammar knows. */
  readonly places: readonly string[]
  readonly hooks: readonly string[]
  /** The whole story in about 25 words, for the shortest films. */
  readonly brief: string
  readonly beats: readonly Beat[]
  readonly end: Beat
}

export type Place = {
  readonly id: string
  /** Words of a prompt that mean it; the one met becomes its name. */
  readonly words: readonly string[]
  readonly keeper: string
  readonly path: string
  readonly room: string
}

/** A family of stories: its threads share places and beats. */
export type Grammar = {
  readonly id: string
  readonly places: readonly Place[]
  readonly threads: readonly Thread[]
  readonly shared: readonly Beat[]
  readonly calls: readonly string[]
  readonly hashtags: readonly string[]
}

export const beat = (
  id: string,
  stage: number,
  needs: readonly string[],
  gives: readonly string[],
  ...ways: string[]
): Beat => ({ id, stage, needs, gives, ways })
