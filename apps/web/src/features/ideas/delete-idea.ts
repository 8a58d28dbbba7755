import { deleteIdea as deleteIdeaCall, type Idea } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { hideIdea, showIdea, withoutHiddenIdeas } from './hidden-ideas.ts'

/** Deletes an idea with a moment to undo it: it leaves the screen at once and the server when the toast goes. */
export function deleteIdea(cache: QueryClient, idea: Idea): void {
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: ['ideas'] })
    void cache.invalidateQueries({ queryKey: ['dashboard'] })
  }
  let isDecided = false

  const commit = () => {
    if (isDecided) return
    isDecided = true
    removeEventListener('pagehide', commit)
    call(deleteIdeaCall, { params: { id: idea.id }, keepalive: true }).then(refresh, (error: unknown) => {
      showIdea(idea.id)
      refresh()
      toast.error('Failed to delete the idea. Please try again.', {
        description: error instanceof Error ? error.message : '',
      })
    })
  }
  const undo = () => {
    if (isDecided) return
    isDecided = true
    removeEventListener('pagehide', commit)
    showIdea(idea.id)
    refresh()
  }

  hideIdea(idea.id)
  cache.setQueriesData<Parameters<typeof withoutHiddenIdeas>[0]>({ queryKey: ['ideas'] }, (page) =>
    page ? withoutHiddenIdeas(page) : page,
  )
  addEventListener('pagehide', commit)
  toast('Idea Deleted', {
    description: idea.title,
    action: { label: 'Undo', onClick: undo },
    onAutoClose: commit,
    onDismiss: commit,
  })
}
