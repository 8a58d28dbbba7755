import { PhotoUnanswered } from '@hookreel/crew/makers'
import type { PhotoKind } from '@hookreel/crew/makers'
import { NO_PHOTO } from '@hookreel/film'
import type { SceneToIllustrate } from './scene-to-illustrate.ts'
import type { Footage } from './take-footage.ts'
import { askForWanted, isPhoto } from './take-photo.ts'
import type { KeptPhoto, WantedPhoto } from './take-photo.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'

/** So many pictures beside the best one are given to anyone who asks for another. */
const OTHERS = 3

/** The seed of the film itself, which scenes have until they get another picture. */
export function usualSeed(scenes: readonly Pick<SceneToIllustrate, 'request'>[]): number | undefined {
  const groups = [...Map.groupBy(scenes, ({ request }) => request.seed).values()]
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0]?.request.seed
}

/** So many scenes without an answer, and the rest is drawn: a preview must not hold others up for minutes. */
const MAX_UNANSWERED = 2

/**
 * Open collections ask not to be asked for several things at once; each is told what was found for those before. Where footage is found
 * and can be cut, it stands in the picture's place.
 */
export function takeInTurn(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  { scenes, footage }: { readonly scenes: readonly SceneToIllustrate[]; readonly footage: Footage },
): Promise<WantedPhoto>[] {
  const taken: KeptPhoto[] = []
  let unanswered = 0
  const usual = usualSeed(scenes)
  let before: Promise<unknown> = Promise.resolve()
  return scenes.map((scene, index) => {
    const { request, upload, unwanted } = scene
    const photo = before.then(async (): Promise<WantedPhoto> => {
      const { avoids = [] } = request
      if (upload !== null || unanswered >= MAX_UNANSWERED || avoids.includes(NO_PHOTO))
        return { photo: null, avoids }
      const works = taken.map(({ credit }) => credit.work)
      const looks = taken.flatMap(({ look }) => look ?? [])
      // A seed of its own: somebody pressed for another picture.
      const other = request.seed === usual ? 0 : 1 + (request.seed % OTHERS)
      const beside = { shown: { works, looks }, other }
      const clip = other === 0 ? await footage(index, scene, works) : { photo: null, avoids }
      const found = isPhoto(clip.photo)
        ? clip
        : await askForWanted(place, crew, kind, {
            request: { ...request, avoids: clip.avoids },
            ...{ unwanted, beside },
          })
      if (found.photo instanceof PhotoUnanswered) unanswered += 1
      else if (isPhoto(found.photo)) taken.push(found.photo)
      return found
    })
    // Nobody may be waiting for it when it fails, and the next one is another picture.
    before = photo.catch(() => undefined)
    return photo
  })
}
