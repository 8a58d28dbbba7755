import type { Idea } from '@hookreel/contract'

/** Ideas whose deletion can still be undone: gone from the screen, not yet from the server. */
const hidden = new Set<string>()

export function hideIdea(id: string): void {
  hidden.add(id)
}

export function showIdea(id: string): void {
  hidden.delete(id)
}

/** A page of ideas as the person sees it. */
export function withoutHiddenIdeas(page: { items: Idea[]; total: number }): { items: Idea[]; total: number } {
  const items = page.items.filter((idea) => !hidden.has(idea.id))
  return { items, total: page.total - (page.items.length - items.length) }
}
