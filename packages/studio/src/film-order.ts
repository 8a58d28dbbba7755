import type { AskedLength, Credit, FilmChoices, FilmSpec, FilmStep, PartMaker } from '@hookreel/film'

/**
 * Everything that determines a film: what it is ordered as (its script has 1 to 4,000 characters that a voice can speak), and what follows
 * from whose it is. The same order with the same seed gives the same frames.
 */
export type FilmOrder = Readonly<Omit<FilmSpec, 'duration' | 'choices'>> & {
  readonly title: string
  /** Where the script cannot fill it pleasantly, the film is as long as its script. */
  readonly seconds: AskedLength
  readonly seed: number
  readonly choices: FilmChoices
  /** The piece that `choices.music.own` names; without it that music cannot be had. */
  readonly ownMusic?: OwnMusic | undefined
  /** What whoever orders it never wants to see again (`ShownThing.key`). */
  readonly unwanted?: readonly string[] | undefined
}

/** A piece of music that was sent, in the parts folder: its name tells its content. */
export type OwnMusic = {
  readonly file: string
  readonly credits: readonly Credit[]
  readonly maker: PartMaker
}

/** How far a film is; percent is of the whole film, 0 to 100, and never falls. */
export type FilmProgress = {
  readonly step: FilmStep
  readonly percent: number
  readonly remainingSeconds: number | null
}

/** What a finished step leaves: small data for the database and paths of its files inside the parts folder. */
export type StepResult = {
  readonly data: unknown
  readonly files: readonly string[]
  /** How long it took, in milliseconds: what later films are estimated from. */
  readonly tookMs: number
}

/**
 * What the studio is given by the program that runs it (the server's child process, the command line).
 * A step that was finished before is not done again: `recall` answers what `remember` was told.
 */
export type StudioMemory = {
  recall(step: string, inputHash: string): Promise<StepResult | undefined>
  remember(step: string, inputHash: string, result: StepResult): Promise<void>
}

/** What every production is given: memory, folder, whom to report to, when to stop. */
export type StudioContext = {
  readonly memory: StudioMemory
  /** Existing folder where steps keep their files; files are written under a temporary name and renamed. */
  readonly partsFolder: string
  readonly report: (progress: FilmProgress) => void
  readonly signal: AbortSignal
}
