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
export function withoutHiddenIdeas<Page extends IdeaPage>(page: Page): Page {
  const items = page.items.filter((idea) => !hidden.has(idea.id))
  const gone = page.items.filter((idea) => hidden.has(idea.id))
  if (gone.length === 0) return page
  const counts = page.counts && { ...page.counts, total: page.counts.total - gone.length }
  if (counts) for (const idea of gone) counts[idea.status] -= 1
  return { ...page, items, total: page.total - gone.length, ...(counts && { counts }) }
}

type IdeaPage = {
  items: Idea[]
  total: number
  counts?: Record<Idea['status'] | 'total', number>
}
