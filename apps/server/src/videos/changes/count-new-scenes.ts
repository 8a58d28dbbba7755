import { isDeepStrictEqual } from 'node:util'
import { findSayings } from '@hookreel/crew'
import type { StoryboardChoice } from '@hookreel/film'
import { cutScenes } from '../../storyboards/board-scenes.ts'
import type { VideoRow } from '../videos.queries.ts'
import type { Origin } from './find-origin.ts'

type Film = Pick<VideoRow, 'style' | 'voiceId' | 'duration' | 'resolution' | 'aspectRatio' | 'choices'>
type Scene = StoryboardChoice['scenes'][number]

/**
 * How many scenes of a change its film does not have: other words, the same said otherwise, or another picture. Nothing when all of the film is made anew: with
 * another voice, style, length, shape or captions, without scenes, or when nothing is kept of the film any more.
 */
export function countNewScenes({ video, steps }: Origin, next: Film): number | undefined {
  const scenes = next.choices.storyboard?.scenes
  if (steps.length === 0 || scenes === undefined || !isDeepStrictEqual(lookOf(video), lookOf(next)))
    return undefined
  const known = scenesOf(video).map((scene) => describeScene(scene, video))
  let count = 0
  for (const scene of scenes.map((one) => describeScene(one, next))) {
    const at = known.indexOf(scene)
    if (at < 0) count += 1
    else known.splice(at, 1)
  }
  return count
}

/** The scenes that a film was made from. */
export function scenesOf({
  script,
  seed,
  choices,
}: Pick<VideoRow, 'script' | 'seed' | 'choices'>): readonly Pick<
  Scene,
  'narration' | 'drawing' | 'upload' | 'description'
>[] {
  if (choices.storyboard) return choices.storyboard.scenes
  return cutScenes(script, seed).map(({ narration, drawing, upload }) => ({
    ...{ narration, upload, description: null },
    drawing: { ...drawing, earlierSubjects: [] },
  }))
}

function describeScene(
  { narration, description, upload, drawing }: ReturnType<typeof scenesOf>[number],
  { choices }: Pick<Film, 'choices'>,
): string {
  const said = findSayings(narration, choices.sayings ?? []).map(({ word, saidAs }) => [word, saidAs].join())
  const words = narration.toUpperCase()
  const voices = (choices.speakers ?? [])
    .filter(({ name }) => words.includes(name.toUpperCase()))
    .map(({ name, voiceId }) => [name, voiceId].join())
  return JSON.stringify([
    ...[narration, said.toSorted(), voices.toSorted()],
    ...[description ?? null, upload, drawing.seed],
  ])
}

function lookOf({ style, voiceId, duration, resolution, aspectRatio, choices }: Film): object {
  const { captions, pictures } = choices
  return { style, voiceId, duration, resolution, aspectRatio, captions, pictures }
}
