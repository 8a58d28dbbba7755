import type { Storyboard } from '@hookreel/contract'
import { buildTimeline, UNDRAWN, type CaptionChoice, type Picture, type Timeline } from '@hookreel/film'
import type { LayerImages } from './layer-images.ts'

/** The film of a storyboard, exactly as it will be rendered; nothing before it is spoken. */
export function previewTimeline(board: Storyboard, captions: CaptionChoice): Timeline | undefined {
  const { voice, frameSize, style, seed } = board
  if (!voice || voice.scenes.length === 0) return undefined
  const pictures = new Map(board.scenes.map((scene) => [scene.id, scene.picture]))
  return buildTimeline({
    frameSize,
    style,
    seed,
    words: voice.words,
    scenes: voice.scenes.map(({ id, startSeconds, endSeconds }) => ({
      startSeconds,
      endSeconds,
      picture: pictures.get(id) ?? UNDRAWN,
    })),
    seconds: voice.seconds,
    captions,
  })
}

/** True when everything that frame `n` shows is drawn and here. */
export function isFrameHere(timeline: Timeline, n: number, images: LayerImages): boolean {
  return timeline.shots
    .filter((shot) => shot.startFrame <= n && n < shot.endFrame)
    .every(({ picture }) => isPictureHere(picture, images))
}

export function isPictureHere(picture: Picture, images: LayerImages): boolean {
  return picture.layers.length > 0 && picture.layers.every((layer) => images.get(layer.file) !== undefined)
}
