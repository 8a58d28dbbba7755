import { PhotoUnanswered } from '@hookreel/crew/makers'
import type { PictureSource } from '@hookreel/film'
import { showPhoto } from '../pictures/illustrate-scenes.ts'
import type { SceneToIllustrate } from '../pictures/scene-to-illustrate.ts'
import { askForWanted, isPhoto, NoOtherPhoto, recallPhoto } from '../pictures/take-photo.ts'
import type { KeptPhoto } from '../pictures/take-photo.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { seedOfTake, TAKES_AT_ONCE } from './take.ts'
import type { SceneOfTakes, Take, WebAnswer } from './take.ts'

type Asked = SceneToIllustrate['request']
/** Some of those that are remembered may be in other scenes by now. */
const MAX_TRIES = TAKES_AT_ONCE * 2

type Looking = {
  readonly pictures: PictureSource
  readonly scenes: readonly SceneToIllustrate[]
  readonly of: SceneOfTakes
}

/** Offers other real pictures for a scene until enough are there: none that its film shows, none that is unwanted. */
export async function findPhotos(
  place: StepPlace,
  crew: StudioCrew,
  { pictures, scenes, of }: Looking,
  offer: (take: Omit<Take, 'file'>) => Promise<boolean>,
): Promise<WebAnswer> {
  if ((pictures !== 'real' && pictures !== 'mixed') || !crew.illustrator.engine.takePhoto) return 'unasked'
  const { scene, kept: avoids } = of
  const ask = (seed: number): Asked => ({ ...scene.request, seed, avoids })
  const first = of.page * TAKES_AT_ONCE
  const before = Array.from({ length: first }, (_, n) => ask(seedOfTake(of.sceneId, n)))
  const known = [...scenes.filter(({ upload }) => upload === null).map(({ request }) => request), ...before]
  const photos = await Promise.all(known.map((request) => recallPhoto(place, pictures, request)))
  const works = new Set(photos.flatMap((photo) => (isPhoto(photo) ? photo.credit.work : [])))
  const looks = photos.flatMap((photo) => (isPhoto(photo) ? (photo.look ?? []) : []))
  const show = async (photo: KeptPhoto, request: Asked, taken: readonly string[]): Promise<boolean> => {
    works.add(photo.credit.work)
    if (photo.look !== undefined) looks.push(photo.look)
    const { still } = await showPhoto(place, pictures, photo, { request, focus: undefined })
    return offer({ seed: request.seed, avoids: taken, picture: still })
  }
  // A scene that has another one by now gets its first one back with a press; that is not looked for anew.
  const usual = ask(of.filmSeed)
  const own = of.page === 0 ? await recallPhoto(place, pictures, usual) : null
  if (isPhoto(own) && !isLeftOut(own, works, scene.unwanted)) await show(own, usual, avoids)
  for (let n = first; n < first + MAX_TRIES; n += 1) {
    const beside = { shown: { works: [...works], looks: [...looks] }, isWide: true }
    const request = ask(seedOfTake(of.sceneId, n))
    const found = await askForWanted(place, crew, pictures, { request, unwanted: scene.unwanted, beside })
    const { photo } = found
    if (photo instanceof NoOtherPhoto) return 'nothing'
    if (photo instanceof PhotoUnanswered) return 'unanswered'
    // Another scene has it by now.
    if (!isPhoto(photo) || works.has(photo.credit.work)) continue
    if (!(await show(photo, request, found.avoids))) return 'found'
  }
  return 'nothing'
}

function isLeftOut(
  { credit }: KeptPhoto,
  works: ReadonlySet<string>,
  unwanted: readonly string[] = [],
): boolean {
  return works.has(credit.work) || unwanted.includes(credit.work)
}
