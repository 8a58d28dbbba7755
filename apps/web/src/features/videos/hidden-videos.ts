import type { Video } from '@hookreel/contract'

/** Videos whose deletion can still be undone: gone from the screen, not yet from the server. */
const hidden = new Set<string>()

export function hideVideos(ids: readonly string[]): void {
  for (const id of ids) hidden.add(id)
}

export function showVideos(ids: readonly string[]): void {
  for (const id of ids) hidden.delete(id)
}

/** A page of videos as the person sees it. */
export function withoutHiddenVideos<Page extends { items: Video[]; total: number }>(page: Page): Page {
  const items = page.items.filter((video) => !hidden.has(video.id))
  const gone = page.items.length - items.length
  return gone === 0 ? page : { ...page, items, total: page.total - gone }
}
