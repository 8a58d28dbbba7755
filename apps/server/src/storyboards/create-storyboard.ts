import { randomInt } from 'node:crypto'
import type { createStoryboard as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import { listSayings } from '../pronunciations/list-sayings.ts'
import { tellTexts } from '../pronunciations/tell-texts.ts'
import { costOfPreview, cutScenes } from './board-scenes.ts'
import { checkPictures } from './check-pictures.ts'
import { checkWords } from './check-words.ts'
import { limitDrawings } from './limit-drawings.ts'
import { limitSpending } from './limit-spending.ts'
import { MAKE_PREVIEW } from './make-preview.job.ts'
import { reservePreview } from './preview-room.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { insertBoard } from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

type Wanted = z.output<NonNullable<typeof endpoint.body>>

const MAX_SEED = 2 ** 32

/** Begins a storyboard: its scenes are planned at once, its voice and pictures are made in the background. */
export async function createStoryboard(
  deps: StoryboardDeps,
  userId: string,
  { script, ...wanted }: Wanted,
): Promise<BoardRow> {
  checkPictures(deps, wanted.pictures)
  await checkWords(deps, userId, wanted, [script])
  const sayings = await listSayings(deps.db, userId, wanted.sayings)
  await deps.moderate(tellTexts({ ...wanted, script, sayings }))
  const seed = randomInt(MAX_SEED)
  const scenes = cutScenes(script, seed)
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await limitDrawings(tx, deps, userId, scenes)
    await limitSpending(tx, deps, userId, { ...wanted, scenes })
    const reservedBytes = await reservePreview(tx, deps, userId, { scenes, hasVoice: false, reservedNow: 0 })
    const board = await insertBoard(tx, {
      ...wanted,
      userId,
      about: { title: wanted.title, script },
      seed,
      scenes,
      reservedBytes,
      createdAt: now,
      updatedAt: now,
    })
    const work = { group: userId, cost: costOfPreview(scenes, false) }
    await deps.queue.enqueue(tx, MAKE_PREVIEW, { storyboardId: board.id }, work)
    return board
  })
}
