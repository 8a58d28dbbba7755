import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CLIP_MAX_SECONDS, PHOTO_MAX_BYTES } from '@hookreel/contract'
import { nameOwnClip } from '@hookreel/film'
import { openBudget } from '@hookreel/sandbox'
import { isDiskFull, isSentVideo, keepClip, StudioError } from '@hookreel/studio'
import { AppError } from '../platform/http/app-error.ts'
import { requireKeptPhoto } from '../platform/http/require-kept-photo.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'

/** A file that a person sent, and the storyboard's folder that gets it under a name of ours. */
type Sent = {
  readonly sentFile: string
  readonly folder: string
  readonly name: string
  readonly signal: AbortSignal
}

/** Clips are decoded by one program at a time, whoever sent them: a minute of 4K takes a gigabyte. */
const lane = openBudget(1)

/** Writes a picture or a clip anew as a part of its storyboard; answers the part's name. */
export async function storeUpload(deps: StoryboardDeps, sent: Sent): Promise<string> {
  const { sentFile, signal } = sent
  if (await isSentVideo(sentFile)) return lane.spend(1, () => writeClip(deps, sent), signal)
  if ((await stat(sentFile)).size > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  return writePhoto(deps, sent)
}

async function writePhoto(deps: StoryboardDeps, { sentFile, folder, name }: Sent): Promise<string> {
  const upload = `uploads/${name}.jpg`
  const end = await deps.previewer.keepPhoto({ sentFile, partsFolder: folder, file: upload })
  requireKeptPhoto(end)
  return upload
}

async function writeClip(deps: StoryboardDeps, { sentFile, folder, name, signal }: Sent): Promise<string> {
  const clipFile = join(folder, `.clip-${name}`)
  const task = {
    sentFile,
    clipFile,
    maxSeconds: CLIP_MAX_SECONDS,
    signal,
    ffmpegPath: deps.config.ffmpegPath,
  }
  try {
    const { hasSound } = await keepClip(task)
    const upload = nameOwnClip(name, hasSound)
    await mkdir(join(folder, 'uploads'), { recursive: true })
    await rename(clipFile, join(folder, upload))
    return upload
  } catch (error) {
    if (isDiskFull(error)) throw new AppError('disk_full')
    if (!(error instanceof StudioError) || error.code !== 'upload_refused') throw error
    deps.log.info('a clip was refused', { reason: error.message, cause: error.cause })
    throw new AppError('upload_refused', { message: error.message })
  } finally {
    await rm(clipFile, { force: true })
  }
}
