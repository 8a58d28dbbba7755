import { rm, writeFile } from 'node:fs/promises'
import { FRAME_RATE } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'
import { readSound, readStretches, type EncodedSlice } from './read-stretches.ts'
import { planJoined, writeJoined } from './write-joined.ts'

/** Encoded slices of one film, in order, and its sound. */
export type JoinRequest = {
  readonly ffmpeg: Ffmpeg
  /** What `encodeFilm` made of one range after the other. */
  readonly slices: readonly EncodedSlice[]
  /** The sound of the whole film as `encodeSound` made it. */
  readonly soundFile: string
  /** An `.mp4`; it appears only when it is whole. */
  readonly outputFile: string
  readonly signal?: AbortSignal
}

const AS_FILM = '-map 0:v:0 -map 1:a:0 -c copy -movflags +faststart'.split(' ')

/**
 * Puts slices of a film one behind the other and the sound beside them. Both are taken over as they are; the sound was encoded in one
 * piece, so that nothing is heard where slices meet. Stretches in fragments that are introduced alike are written here: a start of ffmpeg, and its
 * writing all of a film twice to have the index in front, were 0.2 s of CPU for which everything waited.
 * @throws RenderError `render_failed` when ffmpeg fails.
 */
export async function joinSlices(request: JoinRequest): Promise<void> {
  const { slices, soundFile, outputFile, signal } = request
  const [stretches, sound] = await Promise.all([readStretches(slices), readSound(soundFile)])
  const plan = stretches && sound && planJoined(stretches, sound)
  if (!plan) return joinFiles(request)
  await writeWhole(outputFile, (unfinished) =>
    writeFile(unfinished, writeJoined(plan, soundFile), { signal }),
  )
}

/** By ffmpeg's concat, which opens and looks into each file: a third of a second for 13 of them. */
async function joinFiles({ ffmpeg, slices, soundFile, outputFile, signal }: JoinRequest): Promise<void> {
  const list = `${outputFile}.list`
  try {
    await writeFile(list, listForConcat(slices))
    const args = ['-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-i', soundFile, ...AS_FILM]
    await writeWhole(outputFile, (unfinished) =>
      runFfmpeg(ffmpeg, [...args, unfinished], { signal, alsoReads: slices.map(({ file }) => file) }),
    )
  } finally {
    await rm(list, { force: true })
  }
}

/**
 * The list of ffmpeg's concat. Each length is told, in microseconds that do not add up to an error: an MP4 file knows its own in
 * milliseconds alone, by which later frames were up to a third of one late for every slice before them.
 */
export function listForConcat(slices: readonly EncodedSlice[], protocol = ''): string {
  const momentOf = (frame: number) => Math.round((frame * 1e6) / FRAME_RATE)
  let from = 0
  const lines = slices.map(({ file, frameCount }) => {
    const microseconds = momentOf(from + frameCount) - momentOf(from)
    from += frameCount
    // In single quotes, which end and begin again around one that is meant.
    const quoted = `'${protocol}${file.replaceAll("'", String.raw`'\''`)}'`
    return `file ${quoted}\nduration ${microseconds}us\n`
  })
  return lines.join('')
}
