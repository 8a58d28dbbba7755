import { isDeepStrictEqual } from 'node:util'
import { createSpeller } from '@hookreel/crew'
import {
  AS_SCRIPT,
  castOfScene,
  deliveryTakenBy,
  giveVoice,
  joinNarrations,
  previewSpecOf,
  writeDelivery,
} from '@hookreel/film'
import type { FilmSpec, StoryboardChoice } from '@hookreel/film'
import { cutScenes } from '../../storyboards/board-scenes.ts'
import { measureTexts } from '@hookreel/studio'
import { planFilmLength } from '../ordering/estimate-making.ts'
import type { VideoRow } from '../videos.queries.ts'
import type { Origin } from './find-origin.ts'
import { readFit } from './read-fit.ts'

/** What a film is ordered as, of which its scenes tell the words. */
export type Film = Pick<VideoRow, Exclude<keyof FilmSpec, 'script' | 'format'>>
type Scene = StoryboardChoice['scenes'][number]
/** What is told for longer counts as several scenes: nothing that is new costs less for standing in one. Cut scenes are shorter. */
const SCENE_SECONDS = 12
/** A film is set to within 4 % of its length and stays as it is within 12: beyond that all of it is spoken at another pace. */
const PACE_TOLERANCE = 0.08

/**
 * How many scenes of a change its film does not have: other words, the same said otherwise, or another picture. Nothing when all of the film is made anew: with
 * another voice, style, length, pace, shape or captions, pictures of another subject, without scenes, or when nothing is kept of the film any more.
 */
