import { limitTime } from '../provider/limit-time.ts'
import { failAs } from '../provider/explain-status.ts'
import { ProviderError } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import { WebProblem } from '../researcher/open-web.ts'
import { checkPhoto } from './check-photo.ts'
import { PhotoUnanswered } from './illustrator.ts'
import type { OpenPhotoRequest, TakenPhoto } from './illustrator.ts'
import type { FoundPicture, LibraryOrder } from './library/found-picture.ts'
import type { OpenLibrary } from './library/open-library.ts'
import { orderPhoto } from './order-photo.ts'

/** So many of what was found are looked at: files vanish, and some look like what the film has shown. */
const TRIES = 4
/** Of the 64 bits of two looks: so few differ in pictures of one moment. */
const ALIKE_BITS = 10
/** Whatever a collection says of its size: below it a film's frame is a blur. */
const MIN_SIDE = 480
/** For all that is asked about a scene: usually some five answers of a tenth of a second. */
const FIND_SECONDS = 20

export type Asking = { readonly gate: ProviderGate; readonly timeoutSeconds: number }

/**
 * The best picture of open collections for a scene; undefined where none is sure, none can be used, or the scene is better drawn.
 * Throws PhotoUnanswered where the collections did not answer.
 */
export async function takeOpenPicture(
  library: OpenLibrary,
  request: OpenPhotoRequest,
  asking: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto | undefined> {
  const order = await orderPhoto(request)
  if (order === undefined) return undefined
  const { shown, other = 0 } = request
  const wanted = wantedOf(request, order.searchWords)
  const seconds = Math.min(asking.timeoutSeconds, FIND_SECONDS)
  const found = await findInTime((limited) => library.find(wanted, limited), seconds, signal)
  const first = found.length === 0 ? 0 : other % found.length
  const inTurn = [...found.slice(first), ...found.slice(0, first)].slice(0, TRIES)
  const isSeen = (look: string) => (shown?.looks ?? []).some((one) => countDifferent(one, look) <= ALIKE_BITS)
  const takeNew = async (one: FoundPicture) => {
    const taken = await take(library, one, asking, signal)
    return isSeen(taken.look ?? '') ? undefined : taken
  }
  return takeFirst(inTurn, takeNew, request, signal)
}

/** What is asked of the collections for a scene. */
export function wantedOf(request: OpenPhotoRequest, searchWords: string): LibraryOrder {
  const { kind, narration, description, film, shape, shown, avoids = [], unwanted = [] } = request
  const works = [...(shown?.works ?? []), ...avoids, ...unwanted]
  return { kind, narration, description, film, shape, shown: works, searchWords }
}

/** The first of these that is there and can be used. Throws PhotoUnanswered where some did not come. */
export async function takeFirst(
  found: readonly FoundPicture[],
  takeOne: (one: FoundPicture) => Promise<TakenPhoto | undefined>,
  { description }: Pick<OpenPhotoRequest, 'description'>,
  signal: AbortSignal | undefined,
): Promise<TakenPhoto | undefined> {
  let unanswered: ProviderError | undefined
  for (const one of found) {
    try {
      const taken = await takeOne(one)
      if (taken) return { ...taken, ...(description !== undefined && { description }) }
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      if (error.failure === 'unavailable' || error.failure === 'slow') unanswered ??= error
    }
  }
  if (unanswered) throw new PhotoUnanswered('what was found did not come', { cause: unanswered })
  return undefined
}

/** What is found for a scene: a film does not wait longer for what may not be there. Throws PhotoUnanswered. */
export async function findInTime(
  find: (signal: AbortSignal) => Promise<FoundPicture[]>,
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<FoundPicture[]> {
  try {
    return await limitTime('commons', seconds, signal, find)
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof ProviderError || error instanceof WebProblem)) throw error
    throw new PhotoUnanswered('the open collections did not answer', { cause: error })
  }
}

function take(
  library: OpenLibrary,
  found: FoundPicture,
  asking: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto> {
  const check: CheckBytes = async (bytes, limited) => ({
    look: await checkPhoto(found.picture.provider, bytes, limited, MIN_SIDE),
  })
  return takeFound({ library, found, operation: 'photo', check }, asking, signal)
}

/** What its bytes say of something that was taken. Throws ProviderError for what is not what it was said to be. */
export type CheckBytes = (
  bytes: Uint8Array,
  signal: AbortSignal,
) => Promise<Pick<TakenPhoto, 'look' | 'clip'>>
type Taking = {
  readonly library: OpenLibrary
  readonly found: FoundPicture
  readonly operation: 'photo' | 'clip'
  readonly check: CheckBytes
}

/** Fetches what was found, through the gate, and checks its bytes. Throws ProviderError. */
export function takeFound(
  { library, found, operation, check }: Taking,
  { gate, timeoutSeconds }: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto> {
  const { provider } = found.picture
  const call = {
    ...({ provider, part: 'illustrator', operation } as const),
    ...{ model: '', estimatedMicrodollars: 0 },
  }
  const work = async (limited: AbortSignal) => {
    const { bytes, provenance } = await fetchFound(library, found, limited)
    const told = await check(bytes, limited)
    return { value: { bytes, provider, credit: found.credit, provenance, ...told }, microdollars: 0 }
  }
  return gate.run(call, () => limitTime(provider, timeoutSeconds, signal, work), signal)
}

async function fetchFound(library: OpenLibrary, found: FoundPicture, signal: AbortSignal) {
  try {
    return await library.fetch(found, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof WebProblem)) throw error
    const isGone = error.failure === 'unreachable' || error.failure === 'busy'
    const failure = isGone ? 'unavailable' : 'broken'
    throw failAs(found.picture.provider, failure, '', { cause: error })
  }
}

function countDifferent(one: string, other: string): number {
  if (!/^[\da-f]{16}$/.test(one) || !/^[\da-f]{16}$/.test(other)) return 64
  const different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  return different.toString(2).replaceAll('0', '').length
}
