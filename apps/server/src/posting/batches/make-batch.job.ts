import { specOf } from '@hookreel/film'
import { z } from 'zod'
import { getProfile } from '../../account/get-profile.ts'
import { requireIdea } from '../../ideas/require-idea.ts'
import { suggestIdeas } from '../../ideas/suggest-ideas.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { createVideo } from '../../videos/ordering/create-video.ts'
import { findBatch, finishBatch, listPieces, savePiece } from './batches.queries.ts'
import type { BatchRow, PieceRow } from './batches.queries.ts'
import { createPost } from '../posts/create-post.ts'
import { fillOptions } from './fill-options.ts'
import type { PostDeps } from '../posts/post-deps.ts'
import { pieceKeyOf, postKeyOf } from './piece-keys.ts'
import { presentOneBatch } from './present-batch.ts'

/** Orders what batches ask for. */
export const MAKE_BATCH = defineJob({
  name: 'make-batch',
  schema: z.object({ batchId: z.string() }),
  tries: 20,
  retrySeconds: 2,
  isFair: true,
  perGroup: 1,
  concurrency: 2,
  run: async (deps: PostDeps, { batchId }) => {
    const made = await makePiece(deps, batchId)
    // Each piece takes its turn: fifty that a slow writer writes must not keep everybody else's waiting for hours.
    if (!made.isWhole) await orderMore(deps, batchId, made.userId)
  },
})
const UNEXPECTED =
  'This could not be ordered whole because of an error of ours. What was made of it is under Ideas and Videos; nothing else was charged.'
type Posts = PieceRow['posts']

function orderMore({ queue, db }: PostDeps, batchId: string, userId: string): Promise<void> {
  return queue.enqueue(db, MAKE_BATCH, { batchId }, { group: userId })
}

/**
 * Orders the next piece of a batch, under a key of its own: done again after a crash, none is ordered or charged twice. A piece
 * that cannot be ordered says why, and the others go on. Answers whether there is none left.
 */
export async function makePiece(
  deps: PostDeps,
  batchId: string,
): Promise<{ readonly isWhole: true } | { readonly isWhole: false; readonly userId: string }> {
  const batch = await findBatch(deps.db, batchId)
  if (!batch || batch.finishedAt !== null) return { isWhole: true }
  const { userId } = batch
  const [piece, ...others] = (await listPieces(deps.db, userId, [batch.id])).filter(
    ({ state }) => state === 'waiting',
  )
  if (piece) await orderPiece(deps, batch, piece)
  const isWhole = others.length === 0
  if (isWhole) await finishBatch(deps.db, batch.id, deps.clock.now())
  await announceBatch(deps, batch)
  return isWhole ? { isWhole } : { isWhole, userId }
}

async function announceBatch(deps: PostDeps, { id, userId }: BatchRow): Promise<void> {
  const row = await findBatch(deps.db, id)
  if (row) deps.hub.publish(userId, 'batch', await presentOneBatch(deps, row))
}

/** After an error of ours it is ordered once more: its keys bring back what was ordered and paid before the error. */
async function orderPiece(deps: PostDeps, batch: BatchRow, piece: PieceRow, isAgain = false): Promise<void> {
  try {
    const idea = await findIdea(deps, batch, piece)
    const { order } = batch
    const video = await createVideo(
      deps,
      batch.userId,
      {
        ideaId: idea.id,
        ...specOf({ ...order, script: idea.script ?? '', duration: order.duration ?? idea.duration }),
      },
      pieceKeyOf(piece),
    )
    const posts = await planPosts(deps, batch, piece, { video, idea })
    const isWhole = posts.every(({ postId }) => postId !== null)
    await savePiece(deps.db, piece, {
      title: idea.title,
      state: 'ordered',
      videoId: video.id,
      posts,
      message: isWhole ? null : 'The video is ordered, but not every post of it could be planned.',
    })
  } catch (error) {
    if (!(error instanceof AppError)) {
      deps.log.error('a piece of a batch could not be ordered', { batchId: batch.id, error })
      if (!isAgain) return orderPiece(deps, batch, piece, true)
      await savePiece(deps.db, piece, { state: 'refused', message: UNEXPECTED })
      return
    }
    await savePiece(deps.db, piece, { state: 'refused', message: error.message })
  }
}

type Idea = Awaited<ReturnType<typeof requireIdea>>

/** The chosen idea, or one that is written for the prompt. */
async function findIdea(deps: PostDeps, batch: BatchRow, piece: PieceRow): Promise<Idea> {
  const { userId } = batch
  if (piece.ideaId !== null) {
    const idea = await requireIdea(deps.db, userId, piece.ideaId)
    if (!idea.script) throw new AppError('script_blank', { message: 'This idea has no script yet.' })
    return idea
  }
  const { order } = batch
  const { defaultDuration } = await getProfile(deps.db, userId)
  const { ideas } = await suggestIdeas(
    deps,
    userId,
    { prompt: piece.prompt ?? '', duration: order.duration ?? defaultDuration, count: 1 },
    { idempotencyKey: pieceKeyOf(piece) },
  )
  const [idea] = ideas
  if (!idea)
    throw new AppError('script_blank', {
      message:
        'The writer has questions about this prompt. Answer them on Generate Ideas, then make the video.',
    })
  await savePiece(deps.db, piece, { ideaId: idea.id, title: idea.title })
  return idea
}

async function planPosts(
  deps: PostDeps,
  batch: BatchRow,
  piece: PieceRow,
  { video, idea }: { video: Awaited<ReturnType<typeof createVideo>>; idea: Idea },
): Promise<Posts> {
  const posts: Posts = []
  const { channels, timeZone } = batch.order
  for (const { channelId, options } of channels) {
    const draft = {
      videoId: video.id,
      channelId,
      options: fillOptions(options, {
        title: idea.title,
        caption: idea.caption ?? idea.summary ?? idea.title,
      }),
      when: { mode: 'queue' as const },
      timeZone,
      isRepeatMeant: false,
    }
    const idempotencyKey = postKeyOf(piece, channelId)
    try {
      const post = await createPost(deps, batch.userId, draft, { origin: 'batch', idempotencyKey })
      posts.push({ channelId, postId: post.id, message: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      posts.push({ channelId, postId: null, message: error.message })
    }
  }
  return posts
}
