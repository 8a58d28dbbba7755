import { readdir, readFile } from 'node:fs/promises'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { STYLE_IDS } from '@hookreel/film'
import { drawThumbnail } from '../../packages/render/src/frames/draw-thumbnail.ts'
import { framePhoto } from '../../packages/render/src/photo/frame-photo.ts'

/** Photographs in every style, as they rest: a row a style. */
export async function drawPhotos(): Promise<Canvas> {
  const cell = { width: 96, height: 170, gap: 3 }
  const frameSize = { width: 540, height: 960 }
  const folder = new URL('photos/', import.meta.url)
  const names = (await readdir(folder)).toSorted()
  const [wide, high] = [cell.width + cell.gap, cell.height + cell.gap]
  const sheet = createCanvas(wide * names.length, high * STYLE_IDS.length)
  const context = sheet.getContext('2d')
  context.imageSmoothingQuality = 'high'
  for (const [column, name] of names.entries()) {
    const photo = await readFile(new URL(name, folder))
    for (const [row, style] of STYLE_IDS.entries()) {
      const { picture, files } = await framePhoto(photo, { frameSize, style })
      const load = (file: string) => Promise.resolve(files.get(file) ?? new Uint8Array())
      const image = await loadImage(await drawThumbnail(picture, frameSize, load, cell.width * 2))
      context.drawImage(image, column * wide, row * high, cell.width, cell.height)
    }
  }
  return sheet
}
