import { createHash, createHmac } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { addView, insertViewer } from './usage.queries.ts'
import { dayOf } from '../../platform/clock.ts'

/** Who plays a video, as far as it takes to tell two viewers apart. */
export type Viewer = {
  /** The IPv4 address, or the /64 that an IPv6 address is in. */
  readonly network: string
  readonly userAgent: string
  /** Of anyone who is signed in. */
  readonly userId?: string | undefined
}

/** Programs that fetch what they are shown to make a preview or an index: nobody watches. */
const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly|curl|wget|python|headless-fetch/i

/** So many viewers who are not signed in a network may have a day: anybody can make up names of browsers. */
const VIEWERS_OF_NETWORK = 4

/**
 * Counts a play of a public video once a viewer and day; the owner's own plays and robots do not count. Kept is only a
 * hash of network and kind of program that changes every day, for that day.
 */
export async function countView(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  video: { readonly id: string; readonly userId: string },
  viewer: Viewer,
): Promise<boolean> {
  if (viewer.userId === video.userId) return false
  if (viewer.userAgent === '' || ROBOTS.test(viewer.userAgent)) return false
  const day = dayOf(clock.now())
  const who = viewer.userId ?? `${viewer.network} ${viewerSlotOf(viewer.userAgent)}`
  const hash = createHmac('sha256', secrets.keyFor('viewers')).update(`${day} ${who}`).digest('base64url')
  return db.transaction(async (tx) => {
    if (!(await insertViewer(tx, { videoId: video.id, day, viewer: hash }))) return false
    await addView(tx, { userId: video.userId, videoId: video.id, day })
    return true
  })
}

/** Which of a network's viewers a browser is: browsers with other names are mostly other ones. */
function viewerSlotOf(userAgent: string): number {
  return createHash('sha256').update(userAgent).digest().readUInt16BE() % VIEWERS_OF_NETWORK
}
