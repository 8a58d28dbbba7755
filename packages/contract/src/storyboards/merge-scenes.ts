import { writeDelivery } from '@hookreel/film'
import type { Delivery, Focus } from '@hookreel/film'

/** What a person chooses of a scene. `avoids`, `focus`, `description`, `moves`, `keepsSound` and `delivery` left out stay as they are. */
export type SceneWish = {
  readonly id: string
  readonly narration: string
  readonly seed: number
  readonly avoids?: readonly string[] | undefined
  readonly upload: string | null
  /** A point of the upload. */
  readonly focus?: Focus | null | undefined
  readonly description?: string | null | undefined
  readonly moves?: boolean | undefined
  readonly keepsSound?: boolean | undefined
  readonly delivery?: Delivery | undefined
}

export type MergedScenes = {
  readonly scenes: SceneWish[]
  /** Scenes that both changed otherwise, by their ids. Nothing may be saved then. */
  readonly behind: string[]
  /** Both put the scenes into another order. */
  readonly isOrderBehind: boolean
}

const FIELDS = [
  ...(['narration', 'seed', 'avoids', 'upload', 'focus'] as const),
  ...(['description', 'moves', 'keepsSound', 'delivery'] as const),
]

/**
 * Does to the scenes as they are `now` what a change did that began with `was` and ended with `wanted`, and nothing else: what another
 * page changed, added, dropped or moved meanwhile stays.
 */
export function mergeScenes(
  now: readonly SceneWish[],
  was: readonly SceneWish[],
  wanted: readonly SceneWish[],
): MergedScenes {
  const [current, before, after] = [now, was, wanted].map(
    (scenes) => new Map(scenes.map((scene) => [scene.id, scene])),
  )
  const behind: string[] = []
  const merged = new Map<string, SceneWish>()
  for (const id of new Set([...now, ...was, ...wanted].map((scene) => scene.id))) {
    const [is, then, wish] = [current?.get(id), before?.get(id), after?.get(id)]
    if (isConflict(is, then, wish)) behind.push(id)
    const kept = apply(is, then, wish)
    if (kept) merged.set(id, kept)
  }
  const order = mergeOrder(...idsOf(now, was, wanted))
  const scenes = (order ?? now.map(({ id }) => id)).flatMap((id) => merged.get(id) ?? [])
  return { scenes, behind, isOrderBehind: order === null }
}

const idsOf = (
  now: readonly SceneWish[],
  was: readonly SceneWish[],
  wanted: readonly SceneWish[],
): [string[], string[], string[]] => [
  now.map(({ id }) => id),
  was.map(({ id }) => id),
  wanted.map(({ id }) => id),
]

/** What is shown of a scene's own picture, in letters. */
function writeFocus({ upload, focus }: Pick<SceneWish, 'upload' | 'focus'>): string {
  return JSON.stringify([upload, focus ? [focus.x, focus.y] : null])
}

type Maybe = SceneWish | undefined

function changedFields(from: SceneWish, to: SceneWish): (typeof FIELDS)[number][] {
  return FIELDS.filter((field) => to[field] !== undefined && readField(to, field) !== readField(from, field))
}

/** A field as it is compared. */
function readField(scene: SceneWish, field: (typeof FIELDS)[number]): unknown {
  if (field === 'delivery') return writeDelivery(scene.delivery)
  if (field === 'avoids') return JSON.stringify(scene.avoids ?? [])
  // A point of another picture is another one.
  if (field === 'focus') return writeFocus(scene)
  return scene[field] ?? null
}

function apply(is: Maybe, then: Maybe, wish: Maybe): Maybe {
  // Added by this change, or by another page.
  if (!then) return is ?? wish
  if (!is || !wish) return undefined
  const changed = changedFields(then, wish)
  const isOtherPicture = changed.includes('upload') && wish.focus === undefined
  return {
    ...is,
    ...Object.fromEntries(changed.map((field) => [field, wish[field]])),
    ...(isOtherPicture && { focus: null }),
  }
}

function isConflict(is: Maybe, then: Maybe, wish: Maybe): boolean {
  if (!then) return false
  // Dropped by one of them and changed by the other.
  if (!is) return wish !== undefined && changedFields(then, wish).length > 0
  if (!wish) return changedFields(then, is).length > 0
  const theirs = changedFields(then, is)
  return changedFields(then, wish).some(
    (field) => theirs.includes(field) && readField(is, field) !== readField(wish, field),
  )
}

const isSameOrder = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** Null when both moved what both kept. */
function mergeOrder(now: string[], was: string[], wanted: string[]): string[] | null {
  const common = was.filter((id) => now.includes(id) && wanted.includes(id))
  const ofCommon = (ids: readonly string[]) => ids.filter((id) => common.includes(id))
  const ours = wanted.filter((id) => now.includes(id) || !was.includes(id))
  const theirs = now.filter((id) => wanted.includes(id) || !was.includes(id))
  if (isSameOrder(ofCommon(now), common)) return insertMissing(ours, theirs)
  if (isSameOrder(ofCommon(wanted), common) || isSameOrder(ofCommon(wanted), ofCommon(now)))
    return insertMissing(theirs, ours)
  return null
}

/** Each that `base` lacks comes after the one that it follows in `other`. */
function insertMissing(base: readonly string[], other: readonly string[]): string[] {
  const ids = [...base]
  for (const [index, id] of other.entries())
    if (!ids.includes(id)) ids.splice(ids.indexOf(other[index - 1] ?? '') + 1, 0, id)
  return ids
}
