import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainPictureError } from '../illustrator/explain-picture-error.ts'
import { countFailedCall } from '../provider/count-failed-call.ts'
import { adviseOtherwise, failAs } from '../provider/explain-status.ts'
import { limitTime } from '../provider/limit-time.ts'
import { priceMotion } from '../provider/models.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import { ProviderError } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import type { Animator, MotionJob, MotionNote, MotionNotes, MotionRequest, MovedPicture } from './animator.ts'
import { checkMoved } from './check-moved.ts'
import type { DirectMotion, MotionLook, MotionService, QueuedMotion } from './motion-service.ts'
import { openMotions } from './open-motion.ts'

const USUAL_LIMIT_SECONDS = 900
/** Between two looks at a job: it grows to this. */
const LONGEST_WAIT_SECONDS = 20
const WAIT_GROWS = 1.5
/** A file that cannot be fetched is asked for again: it is paid. */
const FETCH_TRIES = 3
const CANCEL_SECONDS = 10
const NOT_AGAIN = 'is not ordered again for this picture: choose another one, or leave it still.'

type Waiting = (ms: number, signal: AbortSignal) => Promise<unknown>
type Asking = {
  readonly gate: ProviderGate
  /** Of one request. */
  readonly timeoutSeconds: number
  /** From order to file. */
  readonly limitSeconds: number
  readonly wait: Waiting
  readonly now: () => number
}
/** One order at one service. */
type Errand<Service extends MotionService = MotionService> = {
  readonly service: Service
  readonly request: MotionRequest
  readonly notes: MotionNotes
  readonly asking: Asking
}

/**
 * The animator that asks the services of the settings in their order; undefined when there are none. An order is written down before it
 * is sent, and its job before anything is waited for: anyone who comes after a crash asks the service for it. `wait` and `now` are for tests.
 */
export function createAnimator(
  settings: CrewSettings,
  gate: ProviderGate,
  options: {
    readonly fetch?: typeof globalThis.fetch
    readonly wait?: Waiting
    readonly now?: () => number
  } = {},
): Animator | undefined {
  const services = openMotions(settings, options.fetch)
  const [first] = services
  if (first === undefined) return undefined
  const asking: Asking = {
    gate,
    timeoutSeconds: settings.timeoutSeconds,
    limitSeconds: settings.clipTimeoutSeconds ?? USUAL_LIMIT_SECONDS,
    wait: options.wait ?? ((ms, signal) => sleep(ms, undefined, { signal })),
    now: options.now ?? Date.now,
  }
  return {
    movePicture: async (request, notes, signal = new AbortController().signal) => {
      let failure = failAs(first.provider, 'unavailable')
      for (const service of services) {
        try {
          return await moveBy({ service, request, notes, asking }, signal)
        } catch (error) {
          signal.throwIfAborted()
          if (!(error instanceof ProviderError)) throw error
          failure = error
          // Another one would be paid beside it; who has no jobs takes nothing.
          if (mayBePaid(error) && !('make' in service)) break
        }
      }
      throw failure
    },
  }
}

/** A note could not be kept. */
class NotWritten extends Error {
  constructor(cause: unknown) {
    super('a note was not written', { cause })
  }
}

const mayBePaid = (error: ProviderError) => countFailedCall(error, 1) > 0

async function moveBy(errand: Errand, signal: AbortSignal): Promise<MovedPicture> {
  const { service, request, notes, asking } = errand
  const { provider, model } = service
  const known = await notes.read(provider, model)
  // As it was told the first time.
  if (known?.state === 'over')
    throw known.message ? new ProviderError(provider, 'broken', known.message) : failAs(provider, 'broken')
  const isOrdered = !('make' in service) && (known?.state === 'asked' || known?.state === 'accepted')
  const length = service.lengthFor(request.seconds)
  const price = priceMotion(provider, model, length)
  // What was ordered before stands in the books already.
  const estimatedMicrodollars = isOrdered ? 0 : price
  const operation = 'moving picture'
  const call = { provider, part: 'animator', operation, model, estimatedMicrodollars } as const
  const run = () =>
    asking.gate.run(
      call,
      async () => {
        const { bytes, microdollars = price } =
          'make' in service
            ? { bytes: await makeAtOnce({ ...errand, service }, signal) }
            : await follow({ ...errand, service }, known, signal)
        return { value: { bytes, provider, model }, microdollars: isOrdered ? 0 : microdollars }
      },
      signal,
    )
  return isOrdered && known ? orLater(run, known, asking, signal) : run()
}

