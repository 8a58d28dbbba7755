/** Where a stated fact is written: a work and its year. */
export type Source = { readonly work: string; readonly year: number }

/** What is asked of a writer. */
export type IdeasRequest = {
  /** What the video should be about; 1 to 1000 characters after trim. */
  readonly prompt: string
  /** Length of the video each script is written for. */
  readonly seconds: 15 | 30 | 45 | 60
  /** BCP 47 or English name of the language; the embedded writer writes English, notes mode keeps the notes' own language. */
  readonly language: string
  /** How many ideas at most, 1 to 50; fewer come back when fewer are distinct. */
  readonly count: number
  /** The user's own sentences; when given, ideas and scripts are built from them alone. */
  readonly notes?: string
  readonly seed: number
}

/** An idea as the writer hands it over, before it is saved. */
export type IdeaDraft = {
  readonly title: string
  readonly summary: string
  /** Social caption with hashtags. */
  readonly caption: string
  /** Narration, at most 2,000 characters. In an outline it has blanks in square brackets and cannot be voiced. */
  readonly script: string
  readonly description: string
  /** Which of the frameworks shaped it. */
  readonly framework: string
  /** True when the writer knows nothing of the topic: blanks to fill, costs nothing. */
  readonly isOutline: boolean
  readonly sources: readonly Source[]
  /** In notes mode: the user's own sentences it is made of, in the script's order. */
  readonly sentences?: readonly string[]
  /** Who wrote it, as a person reads it; the embedded writer when it is not said. */
  readonly writtenBy?: string
}

/** Who turns a prompt into ideas with scripts. */
export type Writer = {
  /** `onIdea` is told each idea as soon as it is written; all of them are in the answer again. */
  suggestIdeas(
    request: IdeasRequest,
    signal?: AbortSignal,
    onIdea?: (idea: IdeaDraft) => void,
  ): Promise<readonly IdeaDraft[]>
}
