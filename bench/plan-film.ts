import { hashText, STYLE_IDS } from '@hookreel/film'
import type { PictureRequest } from '../packages/crew/src/illustrator/illustrator.ts'
import { readFilm } from '../packages/crew/src/illustrator/embedded/film/film-brief.ts'
import { planPages } from '../packages/crew/src/illustrator/embedded/scene/plan-pages.ts'
import { planScene } from '../packages/crew/src/illustrator/embedded/scene/plan-scene.ts'
import type { ScenePlan } from '../packages/crew/src/illustrator/embedded/scene-plan.ts'

/** A film of a set of bench/aptness. */
export type SetFilm = { readonly film: string; readonly style?: string; readonly scenes: readonly string[] }

export const FRAME = { width: 405, height: 720 }

/** What a scene is asked for, and what is planned for it. */
export type PlannedScene = {
  readonly title: string
  readonly request: PictureRequest
  readonly plan: ScenePlan
}

/** What every scene of a film shows, as it is planned for a film that is ordered. */
export function planFilm(film: SetFilm): ScenePlan[] {
  return planRequests(film).map(({ plan, request }) => planPages(plan, request))
}

/** The same without the pages of their words, which take most of the time. */
export function planPictures(film: SetFilm): ScenePlan[] {
  return planRequests(film).map(({ plan }) => plan)
}

/** The scenes of a film as they are asked for, with their plans; without pages. */
export function planRequests({ film: title, style: named, scenes }: SetFilm): PlannedScene[] {
  const style = STYLE_IDS.find((id) => id === named) ?? 'default'
  const film = readFilm({ title, script: scenes.join(' '), style })
  const earlier: string[] = []
  return scenes.map((narration, index) => {
    const request = {
      ...{ narration, film, frameSize: FRAME, index, sceneCount: scenes.length },
      ...{ earlierSubjects: [...earlier], seed: hashText(title) % 100_000 },
    }
    const plan = planScene(request)
    earlier.push(...plan.subjects)
    return { title, request, plan }
  })
}
