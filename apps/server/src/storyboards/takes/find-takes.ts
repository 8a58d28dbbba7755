import { TAKES_AT_ONCE } from '@hookreel/studio'
import type { Take as MadeTake, WebAnswer } from '@hookreel/studio'
import type { Take, TakesWebAnswer } from '@hookreel/contract'
import { listPhotoKinds } from '@hookreel/crew'
import { shownThing } from '@hookreel/film'
import { programsOf } from '../../config/programs-of.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { fetchParts } from '../../platform/storage/share-parts.ts'
import { limitDrawings } from '../limit-drawings.ts'
import { keepStep } from '../preview/keep-step.ts'
import { limitSlowPreviews } from '../preview/limit-slow-previews.ts'
import { previewOrderOf } from '../preview/preview-order-of.ts'
import { reservePicture, SCENE_BYTES, settleBoard } from '../preview/preview-room.ts'
import type { MadePart } from '../preview/preview-tasks.ts'
import { readBoardSteps } from '../preview/read-board-steps.ts'
import { signPart } from '../present-storyboard.ts'
import { requireScene } from './require-scene.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import { boardFolder, boardPlaces, showParts } from '../storyboard-files.ts'
import type { BoardRow, KeptScene } from '../storyboards.queries.ts'

export type WantedTakes = { readonly id: string; readonly sceneId: string; readonly page: number }
type Listener = { readonly onTake: (take: Take) => void; readonly signal: AbortSignal }

/**
 * Looks for up to three other pictures of a scene and tells each as soon as it is there. Throws `storyboard_not_found`,
 * `scene_not_found`, `pictures_unavailable`, `rate_limited`, `storage_full`, `takes_failed`.
 */
export function findTakes(
  deps: StoryboardDeps,
  userId: string,
  wanted: WantedTakes,
  listener: Listener,
): Promise<TakesWebAnswer> {
  const lane = deps.lanes.takes
  return lane.ofPerson(userId, async () => {
    listener.signal.throwIfAborted()
    const found = await requireScene(deps.db, userId, wanted)
    const { pictures } = found.board
    // A model makes another one for money, and stock is asked for one at a time.
    if (pictures !== 'drawn' && pictures !== 'mixed' && pictures !== 'real')
      throw new AppError('pictures_unavailable', {
        message: 'Ask for another picture of this scene instead.',
      })
    const { signal } = listener
    const web = await lane.ofAll(() => makeWithRoom(deps, found, wanted.page, listener), signal)
    const isOff = pictures !== 'drawn' && !listPhotoKinds(deps.config.crew.settings).includes(pictures)
    return isOff ? 'off' : web
  })
}

type Found = { readonly board: BoardRow; readonly scene: KeptScene }

async function makeWithRoom(
  deps: StoryboardDeps,
  found: Found,
  page: number,
  listener: Listener,
): Promise<WebAnswer> {
  const { board } = found
  await limitSlowPreviews(deps).refuse(board.userId)
  await deps.db.transaction((tx) =>
    limitDrawings(
      tx,
      deps,
      board.userId,
      Array.from({ length: TAKES_AT_ONCE }, () => ({ picture: null })),
    ),
  )
  await reservePicture(deps, board.userId, board.id, TAKES_AT_ONCE * SCENE_BYTES)
  try {
    return await make(deps, found, page, listener)
  } finally {
    await settleBoard(deps, board)
  }
}

async function make(
  deps: StoryboardDeps,
  { board, scene }: Found,
  page: number,
  { onTake, signal }: Listener,
): Promise<WebAnswer> {
  const steps = await readBoardSteps(deps, board)
  await fetchParts(
    boardPlaces(deps, board),
    steps.flatMap(({ result }) => result.files),
  )
  const task = {
    order: await previewOrderOf(deps, board),
    steps,
    takes: { sceneId: scene.id, page, filmSeed: board.seed, shown: scene.picture },
    partsFolder: boardFolder(deps.config, board.id),
    crew: deps.config.crew.settings,
    ...programsOf(deps.config),
  }
  const onMade = async (made: MadePart) => {
    if (made.part === 'step') await keepStep(deps, board, made)
    if (made.part === 'take') onTake(await presentTake(deps, board, made.take))
  }
  const made = await deps.previewer.make(task, onMade, signal, {
    acquirePermit: deps.acquirePermit,
    webMemory: deps.webMemory(board.userId),
    costContext: { userId: board.userId, videoId: board.id, isPreview: true },
  })
  const end = await limitSlowPreviews(deps).count(board.userId, made)
  if (end.type === 'done') return end.web ?? 'unasked'
  signal.throwIfAborted()
  deps.log.warn('other pictures of a scene failed', { storyboardId: board.id, end })
  throw new AppError('takes_failed')
}

async function presentTake(
  deps: StoryboardDeps,
  board: BoardRow,
  { seed, avoids, picture, file }: MadeTake,
): Promise<Take> {
  await showParts(deps, board, [file])
  const shown = shownThing(picture)
  const isPhoto = picture.environment === 'real'
  return {
    ...{ seed, avoids: [...avoids] },
    url: signPart(board, file, deps),
    shows: isPhoto ? 'photo' : picture.kind === 'type' ? 'words' : 'drawing',
    name: shown?.name ?? null,
    credit: (isPhoto && picture.credits[0]) || null,
  }
}
