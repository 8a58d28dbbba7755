import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { SCENES_MAX_COUNT, SCRIPT_MAX_CHARACTERS } from '@hookreel/contract'
import type { updateStoryboard } from '@hookreel/contract'
import {
  AVOIDED_MAX,
  cleanScript,
  findSpeakersOfScenes,
  frameSizeOf,
  joinNarrations,
  planStoryboard,
  readOwnClip,
  settleDelivery,
  writeDelivery,
  writeScene,
} from '@hookreel/film'
import type { Focus, FrameSize } from '@hookreel/film'
import type { z } from 'zod'
import { AppError } from '../platform/http/app-error.ts'
import type { BoardRow, KeptScene } from './storyboards.queries.ts'

type WantedScene = NonNullable<z.output<NonNullable<typeof updateStoryboard.body>>['scenes']>[number]

/** The words of the film: every scene's, in order, with the names of those who speak. */
export function scriptOf(scenes: readonly Pick<KeptScene, 'narration'>[]): string {
  return joinNarrations(scenes.map((scene) => scene.narration))
}

/**
 * The size a preview is drawn for: half of a full film, which is as much as a page shows. The smallest films are drawn
 * as they will be: their pictures are then not drawn again.
 */
export function previewSizeOf({
  resolution,
  aspectRatio,
}: Pick<BoardRow, 'resolution' | 'aspectRatio'>): FrameSize {
  if (resolution === '420p') return frameSizeOf('420p', aspectRatio)
  const { width, height } = frameSizeOf('1080p', aspectRatio)
  return { width: width / 2, height: height / 2 }
}

/** Cuts a script into scenes. A sentence that was there before keeps its scene and picture. Throws `scenes_too_many`. */
export function cutScenes(script: string, seed: number, known: readonly KeptScene[] = []): KeptScene[] {
  const planned = planStoryboard(cleanScript(script)).scenes
  const unused = [...known]
  const scenes = planned.map((scene): KeptScene => {
    const { index } = scene
    const narration = writeScene(scene)
    const at = unused.findIndex((other) => other.narration === narration)
    const same = at < 0 ? undefined : unused.splice(at, 1)[0]
    if (same) return same
    const drawing = { seed, index, sceneCount: planned.length, earlierSubjects: null }
    return { id: randomUUID(), narration, drawing, upload: null, picture: null }
  })
  return checkScenes(scenes)
}

/**
 * The scenes as the person wants them. What a picture is drawn from stays with its scene wherever it goes, so that only
 * a scene whose own words, seed or picture changed is drawn anew. Throws `scene_not_found`, `scenes_too_many`.
 */
export function arrangeScenes(
  { scenes, shelf, uploads }: Pick<BoardRow, 'scenes' | 'shelf' | 'uploads'>,
  wanted: readonly WantedScene[],
): { scenes: KeptScene[]; shelf: KeptScene[] } {
  const known = new Map([...shelf, ...scenes].map((scene) => [scene.id, scene]))
  const names = findSpeakersOfScenes(wanted)
  const isTwice = new Set(wanted.map(({ id }) => id)).size !== wanted.length
  const arranged = wanted.map(({ id, narration, seed, upload, description, moves, ...wish }): KeptScene => {
    const scene = known.get(id)
    const isOwn = upload === null || uploads.includes(upload)
    if (!scene || isTwice || !isOwn) throw new AppError('scene_not_found')
    const before = scene.description ?? null
    const shown = description === undefined ? before : description || null
    // What is told of a picture is shown whatever is said.
    const isShownSame = shown === before && (shown !== null || scene.narration === narration)
    const { avoids: avoided = [] } = scene.drawing
    // What was left out of a picture of other words tells nothing of this one.
    const avoids = wish.avoids ?? (isShownSame ? avoided : [])
    const isDrawnSame = scene.drawing.seed === seed && isDeepStrictEqual(avoids, avoided)
    const isSame = isShownSame && isDrawnSame && scene.upload === upload
    const focus = focusOf(scene, { upload, isSame, wish: wish.focus })
    const isFocusSame = isDeepStrictEqual(focus, scene.focus)
    const delivery = settleDelivery(narration, names, wish.delivery ?? scene.delivery)
    const isSaidSame = writeDelivery(delivery) === writeDelivery(scene.delivery)
    // A picture of one's own shows whatever is said; a clip is as long as that.
    const isKept =
      isFocusSame &&
      ((isSame && (isSaidSame || !isCutToSpeech(scene))) ||
        (upload !== null && upload === scene.upload && !readOwnClip(upload)))
    const isMoving = moves ?? scene.moves ?? false
    const isStillMade = isMoving || scene.picture?.movedBy === undefined
    return {
      ...scene,
      narration,
      upload,
      focus,
      description: shown,
      drawing: { ...scene.drawing, seed, ...(avoids.length + avoided.length > 0 && { avoids }) },
      moves: isMoving,
      keepsSound: wish.keepsSound ?? scene.keepsSound ?? false,
      delivery,
      wasSeen: isSame ? scene.wasSeen : undefined,
      picture: isKept && isStillMade ? scene.picture : null,
    }
  })
  return { scenes: checkScenes(arranged), shelf: shelve({ scenes, shelf }, arranged) }
}

