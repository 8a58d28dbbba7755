import type { FrameSize, Picture } from '@hookreel/film'
import type { Ffmpeg } from '@hookreel/render'
import type { FilmOrder } from '../film-order.ts'
import { PhotoUnanswered } from '@hookreel/crew/makers'
import { castFor } from './cast-of-picture.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import { spokenInstead, wordsOfPicture } from './words-of-picture.ts'
import type { SceneToIllustrate } from './scene-to-illustrate.ts'
import { listDrawn, type PlannedFilm } from '../plan-scenes.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'

/** What is drawn, and by whom. */
export type PicturesToDraw = {
  readonly crew: StudioCrew
  readonly planned: PlannedFilm
  readonly order: Pick<FilmOrder, 'title' | 'seed' | 'choices' | 'unwanted'>
  readonly frameSize: FrameSize
  /** What clips are cut with. */
  readonly ffmpeg: Ffmpeg
  /** How long each scene is on screen, in frames; only what moves asks. */
  readonly shotFrames: ReadonlyMap<number, number>
}

/** Says of a scene's picture that it is there, and how many are. */
export type OnPicture = (done: number, of: number, sceneIndex: number, picture: Picture) => void

/** The step that remembers which subjects each scene knew of, so that a storyboard of the film draws the same pictures. */
export const SUBJECTS_STEP = 'subjects'

/** A scene that is not on screen by itself gets a picture all the same. */
export const USUAL_SHOT_FRAMES = 120

/**
 * Draws the scenes, each remembered by itself. The layers' `file` names then lead into the parts folder.
 * Throws StudioError `picture_failed`.
 */
export async function drawPictures(
  place: StepPlace,
  work: PicturesToDraw,
  onPicture: OnPicture,
): Promise<ReadonlyMap<number, Picture>> {
  const { crew, order, ffmpeg } = work
  const { scenes } = work.planned
  const pictures = new Map<number, Picture>()
  const earlierSubjects: string[] = []
  const told: (readonly string[])[] = []
  const moving: Promise<void>[] = []
  const chosen = order.choices.storyboard
  const asked = describeScenes(work)
  const makers = order.choices.language?.reuses ? withoutServices(crew) : crew
  const illustrate = illustrateScenes(place, makers, order.choices.pictures, asked, ffmpeg)
  const tell = (index: number, picture: Picture) => {
    pictures.set(index, picture)
    onPicture(pictures.size, scenes.length, index, picture)
  }
  for (const [at, scene] of scenes.entries()) {
    const known = chosen?.scenes[scene.index]?.drawing.earlierSubjects ?? [...earlierSubjects]
    told.push(known)
    const { still, shown } = await illustrate(at, known)
    earlierSubjects.push(...still.subjects)
    // What moves comes later; the next one is drawn meanwhile.
    const ready = shown.then((picture) => tell(scene.index, picture))
    ready.catch(() => undefined)
    if (chosen?.scenes[scene.index]?.moves) moving.push(ready)
    else await ready
  }
  await Promise.all(moving)
  await rememberStep(place, SUBJECTS_STEP, told, async () => ({ data: told, files: [] }))
  return pictures
}

/** Makers that ask no service for a picture: what is remembered is shown, and the rest is drawn. */
function withoutServices({ illustrator, ...crew }: StudioCrew): StudioCrew {
  const { engine } = illustrator
  const refuse = async () => {
    throw new PhotoUnanswered('pictures are taken from another film')
  }
  const reusing = { ...engine, takePhoto: refuse, ...(engine.takeClip && { takeClip: refuse }) }
  return { ...crew, illustrator: { ...illustrator, engine: reusing } }
}

/** What the film was called when its scenes were first drawn. */
const titleOf = ({ title, choices }: Pick<FilmOrder, 'title' | 'choices'>) =>
  choices.storyboard?.about.title ?? title

/** What each scene's picture is made from. */
function describeScenes({ planned, order, frameSize, shotFrames }: PicturesToDraw): SceneToIllustrate[] {
  const { scenes, film } = planned
  const { title, seed, choices } = order
  const drawn = listDrawn(choices.storyboard?.scenes ?? [])
  return scenes.map(({ index, narration }) => {
    const scene = choices.storyboard?.scenes[index]
    const words = { narration: scene?.drawnFrom ?? scene?.narration ?? narration }
    return {
      request: {
        ...wordsOfPicture(drawn[index] ?? narration, scene?.description),
        film,
        ...castFor(choices.cast, { ...words, description: scene?.description }, titleOf({ title, choices })),
        frameSize,
        seed: scene?.drawing.seed ?? seed,
        index: scene?.drawing.index ?? index,
        sceneCount: scene?.drawing.sceneCount ?? scenes.length,
        avoids: scene?.drawing.avoids,
      },
      // What was seen in the storyboard stays as it was seen.
      unwanted: scene && !scene.isUndrawn ? undefined : order.unwanted,
      upload: scene?.upload ?? null,
      focus: scene?.focus,
      lettering: scene && spokenInstead(narration, scene),
      shotFrames: shotFrames.get(index) ?? USUAL_SHOT_FRAMES,
      motion: scene?.moves ? (choices.language?.reuses ? 'remembered' : 'asked') : undefined,
    }
  })
}
