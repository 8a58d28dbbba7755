import { z } from 'zod'
import type { Job, JobKind, JobTry } from '../../apps/server/src/platform/jobs/define-job.ts'
import type { JobQueue } from '../../apps/server/src/platform/jobs/open-queue.ts'

/** A job of this name that takes whatever it is told. */
export function buildKind(name: string): JobKind<Record<string, unknown>> {
  return { name, schema: z.record(z.string(), z.unknown()) }
}

export type Tried = JobTry & { readonly data: unknown }

/** Has a queue do jobs of this name. */
export function workOn(
  queue: JobQueue | undefined,
  job: string | ({ readonly name: string } & Omit<Partial<Job<object, unknown>>, 'run'>),
  concurrency: number,
  handler: (tried: Tried) => Promise<void>,
): Promise<void> | undefined {
  const { name, ...settings } = typeof job === 'string' ? { name: job } : job
  const run: Job<object, unknown>['run'] = (_, data, tried) => handler({ ...tried, data })
  return queue?.work({ ...buildKind(name), concurrency, ...settings, run }, undefined)
}

/** The first try of a job. */
export function buildTry(tried: Partial<JobTry> = {}): JobTry {
  return {
    ...{ id: 'job-1', claim: 'job-1 0', signal: new AbortController().signal },
    ...{ triesBefore: 0, isLastTry: false, isHeld: async () => true },
    ...tried,
  }
}
