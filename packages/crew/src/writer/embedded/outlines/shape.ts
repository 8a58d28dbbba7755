/** One way to tell a topic, as blanks to fill: {topic} is the prompt's own topic, or "this" where it is no noun. */
export type Shape = {
  readonly id: string
  readonly title: string
  readonly hook: string
  readonly beats: readonly string[]
  readonly close: string
}
