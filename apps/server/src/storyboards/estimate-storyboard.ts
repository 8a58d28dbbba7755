import type { estimateStoryboard as endpoint, SpendingEstimate } from '@hookreel/contract'
import { estimatePreview } from '@hookreel/crew'
import type { PreviewToEstimate } from '@hookreel/crew'
import type { z } from 'zod'
import { findFilmCast } from '../cast/find-film-cast.ts'
import { estimatePreviewSpending } from '../services/providers/estimate-preview-spending.ts'
import { cutScenes } from './board-scenes.ts'
import { changeBoard } from './change-board.ts'
import { listUnmade } from './list-unmade.ts'
import { requireStoryboard } from './require-storyboard.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'

type Wanted = z.output<NonNullable<typeof endpoint.body>>

/** What services would take for a preview of these words and choices, before anything is made or written. */
export async function estimateStoryboard(
  deps: StoryboardDeps,
  userId: string,
  wanted: Wanted,
): Promise<SpendingEstimate> {
  const preview = await planPreview(deps, userId, wanted)
  const { estimate, left } = await estimatePreviewSpending(deps.db, deps, userId, preview)
  const { voiceId, pictures } = wanted
  const onePicture = { voiceId, pictures, characters: 0, scenes: 1 }
  const speech = { voiceId, pictures: 'drawn', characters: 1000, scenes: 0 } as const
  return {
    microdollars: estimate,
    speechMicrodollars: estimatePreview(deps.config.crew.settings, speech),
    pictureMicrodollars: estimatePreview(deps.config.crew.settings, onePicture),
    leftMicrodollars: left,
  }
}

async function planPreview(
  deps: StoryboardDeps,
  userId: string,
  { storyboardId, ...wanted }: Wanted,
): Promise<PreviewToEstimate> {
  if (storyboardId === undefined) {
    const cast = await findFilmCast(deps.db, userId, [wanted.title, wanted.script], wanted.castOff)
    const scenes = cutScenes(wanted.script, 0)
    return listUnmade({ ...wanted, scenes, cast, about: wanted }, false)
  }
  const board = await requireStoryboard(deps.db, userId, storyboardId)
  const { next, isSaidOtherwise } = changeBoard(board, wanted)
  return listUnmade(next, !isSaidOtherwise && next.voice !== null)
}
