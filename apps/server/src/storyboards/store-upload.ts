import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CLIP_MAX_SECONDS, HOUR_MS, PHOTO_MAX_BYTES } from '@hookreel/contract'
import { nameOwnClip } from '@hookreel/film'
import { openBudget } from '@hookreel/sandbox'
import { isDiskFull, isSentVideo, keepClip, StudioError, weighSentClip } from '@hookreel/studio'
import { AppError } from '../platform/http/app-error.ts'
import { createRateLimit, type RateLimit } from '../platform/http/limits/rate-limit.ts'
import { requireKeptPhoto } from '../platform/http/require-kept-photo.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'

/** A file that a person sent, and the storyboard's folder that gets it under a name of ours. */
type Sent = {
  readonly userId: string
  readonly sentFile: string
  readonly folder: string
  readonly name: string
  readonly signal: AbortSignal
}

/**
 * Clips are decoded by one program at a time, no matter who sent them: a minute of 4K takes a gigabyte. Short ones have a lane of their own: one that takes long
 * kept them waiting for minutes.
 */
const lanes = { short: openBudget(1), long: openBudget(1) }
/** Half a minute at 1920 × 1080 and 30 frames a second. */
const SHORT_SECONDS = 20
/** Of the short ones none takes longer, also on a machine that is four times as slow: else it said less of itself than it holds. */
const SHORT_LIMIT_MS = 90_000
/** So long nobody waits for others' clips gladly. */
const SLOW_MS = 30_000
/** What a clip says of itself is read in a fifth of a second. */
const LOOK_SLOW_MS = 5000
const SLOW_PER_HOUR = 3
const MANY_SLOW = `Of your clips ${SLOW_PER_HOUR} were given up after half a minute and more within an hour.`

/** Writes a picture or a clip anew as a part of its storyboard; answers the part's name. */
export async function storeUpload(deps: StoryboardDeps, sent: Sent): Promise<string> {
  const { sentFile, signal } = sent
  if (await isSentVideo(sentFile)) return takeClip(deps, sent, signal)
  if ((await stat(sentFile)).size > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  return writePhoto(deps, sent)
}

async function writePhoto(deps: StoryboardDeps, { sentFile, folder, name }: Sent): Promise<string> {
  const upload = `uploads/${name}.jpg`
  const end = await deps.previewer.keepPhoto({ sentFile, partsFolder: folder, file: upload })
  requireKeptPhoto(end)
  return upload
}

async function takeClip(deps: StoryboardDeps, sent: Sent, signal: AbortSignal): Promise<string> {
  const slow = createRateLimit(deps, 'clips that took too long', SLOW_PER_HOUR, HOUR_MS)
  await slow.refuseFull(sent.userId, MANY_SLOW)
  try {
    // A quarter of a megabyte of edits over one long track was looked into for a minute, and kept everybody else's waiting.
    const weigh = () => countSlow(slow, sent, () => weighSentClip(clipOf(deps, sent)), LOOK_SLOW_MS)
    const weighed = await lanes.short.spend(1, weigh, signal)
    const isShort = weighed <= SHORT_SECONDS
    const lane = isShort ? lanes.short : lanes.long
    const limits = isShort ? { limitMs: SHORT_LIMIT_MS } : {}
    return await lane.spend(1, () => countSlow(slow, sent, () => writeClip(deps, sent, limits)), signal)
  } catch (error) {
    if (error instanceof StudioError && error.code === 'upload_refused') {
      deps.log.info('a clip was refused', { reason: error.message, cause: error.cause })
      throw new AppError('upload_refused', { message: error.message })
    }
    if (isDiskFull(error)) throw new AppError('disk_full')
    throw error
  }
}

/** What is refused, or given up by its sender, after it kept others waiting is counted. */
async function countSlow<Result>(
  slow: RateLimit,
  { userId }: Sent,
  work: () => Promise<Result>,
  slowMs = SLOW_MS,
): Promise<Result> {
  const began = performance.now()
  try {
    return await work()
  } catch (error) {
    if (performance.now() - began >= slowMs) await slow.hasTaken(userId)
    throw error
  }
}

const clipOf = ({ config }: StoryboardDeps, { sentFile, signal }: Sent) => ({
  ...{ sentFile, signal, maxSeconds: CLIP_MAX_SECONDS, ffmpegPath: config.ffmpegPath },
})

async function writeClip(
  deps: StoryboardDeps,
  sent: Sent,
  limits: { readonly limitMs?: number },
): Promise<string> {
  const { folder, name } = sent
  const clipFile = join(folder, `.clip-${name}`)
  try {
    const { hasSound } = await keepClip({ ...clipOf(deps, sent), clipFile, ...limits })
    const upload = nameOwnClip(name, hasSound)
    await mkdir(join(folder, 'uploads'), { recursive: true })
    await rename(clipFile, join(folder, upload))
    return upload
  } finally {
    await rm(clipFile, { force: true })
  }
}
