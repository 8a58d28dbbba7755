import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inspectFilm, makeRendition } from '@hookreel/studio'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { limitEncoding, limitWork, WorkEndedError } from '../../platform/limit-work.ts'
import { removeOldEntries } from '../../platform/storage/remove-old-entries.ts'
import { measureStored } from '../../platform/storage/measure-room.ts'
import { findRendition, renditionKey, renditionKeyStart } from './rendition.ts'
import type { Rendition } from './rendition.ts'
import { saveStorageBytes } from '../stored.queries.ts'
import type { VideoDeps } from '../video-deps.ts'
import { videoKeyStart } from '../video-files.ts'
import { isReady } from '../video-status.ts'
import { sealRendition } from '../seal-rendition.ts'
import { findVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Pictures and sound as they are, of the largest file: seconds. */
const COPY_MS = 10 * 60_000
const ORDERED = z.object({ videoId: z.string() })
/** Somebody waits at the screen; ffmpeg does it in a process of its own. */
const WAITED_FOR = { schema: ORDERED, tries: 2, retrySeconds: 1, isFair: true, perGroup: 1 } as const

/** What ends the writing of a download. */
type Ends = {
  readonly signal?: AbortSignal | undefined
  /** Left out: what the film itself gives. */
  readonly limitMs?: number
  /** A film that may take longer is handed on to the lane of long ones. */
  readonly longestMs?: number
}

/** Films whose tags are written, in well under a second each: never behind one that is encoded anew. */
export const MAKE_DOWNLOAD = defineJob({
  ...{ name: 'make-download', ...WAITED_FOR, concurrency: 2 },
  run: (deps: VideoDeps, { videoId }, { signal }) =>
    makeDownload(deps, videoId, { signal, quality: 'original' }),
})

/** What two minutes of 1080p at 30 frames a second may take. */
const SHORT_MS = 7 * 60_000

/** Films that are encoded smaller, in a lane of their own: each may take minutes. */
export const COMPRESS_DOWNLOAD = defineJob({
  ...{ name: 'compress-download', ...WAITED_FOR },
  run: (deps: VideoDeps, { videoId }, { signal }) =>
    makeDownload(deps, videoId, { signal, quality: 'compressed', longestMs: SHORT_MS }),
})

/** Those that may take longer: ten minutes of 4K kept everybody's short ones waiting for twelve. */
export const COMPRESS_LONG_DOWNLOAD = defineJob({
  ...{ name: 'compress-long-download', ...WAITED_FOR },
  run: (deps: VideoDeps, { videoId }, { signal }) =>
    makeDownload(deps, videoId, { signal, quality: 'compressed' }),
})

/** It is one for the lane of long ones. */
class LongEncoding extends Error {}

/** Deletes what a killed server left of downloads that it was writing. */
export async function clearDownloads(deps: Pick<VideoDeps, 'config' | 'clock'>): Promise<void> {
  await removeOldEntries(downloadsFolder(deps), deps.clock.now())
}

/**
 * Writes the rendition that the owner's settings ask for now, unless it is there, or is of another quality than this is for: anyone who asks
 * again orders that. It replaces earlier ones.
 */
export async function makeDownload(
  deps: VideoDeps,
  videoId: string,
  { quality, ...ends }: Ends & { readonly quality?: Rendition['quality'] } = {},
): Promise<void> {
  const { storage } = deps
  const video = await findVideo(deps.db, videoId)
  if (!video?.filmKey || !video.downloadKey || !isReady(video.status)) return
  const rendition = await findRendition(deps.db, video)
  if (!rendition || (quality !== undefined && rendition.quality !== quality)) return
  const key = renditionKey(video, rendition)
  if ((await storage.findSize(key)) !== undefined) return
  await mkdir(downloadsFolder(deps), { recursive: true })
  const folder = await mkdtemp(join(downloadsFolder(deps), 'download-'))
  try {
    const outputFile = join(folder, `out.${video.format}`)
    await write(deps, { video, rendition, folder, outputFile }, ends)
    await storage.removeAllStartingWith(renditionKeyStart(video))
    await storage.putFile(key, await sealRendition(deps, video, outputFile, video.format))
    // Counted, but never refused: who has no room left can still take films away. There is one of each.
    const storageBytes = await measureStored(storage, videoKeyStart(video))
    if (!(await saveStorageBytes(deps.db, video, storageBytes))) await storage.remove(key)
  } catch (error) {
    if (error instanceof LongEncoding)
      await deps.queue.enqueue(deps.db, COMPRESS_LONG_DOWNLOAD, { videoId }, { group: video.userId })
    else if (!(error instanceof WorkEndedError && error.reason === 'unwanted')) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Writing = {
  readonly video: VideoRow
  readonly rendition: Rendition
  readonly folder: string
  readonly outputFile: string
}

/** As it was asked for; a film that takes too long to encode smaller is offered as it is, with its tags. */
async function write(deps: VideoDeps, writing: Writing, ends: Ends): Promise<void> {
  const { rendition, video } = writing
  try {
    await writeAs(deps, writing, ends)
  } catch (error) {
    if (!(error instanceof WorkEndedError && error.reason === 'too_long')) throw error
    deps.log.warn('a film took too long to encode smaller: it is offered as it is', { videoId: video.id })
    await writeAs(
      deps,
      { ...writing, rendition: { ...rendition, quality: 'original' } },
      { signal: ends.signal },
    )
  }
}

async function writeAs(
  deps: VideoDeps,
  { video, rendition, folder, outputFile }: Writing,
  { signal, limitMs, longestMs = Infinity }: Ends,
): Promise<void> {
  const isEncoded = rendition.quality === 'compressed'
  // What is encoded anew begins with the master.
  const source = (isEncoded ? video.filmKey : video.downloadKey) ?? ''
  const { ffmpegPath } = deps.config
  const inputFile = join(folder, `in.${source.split('.').at(-1) ?? 'mp4'}`)
  await pipeline(deps.storage.read(source), createWriteStream(inputFile), { signal })
  const ownMs = isEncoded ? limitEncoding(await inspectFilm({ file: inputFile, ffmpegPath })) : COPY_MS
  if (isEncoded && ownMs > longestMs) throw new LongEncoding('a film for the lane of long ones')
  const isWanted = async () => (await findVideo(deps.db, video.id)) !== undefined
  const task = { ...rendition, inputFile, outputFile, format: video.format, ffmpegPath }
  await limitWork({ signal, limitMs: limitMs ?? ownMs, isWanted }, (ending) =>
    makeRendition({ ...task, signal: ending }),
  )
}

function downloadsFolder({ config }: Pick<VideoDeps, 'config'>): string {
  return join(config.dataDir, 'downloads')
}
