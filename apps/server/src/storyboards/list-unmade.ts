import type { PreviewToEstimate } from '@hookreel/crew'
import { scriptOf } from './board-scenes.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** What services may have to make of a storyboard; `isSpoken`: its words are spoken already. */
export function listUnmade(
  { voiceId, pictures, scenes }: Pick<BoardRow, 'voiceId' | 'pictures' | 'scenes'>,
  isSpoken: boolean,
): PreviewToEstimate {
  const unmade = scenes.filter(({ picture, upload }) => picture === null && upload === null)
  return { voiceId, pictures, scenes: unmade.length, characters: isSpoken ? 0 : scriptOf(scenes).length }
}
