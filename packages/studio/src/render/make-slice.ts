import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timeline } from '@hookreel/film'
import { encodeFilm, findFfmpeg } from '@hookreel/render'
import { SLICE_STEP, sliceInput } from './film-slice.ts'
import type { SliceOrder, SlicePart } from './film-slice.ts'
import type { StudioContext } from '../film-order.ts'
import { hashFile, makePart } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import { orFailAs } from '../studio-error.ts'

export type SliceContext = Omit<StudioContext, 'report'> & {
  readonly ffmpegPath?: string | undefined
  readonly onFrame: (done: number) => void
}

/**
 * Makes one slice of a film whose timeline and pictures are in the parts folder, and remembers it with its checksum.
 * Throws StudioError `render_failed`, or the signal's reason when aborted.
 */
export async function makeSlice(slice: SliceOrder, context: SliceContext): Promise<void> {
  const { partsFolder, signal, onFrame, ffmpegPath } = context
  const ffmpeg = await orFailAs('ffmpeg_missing', '', signal, () => findFfmpeg({ ffmpegPath }))
  await rememberStep<SlicePart>(context, SLICE_STEP, sliceInput(slice), async (key) => {
    const file = `film/${key}.mp4`
    const loadFile = (name: string) => readFile(join(partsFolder, name))
    const encode = async (outputFile: string) => {
      // Written by renderInSlices, from a timeline.
      const timeline = JSON.parse(await readFile(join(partsFolder, slice.timelineFile), 'utf8')) as Timeline
      const { range } = slice
      const request = { ffmpeg, timeline, range, loadFile, soundFile: null, outputFile, signal }
      await encodeFilm({ ...request, onProgress: onFrame })
    }
    await orFailAs('render_failed', 'A part of the film could not be rendered.', signal, () =>
      makePart(partsFolder, file, encode),
    )
    return { data: { file, sha256: await hashFile(join(partsFolder, file)) }, files: [file] }
  })
}
