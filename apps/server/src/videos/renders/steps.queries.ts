import type { StepResult } from '@hookreel/studio'
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/open-db.ts'
import { profiles, videos, videoSteps } from '../../schema.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import type { VideoRow } from '../videos.queries.ts'

export type RememberedStep = {
  readonly step: string
  readonly inputHash: string
  readonly result: StepResult
}

export async function listSteps(db: Queryable, videoId: string): Promise<RememberedStep[]> {
  const rows = await db.select().from(videoSteps).where(eq(videoSteps.videoId, videoId))
  return rows.map(({ step, inputHash, data, files, tookMs }) => ({
    step,
    inputHash,
    result: { data, files, tookMs: tookMs ?? 0 },
  }))
}

/** A statement has at most 65,535 values, which are 10,922 of these rows; a storyboard that is changed for days may have more. */
const STEPS_AT_ONCE = 2000

/** Steps that were finished before the film was ordered; of the same ones the first counts. They cost this film nothing: later ones do not learn from them. */
export async function adoptSteps(
  tx: Transaction,
  videoId: string,
  steps: readonly RememberedStep[],
): Promise<void> {
  for (let from = 0; from < steps.length; from += STEPS_AT_ONCE) {
    const rows = steps
      .slice(from, from + STEPS_AT_ONCE)
      .map(({ step, inputHash, result: { data, files } }) => ({
        ...{ videoId, step, inputHash, data },
        ...{ files: [...files], tookMs: null },
      }))
    await tx.insert(videoSteps).values(rows).onConflictDoNothing()
  }
}

/** Remembers a finished step; one that was done again replaces what was known. */
export async function saveStep(db: Queryable, videoId: string, remembered: RememberedStep): Promise<void> {
  const { step, inputHash, result } = remembered
  const values = { data: result.data, files: [...result.files], tookMs: Math.round(result.tookMs) }
  await db
    .insert(videoSteps)
    .values({ videoId, step, inputHash, ...values })
    .onConflictDoUpdate({ target: [videoSteps.videoId, videoSteps.step, videoSteps.inputHash], set: values })
}

/** Forgets a step that is to be done again. */
export async function forgetStep(
  db: Queryable,
  videoId: string,
  { step, inputHash }: Pick<RememberedStep, 'step' | 'inputHash'>,
): Promise<void> {
  await db
    .delete(videoSteps)
    .where(
      and(eq(videoSteps.videoId, videoId), eq(videoSteps.step, step), eq(videoSteps.inputHash, inputHash)),
    )
}

/** Forgets of a finished film what it took over and was not made of: anyone who changes it would have all of it read each time. */
export async function forgetUnusedSteps(
  db: Queryable,
  videoId: string,
  madeOf: readonly string[],
): Promise<void> {
  if (madeOf.length === 0) return
  const isTakenOver = isNull(videoSteps.tookMs)
  await db
    .delete(videoSteps)
    .where(and(eq(videoSteps.videoId, videoId), isTakenOver, notInArray(videoSteps.inputHash, [...madeOf])))
}

/**
 * Median over earlier films of the seconds each step took for one second of film, at this resolution and shape, slices as if one
 * after the other: one's own films, and those of people who share such figures.
 */
export async function readStepCosts(
  db: Queryable,
  film: Pick<VideoRow, 'userId' | 'resolution' | 'aspectRatio'>,
): Promise<{ step: string; cost: number }[]> {
  const found = await db.execute<{ step: string; cost: number }>(sql`
    with films as (
      select id, coalesce(duration_seconds, nullif(duration, 0), 30) as seconds from ${videos}
      where status in ('completed', 'published') and resolution = ${film.resolution}
        and aspect_ratio = ${film.aspectRatio} and (user_id = ${film.userId} or exists (
          select 1 from ${profiles} p where p.id = user_id and p.analytics_sharing))
      order by finished_at desc limit 25
    ), costs as (
      select case when s.step in ('slice', 'segment') then 'render' else s.step end as step, s.video_id,
        sum(s.took_ms) / 1000.0 / max(f.seconds) as cost
      from ${videoSteps} s join films f on f.id = s.video_id
      where s.took_ms is not null group by 1, s.video_id
    )
    select step, (percentile_cont(0.5) within group (order by cost))::float8 as cost from costs group by step`)
  return found.rows
}
