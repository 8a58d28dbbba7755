import { z } from 'zod'

/**
 * What it takes to order a job: its name, and what it is told. A job that its own work orders again has these two in a file of
 * their own, so that no import runs in a circle.
 */
export type JobKind<Payload extends object> = {
  readonly name: string
  /** What was ordered is kept for days: an earlier version may have written it, so fields that came later are optional. */
  readonly schema: z.ZodType<Payload>
}

/** How the jobs of one name wait and are tried. */
export type JobSettings = {
  readonly name: string
  /** How often one that throws is tried. Left out: until it works; the feature itself counts real failures. */
  readonly tries?: number
  /** Waited before the second try, twice as long before each further one. Left out: a second each time. */
  readonly retrySeconds?: number
  /** A cron line (UTC): there is a job at each of these times, one for all servers together. */
  readonly schedule?: string
  /**
   * People take turns: a job waits behind so much work of every other group as its own group has waiting. One who ordered hundreds delays another's first by the jobs under way, and by no more. Every job needs a group.
   */
  readonly isFair?: boolean
}

/** One try of a job, as it is told beside what was ordered. */
export type JobTry = {
  readonly id: string
  /** Names this try of this job; a later try of the same job is another claim. */
  readonly claim: string
  /** Aborted when the job was given to another server, because this one was silent for too long, or when the queue ends. */
  readonly signal: AbortSignal
  /** How often it was begun before and not ended: its server died or was stopped. */
  readonly triesBefore: number
  /** When this try throws there is no other one. */
  readonly isLastTry: boolean
  /** Whether somebody holds this claim now. */
  isHeld(claim: string): Promise<boolean>
}

type Workers<Deps> = {
  /** So many of them one process does at a time; one when left out. */
  readonly concurrency?: number
  /** So many jobs of one group are done at the same time, by all servers together, and never more. */
  readonly perGroup?: number | ((deps: Deps) => number)
}

/** Work in the background: how it is ordered, how it waits, and what is done. */
export type Job<Payload extends object, Deps> = JobKind<Payload> &
  JobSettings &
  Workers<Deps> & {
    /** Reads what was ordered and does it. Throws to be tried again, also when it cannot be read. */
    readonly run: (deps: Deps, ordered: unknown, tried: JobTry) => Promise<void>
  }

/** For jobs that are told nothing, as those of a schedule are. */
export const NO_PAYLOAD: z.ZodType<Record<string, never>> = z.unknown().transform(() => ({}))

/** A job, beside its feature in a `.job.ts`; the list in `jobs.ts` has all of them. */
export function defineJob<Payload extends object, Deps>(
  job: JobKind<Payload> &
    JobSettings &
    Workers<Deps> & {
      readonly run: (deps: Deps, payload: Payload, tried: JobTry) => Promise<void>
    },
): Job<Payload, Deps> {
  return { ...job, run: async (deps, ordered, tried) => job.run(deps, job.schema.parse(ordered), tried) }
}