/** What is ordered already waits while its service is left alone: another one would be paid beside it. */
async function orLater<Value>(
  run: () => Promise<Value>,
  { provider, askedAt }: MotionNote,
  { limitSeconds, now, wait }: Asking,
  signal: AbortSignal,
): Promise<Value> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ProviderError) || error.failure !== 'paused') throw error
      if (now() > askedAt + limitSeconds * 1000) throw failAs(provider, 'slow', '', { cause: error })
      await wait(LONGEST_WAIT_SECONDS * 1000, signal)
    }
  }
}

/** Of one that answers with the clip: anyone who finds that it was asked asks it once more, for nothing. */
async function makeAtOnce(
  { service, request, notes, asking }: Errand<DirectMotion>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { provider, model } = service
  const order = { token: randomUUID(), askedAt: asking.now() }
  await notes.write({ provider, model, ...order, state: 'asked' })
  try {
    const work = (limited: AbortSignal) => service.make({ ...request, ...order }, limited)
    const bytes = await limitTime(provider, asking.limitSeconds, signal, work)
    checkMoved(provider, bytes)
    return bytes
  } catch (error) {
    signal.throwIfAborted()
    const told = await explainPictureError(provider, error)
    await notes.write({ provider, model, ...order, state: 'refused' })
    throw told
  }
}

/** From the order, or from what is known of it, to the file. */
async function follow(
  errand: Errand<QueuedMotion>,
  known: MotionNote | undefined,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; microdollars?: number | undefined }> {
  const { service, notes, asking } = errand
  const { provider } = service
  let note = known
  let job: MotionJob | undefined
  const end = async (state: 'refused' | 'over', message?: string) => {
    if (note) await notes.write({ ...note, state, message })
  }
  try {
    const accepted = await requireJob(errand, known, (next) => (note = next), signal)
    job = accepted.job
    const leftMs = accepted.askedAt + asking.limitSeconds * 1000 - asking.now()
    const found = job
    const done = await limitTime(provider, Math.max(leftMs, 1000) / 1000, signal, async (limited) => {
      const look = await waitFor(errand, found, limited)
      return { bytes: await take(errand, look, limited), microdollars: look.microdollars }
    })
    checkMoved(provider, done.bytes)
    await once(service.forget?.(found, limitSignal(CANCEL_SECONDS, signal)))
    return done
  } catch (error) {
    signal.throwIfAborted()
    // Ours, and no word on the service: the order stands as it was written.
    if (error instanceof NotWritten) throw error.cause
    const told = tellOfOrder(errand, await explainPictureError(provider, error))
    if (told.failure === 'slow' && job)
      await once(service.cancel(job, AbortSignal.timeout(CANCEL_SECONDS * 1000)))
    await end(mayBePaid(told) ? 'over' : 'refused', mayBePaid(told) ? told.message : undefined)
    throw told
  }
}

/** Of an order that may have been paid, what became of it: to try the same picture again orders nothing. */
function tellOfOrder({ service, asking }: Errand, error: ProviderError): ProviderError {
  if (!mayBePaid(error)) return error
  const late = `Its clip was not there after ${asking.limitSeconds} seconds.`
  const isFree = priceMotion(service.provider, service.model, 1) === 0
  const told = error.failure === 'slow' ? failAs(error.provider, 'slow', late, { cause: error }) : error
  return adviseOtherwise(told, `It ${isFree ? '' : 'may have been paid, so it '}${NOT_AGAIN}`)
}

