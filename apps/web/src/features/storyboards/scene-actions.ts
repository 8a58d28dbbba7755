import type { BoardScene } from '@hookreel/contract'
import type { Focus } from '@hookreel/film'

/** What can be done with a scene. */
export type SceneActions = {
  readonly onSentence: (narration: string) => void
  /** Null: what is spoken decides again. */
  readonly onDescription: (description: string | null) => void
  readonly onAnother: () => void
  /** One of those that were looked at. */
  readonly onTake: (picture: Pick<BoardScene, 'seed' | 'avoids'>) => void
  /** What it shows is never to be shown again: `key`, by this entry of the list. */
  readonly onUnwanted: (key: string, unwantedId: string) => void
  readonly onMoves: (moves: boolean) => void
  /** Which part of its photo or clip is shown; null: it is found. */
  readonly onFocus: (focus: Focus | null) => void
  /** One picture for this scene, or several that their names tell the scenes of. */
  readonly onPhotos: (files: readonly File[]) => void
  /** Whether the own sound of its clip is heard. */
  readonly onSound: (keepsSound: boolean) => void
  /** How it is said. */
  readonly onDelivery: (delivery: BoardScene['delivery']) => void
  readonly onMove: (to: number) => void
  readonly onDrop: () => void
  readonly onShow: (() => void) | null
}
