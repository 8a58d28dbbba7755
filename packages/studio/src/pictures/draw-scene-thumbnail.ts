import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameSize, Picture } from '@hookreel/film'
import { drawThumbnail } from '@hookreel/render'
import { writePart } from '../part-files.ts'

const SHORT_SIDE = 216

/** Draws a small picture of a drawn scene into the parts folder; answers its part file (a JPEG, some ten kilobytes). Throws RenderError `render_failed`. */
export async function drawSceneThumbnail(
  partsFolder: string,
  sceneIndex: number,
  picture: Picture,
  frameSize: FrameSize,
): Promise<string> {
  const file = `thumbnails/scene-${sceneIndex}.jpg`
  await writePart(partsFolder, file, await drawSmall(partsFolder, picture, frameSize))
  return file
}

/** A small picture of a drawn scene: a JPEG of some ten kilobytes. Throws RenderError `render_failed`. */
export function drawSmall(partsFolder: string, picture: Picture, frameSize: FrameSize): Promise<Uint8Array> {
  const loadFile = (name: string) => readFile(join(partsFolder, name))
  return drawThumbnail(picture, frameSize, loadFile, SHORT_SIDE)
}
