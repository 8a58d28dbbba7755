import { readFilm, type FilmOutline } from '../../packages/crew/src/illustrator/embedded/film/film-brief.ts'
import type { PictureRequest } from '../../packages/crew/src/illustrator/illustrator.ts'

/** The film of a scene when only the scene matters. */
const ANY_FILM: FilmOutline = {
  title: '',
  script: 'This is a film about the things that we all do every day and what they mean to us.',
  style: 'default',
}

/** Films that were read: most scenes of a test are of one, and reading it takes longer than planning a scene. */
const read = new Map<string, PictureRequest['film']>()

function readOnce(outline: FilmOutline): PictureRequest['film'] {
  const key = JSON.stringify([outline.title, outline.script, outline.style])
  const film = read.get(key) ?? readFilm(outline)
  read.set(key, film)
  return film
}

/** A scene to be planned or drawn, small, in the middle of any film; `changes` tell of the film, too. */
export function buildPictureRequest(
  narration: string,
  changes: Partial<PictureRequest & FilmOutline> = {},
): PictureRequest {
  const { title, script, style, ...more } = { ...ANY_FILM, ...changes }
  return {
    narration,
    film: readOnce({ title, script, style }),
    frameSize: { width: 270, height: 480 },
    index: 0,
    sceneCount: 6,
    earlierSubjects: [],
    seed: 7,
    ...more,
  }
}
