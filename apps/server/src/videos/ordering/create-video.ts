import { randomInt, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { createVideo as endpoint } from '@hookreel/contract'
import { createSpeller } from '@hookreel/crew'
import type { Voice } from '@hookreel/crew'
import { castSpeakers, musicWith, orderChoicesSchema, specOf } from '@hookreel/film'
import { explainOwnLength, MOVING_SECONDS } from '@hookreel/studio'
import type { OrderChoices, SpeakerVoice } from '@hookreel/film'
import type { z } from 'zod'
import { findFilmCast } from '../../cast/find-film-cast.ts'
import { findEarlier, hashOrder, lockOrder } from '../../account/order-keys.ts'
import { getBalance } from '../../billing/credits/get-balance.ts'
import { requireIdea } from '../../ideas/require-idea.ts'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { listSayings } from '../../pronunciations/list-sayings.ts'
import { listModeratedTexts } from '../../pronunciations/list-moderated-texts.ts'
import { adoptCalls } from '../../services/providers/calls-of-video.ts'
import { checkPictures } from '../../storyboards/check-pictures.ts'
import { holdForFilm } from './hold-for-film.ts'
import { judgeSceneVoices, judgeWords } from '../../storyboards/check-words.ts'
import { estimateFilmBytes } from '../../storage-quota/estimate-film-bytes.ts'
import { requireQuota } from '../../storage-quota/require-quota.ts'
import { requireSound } from '../../sounds/require-sound.ts'
import { listVoicesOf } from '../../sounds/recording-voice.ts'
import { refuseEndless } from '../../storyboards/refuse-endless.ts'
import { stopPaidPreview } from '../../storyboards/stop-storyboard.ts'
import { takeSteps, takeStoryboard } from '../../storyboards/take-storyboard.ts'
import type { TakenStoryboard } from '../../storyboards/take-storyboard.ts'
import { announceVideo } from '../announce-video.ts'
import { costOfFilm, estimateMaking, planFilmLength } from './estimate-making.ts'
import { filmJobOf } from '../renders/film-job.ts'
import type { VideoDeps } from '../video-deps.ts'
import { findPaidParts } from '../renders/paid-parts/paid-parts.ts'
import { findOrigin, type Origin } from '../changes/find-origin.ts'
import { adoptSteps } from '../renders/steps.queries.ts'
import { findVideoByKey, insertVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

export type VideoOrder = z.output<NonNullable<typeof endpoint.body>>

/** An order plus its cast. Clients never send the cast's looks; the server reads them. */
type CastOrder = VideoOrder & { readonly choices: Pick<VideoRow['choices'], 'cast' | 'storyboard'> }

const MAX_SEED = 2 ** 32
const UNTITLED_CHARACTERS = 80

/**
 * Orders a video: the video, the held credits and the job are written in one transaction. The same order under the
 * same idempotency key answers with the first one's video; another order under it throws `idempotency_conflict`, and one
 * that was stopped `order_stopped`.
 */
export async function createVideo(
  deps: VideoDeps,
  userId: string,
  asked: VideoOrder,
  idempotencyKey: string | undefined,
): Promise<VideoRow> {
  const requestHash = hashOrder(asked)
  const earlier = await findEarlier(idempotencyKey, requestHash, (key) =>
    findVideoByKey(deps.db, userId, key),
  )
  if (earlier) return earlier
  const board = await findStoryboard(deps, userId, asked.storyboardId)
  const order = { ...asked, choices: onlyChosen(asked.choices), ...(board && { script: board.script }) }
  const { voice, speakers } = await checkOrder(deps, userId, order, board)
  // Later changes of the list leave this film as it was ordered. Only sayings that occur in the script are stored with it: a full list of 200 takes 96 kB.
  const known = await listSayings(deps.db, userId, board?.sayings ?? order.choices.sayings)
  const sayings = [...createSpeller(known).findSayings(order.script)]
  const castOff = [...(board?.castOff ?? order.choices.castOff ?? [])]
  const ideaTexts = await readIdeaTexts(deps.db, userId, order.ideaId)
  const castTexts = [order.title ?? '', order.script, ...ideaTexts]
  const cast = board ? [...board.cast] : await findFilmCast(deps.db, userId, castTexts, castOff)
  const boardChoice = board && { storyboard: board.choice }
  const choices = { ...order.choices, speakers, sayings, castOff, cast, ...boardChoice }
  const fullOrder = { ...order, choices }
  checkPictures(deps, order.choices.pictures)
  await requireOwnMusic(deps.db, userId, order)
  refuseOtherText(fullOrder)
  refuseEndless(fullOrder)
  const texts = { title: order.title ?? '', script: order.script, sayings, speakers }
  await deps.moderate([...listModeratedTexts(texts), ...ideaTexts])
  const estimatedSeconds = await estimateMaking(deps.db, { ...fullOrder, userId })
  const written = await deps.db.transaction(async (tx) => {
    // Two at once under one key: the second waits here, and then finds the first.
    await lockOrder(tx, userId, idempotencyKey)
    const same = await findEarlier(idempotencyKey, requestHash, (key) => findVideoByKey(tx, userId, key))
    if (same) return { video: same, isNew: false }
    const idea = order.ideaId === undefined ? undefined : await requireIdea(tx, userId, order.ideaId)
    // Its title and summary become the film's: others than were looked at are looked at, too.
    if (idea && !isDeepStrictEqual(tellIdea(idea), ideaTexts)) return 'unseen'
    const facts = { idempotencyKey: idempotencyKey ?? null, requestHash, estimatedSeconds }
    const video = await writeOrder(deps, tx, { userId, order: fullOrder, idea, voice, board, facts })
    return { video, isNew: true }
  })
  if (written === 'unseen') return createVideo(deps, userId, asked, idempotencyKey)
  const { video, isNew } = written
  if (isNew) {
    announceVideo(deps, video)
    deps.hub.publish(userId, 'balance', { balance: await getBalance(deps.db, userId) })
    if (board) await stopPaidPreview(deps, userId, board.choice.id)
  }
  return video
}

/** The video, its held price, what is made of it already, and the job that makes it. */
async function writeOrder(
  deps: VideoDeps,
  tx: Transaction,
  asked: {
    readonly userId: string
    readonly order: CastOrder
    readonly idea: Idea | undefined
    readonly voice: Voice
    readonly board: TakenStoryboard | undefined
    readonly facts: Pick<VideoRow, 'idempotencyKey' | 'requestHash'> & { readonly estimatedSeconds: number }
  },
): Promise<VideoRow> {
  const { userId, order, idea, voice, board, facts } = asked
  const id = randomUUID()
  const title = order.title || idea?.title || firstWords(order.script)
  const paid = await findPaidParts(deps, tx, userId, { ...order, title })
  const seconds = planFilmLength(order).orderedSeconds
  const storageBytes = estimateFilmBytes({ ...order, seconds })
  await requireQuota(tx, deps, { userId, bytes: storageBytes, what: 'This video' })
  const now = deps.clock.now()
  const origin = order.changeOf === undefined ? undefined : await findOrigin(tx, userId, order.changeOf, now)
  const film = { ...order, choices: { ...chooseForFilm(order), ...keepLanguage(origin) } }
  const asking = { userId, videoId: id, seconds, film, origin, atMost: order.atMostCredits }
  const { held, choices } = await holdForFilm(deps, tx, asking)
  const video = await insertVideo(tx, {
    ...{ ...specOf(order), ...facts, id, userId, title },
    ideaId: idea?.id ?? null,
    description: idea?.summary ?? null,
    voiceId: voice.id,
    voiceName: voice.name,
    choices,
    estimatedSeconds: facts.estimatedSeconds + (choices.storyboard?.movingHeld ? MOVING_SECONDS : 0),
    changeOf: origin?.video.id ?? null,
    seed: board?.seed ?? paid.seed ?? randomInt(MAX_SEED),
    credits: held,
    storageBytes,
    createdAt: now,
    updatedAt: now,
  })
  const made = board ? await takeSteps(tx, board) : []
  await adoptSteps(tx, id, [...made, ...paid.steps, ...(origin?.steps ?? [])])
  if (board) await adoptCalls(tx, userId, board.choice.id, id)
  const work = { group: userId, cost: costOfFilm(video) }
  await deps.queue.enqueue(tx, filmJobOf(deps, video), { videoId: id }, work)
  return video
}

/** A recording says no script that takes many times as long. */
function refuseOtherText({ script, voiceId }: CastOrder): void {
  const excess = explainOwnLength(script, voiceId)
  if (excess !== null) throw new AppError('invalid_input', { message: excess, fields: { script: excess } })
}

/** Throws `sound_not_found` for an order with music that is not there. */
async function requireOwnMusic(db: Queryable, userId: string, { voiceId, choices }: VideoOrder) {
  const { isOn, own } = musicWith(voiceId, choices.music)
  if (isOn && own) await requireSound(db, userId, own.soundId, 'music')
}

/** An order that was kept by an earlier version may bring more: what the server says of a film decides what it costs. */
function onlyChosen(choices: OrderChoices): OrderChoices {
  const chosen = Object.entries(choices).filter(([name]) => name in orderChoicesSchema.shape)
  return Object.fromEntries(chosen) as OrderChoices // the same fields, and none besides
}

/** What was chosen, without what says nothing. */
function chooseForFilm({
  choices: { speakers = [], sayings = [], cast = [], castOff = [], ...choices },
  voiceId,
}: CastOrder): VideoRow['choices'] {
  return {
    ...{ ...choices, music: musicWith(voiceId, choices.music) },
    ...(sayings.length > 0 && { sayings }),
    ...(speakers.length > 0 && { speakers }),
    ...(cast.length > 0 && { cast }),
    ...(castOff.length > 0 && { castOff }),
  }
}

/** A change of a version stays one; what it does not have yet is made. */
function keepLanguage(origin: Origin | undefined): Pick<VideoRow['choices'], 'language'> {
  const language = origin?.video.choices.language
  return language ? { language: { ...language, reuses: false } } : {}
}

async function findStoryboard(
  { db, clock }: VideoDeps,
  userId: string,
  id: string | undefined,
): Promise<TakenStoryboard | undefined> {
  if (id === undefined) return undefined
  return db.transaction((tx) => takeStoryboard(tx, userId, id, clock.now()))
}

/** Refuses what could not become a film, before anything is charged. */
async function checkOrder(
  deps: VideoDeps,
  userId: string,
  order: VideoOrder,
  board: TakenStoryboard | undefined,
): Promise<{ voice: Voice; speakers: SpeakerVoice[] }> {
  const voices = await listVoicesOf(deps, userId, order.voiceId)
  const chosen = board?.speakers ?? order.choices.speakers ?? []
  const asked = { voiceId: order.voiceId, speakers: chosen }
  const voice = judgeWords(deps, voices, asked, [order.script])
  judgeSceneVoices(deps, voices, asked, board?.choice.scenes ?? [])
  return { voice, speakers: castSpeakers(order.script, voice.id, voices, chosen) }
}

type Idea = Awaited<ReturnType<typeof requireIdea>>

async function readIdeaTexts(db: Queryable, userId: string, ideaId: string | undefined): Promise<string[]> {
  return ideaId === undefined ? [] : tellIdea(await requireIdea(db, userId, ideaId))
}

/** What a film takes over of its idea and its public page shows. */
function tellIdea({ title, summary }: Idea): string[] {
  return [title, summary ?? '']
}

function firstWords(script: string): string {
  const line = script.split('\n')[0] ?? script
  if (line.length <= UNTITLED_CHARACTERS) return line
  return `${line.slice(0, UNTITLED_CHARACTERS).replace(/\s+\S*$/, '')}…`
}
