import { drawingOf, NO_DRAWING } from '@hookreel/film'
import type { FilmBrief } from '../../film/film-brief.ts'
import type { SceneArt } from '../../scene-plan.ts'
import { nameDrawing } from '../choose-subject.ts'
import type { SaidScene } from '../read-scene.ts'

/** Whether a drawing is none that the scene's picture may show. */
export function isAvoided(drawing: string | undefined, avoids: readonly string[]): boolean {
  return drawing !== undefined && (avoids.includes(NO_DRAWING) || avoids.includes(drawingOf(drawing)))
}

/** What a scene says, without what its picture does not show: the next best thing that it names, or its words, take its place. */
export function leaveOut(said: SaidScene, film: FilmBrief, avoids: readonly string[]): SaidScene {
  if (avoids.length === 0) return said
  const things = said.things.filter(
    (thing) => !isAvoided(thing.concept.subject, avoids) && !isAvoided(nameDrawing(thing, film), avoids),
  )
  const cast = isAvoided(said.cast?.subject, avoids) ? null : said.cast
  // A figure and a map are drawings, too.
  const words = avoids.includes(NO_DRAWING) ? { figure: null, place: undefined } : {}
  return { ...said, things, cast, ...words }
}

/** What words stand on, without its ornaments that are avoided. */
export function leaveOutArt(art: SceneArt | undefined, avoids: readonly string[]): SceneArt | undefined {
  if (art === undefined || avoids.length === 0) return art
  const { thing, named, namedAs, ...ground } = art
  return {
    ...ground,
    ...(thing !== undefined && !isAvoided(thing, avoids) && { thing }),
    ...(named !== undefined && namedAs !== undefined && !isAvoided(named, avoids) && { named, namedAs }),
  }
}
