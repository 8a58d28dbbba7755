import type { DURATIONS_SECONDS, FilmLength } from '@hookreel/film'
import type { GivenSource, Passage } from '../researcher/research.ts'

/** Where a stated fact is written: a work and its year; what was read on the open web says more. */
export type Source = {
  readonly work: string
  /** Of the work; of what changes all the time, the year it was read in. */
  readonly year: number
  readonly address?: string | undefined
  readonly by?: string | undefined
  readonly licence?: string | undefined
  /** The day, like 2026-11-22. */
  readonly readOn?: string | undefined
  /** Sentences of the script that rest on it. */
  readonly sentences?: string[] | undefined
}

/** A length that scripts are written for. */
export type WrittenSeconds = (typeof DURATIONS_SECONDS)[number]

/** What is asked of a writer. */
export type IdeasRequest = {
  /** What the video should be about; 1 to 1000 characters after trim. */
  readonly prompt: string
  /** Length of the video each script is written for. */
  readonly seconds: WrittenSeconds
  /** Of each script, where the prompt orders another number than fills these seconds; the embedded writer keeps to it. */
  readonly words?: number
  /** BCP 47 or English name of the language; the embedded writer writes English, notes mode keeps the notes' own language. */
  readonly language: string
  /** How many ideas at most, 1 to 50; fewer come back when fewer can be said well. */
  readonly count: number
  /** The user's own sentences; when given, ideas and scripts are built from them alone. */
  readonly notes?: string
  /** What was read about the topic: a model writes from these alone, and each of its sentences is held against them. */
  readonly passages?: readonly Passage[]
  /** What the user gave to be read, of which the passages are: their own words, and other people's. */
  readonly given?: readonly GivenSource[]
  /** The user's answers to the questions of `Help`, by their ids. */
  readonly answers?: Readonly<Record<string, string>>
  /** The frameworks of the ideas that the user had last: of several that fit as well, another one comes first. */
  readonly recent?: readonly string[]
  readonly seed: number
}

/** An idea as the writer hands it over, before it is saved. */
export type IdeaDraft = {
  readonly title: string
  readonly summary: string
  /** Social caption with hashtags. */
  readonly caption: string
  /** Narration, at most 4,000 characters. */
  readonly script: string
  /** Other first sentences that the script may begin with, as a model wrote them; two at most. */
  readonly openings?: readonly string[]
  readonly description: string
  /** Which of the frameworks shaped it. */
  readonly framework: string
  /** The length that its script fills, where it is not the length asked for. */
  readonly length?: FilmLength
  readonly sources: readonly Source[]
  /** What the prompt ordered and this script does not do, each as a sentence that a person reads. */
  readonly unmet?: readonly string[]
  /** In notes mode: the user's own sentences it is made of, in the script's order. */
  readonly sentences?: readonly string[]
  /** Who wrote it, as a person reads it; the embedded writer when it is not said. */
  readonly writtenBy?: string
}

/** Who turns a prompt into ideas with whole scripts. An empty answer means that none can be written truly: ask back. */
export type Writer = {
  /** `onIdea` is told each idea as soon as it is written; all of them are in the answer again. */
  suggestIdeas(
    request: IdeasRequest,
    signal?: AbortSignal,
    onIdea?: (idea: IdeaDraft) => void,
  ): Promise<readonly IdeaDraft[]>
}
