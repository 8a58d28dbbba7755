import { randomUUID } from 'node:crypto'
import type { generateIdeas as endpoint, IdeaDraft } from '@hookreel/contract'
import { chooseSeconds } from '@hookreel/crew'
import type { Help, IdeaDraft as WrittenIdea, IdeasRequest } from '@hookreel/crew'
import { AS_SCRIPT, DURATIONS_SECONDS, hashText } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import type { z } from 'zod'
import { getProfile } from '../account/get-profile.ts'
import { hashOrder } from '../account/order-keys.ts'
import { getBalance } from '../billing/credits/get-balance.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { withCostContext } from '../services/providers/cost-context.ts'
import { listBatchIdeas } from './batches.queries.ts'
import type { BatchRow } from './batches.queries.ts'
import { beginBatch, endBatch, giveUpBatch, keepBatch, saveDelivered } from './idea-batch.ts'
import { emptyToNull } from './idea-texts.ts'
import { countOwnIdeas, listRecentFrameworks } from './ideas.queries.ts'
import type { IdeaRow, NewIdea } from './ideas.queries.ts'
import { explainWriterFailure } from './explain-writer-failure.ts'
import { writeFromCards } from '../research/write-from-cards.ts'
import { requireSources } from '../sources/require-sources.ts'
import { dayOf } from '../platform/clock.ts'

export type IdeasOrder = z.output<NonNullable<typeof endpoint.body>>
type SuggestDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'writer' | 'reader' | 'researcher' | 'hub' | 'moderate'
>

/** How a request for ideas is to be treated, besides what it asks for. */
export type IdeasWish = {
  /** The same order under the same key is answered with the first one's ideas and charged once. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Told each idea as it is written, once it is saved. */
  readonly onIdea?: ((idea: IdeaDraft) => void) | undefined
}

/** The ideas as they were saved; when there is none, what the person can give so that there will be some. */
export type Suggested = {
  readonly ideas: readonly IdeaRow[]
  readonly help?: Help | undefined
  /** What the prompt ordered and the ideas do not do, each as a sentence. */
  readonly unmet?: readonly string[] | undefined
}

/**
 * Has ideas written and saves each before it is told to anybody. The price of the batch is held first and captured with
 * the first idea; `help` is free, and leaves its key to the next order. What was told stays saved when the writer fails
 * or `signal` stops it. Throws `insufficient_credits` and `content_refused` before anything is told,
 * `idempotency_conflict` for another order under a used key, and `ideas_failed` when no writer could do it.
 */
export function suggestIdeas(
  deps: SuggestDeps,
  userId: string,
  order: IdeasOrder,
  wish: IdeasWish = {},
): Promise<Suggested> {
  // A batch asks for ideas in the background, where no request says for whom.
  return withCostContext(
    async () => userId,
    () => suggest(deps, userId, order, wish),
  )
}

async function suggest(
  deps: SuggestDeps,
  userId: string,
  order: IdeasOrder,
  wish: IdeasWish,
): Promise<Suggested> {
  const { db, hub } = deps
  const { idempotencyKey = randomUUID(), signal } = wish
  const requestHash = hashOrder(order)
  const begun = await beginBatch(deps, { userId, idempotencyKey, requestHash }, signal).catch(
    async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'insufficient_credits') throw error
      const help = await findFreeQuestions(deps, { userId, order, signal }, error)
      if (help === undefined) throw error
      return { help }
    },
  )
  if ('help' in begun) return { ideas: [], help: begun.help }
  if ('whole' in begun) return { ideas: await listBatchIdeas(db, userId, begun.whole.id) }
  const suggested = await writeBatch(deps, begun.open, order, wish)
  if (suggested.ideas.length > 0) hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
  return suggested
}

/**
 * Questions are free, also for somebody who cannot pay for the ideas: they are told with the price of what comes after
 * them. Undefined where a model would have to be paid to know whether it asks, where there would be ideas, and where the
 * writer fails: the caller then answers `insufficient_credits`, which is true in any case.
 */
async function findFreeQuestions(
  deps: SuggestDeps,
  { userId, order, signal }: { userId: string; order: IdeasOrder; signal: IdeasWish['signal'] },
  { details }: AppError,
): Promise<Help | undefined> {
  const isFree = deps.config.crew.settings.writer.length === 0
  if (!isFree || order.cards || order.sources || order.notes) return undefined
  await deps.moderate([order.prompt, ...Object.values(order.answers ?? {})])
  const request = await buildRequest(deps, userId, order)
  // Whether there is anything to tell is seen by one short idea: a vague prompt for three minutes took 1.05 s of the one thread that reads.
  const least = { ...request, count: 1, seconds: DURATIONS_SECONDS[0] }
  const drafts = await deps.writer.suggestIdeas(least, signal).catch((error: unknown) => {
    if (signal?.aborted !== true)
      deps.log.error('whether a prompt needs questions could not be found out', { error })
    return undefined
  })
  if (drafts?.length !== 0) return undefined
  const help = await deps.reader.read('askBack', [request], signal)
  const price = `Ideas from your answers take ${String(details?.['required'])} credits; you have ${String(details?.['available'])}.`
  return { ...help, message: `${help.message} ${price}` }
}

