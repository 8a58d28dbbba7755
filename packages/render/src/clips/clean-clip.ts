import { rename, rm } from 'node:fs/promises'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { cleanUpload, weighReading, type SentFile } from '../uploads/clean-upload.ts'
import { readAs, refuseOnFailure, refuseVideo, refuseWhenSlow, SENT_LIMITS } from '../uploads/sent-video.ts'
import { BLACK_FILTER, BLACK_FOUND, MIN_CLIP_SECONDS } from './cut-clip.ts'

/** A clip that a person sent for a scene, and where its clean copy goes. */
export type ClipRequest = {
  readonly ffmpeg: Ffmpeg
  /** What a person sent; nothing of it is believed. */
  readonly sentFile: string
  /** The MP4 that is written; it appears only when it is whole. */
  readonly clipFile: string
  readonly maxSeconds: number
  readonly signal?: AbortSignal
  /** So long all of it may take; five minutes when left out. */
  readonly limitMs?: number
}

/** Clips wait for each other: one of 25 MB, made to be slow, kept all others waiting for 23 minutes. */
const LIMIT_MS = 5 * 60_000
/** A minute of 4K at 30 frames a second. Of what is taken of a film, one of 15 MB kept all others' clips waiting for five minutes, again and again. */
const MAX_SECONDS_OF_A_CORE = 160

/**
 * How many seconds of a core a clip takes at most, by what it says of itself.
 * @throws RenderError `upload_refused` with a sentence for people, as `cleanClip`, also for what is more than a minute of 4K.
 */
export const weighClip = (request: SentFile): Promise<number> => weighReading(request, MAX_SECONDS_OF_A_CORE)

/** Quieter than this in its loudest sample, nobody hears it. */
const SILENT_DB = -60
const PEAK = /max_volume: (-?(?:\d+(?:\.\d+)?|inf)) dB/

/**
 * A person's clip as an MP4 without metadata, that can be cut to any scene; tells how long it is and whether there is anything to hear.
 * @throws RenderError `upload_refused` with a sentence for people: no video, damaged, too short or long, black for a while, or too slow to read.
 */
export async function cleanClip(request: ClipRequest): Promise<CleanClip> {
  const { limitMs = LIMIT_MS, signal } = request
  return refuseWhenSlow({ limitMs, signal, what: 'clip' }, (within) => cleanWithin(request, within))
}

type CleanClip = { readonly seconds: number; readonly hasSound: boolean }

async function cleanWithin(request: ClipRequest, signal: AbortSignal): Promise<CleanClip> {
  const { ffmpeg, sentFile, clipFile, maxSeconds } = request
  const [filmFile, posterFile] = [`${clipFile}.clean`, `${clipFile}.poster`]
  try {
    const { seconds } = await cleanUpload({
      ...{ ffmpeg, sentFile, maxSeconds, filmFile, posterFile, signal, isCut: true },
    })
    if (seconds < MIN_CLIP_SECONDS) throw refuseVideo('This clip is too short: it needs a second at least.')
    const input = [...readAs('mov'), '-i', filmFile]
    const list = async (filters: readonly string[]) => {
      const options = { signal, limits: SENT_LIMITS }
      const run = () => runFfmpeg(ffmpeg, [...input, ...filters, '-f', 'null', '-'], options)
      return (await refuseOnFailure(run)).stderr
    }
    // The part that a scene shows is known later, and must not be refused then.
    const black = await list(['-map', '0:v:0', '-vf', `scale=160:-2,${BLACK_FILTER}`])
    if (BLACK_FOUND.test(black))
      throw refuseVideo('This clip is black for a while: cut the dark part away, and send it again.')
    const heard = await list(['-map', '0:a:0?', '-map', '0:v:0', '-c:v', 'copy', '-af', 'volumedetect'])
    const peak = Number(PEAK.exec(heard)?.[1] ?? -Infinity)
    await rename(filmFile, clipFile)
    return { seconds, hasSound: peak > SILENT_DB }
  } finally {
    for (const file of [filmFile, posterFile]) await rm(file, { force: true })
  }
}
