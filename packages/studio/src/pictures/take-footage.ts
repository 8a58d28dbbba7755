import { nameService, PhotoUnanswered } from '@hookreel/crew/makers'
import type { Picture, PictureSource } from '@hookreel/film'
import type { Ffmpeg } from '@hookreel/render'
import { fitClipToShot } from './fit-clip-to-shot.ts'
import { frameOf } from './scene-to-illustrate.ts'
import type { SceneToIllustrate } from './scene-to-illustrate.ts'
import { askForWanted, isPhoto } from './take-photo.ts'
import type { KeptPhoto, WantedPhoto } from './take-photo.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs } from '../studio-error.ts'

/** In one film; between two of them stands something else. */
const MOST = { clips: 3, apart: 2 }
/** All of them together: a film does not wait longer for what a picture does as well. */
const MOST_MS = 30_000

/** Footage for the scene at this place, which shows none of these works; no photo where there is none. Asked in the order of the scenes. */
export type Footage = (
  index: number,
  scene: SceneToIllustrate,
  works: readonly string[],
) => Promise<WantedPhoto>

/**
 * Footage of open collections, in a few scenes of a film. What is found is cut at once: what cannot be cut gives way to a picture.
 * Nothing that fails here is more than a scene without footage.
 */
export function openFootage(
  place: StepPlace,
  crew: StudioCrew,
  pictures: Extract<PictureSource, 'real' | 'mixed'>,
  ffmpeg: Ffmpeg | undefined,
): Footage {
  let [taken, nextIndex, spentMs, isUnanswered] = [0, 0, 0, false]
  const isOffered = crew.illustrator.engine.takeClip !== undefined
  return async (index, scene, works) => {
    const { request, unwanted, motion } = scene
    const { avoids = [] } = request
    const isEnough = taken >= MOST.clips || index < nextIndex || spentMs > MOST_MS || isUnanswered
    // Anyone who has a picture made to move wants to see that picture.
    if (!ffmpeg || !isOffered || isEnough || motion !== undefined) return { photo: null, avoids }
    const begun = performance.now()
    const beside = { shown: { works, looks: [] }, isClip: true }
    const found = await askForWanted(place, crew, pictures, { request, unwanted, beside })
    const { photo } = found
    isUnanswered = photo instanceof PhotoUnanswered
    const laid = isPhoto(photo) ? await fitTakenClip(place, ffmpeg, { pictures, taken: photo, scene }) : null
    spentMs += performance.now() - begun
    if (laid === null) return { photo: null, avoids: found.avoids }
    taken += 1
    nextIndex = index + MOST.apart
    return found
  }
}

type Fitting = {
  readonly pictures: PictureSource
  readonly taken: KeptPhoto
  readonly scene: SceneToIllustrate
}

/** A clip that was taken for a scene, cut to it, with whose it is; null when it cannot be shown. */
export async function fitTakenClip(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  { pictures, taken, scene }: Fitting,
): Promise<Picture | null> {
  const { file, credit, provider } = taken
  const isFound = pictures !== 'clips'
  const shot = { ...frameOf(scene), shotFrames: scene.shotFrames, isFound }
  const laid = await orFailAs('picture_failed', 'A clip could not be cut.', place.signal, () =>
    fitClipToShot(place, ffmpeg, file, shot),
  )
  if (laid === null) return null
  const madeBy = { origin: 'library', maker: nameService(provider), model: null } as const
  return {
    ...{ ...laid, credits: [credit], madeBy },
    ...(isFound && { environment: 'real' }),
    // Browsers show no other clip for choosing a part of it.
    ...(file.endsWith('.mp4') && { whole: file }),
  }
}
