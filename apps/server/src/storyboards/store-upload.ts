import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CLIP_MAX_SECONDS, PHOTO_MAX_BYTES } from '@hookreel/contract'
import { nameOwnClip } from '@hookreel/film'
import { isDiskFull, isSentVideo, keepClip, StudioError, weighSentClip } from '@hookreel/studio'
import { AppError } from '../platform/http/app-error.ts'
import { limitSlow } from '../platform/http/limits/limit-slow.ts'
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

/** Half a minute at 1920 × 1080 and 30 frames a second. */
const SHORT_SECONDS = 20
/** Of the short ones none takes longer, also on a machine that is four times as slow: else it said less of itself than it holds. */
const SHORT_LIMIT_MS = 90_000
/** So long nobody waits for others' clips gladly. */
const SLOW_MS = 30_000
/** What a clip says of itself is read in a fifth of a second. */
const LOOK_SLOW_MS = 5000
const MANY_SLOW = {
  name: 'clips that took too long',
  perHour: 3,
  reason: 'Of your clips 3 were given up after half a minute and more within an hour.',
}

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
  const slow = limitSlow(deps, MANY_SLOW)
  const { short, long } = deps.lanes.clips
  await slow.refuse(sent.userId)
  try {
    // A quarter of a megabyte of edits over one long track was looked into for a minute, and kept everybody else's waiting.
    const weigh = () => slow.countFailed(sent.userId, LOOK_SLOW_MS, () => weighSentClip(clipOf(deps, sent)))
    const weighed = await short.ofAll(weigh, signal)
    const isShort = weighed <= SHORT_SECONDS
    const lane = isShort ? short : long
    const limits = isShort ? { limitMs: SHORT_LIMIT_MS } : {}
    const write = () => slow.countFailed(sent.userId, SLOW_MS, () => writeClip(deps, sent, limits))
    return await lane.ofAll(write, signal)
  } catch (error) {
    if (error instanceof StudioError && error.code === 'upload_refused') {
      deps.log.info('a clip was refused', { reason: error.message, cause: error.cause })
      throw new AppError('upload_refused', { message: error.message })
    }
    if (isDiskFull(error)) throw new AppError('disk_full')
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
