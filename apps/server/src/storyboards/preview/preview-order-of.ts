import { castSpeakers } from '@hookreel/film'
import type { PreviewOrder } from '@hookreel/studio'
import { listSayings } from '../../pronunciations/list-sayings.ts'
import { listUnwanted } from '../../unwanted-pictures/list-unwanted.ts'
import { previewSizeOf, scriptOf } from '../board-scenes.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import type { BoardRow } from '../storyboards.queries.ts'

/** A storyboard as the studio makes its preview. */
export async function previewOrderOf(
  { db, narrator }: Pick<StoryboardDeps, 'db' | 'narrator'>,
  board: BoardRow,
): Promise<PreviewOrder> {
  const { style, pictures, cast, voiceId, duration, about, pace } = board
  const sayings = await listSayings(db, board.userId, board.sayings)
  const unwanted = await listUnwanted(db, board.userId)
  const speakers = castSpeakers(scriptOf(board.scenes), voiceId, await narrator.listVoices(), board.speakers)
  const frameSize = previewSizeOf(board)
  const silences = board.silences ?? null
  const voices = { voiceId, speakers, sayings }
  const scenes = board.scenes.map((scene) => ({ ...scene, isSeen: scene.picture !== null || scene.wasSeen }))
  const order = { style, pictures, cast, ...voices, seconds: duration, about, pace, silences, frameSize }
  return { ...order, unwanted, scenes }
}
