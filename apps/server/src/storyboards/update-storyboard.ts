import { isDeepStrictEqual } from 'node:util'
import type { Voice } from '@hookreel/crew'
import type { CastMember } from '@hookreel/film'
import { findFilmCast } from '../cast/find-film-cast.ts'
import { AppError } from '../platform/http/app-error.ts'
import { listSayings } from '../pronunciations/list-sayings.ts'
import { listModeratedTexts } from '../pronunciations/list-moderated-texts.ts'
import { costOfPreview, requireFewWords, scriptOf } from './board-scenes.ts'
import { changeBoard } from './change-board.ts'
import type { BoardChange } from './change-board.ts'
import { checkMotion, checkPictures } from './check-pictures.ts'
import { judgeSceneVoices, judgeWords } from './check-words.ts'
import { listVoicesOf } from '../sounds/recording-voice.ts'
import { limitDrawings } from './limit-drawings.ts'
import { limitSpending } from './limit-spending.ts'
import { mergeChange } from './merge-change.ts'
import { previewJobOf } from './preview/make-preview.job.ts'
import { reservedNow, reservePreview } from './preview/preview-room.ts'
import { refuseEndless } from './refuse-endless.ts'
import { requireStoryboard } from './require-storyboard.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { lockOwnBoard, updateOwnBoard } from './storyboards.queries.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import type { WrittenLetters } from '../platform/http/limits/limit-letters.ts'
import type { BoardRow } from './storyboards.queries.ts'

type UpdateDeps = StoryboardDeps & {
  readonly letters: WrittenLetters
}

/**
 * Changes a storyboard and has made anew what the change touches, and nothing else. Throws `changed_elsewhere` when what it changes is no
 * longer what it `was`.
 */
export async function updateStoryboard(
  deps: UpdateDeps,
  userId: string,
  id: string,
  change: BoardChange,
): Promise<BoardRow> {
  const known = await requireStoryboard(deps.db, userId, id)
  // Until it is known what differs: all of it.
  const most = countJson([known.scenes, known.shelf, change])
  await deps.letters.count(userId, most)
  checkPictures(deps, change.pictures ?? 'drawn')
  checkMotion(deps, change)
  requireFewWords(change.scenes ?? [])
  await moderateChange(deps, known, change)
  // Asked for before the transaction: a slow service of voices would hold everybody's queries on the embedded database.
  const voiceId = change.voiceId ?? (await requireStoryboard(deps.db, userId, id)).voiceId
  const voices = await listVoicesOf(deps, userId, voiceId)
  const { saved, letters } = await deps.db.transaction((tx) =>
    writeChange(tx, deps, { userId, id, change, voices }),
  )
  await deps.letters.giveBack(userId, most - letters)
  return saved
}

type WantedChange = {
  readonly userId: string
  readonly id: string
  readonly change: BoardChange
  readonly voices: readonly Voice[]
}

/** Writes what a change changes, and answers how many letters that were. */
async function writeChange(
  tx: Transaction,
  deps: UpdateDeps,
  { userId, id, change, voices }: WantedChange,
): Promise<{ saved: BoardRow; letters: number }> {
  const board = await lockOwnBoard(tx, userId, id)
  if (!board) throw new AppError('storyboard_not_found')
  const merged = mergeChange(board, change)
  const cast = await findBoardCast(tx, board, merged)
  const changed = changeBoard(board, { ...merged, cast }, voices)
  const { next, order, arranged, isVoiceChanged, isSaidOtherwise, isPaidAnew } = changed
  const narrations = arranged.scenes.map((scene) => scene.narration)
  judgeWords(deps, voices, next, narrations)
  judgeSceneVoices(deps, voices, next, arranged.scenes)
  if (isSaidOtherwise) {
    const sayings = await listSayings(tx, userId, next.sayings)
    refuseEndless({ ...next, script: scriptOf(arranged.scenes), choices: { sayings } })
  }
  await limitDrawings(tx, deps, userId, arranged.scenes)
  await limitSpending(tx, deps, userId, next, !isPaidAnew)
  const isUnmade = isSaidOtherwise || arranged.scenes.some((scene) => scene.picture === null)
  const reservedBytes = await reservePreview(tx, deps, userId, {
    scenes: arranged.scenes,
    hasVoice: !isSaidOtherwise && next.voice !== null,
    reservedNow: reservedNow(board),
  })
  const written = listDiffering(board, { ...order, ...arranged })
  const saved = await updateOwnBoard(tx, userId, id, {
    ...written,
    ...(isVoiceChanged && { pace: null, silences: null }),
    ...(isSaidOtherwise && { voice: null }),
    ...(isUnmade && { status: 'making', failure: null, revision: board.revision + 1, reservedBytes }),
    updatedAt: deps.clock.now(),
  })
  if (!saved) throw new AppError('storyboard_not_found')
  const work = { group: userId, cost: costOfPreview(arranged.scenes, !isSaidOtherwise) }
  if (isUnmade) await deps.queue.enqueue(tx, previewJobOf(deps, saved), { storyboardId: id }, work)
  return { saved, letters: countJson(written) }
}

/** What a change makes otherwise than it is: what stays the same is not written, and takes no room anew. */
function listDiffering<Change extends Partial<BoardRow>>(
  board: Partial<BoardRow>,
  change: Change,
): Partial<Change> {
  const now: Readonly<Record<string, unknown>> = board
  const differs = ([key, value]: [string, unknown]) =>
    // A scene's choices that are left out are left out of what is kept.
    value !== now[key] && !isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), now[key])
  return Object.fromEntries(Object.entries(change).filter(differs)) as Partial<Change>
}

function countJson(value: unknown): number {
  return JSON.stringify(value).length
}

/** Whom it shows once it is changed so: as the cast is now. */
function findBoardCast(
  tx: Transaction,
  board: BoardRow,
  { script, scenes, castOff = board.castOff }: BoardChange,
): Promise<CastMember[]> {
  const texts = (scenes ?? board.scenes).flatMap(({ narration, description }) => [
    narration,
    description ?? '',
  ])
  return findFilmCast(tx, board.userId, [board.about.title, script ?? '', ...texts], castOff)
}

/** Words that stay are looked at with those that come: what was harmless is not when it is said otherwise. */
async function moderateChange(
  deps: StoryboardDeps,
  board: BoardRow,
  { title, script, scenes, sayings, speakers }: BoardChange,
): Promise<void> {
  if ([title, script, scenes, sayings, speakers].every((changed) => changed === undefined)) return
  const texts = {
    title: title ?? board.title,
    script: script ?? scriptOf(scenes ?? board.scenes),
    descriptions: (scenes ?? []).flatMap(({ description }) => description ?? []),
    sayings: await listSayings(deps.db, board.userId, sayings ?? board.sayings),
    speakers: speakers ?? board.speakers,
  }
  await deps.moderate(listModeratedTexts(texts))
}
