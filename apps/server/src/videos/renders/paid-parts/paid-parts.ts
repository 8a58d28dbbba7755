import { DAY_MS } from '@hookreel/contract'
import { MOTION_JOB_STEP } from '@hookreel/studio'
import { z } from 'zod'
import type { Queryable } from '../../../platform/db/open-db.ts'
import { fetchMissing, fetchParts, hasPart, putPart } from '../../../platform/storage/share-parts.ts'
import {
  forgetStorageOfFailed,
  listFailedSteps,
  listPaidFiles,
  PAID_STEPS,
  takeStepsFailedBefore,
  TRANSLATE_STEP,
} from './paid-parts.queries.ts'
import type { PartPlaces } from '../../../platform/storage/share-parts.ts'
import type { FailedStep } from './paid-parts.queries.ts'
import type { VideoDeps } from '../../video-deps.ts'
import { paidKey, partPlacesOf, partsFolderOf } from '../../video-files.ts'
import { saveStorageBytes } from '../../stored.queries.ts'
import { listSteps } from '../steps.queries.ts'
import type { RememberedStep } from '../steps.queries.ts'
import type { VideoRow } from '../../videos.queries.ts'

/** So long what services made for a film that failed is kept for the next one. */
const KEPT_DAYS = 7

type Film = Pick<VideoRow, 'title' | 'script' | 'style' | 'aspectRatio'>
/** What an order takes from films that failed: paid steps, and the seed that their pictures were asked for with. */
export type PaidParts = { readonly steps: readonly RememberedStep[]; readonly seed: number | undefined }

const keptSince = ({ clock }: Pick<VideoDeps, 'clock'>) =>
  new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)

/** Whether services may have made the result of a step. */
export function isKept(step: string): boolean {
  return PAID_STEPS.includes(step)
}

const orderedSchema = z.object({ value: z.object({ state: z.enum(['asked', 'accepted']) }) })

/** Whether a step is an order at a service that may still bring something: anyone who goes on asks for it. */
const isUnderWay = ({ step, result }: RememberedStep) =>
  step === MOTION_JOB_STEP && orderedSchema.safeParse(result.data).success

/** Whether a film that is made once more takes a step of the failed one: what was paid, or is ordered. */
export function isTakenOver(known: RememberedStep): boolean {
  return known.step === MOTION_JOB_STEP ? isUnderWay(known) : isKept(known.step)
}

/** Whether a service was paid for the result of a step; voices that are built in cost nothing. */
const isPaid = ({ narrator }: Pick<VideoDeps, 'narrator'>, step: string, voiceId: string) =>
  step === 'photos' || step === 'motion' || (step === 'voice' && (narrator.isCostly?.(voiceId) ?? false))

/**
 * Puts aside what services made for a film that fails: its name tells its content, so a later film of the same words,
 * voice or pictures need not pay for it again. What is not on this machine is fetched from where the film's makers share
 * it. To be called before the film's parts are deleted; what cannot be kept is only logged. Answers its bytes, without
 * those that another film has put aside already.
 */
export async function putPaidPartsAside(
  deps: VideoDeps,
  video: Pick<VideoRow, 'id' | 'userId' | 'voiceId'>,
): Promise<number> {
  let bytes = 0
  try {
    const places = partPlacesOf(deps, video)
    const paid = (await listSteps(deps.db, video.id)).filter(({ step }) => isPaid(deps, step, video.voiceId))
    const parts = paid.flatMap(({ result }) => result.files)
    await fetchParts(places, parts)
    for (const part of new Set(parts))
      bytes += await keepPart({ ...places, keyOf: (name) => paidKey(video.userId, name) }, part)
  } catch (error) {
    deps.log.warn('what services made for a failed film could not be kept', { videoId: video.id, error })
  }
  return bytes
}

/** The same for one that has failed: what it takes is written. */
export async function keepPaidParts(
  deps: VideoDeps,
  video: Pick<VideoRow, 'id' | 'userId' | 'voiceId'>,
): Promise<void> {
  const bytes = await putPaidPartsAside(deps, video)
  if (bytes > 0) await saveStorageBytes(deps.db, video, bytes)
}

/** Answers what it takes now; one that another film has put aside already is counted there. */
async function keepPart(places: PartPlaces, part: string): Promise<number> {
  if ((await places.storage.findSize(places.keyOf(part))) !== undefined) return 0
  return (await hasPart(places, part)) ? putPart(places, part) : 0
}

/** What was put aside of a user's films of the last days, for an order that is like one of them or has words of it. */
export async function findPaidParts(
  deps: Pick<VideoDeps, 'clock' | 'narrator'>,
  db: Queryable,
  userId: string,
  film: Film,
): Promise<PaidParts> {
  const failed = await listFailedSteps(db, userId, keptSince(deps))
  // No file: no service could make it then, and may now.
  const steps = failed.filter(
    (one) =>
      (one.result.files.length > 0 && isPaid(deps, one.step, one.voiceId)) ||
      isUnderWay(one) ||
      one.step === TRANSLATE_STEP,
  )
  const isLike = (step: FailedStep) =>
    step.script === film.script &&
    step.title === film.title &&
    step.style === film.style &&
    step.aspectRatio === film.aspectRatio
  return { steps, seed: steps.find(isLike)?.seed }
}

/** Gives a film's folder what was put aside. */
export function bringPaidParts(
  { config, storage }: VideoDeps,
  video: Pick<VideoRow, 'id' | 'userId'>,
  steps: readonly RememberedStep[],
): Promise<void> {
  const files = steps.flatMap(({ step, result }) => (isKept(step) ? result.files : []))
  const places = { storage, folder: partsFolderOf(config, video.id) }
  return fetchMissing({ ...places, keyOf: (part) => paidKey(video.userId, part) }, files)
}

/** Deletes what a user's film had put aside, but for what another one that failed has, too: its files are the same. */
export async function removePaidParts(
  { db, storage }: VideoDeps,
  { id, userId }: Pick<VideoRow, 'id' | 'userId'>,
): Promise<void> {
  const others = await listPaidFiles(db, userId, id)
  for (const { step, result } of await listSteps(db, id)) {
    if (!isKept(step)) continue
    for (const part of result.files) if (!others.has(part)) await storage.remove(paidKey(userId, part))
  }
}

/** Deletes what was put aside too long ago, but for what a later film that failed has, too. */
export async function expirePaidParts(deps: VideoDeps): Promise<void> {
  const kept = new Map<string, ReadonlySet<string>>()
  for (const { userId, files } of await takeStepsFailedBefore(deps.db, keptSince(deps))) {
    const others = kept.get(userId) ?? (await listPaidFiles(deps.db, userId))
    kept.set(userId, others)
    for (const part of files) if (!others.has(part)) await deps.storage.remove(paidKey(userId, part))
  }
  await forgetStorageOfFailed(deps.db, keptSince(deps))
}