/** The job of an order: the known one, or one that is ordered now. */
async function requireJob(
  { service, request, notes, asking }: Errand<QueuedMotion>,
  known: MotionNote | undefined,
  written: (note: MotionNote) => void,
  signal: AbortSignal,
): Promise<{ job: MotionJob; askedAt: number }> {
  const { provider, model } = service
  const { token, askedAt } =
    known?.state === 'asked' || known?.state === 'accepted'
      ? known
      : { token: randomUUID(), askedAt: asking.now() }
  const write = async (rest: Pick<MotionNote, 'state' | 'job'>) => {
    const note = { provider, model, token, askedAt, ...rest }
    await notes.write(note).catch((cause: unknown) => {
      throw new NotWritten(cause)
    })
    written(note)
  }
  if (known?.state === 'accepted' && known.job) return { job: known.job, askedAt }
  const order = { ...request, token, askedAt }
  const within = <Value>(work: (limited: AbortSignal) => Promise<Value>) =>
    limitTime(provider, asking.timeoutSeconds, signal, work)
  const find = () => within((limited) => service.find(order, limited))
  let found = known?.state === 'asked' ? await find() : 'none'
  if (found === 'none') {
    await write({ state: 'asked' })
    found = await within((limited) => service.start(order, limited)).catch(async (error: unknown) => {
      signal.throwIfAborted()
      const told = await explainPictureError(provider, error)
      if (!mayBePaid(told)) throw told
      const looked = await find().catch(() => 'unsure' as const)
      if (looked === 'none') throw failAs(provider, 'unavailable', '', { cause: told })
      return looked
    })
  }
  if (typeof found === 'string') throw failAs(provider, 'broken', 'It did not say whether it took the order.')
  await write({ state: 'accepted', job: found })
  return { job: found, askedAt }
}

/** Looks at a job until it has ended. A look that fails for a while says nothing about the job. */
async function waitFor(
  { service, asking }: Errand<QueuedMotion>,
  job: MotionJob,
  signal: AbortSignal,
): Promise<Extract<MotionLook, { state: 'done' }>> {
  const { provider, leastWaitSeconds } = service
  for (let seconds = leastWaitSeconds; ; seconds = Math.min(LONGEST_WAIT_SECONDS, seconds * WAIT_GROWS)) {
    await asking.wait(seconds * 1000, signal)
    const look = await lookOnce(service, job, limitSignal(asking.timeoutSeconds, signal), signal)
    if (look.state === 'done') return look
    if (look.state === 'failed')
      throw failAs(provider, look.isModerated ? 'moderated' : 'failed', look.message)
  }
}

const PASSES: ReadonlySet<string> = new Set(['rate_limited', 'unavailable', 'slow'])

async function lookOnce(
  service: QueuedMotion,
  job: MotionJob,
  limited: AbortSignal,
  signal: AbortSignal,
): Promise<MotionLook> {
  try {
    return await service.look(job, limited)
  } catch (error) {
    signal.throwIfAborted()
    if (limited.aborted) return { state: 'waiting' }
    const told = await explainPictureError(service.provider, error)
    if (PASSES.has(told.failure)) return { state: 'waiting' }
    // The job was taken, whatever is wrong now.
    throw mayBePaid(told) ? told : failAs(service.provider, 'broken', told.message, { cause: told })
  }
}

async function take(
  { service: { provider }, asking }: Errand,
  look: Extract<MotionLook, { state: 'done' }>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (let tries = 1; ; tries += 1) {
    const limited = limitSignal(asking.timeoutSeconds, signal)
    try {
      return await look.take(limited)
    } catch (error) {
      signal.throwIfAborted()
      const told = limited.aborted ? failAs(provider, 'slow') : await explainPictureError(provider, error)
      if (told.failure === 'broken') throw told
      if (tries === FETCH_TRIES || !PASSES.has(told.failure))
        throw failAs(provider, 'broken', 'What it made could not be fetched.', { cause: told })
      await asking.wait(1000 * tries, signal)
    }
  }
}

const limitSignal = (seconds: number, signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])

/** What is done for the service's sake never fails a picture. */
async function once(work: Promise<unknown> | undefined): Promise<void> {
  await work?.catch(() => undefined)
}

/**
 * Ends a job at its service, for anyone who is not waiting for it any more; false when it goes on all the same, or nobody answers.
 */
export async function cancelMotion(
  settings: CrewSettings,
  { provider, model, job }: Pick<MotionNote, 'provider' | 'model' | 'job'>,
  fetch?: typeof globalThis.fetch,
): Promise<boolean> {
  const service = openMotions(settings, fetch).find((one) => one.provider === provider && one.model === model)
  if (service === undefined || job === undefined || 'make' in service) return false
  return service.cancel(job, AbortSignal.timeout(CANCEL_SECONDS * 1000)).catch(() => false)
}
