import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeRendition } from '@hookreel/studio'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { removeOldEntries } from '../../platform/storage/remove-old-entries.ts'
import { measureStored } from '../../platform/storage/measure-room.ts'
import { findRendition, renditionKey, renditionKeyStart } from './rendition.ts'
import { saveStorageBytes } from '../stored.queries.ts'
import type { VideoDeps } from '../video-deps.ts'
import { videoKeyStart } from '../video-files.ts'
import { isReady } from '../video-status.ts'
import { sealRendition } from '../seal-rendition.ts'
import { findVideo } from '../videos.queries.ts'

/** Films to be written the way their owners want to download them; ffmpeg does it in a process of its own. */
export const MAKE_DOWNLOAD = defineJob({
  name: 'make-download',
  schema: z.object({ videoId: z.string() }),
  tries: 2,
  retrySeconds: 1,
  isFair: true,
  perGroup: 1,
  // Before films under way: somebody waits at the screen.
  concurrency: 2,
  run: (deps: VideoDeps, { videoId }, { signal }) => makeDownload(deps, videoId, signal),
})

/** Deletes what a killed server left of downloads that it was writing. */
export async function clearDownloads(deps: Pick<VideoDeps, 'config' | 'clock'>): Promise<void> {
  await removeOldEntries(downloadsFolder(deps), deps.clock.now())
}

/** Writes the rendition that the owner's settings ask for now, unless it is there. It replaces earlier ones. */
export async function makeDownload(deps: VideoDeps, videoId: string, signal?: AbortSignal): Promise<void> {
  const { storage } = deps
  const video = await findVideo(deps.db, videoId)
  if (!video?.filmKey || !video.downloadKey || !isReady(video.status)) return
  const rendition = await findRendition(deps.db, video)
  if (!rendition) return
  const key = renditionKey(video, rendition)
  if ((await storage.findSize(key)) !== undefined) return
  await mkdir(downloadsFolder(deps), { recursive: true })
  const folder = await mkdtemp(join(downloadsFolder(deps), 'download-'))
  try {
    // What is encoded anew begins with the master.
    const source = rendition.quality === 'compressed' ? video.filmKey : video.downloadKey
    const inputFile = join(folder, `in.${source.split('.').at(-1) ?? 'mp4'}`)
    const outputFile = join(folder, `out.${video.format}`)
    await pipeline(storage.read(source), createWriteStream(inputFile))
    const { format } = video
    const { ffmpegPath } = deps.config
    await makeRendition({
      ...rendition,
      inputFile,
      outputFile,
      format,
      ffmpegPath,
      ...(signal && { signal }),
    })
    await storage.removeAllStartingWith(renditionKeyStart(video))
    await storage.putFile(key, await sealRendition(deps, video, outputFile, format))
    // Counted, but never refused: who has no room left can still take films away. There is one of each.
    const storageBytes = await measureStored(storage, videoKeyStart(video))
    if (!(await saveStorageBytes(deps.db, video, storageBytes))) await storage.remove(key)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function downloadsFolder({ config }: Pick<VideoDeps, 'config'>): string {
  return join(config.dataDir, 'downloads')
}
