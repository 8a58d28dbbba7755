import type { CaptionChoice, FrameSize, Picture, StyleId } from '@hookreel/film'
import { buildTimeline } from '@hookreel/film'
import { openFrames } from '../../packages/render/src/frames/frame-source.ts'

/** What is said in a film of one picture, and how it is captioned. */
export type CaptionedFilm = {
  readonly frameSize: FrameSize
  readonly style: StyleId
  readonly captions: CaptionChoice
  readonly text: string
  /** The picture under the captions, encoded, and of the frame's size. */
  readonly ground: Uint8Array
}

const SECONDS_A_WORD = 0.5

/** Opens a film of one still picture in which a word begins every half second, the first at once. */
export async function openCaptionedFilm(film: CaptionedFilm) {
  const spoken = film.text.split(' ')
  const words = spoken.map((text, i) => ({
    text,
    startSeconds: i * SECONDS_A_WORD,
    endSeconds: (i + 0.9) * SECONDS_A_WORD,
  }))
  const seconds = spoken.length * SECONDS_A_WORD + 0.4
  const { frameSize, style, captions } = film
  const scenes = [{ startSeconds: 0, endSeconds: seconds, picture: STILL }]
  const timeline = buildTimeline({ frameSize, style, seed: 1, words, scenes, seconds, captions })
  return { timeline, frames: await openFrames(timeline, () => Promise.resolve(film.ground)) }
}

const STILL: Picture = {
  layers: [
    {
      name: 'still',
      depth: null,
      blend: 'normal',
      opaque: true,
      motion: 'none',
      box: { x: 0, y: 0, width: 1, height: 1 },
      file: 'still.png',
    },
  ],
  seed: 1,
  kind: 'scene',
  environment: 'still',
  subjects: [],
  credits: [],
}
