import { PROMPT_MAX_CHARACTERS, type IdeaDraft } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError, reasonOf } from '../../api/call.ts'
import { formatPlural } from '../../lib/format.ts'
import type { IdeaOrder } from './prompt-form.tsx'

export const IDEAS_FAILED = 'Failed to generate video ideas. Please try again.'

export const isStopped = (error: Error): boolean => error.name === 'AbortError'

/** Notes alone are enough: their first line then names the topic. */
function promptOf(order: IdeaOrder): string {
  const firstLine = order.notes.trim().split('\n')[0] ?? ''
  return order.prompt.trim() || firstLine.slice(0, PROMPT_MAX_CHARACTERS)
}

/** Has ideas written and shows each as it comes; `drafts` are those of the request under way. */
export function useSuggestIdeas(cost: number | undefined) {
  const cache = useQueryClient()
  const stopping = useRef(new AbortController())
  const sent = useRef<{ order: string; key: string } | null>(null)
  const [drafts, setDrafts] = useState<readonly IdeaDraft[]>([])
  const suggest = useMutation({
    mutationFn: async (order: IdeaOrder) => {
      stopping.current = new AbortController()
      const { signal } = stopping.current
      setDrafts([])
      const notes = order.notes.trim()
      const body = {
        prompt: promptOf(order),
        duration: order.duration,
        count: order.count,
        ...(notes ? { notes } : {}),
        ...(notes && order.language ? { language: order.language } : {}),
      }
      // The same order sent again after no answer is not charged twice.
      const told = JSON.stringify(body)
      if (sent.current?.order !== told) sent.current = { order: told, key: crypto.randomUUID() }
      const { key } = sent.current
      const { streamIdeas } = await import('./stream-ideas.ts')
      const onIdea = (idea: IdeaDraft) => setDrafts((before) => [...before, idea])
      return streamIdeas(body, { key, signal, onIdea })
    },
    onSuccess: async ({ ideas }) => {
      sent.current = null
      for (const key of ['profile', 'dashboard', 'credits']) void cache.invalidateQueries({ queryKey: [key] })
      await cache.invalidateQueries({ queryKey: ['ideas'] })
      const outlines = ideas.filter((idea) => idea.isOutline).length
      toast.success('Ideas Generated & Saved!', {
        description:
          outlines === ideas.length && outlines > 0
            ? `${formatPlural(outlines, 'outline')} to fill in. They cost no credits.`
            : `${formatPlural(ideas.length, 'idea')} saved to My Video Ideas.`,
      })
    },
    onError: (error) => {
      if (isStopped(error)) {
        // What was saved before the stop arrived is shown.
        for (const key of ['ideas', 'profile', 'credits']) void cache.invalidateQueries({ queryKey: [key] })
        toast.info('Stopped')
        return
      }
      const isShort = error instanceof ApiError && error.code === 'insufficient_credits'
      if (isShort) {
        void cache.invalidateQueries({ queryKey: ['profile'] })
        toast.error('Insufficient Credits', {
          description: `You need at least ${cost ?? ''} AI credits to generate video ideas. Purchase more credits to continue.`,
        })
      } else {
        toast.error('Error', { description: reasonOf(error, IDEAS_FAILED) })
      }
    },
  })
  return { ...suggest, drafts, stop: () => stopping.current.abort() }
}
