import type { SceneWish, Storyboard } from '@hookreel/contract'
import { findSpeakersOfScenes, readOwnClip, settleDelivery, USUAL_DELIVERY } from '@hookreel/film'

/** A change of the scenes: what it began from, and what they shall be. */
export type SceneChange = {
  was: SceneChoice[]
  scenes: SceneChoice[]
  /** What it had never shown again: to undo it lets that be shown, too. */
  unwantedId?: string | undefined
}

/** The scenes as the server takes them. */
export type SceneChoice = Pick<
  Storyboard['scenes'][number],
  | 'id'
  | 'narration'
  | 'seed'
  | 'avoids'
  | 'upload'
  | 'focus'
  | 'description'
  | 'moves'
  | 'keepsSound'
  | 'delivery'
>

export function choicesOf(board: Storyboard): SceneChoice[] {
  return board.scenes.map(({ id, narration, seed, upload, focus, ...scene }) => ({
    id,
    narration,
    seed,
    avoids: scene.avoids,
    upload,
    focus,
    description: scene.description,
    moves: scene.moves,
    keepsSound: scene.keepsSound,
    delivery: scene.delivery,
  }))
}

/** All scenes of a film as they were wished, with what was left out. */
export function fillScenes(wishes: readonly SceneWish[]): SceneChoice[] {
  const names = findSpeakersOfScenes(wishes)
  return wishes.map((wish) => {
    const {
      avoids = [],
      focus = null,
      description = null,
      moves = false,
      keepsSound = false,
      ...scene
    } = wish
    const delivery = settleDelivery(scene.narration, names, scene.delivery) ?? USUAL_DELIVERY
    return { ...scene, avoids: [...avoids], focus, description, moves, keepsSound, delivery }
  })
}

/** The scene as it will be; its picture stays until the server says otherwise, unless it surely changes. */
export function sceneOf(
  known: Storyboard['scenes'][number] | undefined,
  choice: SceneChoice,
): Storyboard['scenes'][number] {
  const isShownSame =
    known?.description === choice.description &&
    (choice.description !== null || known.narration === choice.narration)
  const isSame =
    isShownSame &&
    known.seed === choice.seed &&
    known.avoids.join('\n') === choice.avoids.join('\n') &&
    known.upload === choice.upload &&
    known.focus?.x === choice.focus?.x &&
    known.focus?.y === choice.focus?.y
  return {
    ...choice,
    clip: readOwnClip(choice.upload) ?? null,
    cast: known?.cast ?? [],
    moveMicrodollars: known?.moveMicrodollars ?? null,
    picture: isSame ? known.picture : null,
  }
}
