import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { limitPreviewSpending } from '../providers/limit-preview-spending.ts'
import { scriptOf } from './board-scenes.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** Throws `rate_limited` when services would take more for what is unmade of a storyboard than its owner may spend. */
export function limitSpending(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  userId: string,
  { voiceId, pictures, scenes }: Pick<BoardRow, 'voiceId' | 'pictures' | 'scenes'>,
  isSpoken = false,
): Promise<void> {
  const unmade = scenes.filter(({ picture, upload }) => picture === null && upload === null)
  const characters = isSpoken ? 0 : scriptOf(scenes).length
  return limitPreviewSpending(tx, deps, userId, { voiceId, characters, pictures, scenes: unmade.length })
}
