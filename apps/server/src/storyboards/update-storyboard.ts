import type { updateStoryboard as endpoint } from '@hookreel/contract'
import { topicOf } from '@hookreel/studio'
import type { z } from 'zod'
import { AppError } from '../platform/http/app-error.ts'
import { arrangeScenes, cutScenes, previewSizeOf, scriptOf } from './board-scenes.ts'
import { checkPictures } from './check-pictures.ts'
import { checkWords } from './check-words.ts'
import { limitDrawings } from './limit-drawings.ts'
import { limitSpending } from './limit-spending.ts'
import { MAKE_PREVIEW } from './make-preview.job.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { lockOwnBoard, updateOwnBoard } from './storyboards.queries.ts'
import type { BoardRow, KeptScene } from './storyboards.queries.ts'

type Change = z.output<NonNullable<typeof endpoint.body>>
type Arranged = Pick<BoardRow, 'scenes' | 'shelf' | 'topic'>

/** Changes a storyboard and has made anew what the change touches, and nothing else. */
export async function updateStoryboard(
  deps: StoryboardDeps,
  userId: string,
  id: string,
  { script, scenes, ...order }: Change,
): Promise<BoardRow> {
  checkPictures(deps, order.pictures ?? 'drawn')
  const told = (scenes ?? []).flatMap(({ narration, description }) => [narration, description ?? ''])
  await deps.moderate([script ?? '', ...told])
  return deps.db.transaction(async (tx) => {
    const board = await lockOwnBoard(tx, userId, id)
    if (!board) throw new AppError('storyboard_not_found')
    const next = { ...board, ...order }
    const arranged = dropPictures(arrange(board, next.title, script, scenes), board, next)
    await checkWords(
      deps,
      next.voiceId,
      arranged.scenes.map((scene) => scene.narration),
    )
    await limitDrawings(tx, deps, userId, arranged.scenes)
    const isVoiceChanged = next.voiceId !== board.voiceId || next.duration !== board.duration
    const isSaidOtherwise = isVoiceChanged || readAloud(arranged.scenes) !== readAloud(board.scenes)
    await limitSpending(tx, deps, userId, { ...next, scenes: arranged.scenes }, !isSaidOtherwise)
    const isUnmade = isSaidOtherwise || arranged.scenes.some((scene) => scene.picture === null)
    const saved = await updateOwnBoard(tx, userId, id, {
      ...order,
      ...arranged,
      ...(isVoiceChanged && { pace: null }),
      ...(isSaidOtherwise && { voice: null }),
      ...(isUnmade && { status: 'making', failure: null, revision: board.revision + 1 }),
      updatedAt: deps.clock.now(),
    })
    if (!saved) throw new AppError('storyboard_not_found')
    if (isUnmade) await deps.queue.enqueue(tx, MAKE_PREVIEW, { storyboardId: id })
    return saved
  })
}

function arrange(
  board: BoardRow,
  title: string,
  script: Change['script'],
  scenes: Change['scenes'],
): Arranged {
  const { topic } = board
  if (scenes !== undefined) return { ...arrangeScenes(board, scenes), topic }
  if (script === undefined || script === scriptOf(board.scenes))
    return { scenes: board.scenes, shelf: board.shelf, topic }
  const known = [...board.scenes, ...board.shelf]
  const cut = cutScenes(script, board.seed, known)
  const kept = new Set(cut.map((scene) => scene.id))
  const isAboutElse = !known.some((scene) => kept.has(scene.id))
  return {
    scenes: cut,
    shelf: known.filter((scene) => !kept.has(scene.id)),
    topic: isAboutElse ? topicOf({ title, script }) : topic,
  }
}

/** Another style, source or shape: all pictures are drawn anew, from the same seeds. */
function dropPictures(arranged: Arranged, before: BoardRow, next: BoardRow): Arranged {
  const [was, becomes] = [previewSizeOf(before), previewSizeOf(next)]
  const isSameSize = was.width === becomes.width && was.height === becomes.height
  if (before.style === next.style && before.pictures === next.pictures && isSameSize) return arranged
  const drop = (scene: KeptScene): KeptScene => ({ ...scene, picture: null })
  return { ...arranged, scenes: arranged.scenes.map(drop), shelf: arranged.shelf.map(drop) }
}

/** Tells apart what the voice says and when: the words of the scenes, in order. */
function readAloud(scenes: readonly KeptScene[]): string {
  return JSON.stringify(scenes.map(({ id, narration }) => [id, narration]))
}
