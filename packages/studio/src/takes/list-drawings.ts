import { avoidedDrawings, NO_DRAWING, NO_PHOTO } from '@hookreel/film'
import type { PictureSource } from '@hookreel/film'
import { keepPeopleOnly } from '../pictures/cast-of-picture.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { seedOfTake, TAKES_AT_ONCE } from './take.ts'
import type { SceneOfTakes } from './take.ts'

/** What a drawing is asked to be. */
type DrawingWish = { readonly seed: number; readonly avoids: readonly string[] }

/**
 * Other drawings of a scene, the most different first: as it was at first, another thing that it names, its words alone, then the same
 * arranged otherwise. Some of them may turn out as the scene is already: there are more than are shown.
 */
export function listDrawings(
  { illustrator: { engine } }: StudioCrew,
  { scene, sceneId, page, earlierSubjects, kept, isSent, filmSeed }: SceneOfTakes,
  pictures: PictureSource,
): DrawingWish[] {
  const { request } = scene
  const { seed, avoids: now = [] } = request
  // Words alone stay words alone, arranged otherwise.
  const base = [...kept, ...(pictures === 'drawn' ? [] : [NO_PHOTO])]
  const same = now.includes(NO_DRAWING) ? [...base, NO_DRAWING] : base
  const arranged = Array.from({ length: TAKES_AT_ONCE * 2 }, (_, n) => ({
    seed: seedOfTake(sceneId, page * TAKES_AT_ONCE * 2 + n),
    avoids: same,
  }))
  if (page > 0) return arranged
  const listWithout = (avoids: readonly string[]) =>
    engine.listDrawn?.({ ...keepPeopleOnly(request), earlierSubjects, avoids: avoidedDrawings(avoids) }) ?? []
  const [main] = listWithout(kept)
  // Without its thing most scenes have their words alone, which come anyway.
  const hasOther = main !== undefined && listWithout([...kept, main]).length > 0
  const wishes = [
    { seed: filmSeed, avoids: base },
    ...(hasOther ? [{ seed, avoids: [...base, main] }] : []),
    { seed, avoids: [...base, NO_DRAWING] },
  ]
  const isNow = (wish: DrawingWish) =>
    !isSent && wish.seed === seed && wish.avoids.toString() === now.toString()
  return [...wishes.filter((wish) => !isNow(wish)), ...arranged]
}