/** Writes a batch that was begun, and ends it in every case. */
async function writeBatch(
  deps: SuggestDeps,
  batch: BatchRow,
  order: IdeasOrder,
  wish: IdeasWish,
): Promise<Suggested> {
  // The only writer of a machine does not go on for minutes with what nobody wants any more.
  const { signal, release } = keepBatch(deps, batch, wish.signal)
  let delivery: Delivery | undefined
  let unmet: readonly string[] = []
  let isCut = false
  try {
    await deps.moderate([order.prompt, order.notes ?? '', ...Object.values(order.answers ?? {})])
    const request = await buildRequest(deps, batch.userId, order)
    delivery = createDelivery(deps, batch, request, { ...wish, signal })
    const drafts = order.cards
      ? [await writeFromCards(deps, batch.userId, order.cards, request.seconds)]
      : await write(deps, await addPassages(deps, batch, { request, order }, delivery.signal), delivery)
    if (drafts.length === 0 && order.sources) throw new AppError('sources_thin')
    if (drafts.length === 0) {
      const help = await deps.reader.read('askBack', [request], delivery.signal)
      await giveUpBatch(deps, batch)
      return { ideas: [], help }
    }
    await delivery.finish(drafts)
    unmet = listUnmetByAll(drafts).slice(0, MAX_UNMET)
  } catch (error) {
    if (!delivery || (await delivery.countSaved()) === 0) {
      await giveUpBatch(deps, batch)
      throw error
    }
    // What was told is saved and paid. More does not come, and another writer would have to be paid again.
    isCut = true
    deps.log.warn('a batch of ideas ended early', { batchId: batch.id, error })
  } finally {
    release()
  }
  const ideas = await endBatch(deps, batch)
  wish.signal?.throwIfAborted()
  const unsaid = [...explainShortfall(ideas.length, order, isCut), ...unmet]
  return unsaid.length === 0 ? { ideas } : { ideas, unmet: unsaid }
}

/** Why there are fewer ideas than were asked for, and what that costs. Chosen cards are one idea, whatever was asked for. */
function explainShortfall(
  count: number,
  { count: asked, cards }: IdeasOrder,
  isCut: boolean,
): readonly string[] {
  if (cards || count >= asked) return []
  const why = isCut ? 'the writer stopped early' : 'the writer had no more on this'
  return [`You asked for ${asked}: ${why}. A batch costs the same, however many ideas it brings.`]
}

/** What no idea of a batch does; what only some of them do not do stands with these alone. */
const listUnmetByAll = ([first, ...others]: readonly WrittenIdea[]): readonly string[] =>
  (first?.unmet ?? []).filter((sentence) => others.every(({ unmet = [] }) => unmet.includes(sentence)))

/** Nobody reads more of what was not done. */
const MAX_UNMET = 4

type Delivery = {
  /** Is aborted when nobody listens any more, and when an idea could not be saved. */
  readonly signal: AbortSignal
  /** Left out when nobody is told on the way. */
  readonly tell?: (idea: WrittenIdea) => void
  /** Saves what was not told on the way. */
  finish(drafts: readonly WrittenIdea[]): Promise<void>
  /** How many are saved, after all that is under way. */
  countSaved(): Promise<number>
}

/** Ideas on their way from the writer, one after the other: saved, then told. */
function createDelivery(
  deps: SuggestDeps,
  batch: BatchRow,
  request: RequestWithLength,
  { signal: stopped, onIdea }: IdeasWish,
): Delivery {
  const saveFailed = new AbortController()
  const signal = stopped ? AbortSignal.any([stopped, saveFailed.signal]) : saveFailed.signal
  const taken = new Set<WrittenIdea>()
  let saved = 0
  let queue: Promise<void> = Promise.resolve()
  const deliver = async (drafts: readonly WrittenIdea[]) => {
    signal.throwIfAborted()
    if (drafts.length === 0) return
    await saveDelivered(deps, batch, listRows(drafts, request, { batch, from: saved }))
    saved += drafts.length
  }
  const tell = (draft: WrittenIdea) => {
    taken.add(draft)
    const before = queue
    queue = (async () => {
      await before
      await deliver([draft])
      onIdea?.(presentDraft(draft, request))
    })()
    queue.catch((error: unknown) => saveFailed.abort(error))
  }
  return {
    signal,
    ...(onIdea && { tell }),
    finish: async (drafts) => {
      await queue
      await deliver(onIdea ? drafts.filter((draft) => !taken.has(draft)) : drafts)
    },
    countSaved: async () => {
      await queue.catch(() => undefined)
      return saved
    },
  }
}