export function countNewScenes(origin: Origin, next: Film): number | undefined {
  const { video, steps } = origin
  const scenes = next.choices.storyboard?.scenes
  if (steps.length === 0 || scenes === undefined || !isDeepStrictEqual(lookOf(video), lookOf(next)))
    return undefined
  const { title, script } = video
  const about = video.choices.storyboard?.about ?? { title, script }
  if (!isDeepStrictEqual(about, next.choices.storyboard?.about) || !keepsPace(origin, next, scenes))
    return undefined
  const known = scenesOf(video).map(createDescriber(video, about.title))
  const describe = createDescriber(next, about.title)
  const fresh = scenes.filter((scene) => {
    const at = known.indexOf(describe(scene))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
  const narrations = fresh.map(({ narration }) => narration)
  const seconds = measureTexts(narrations, next.voiceId, next.choices.sayings)
  return seconds.reduce((sum, of) => sum + Math.ceil(of / SCENE_SECONDS), 0)
}

/** Whether a change without new scenes would make the very film again: the same scenes in the same order, with the same sound. */
export function isSameFilm({ video }: Origin, next: Film): boolean {
  const scenes = next.choices.storyboard?.scenes ?? []
  const title = next.choices.storyboard?.about.title ?? ''
  const shown = (film: Film, all: readonly ReturnType<typeof scenesOf>[number][]) => {
    const describe = createDescriber(film, title)
    return all.map((scene) => [describe(scene), scene.moves ?? false, scene.keepsSound ?? false])
  }
  const soundOf = ({ choices: { music, hasSoundEffects } }: Film) => [music, hasSoundEffects]
  return (
    isDeepStrictEqual(shown(video, scenesOf(video)), shown(next, scenes)) &&
    isDeepStrictEqual(soundOf(video), soundOf(next))
  )
}

/** What an order has to make: the scenes that are new in a change, and those that a model makes move. A language version reuses all of its film. */
export function countNew(
  origin: Origin | undefined,
  next: Film,
): { readonly newScenes: number | undefined; readonly movingScenes: number } {
  if (next.choices.language?.reuses) return { newScenes: undefined, movingScenes: 0 }
  const newScenes = origin && countNewScenes(origin, next)
  return { newScenes, movingScenes: countNewMoves(origin, next, newScenes) }
}

/**
 * How many scenes a model has to make move: of a change those that did not move in its film as they are. `newScenes` of it: undefined when all
 * of it is made anew.
 */
function countNewMoves(origin: Origin | undefined, next: Film, newScenes: number | undefined): number {
  const moving = next.choices.storyboard?.scenes.filter(({ moves }) => moves) ?? []
  if (origin === undefined || newScenes === undefined) return moving.length
  const title = next.choices.storyboard?.about.title ?? ''
  const known = scenesOf(origin.video)
    .filter(({ moves }) => moves)
    .map(createDescriber(origin.video, title))
  const describe = createDescriber(next, title)
  return moving.filter((scene) => {
    const at = known.indexOf(describe(scene))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  }).length
}

/** Of a film with a fixed length: whether what stays of it is spoken as it was. */
function keepsPace(origin: Origin, next: Film, scenes: readonly Scene[]): boolean {
  if (next.duration === AS_SCRIPT) return true
  const { video } = origin
  const texts = [scenesOf(video), scenes].map((all) => joinNarrations(all.map(({ narration }) => narration)))
  const [was, becomes] = [video, next].map((film, index) => {
    const told = { script: texts[index] ?? '', voiceId: film.voiceId, choices: film.choices }
    const { isAsked } = planFilmLength({ ...told, duration: film.duration })
    return { isAsked, seconds: planFilmLength({ ...told, duration: AS_SCRIPT }).seconds }
  })
  if (!was || !becomes || was.isAsked !== becomes.isAsked) return false
  if (!was.isAsked) return true
  // A storyboard that forgot its pace, or was spoken at another one, has all of its words spoken anew, which a service is paid for.
  const isSpokenSame = readFit(origin).pace === (next.choices.storyboard?.pace ?? null)
  return isSpokenSame && Math.abs(becomes.seconds / was.seconds - 1) <= PACE_TOLERANCE
}

/** The scenes that a film was made from. */
export function scenesOf({
  script,
  seed,
  choices,
}: Pick<VideoRow, 'script' | 'seed' | 'choices'>): readonly Pick<
  Scene,
  | 'narration'
  | 'drawnFrom'
  | 'drawing'
  | 'upload'
  | 'focus'
  | 'description'
  | 'moves'
  | 'keepsSound'
  | 'delivery'
>[] {
  if (choices.storyboard) return choices.storyboard.scenes
  return cutScenes(script, seed).map(({ narration, drawing, upload }) => ({
    ...{ narration, upload, description: null },
    drawing: { ...drawing, earlierSubjects: [] },
  }))
}

/** What a scene of this film shows and says, to compare it with scenes of another film. */
function createDescriber(
  { voiceId, choices }: Pick<Film, 'voiceId' | 'choices'>,
  title: string,
): (scene: ReturnType<typeof scenesOf>[number]) => string {
  const speller = createSpeller(choices.sayings ?? [])
  return ({ narration, drawnFrom, description, upload, focus, drawing, delivery }) => {
    const shown = castOfScene({ narration: drawnFrom ?? narration, description }, title, choices.cast ?? [])
    const said = speller.findSayings(narration).map(({ word, saidAs }) => [word, saidAs].join())
    const words = narration.toUpperCase()
    const named = (choices.speakers ?? []).filter(({ name }) => words.includes(name.toUpperCase()))
    const isGiven = deliveryTakenBy(voiceId).voiceId && delivery?.voiceId !== undefined
    // The film's own voice, chosen where it would speak anyway, is no other one.
    const own = isGiven && (delivery.voiceId !== voiceId || named.length > 0) ? delivery.voiceId : undefined
    const voices = own === undefined ? named.map((speaker) => [speaker.name, speaker.voiceId].join()) : []
    return JSON.stringify([
      ...[narration, said.toSorted(), voices.toSorted(), writeDelivery(giveVoice(delivery, own))],
      ...[description ?? null, upload, focus?.x, focus?.y, drawing.seed, drawing.index, drawing.sceneCount],
      drawing.avoids ?? [],
      ...shown,
    ])
  }
}

function lookOf(film: Film): object {
  // These are told apart by scene.
  const { sayings: _, speakers: _speakers, castOff: _castOff, ...look } = previewSpecOf(film)
  return { ...look, captions: film.choices.captions }
}
