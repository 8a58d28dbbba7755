import type { Storyboard } from '@hookreel/contract'
import { buildTimeline, FRAME_RATE, timeShots, UNDRAWN } from '@hookreel/film'
import type { CaptionChoice, Picture, Timeline } from '@hookreel/film'
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

/**
 * How many seconds of the film each scene has, by its id, from its cut to the next one and so with the pause after it: tenths that add up to
 * the length of the film.
 */
export function shareSeconds({ voice, style }: Pick<Storyboard, 'voice' | 'style'>): Map<string, number> {
  if (!voice || voice.scenes.length === 0) return new Map()
  const shots = timeShots({ style, words: voice.words, scenes: voice.scenes, seconds: voice.seconds })
  const tenthsAt = (at: number) => Math.round((shots[at] ? shots[at].cut / FRAME_RATE : voice.seconds) * 10)
  return new Map(shots.map(({ scene }, at) => [scene.id, (tenthsAt(at + 1) - tenthsAt(at)) / 10]))
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
