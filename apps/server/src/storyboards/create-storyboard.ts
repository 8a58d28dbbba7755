import { randomInt } from 'node:crypto'
import type { createStoryboard as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import { findFilmCast } from '../cast/find-film-cast.ts'
import { listSayings } from '../pronunciations/list-sayings.ts'
import { listModeratedTexts } from '../pronunciations/list-moderated-texts.ts'
import { costOfPreview, cutScenes } from './board-scenes.ts'
import { checkPictures } from './check-pictures.ts'
import { checkWords } from './check-words.ts'
import { previewJobOf } from './preview/make-preview.job.ts'
import { refuseEndless } from './refuse-endless.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import type { BoardRow } from './storyboards.queries.ts'
import { writeBoard } from './write-board.ts'

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
  refuseEndless({ ...wanted, script, choices: { sayings } })
  await deps.moderate(listModeratedTexts({ ...wanted, script, sayings }))
  const seed = randomInt(MAX_SEED)
  const scenes = cutScenes(script, seed)
  const about = { title: wanted.title, script }
  const cast = await findFilmCast(deps.db, userId, [wanted.title, script], wanted.castOff)
  return deps.db.transaction(async (tx) => {
    const board = await writeBoard(tx, deps, { ...wanted, userId, about, seed, scenes, cast })
    const work = { group: userId, cost: costOfPreview(scenes, false) }
    await deps.queue.enqueue(tx, previewJobOf(deps, board), { storyboardId: board.id }, work)
    return board
  })
}
