/** What is asked of the person, because only they know it. */
export type Question = {
  /** Answers come back under it; the same prompt gives the same ids. */
  readonly id: string
  readonly text: string
  /** An answer as somebody could give it. */
  readonly example: string
  readonly isSkippable: boolean
}

/** What is missing before whole ideas can be written, and the shortest way to it. It costs nothing. */
export type Help = {
  /** `own_words`: only the person knows it; `unknown_topic`: the writer does not; `too_little`: more of the answers is needed. */
  readonly reason: 'own_words' | 'unknown_topic' | 'too_little'
  /** The reason as a person reads it. */
  readonly message: string
  /** Three to six, in order. */
  readonly questions: readonly Question[]
  /** The tag of the language that the message and the questions are in, where that is not English. */
  readonly language?: string | undefined
  /** What the prompt speaks of, where whole ideas can be written of that alone. */
  readonly near?: string | undefined
}
