import { limitTime } from '../provider/limit-time.ts'
import { ProviderError } from '../provider/provider.ts'
import { checkFootage } from './check-footage.ts'
import { PhotoUnanswered } from './illustrator.ts'
import type { OpenPhotoRequest, TakenPhoto } from './illustrator.ts'
import type { FoundPicture } from './library/found-picture.ts'
import type { OpenLibrary } from './library/open-library.ts'
import { orderPhoto } from './order-photo.ts'
import { fetchFound, findInTime } from './take-open-picture.ts'
import type { Asking } from './take-open-picture.ts'

/** A clip has ten times the bytes of a picture: so many of what was found are fetched. */
const TRIES = 2
/** For all that is asked about a scene, and for all that is fetched: where it takes longer, a picture stands still. */
const SECONDS = { find: 10, fetch: 20 }

/**
 * Footage of open collections for a scene; undefined where none is sure, none can be used, or the scene is better drawn. Throws
 * PhotoUnanswered where the collections did not answer.
 */
export async function takeOpenClip(
  library: OpenLibrary,
  request: OpenPhotoRequest,
  asking: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto | undefined> {
  const { findClips } = library
  const order = findClips && (await orderPhoto(request))
  if (!findClips || !order) return undefined
  const { kind, narration, description, film, shape, shown, avoids = [], unwanted = [] } = request
  const { searchWords } = order
  const works = [...(shown?.works ?? []), ...avoids, ...unwanted]
  const wanted = { kind, narration, description, film, shape, shown: works, searchWords }
  const seconds = Math.min(asking.timeoutSeconds, SECONDS.find)
  const found = await findInTime((limited) => findClips(wanted, limited), seconds, signal)
  const until = performance.now() + Math.min(asking.timeoutSeconds, SECONDS.fetch) * 1000
  let unanswered: ProviderError | undefined
  for (const one of found.slice(0, TRIES)) {
    const left = Math.ceil((until - performance.now()) / 1000)
    if (left <= 0) break
    try {
      const taken = await take(library, one, { ...asking, timeoutSeconds: left }, signal)
      return { ...taken, ...(description !== undefined && { description }) }
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      if (error.failure === 'unavailable' || error.failure === 'slow') unanswered ??= error
    }
  }
  if (unanswered) throw new PhotoUnanswered('found footage did not come', { cause: unanswered })
  return undefined
}

function take(
  library: OpenLibrary,
  found: FoundPicture,
  { gate, timeoutSeconds }: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto> {
  const { provider } = found.picture
  const call = {
    ...({ provider, part: 'illustrator', operation: 'clip' } as const),
    ...{ model: '', estimatedMicrodollars: 0 },
  }
  const work = async (limited: AbortSignal) => {
    const { bytes, provenance } = await fetchFound(library, found, limited)
    const clip = checkFootage(provider, bytes)
    return { value: { bytes, provider, credit: found.credit, provenance, clip }, microdollars: 0 }
  }
  return gate.run(call, () => limitTime(provider, timeoutSeconds, signal, work), signal)
}
