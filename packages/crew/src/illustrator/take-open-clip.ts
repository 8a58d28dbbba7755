import { checkFootage } from './check-footage.ts'
import type { OpenPhotoRequest, TakenPhoto } from './illustrator.ts'
import type { FoundPicture } from './library/found-picture.ts'
import type { OpenLibrary } from './library/open-library.ts'
import { orderPhoto } from './order-photo.ts'
import { findInTime, takeFirst, takeFound, wantedOf } from './take-open-picture.ts'
import type { Asking, CheckBytes } from './take-open-picture.ts'

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
  const wanted = wantedOf(request, order.searchWords)
  const seconds = Math.min(asking.timeoutSeconds, SECONDS.find)
  const found = await findInTime((limited) => findClips(wanted, limited), seconds, signal)
  const until = performance.now() + Math.min(asking.timeoutSeconds, SECONDS.fetch) * 1000
  const takeInTime = async (one: FoundPicture) => {
    const timeoutSeconds = Math.ceil((until - performance.now()) / 1000)
    if (timeoutSeconds <= 0) return undefined
    const check: CheckBytes = async (bytes) => ({ clip: checkFootage(one.picture.provider, bytes) })
    return takeFound({ library, found: one, operation: 'clip', check }, { ...asking, timeoutSeconds }, signal)
  }
  return takeFirst(found.slice(0, TRIES), takeInTime, request, signal)
}
