import { createHmac } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { addView, insertViewer } from './usage.queries.ts'

/** Who plays a video, as far as it takes to tell two viewers apart. */
export type Viewer = {
  readonly address: string
  readonly userAgent: string
  /** Of whoever is signed in. */
  readonly userId?: string | undefined
}

/** Programs that fetch what they are shown to make a preview or an index: nobody watches. */
const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly|curl|wget|python|headless-fetch/i

/**
 * Counts a play of a public video once a viewer and day; the owner's own plays and robots do not count. Kept is only a
 * hash of address and program that changes every day, for that day.
 */
export async function countView(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  video: { readonly id: string; readonly userId: string },
  viewer: Viewer,
): Promise<boolean> {
  if (viewer.userId === video.userId) return false
  if (viewer.userAgent === '' || ROBOTS.test(viewer.userAgent)) return false
  const day = clock.now().toISOString().slice(0, 10)
  const who = viewer.userId ?? `${viewer.address} ${viewer.userAgent}`
  const hash = createHmac('sha256', secrets.keyFor('viewers')).update(`${day} ${who}`).digest('base64url')
  return db.transaction(async (tx) => {
    if (!(await insertViewer(tx, { videoId: video.id, day, viewer: hash }))) return false
    await addView(tx, { userId: video.userId, videoId: video.id, day })
    return true
  })
}
