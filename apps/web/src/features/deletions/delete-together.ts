import { createDeletion, type Deletion } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call, reasonOf } from '../../api/call.ts'
import { deletionsQuery, refreshDeleted } from './deletions-query.ts'
import { keepPlace } from './keep-place.ts'

const FAILED = {
  videos: { title: 'Delete Failed', reason: 'Failed to delete video' },
  cast: { title: 'Delete Failed', reason: 'Failed to delete this member of your cast. Please try again.' },
  ideas: { title: 'Error', reason: 'Failed to delete the idea. Please try again.' },
} as const

type Page = { items: { id: string }[]; total: number }

/**
 * Deletes videos, ideas or members of the cast at once, on the server and on every device. For some seconds the server can bring them back: the
 * frame offers that (`useDeletions`), here and wherever else the person is signed in.
 */
export async function deleteTogether(
  cache: QueryClient,
  kind: Deletion['kind'],
  ids: readonly string[],
): Promise<void> {
  const returnToPlace = keepPlace()
  // They leave the screen before the server has answered; what it answers is asked for anew. A list that was asked for before has them still.
  void cache.cancelQueries({ queryKey: [kind] })
  cache.setQueriesData<Page>({ queryKey: [kind] }, (page) => {
    if (!page || !('items' in page)) return page
    const items = page.items.filter(({ id }) => !ids.includes(id))
    return { ...page, items, total: page.total - (page.items.length - items.length) }
  })
  returnToPlace()
  try {
    const deletion = await call(createDeletion, { body: { kind, ids: [...ids] } })
    cache.setQueryData(deletionsQuery.queryKey, (before) => ({
      deletions: [...(before?.deletions.filter(({ id }) => id !== deletion.id) ?? []), deletion],
    }))
  } catch (error) {
    toast.error(FAILED[kind].title, { description: reasonOf(error, FAILED[kind].reason) })
  }
  refreshDeleted(cache)
}
