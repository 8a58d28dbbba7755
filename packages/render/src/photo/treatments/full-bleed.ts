import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { findDepth, layerPhoto, type PhotoDepth } from '../layer-photo.ts'
import { drawAround, drawCover, melt, placeInside } from './cover.ts'
import { WHOLE_BOX, type PhotoShot, type TreatedSheet } from './treatment.ts'

/** Share of the frame's sides that a photo of another shape takes; what it goes on into fills the rest. */
const INSIDE = { width: 0.97, height: 0.97 }
/** Depths of what a photo goes on into, of the photo, and of its subject. */
const DEPTHS = { around: 0.12, photo: 0.42, subject: 0.62 }

/** How a photo that fills the frame is painted. */
export type Paint = {
  /** Paints over a canvas; answers it, or another of its size. */
  readonly whole: (canvas: Canvas) => Canvas
  /** What is seen around a subject that was cut out. */
  readonly behind?: (painted: Canvas) => Canvas
  /** What is painted depends on the whole: a photo and what it goes on into are painted as one. */
  readonly isOnePiece?: boolean
  /** Without a subject it is cut into a relief. Where it is painted, so many sheets are not worth their time: it lies flat. */
  readonly hasRelief?: boolean
}

/** A photo over the whole frame: cut to it, or going on into its own soft colours. A subject stands before the rest. */
export function bleed(
  shot: PhotoShot,
  { whole, behind = (painted) => painted, hasRelief = false, isOnePiece = false }: Paint,
): { readonly sheets: readonly TreatedSheet[]; readonly depth: PhotoDepth } {
  const { space, focus } = shot
  if (focus || isOnePiece) {
    const photo = bleedFlat(shot)
    const depth = findDepth(photo)
    const painted = whole(photo)
    if (depth.subject || hasRelief)
      return { sheets: layerPhoto(painted, depth, depth.subject && behind(painted)), depth }
    return { sheets: [{ name: 'ground', depth: 0.5, box: WHOLE_BOX, canvas: painted }], depth }
  }
  const place = placeInside(shot, INSIDE)
  const photo = drawCover(shot.image, place, shot.shown.focus)
  const depth = findDepth(photo)
  const ground = whole(drawAround(photo, space, place))
  const painted = whole(photo)
  const [photoSheet, ...others] = depth.subject
    ? layerPhoto(melted(painted, space), depth, behind(painted))
    : [{ name: 'ground', depth: DEPTHS.photo, box: WHOLE_BOX, canvas: painted }]
  const inside = ({ box, ...sheet }: TreatedSheet): TreatedSheet => ({
    ...sheet,
    box: {
      x: (place.x + box.x * place.width) / space.width,
      y: (place.y + box.y * place.height) / space.height,
      width: (box.width * place.width) / space.width,
      height: (box.height * place.height) / space.height,
    },
  })
  return {
    sheets: [
      { name: 'ground', depth: DEPTHS.around, box: WHOLE_BOX, canvas: ground },
      inside({ ...photoSheet, name: 'photo', depth: DEPTHS.photo, canvas: melt(photoSheet.canvas, space) }),
      ...others.map((sheet) => inside({ ...sheet, depth: DEPTHS.subject })),
    ],
    depth,
  }
}

/** The same in one canvas, before anything is painted over it. */
export function bleedFlat(shot: PhotoShot): Canvas {
  const { space, focus } = shot
  if (focus) return drawCover(shot.image, space, focus)
  const place = placeInside(shot, INSIDE)
  const photo = drawCover(shot.image, place, shot.shown.focus)
  const canvas = createCanvas(space.width, space.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(drawAround(photo, space, place), 0, 0, space.width, space.height)
  context.drawImage(melt(photo, space), place.x, place.y)
  return canvas
}

function melted(photo: Canvas, space: PhotoShot['space']): Canvas {
  const canvas = createCanvas(photo.width, photo.height)
  canvas.getContext('2d').drawImage(photo, 0, 0)
  return melt(canvas, space)
}