/** Of so many ideas no two shall be alike. */
const RECENT = 10

/** What the writer is asked, and the length that the films of its ideas shall have. */
type RequestWithLength = IdeasRequest & { readonly length: FilmLength }

async function buildRequest(
  { db }: SuggestDeps,
  userId: string,
  order: IdeasOrder,
): Promise<RequestWithLength> {
  const profile = await getProfile(db, userId)
  // A person's own words are told whole unless a length is named.
  const isOwn = order.notes || order.sources?.some((source) => source.isOwn)
  const length = order.duration ?? (isOwn ? AS_SCRIPT : profile.defaultDuration)
  return {
    prompt: order.prompt,
    seconds: chooseSeconds(length, order),
    length,
    language: order.language ?? profile.preferredVoiceLanguage,
    count: order.count,
    ...(order.notes ? { notes: order.notes } : {}),
    ...(order.answers ? { answers: order.answers } : {}),
    recent: await listRecentFrameworks(db, userId, RECENT),
    // Asking again brings other ideas, in a way that can be repeated.
    seed: hashText(`${userId} ${await countOwnIdeas(db, userId)}`),
  }
}

/**
 * What the person had read is what is written from. Else a model writes from what is known of the topic, where anything is;
 * without one nothing is looked up here.
 */
async function addPassages(
  { config, db, clock, reader, researcher, moderate }: SuggestDeps,
  { userId }: BatchRow,
  { request, order }: { readonly request: RequestWithLength; readonly order: IdeasOrder },
  signal: AbortSignal,
): Promise<IdeasRequest> {
  const { openWeb, notes, sources } = order
  if (sources) {
    const read = await requireSources(db, userId, sources)
    await moderate(read.flatMap(({ title, text }) => [title, text]))
    const readOn = dayOf(clock.now())
    const own = notes ? [{ title: 'Notes', address: '', by: '', text: notes, isOwn: true, readOn }] : []
    const given = await reader.read('addGiven', [request, [...own, ...read]], signal)
    return withLength(given, request.length)
  }
  const isAsked = config.crew.settings.writer.length > 0 && openWeb !== false && !notes
  if (!isAsked) return request
  const today = dayOf(clock.now())
  const { passages } = await researcher({ prompt: request.prompt, today }, signal)
  return passages.length === 0 ? request : { ...request, passages }
}

/** As long as the script: as long as the person's own words are. */
function withLength(request: IdeasRequest, length: FilmLength): IdeasRequest {
  const own = (request.given ?? []).filter(({ isOwn }) => isOwn).map(({ text }) => text)
  return { ...request, seconds: chooseSeconds(length, { prompt: request.prompt, notes: own.join('\n') }) }
}

async function write(
  { writer, log }: SuggestDeps,
  request: IdeasRequest,
  { signal, tell }: Delivery,
): Promise<readonly WrittenIdea[]> {
  try {
    const drafts = await writer.suggestIdeas(request, signal, tell)
    signal.throwIfAborted()
    return drafts
  } catch (error) {
    signal.throwIfAborted()
    throw explainWriterFailure(error, 'ideas_failed', log)
  }
}

function presentDraft(draft: WrittenIdea, { length }: RequestWithLength): IdeaDraft {
  return {
    title: draft.title,
    summary: emptyToNull(draft.summary),
    caption: emptyToNull(draft.caption),
    script: emptyToNull(draft.script),
    duration: draft.length ?? length,
    writtenBy: draft.writtenBy ?? null,
  }
}

function listRows(
  drafts: readonly WrittenIdea[],
  request: RequestWithLength,
  { batch, from }: { readonly batch: BatchRow; readonly from: number },
): NewIdea[] {
  const { id: batchId, userId, createdAt } = batch
  return drafts.map((draft, index) => ({
    ...presentDraft(draft, request),
    userId,
    description: emptyToNull(draft.description),
    prompt: request.prompt,
    framework: draft.framework,
    sources: [...draft.sources],
    openings: [...(draft.openings ?? [])],
    unmet: [...(draft.unmet ?? [])],
    batchId,
    position: from + index,
    createdAt,
    updatedAt: createdAt,
  }))
}
