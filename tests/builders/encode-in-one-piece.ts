import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timeline } from '@hookreel/film'
import { encodeFilm, findFfmpeg } from '@hookreel/render'
import type { FilmInSlices } from '@hookreel/studio'

/** The frames of a film that was left in slices, by one encoder from the first to the last, without sound. */
export async function encodeInOnePiece(
  { slices: [slice] }: FilmInSlices,
  partsFolder: string,
  outputFile: string,
): Promise<string> {
  if (!slice) throw new Error('the film has no slices')
  // Written by renderInSlices, from a timeline.
  const timeline = JSON.parse(await readFile(join(partsFolder, slice.timelineFile), 'utf8')) as Timeline
  const loadFile = (name: string) => readFile(join(partsFolder, name))
  await encodeFilm({ ffmpeg: await findFfmpeg(), timeline, loadFile, soundFile: null, outputFile })
  return outputFile
}
