import type { CastMember, Saying, SpeakerVoice, StoryboardChoice } from '@hookreel/film'
import { canMove } from '@hookreel/studio'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { scriptOf } from './board-scenes.ts'
import { requireStoryboard } from './require-storyboard.ts'
import { listBoardSteps, updateOwnBoard } from './storyboards.queries.ts'
import type { BoardRow, BoardStep, KeptScene } from './storyboards.queries.ts'

/** What a film takes from its storyboard, besides what is made of it already: words, scenes and seed. */
export type TakenStoryboard = {
  readonly script: string
  readonly seed: number
  readonly choice: StoryboardChoice
  /** How words are said in this film alone. */
  readonly sayings: readonly Saying[]
  /** The voices that were chosen for names of the script. */
  readonly speakers: readonly SpeakerVoice[]
  /** Whom it shows, and who is not shown. */
  readonly cast: readonly CastMember[]
  readonly castOff: readonly string[]
}

/** Reads a storyboard for the film that is ordered from it; it is then kept on. Throws `storyboard_not_found`. */
export async function takeStoryboard(
  tx: Transaction,
  userId: string,
  id: string,
  now: Date,
): Promise<TakenStoryboard> {
  // Nobody changes it from here on: its scenes and its pictures are of one moment.
  const board = await updateOwnBoard(tx, userId, id, { updatedAt: now })
  if (!board) throw new AppError('storyboard_not_found')
  return tellBoard(board)
}

/** What is made of a storyboard and need not be done again for its film: thousands of rows, read once it is paid. */
export function takeSteps(tx: Transaction, { choice }: TakenStoryboard): Promise<BoardStep[]> {
  return listBoardSteps(tx, choice.id)
}

/** What a film would take from its storyboard. Throws `storyboard_not_found`. */
export async function readStoryboard(db: Queryable, userId: string, id: string): Promise<TakenStoryboard> {
  return tellBoard(await requireStoryboard(db, userId, id))
}

function tellBoard(board: BoardRow): TakenStoryboard {
  const { seed, sayings, speakers, cast, castOff } = board
  return {
    script: scriptOf(board.scenes),
    choice: choiceOf(board),
    ...{ seed, sayings, speakers, cast, castOff },
  }
}

const mayMove = ({ picture }: Pick<KeptScene, 'picture'>) =>
  picture === null || picture.movedBy || canMove(picture)

function choiceOf({ id, about, pace, silences, scenes }: BoardRow): StoryboardChoice {
  return {
    id,
    about,
    pace,
    silences,
    scenes: scenes.map(({ narration, drawing, upload, description = null, moves, keepsSound, ...scene }) => ({
      narration,
      upload,
      description,
      ...(scene.picture === null && { isUndrawn: true }),
      ...(scene.focus && { focus: scene.focus }),
      ...(scene.drawnFrom !== undefined && { drawnFrom: scene.drawnFrom }),
      ...(moves && mayMove(scene) && { moves }),
      ...(keepsSound && { keepsSound }),
      ...(scene.delivery && { delivery: scene.delivery }),
      drawing: { ...drawing, earlierSubjects: [...(drawing.earlierSubjects ?? [])] },
    })),
  }
}
