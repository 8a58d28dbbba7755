import { undoDeletion, type Deletion } from '@hookreel/contract'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { call, reasonOf } from '../../api/call.ts'
import { formatPlural } from '../../lib/format.ts'
import { deletionsQuery, refreshDeleted } from './deletions-query.ts'

/** Offers to bring back what was deleted, as long as the server can, wherever it was deleted. */
export function useDeletions(): void {
  const cache = useQueryClient()
  const { data } = useQuery(deletionsQuery)
  const offered = useRef(new Set<string>())
  useEffect(() => {
    if (!data) return
    for (const deletion of data.deletions) {
      if (offered.current.has(deletion.id)) continue
      offered.current.add(deletion.id)
      offerUndo(cache, deletion)
    }
    for (const id of offered.current) {
      // Brought back on another device, or over.
      if (!data.deletions.some((deletion) => deletion.id === id)) toast.dismiss(id)
    }
  }, [cache, data])
}

function offerUndo(cache: QueryClient, deletion: Deletion): void {
  let isAsked = false
  const undo = async () => {
    if (isAsked) return
    isAsked = true
    try {
      await call(undoDeletion, { params: { id: deletion.id } })
      toast.dismiss(deletion.id)
    } catch (error) {
      toast.error('Not brought back', { description: reasonOf(error, 'Please try again.') })
    }
    isAsked = false
    refreshDeleted(cache)
  }
  toast(titleOf(deletion), {
    id: deletion.id,
    ...(deletion.count === 1 && { description: deletion.title }),
    duration: deletion.secondsLeft * 1000,
    action: {
      label: 'Undo',
      onClick: (event) => {
        // It stays until it is done: what found no connection can be pressed again as long as there is time.
        event.preventDefault()
        void undo()
      },
    },
  })
}

function titleOf({ kind, count }: Deletion): string {
  if (kind === 'ideas') return count === 1 ? 'Idea Deleted' : `${formatPlural(count, 'idea')} deleted`
  if (kind === 'cast') return count === 1 ? 'Taken out of your cast' : `${count} taken out of your cast`
  return count === 1 ? 'Video deleted' : `${formatPlural(count, 'video')} deleted`
}
