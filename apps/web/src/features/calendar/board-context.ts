import type { Channel, Post } from '@hookreel/contract'
import type { FreeSlot } from './calendar-entries.ts'

/** What every part of the board needs. */
export type BoardProps = {
  readonly zone: string
  readonly channels: readonly Channel[]
  readonly onOpen: (post: Post) => void
  /** False where a finger scrolls: things are then moved from their window. */
  readonly isMovable: boolean
  readonly onChoose: (slot: FreeSlot) => void
}