/** The point of a scene's picture that is shown from now on; one of another picture tells nothing of this one. */
function focusOf(
  scene: KeptScene,
  next: { readonly upload: string | null; readonly isSame: boolean; readonly wish: Focus | null | undefined },
): Focus | undefined {
  const { upload, isSame, wish } = next
  if (upload === null && scene.upload !== null) return undefined
  if (wish !== undefined) return wish ?? undefined
  // What is found for other words is another picture; one's own shows whatever is said.
  return isSame || (upload !== null && upload === scene.upload) ? scene.focus : undefined
}

/** Whether its picture is footage, which is as long as what is said. What a model made move was paid for that length and stays. */
function isCutToSpeech({ picture }: Pick<KeptScene, 'picture'>): boolean {
  return picture !== null && picture.movedBy === undefined && picture.layers.some(({ clip }) => clip)
}

/** The scenes that a change leaves out, for an undo: the newest of them last, and no more than a film has. */
export function shelve(
  { scenes, shelf }: Pick<BoardRow, 'scenes' | 'shelf'>,
  left: readonly KeptScene[],
): KeptScene[] {
  const ids = new Set(left.map(({ id }) => id))
  const shelved = [...shelf, ...scenes].filter(({ id }) => !ids.has(id)).slice(-SCENES_MAX_COUNT)
  while (countAvoided(shelved) > AVOIDED_MAX.ofFilm) shelved.shift()
  return shelved
}

/** Letters of what pictures leave out. */
const countAvoided = (scenes: readonly Pick<KeptScene, 'drawing'>[]): number =>
  scenes.flatMap(({ drawing }) => drawing.avoids ?? []).reduce((sum, one) => sum + one.length, 0)

/** Before anything is done with words that a change brings: each scene may have those of a whole script. Throws `scenes_too_many`. */
export function requireFewWords(scenes: readonly Pick<KeptScene, 'narration'>[]): void {
  const characters = scenes.reduce((sum, { narration }) => sum + narration.length, 0)
  if (characters > SCRIPT_MAX_CHARACTERS) throw new AppError('scenes_too_many')
}

function checkScenes(scenes: KeptScene[]): KeptScene[] {
  if (scenes.length > SCENES_MAX_COUNT || scriptOf(scenes).length > SCRIPT_MAX_CHARACTERS)
    throw new AppError('scenes_too_many')
  if (scenes.length === 0) throw new AppError('script_unspeakable')
  // Each change may bring those of some scenes, and those of the others stay: 20 of 2,000 letters for each of 160 were six megabytes.
  if (countAvoided(scenes) > AVOIDED_MAX.ofFilm)
    throw new AppError('invalid_input', { message: MANY_AVOIDED, fields: { scenes: MANY_AVOIDED } })
  return scenes
}

const MANY_AVOIDED = 'The pictures of these scenes leave out too much. Take some of it back.'

/** How much work is left of a preview among those that wait for their turn: each picture, and the voice. */
export function costOfPreview(scenes: readonly Pick<KeptScene, 'picture'>[], isSpoken: boolean): number {
  return scenes.filter(({ picture }) => picture === null).length + (isSpoken ? 0 : 1)
}
