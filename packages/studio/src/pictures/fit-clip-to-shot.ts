import { join } from 'node:path'
import { CLIP_BOX, clipFramesFor, clipGradeOf } from '@hookreel/film'
import type { Focus, FrameSize, Picture, StyleId } from '@hookreel/film'
import { CLIP_VERSION, cutClip, RenderError } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { makePart } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'

/** Which shot a clip is to fill. */
export type ShotToFill = {
  readonly frameSize: FrameSize
  readonly style: StyleId
  /** How long the shot is, in frames. */
  readonly shotFrames: number
  /** It was made from the scene's picture: it begins with it, in its colours. */
  readonly isMade?: boolean
  /** Somebody filmed it for whatever reason: it has to be sharp, short and one take. */
  readonly isFound?: boolean
  /** The point of it that is shown; left out: what stands out is found. */
  readonly focus?: Focus | undefined
}

/** A clip (a part file) as a scene of this frame size and length; null when it cannot be shown, and that is remembered, too. */
export function fitClipToShot(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  clip: string,
  { frameSize, style, shotFrames, isMade = false, isFound = false, focus: chosen }: ShotToFill,
): Promise<Picture | null> {
  const frameCount = clipFramesFor(shotFrames)
  const told = { ...(isMade && { isMade }), ...(isFound && { isFound }), ...(chosen && { focus: chosen }) }
  const input = { clip, frameSize, style, frameCount, version: CLIP_VERSION, ...told }
  return rememberStep<Picture | null>(place, 'pictures', input, async (key) => {
    const [file, still] = [`pictures/${key}.mp4`, `pictures/${key}.jpg`]
    const { partsFolder, signal } = place
    let focus = chosen
    try {
      await makePart(partsFolder, file, (clipFile) =>
        makePart(partsFolder, still, async (stillFile) => {
          focus = await cutClip({
            ...{ ffmpeg, frameSize, frameCount, clipFile, stillFile, signal },
            sentFile: join(partsFolder, clip),
            grade: isMade ? undefined : clipGradeOf(style),
            ...{ isMade, isFound },
            focus: chosen,
          })
        }),
      )
    } catch (error) {
      if (error instanceof RenderError && error.code === 'upload_refused') return { data: null, files: [] }
      throw error
    }
    const picture = pictureOf(file, still, frameCount)
    return { data: { ...picture, ...(focus && { focus }) }, files: [file, still] }
  })
}

function pictureOf(file: string, still: string, frameCount: number): Picture {
  const layer = {
    ...({ name: 'clip', depth: 0, blend: 'normal', opaque: true, motion: 'none', box: CLIP_BOX } as const),
    ...{ file: still, clip: { file, frameCount } },
  }
  return { layers: [layer], seed: 0, kind: 'scene', environment: 'clips', subjects: [], credits: [] }
}
