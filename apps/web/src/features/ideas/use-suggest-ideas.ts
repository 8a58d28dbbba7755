import { PROMPT_MAX_CHARACTERS, type Help, type IdeaDraft } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { ApiError, isStopped, reasonOf } from '../../api/call.ts'
import { useOrderKey } from '../../api/use-order-key.ts'
import { formatPlural } from '../../lib/format.ts'
import { chosenOf } from '../sources/chosen-sources.ts'
import type { IdeaOrder } from './prompt-form.tsx'

export const IDEAS_FAILED = 'Failed to generate video ideas. Please try again.'

const UNMET_MS = 15_000
const STOPPED = {
  nothing: 'Nothing was made or charged.',
  cancelled: 'Nothing was charged.',
  finished: 'The ideas that were written are saved and paid.',
}
/** Queries that what was paid changes, and those that the ideas change. */
const MONEY = ['profile', 'dashboard', 'credits']
const TOUCHED = ['ideas', ...MONEY]

/** Notes or sources alone are enough: their first line or title then names the topic. */
export function promptOf(order: IdeaOrder): string {
  const firstLine = order.notes.trim().split('\n')[0] ?? ''
  const title = order.sources?.[0]?.source.title ?? ''
  return order.prompt.trim() || (firstLine || title).slice(0, PROMPT_MAX_CHARACTERS)
}

/**
 * Has ideas written and shows each as it comes; `drafts` are those of the request under way. Where the writer has to ask
 * first, `onHelp` is told what and for which order; `onIdeas` when ideas are there.
 */
export function useSuggestIdeas(
  cost: number | undefined,
  isOpenWebOn: boolean,
  { onHelp, onIdeas }: { onHelp: (help: Help, order: IdeaOrder) => void; onIdeas: () => void },
) {
  const cache = useQueryClient()
  const refresh = () => TOUCHED.forEach((key) => void cache.invalidateQueries({ queryKey: [key] }))
  // What was saved before the stop arrived is shown.
  const orderKey = useOrderKey(STOPPED, { onStopped: refresh })
  const [drafts, setDrafts] = useState<readonly IdeaDraft[]>([])
  const suggest = useMutation({
    mutationFn: async (wanted: IdeaOrder) => {
      const signal = orderKey.begin()
      setDrafts([])
      const notes = wanted.notes.trim()
      const body = {
        prompt: promptOf(wanted),
        duration: wanted.duration,
        count: wanted.count,
        ...(notes ? { notes } : {}),
        ...(wanted.cards ? { cards: wanted.cards } : {}),
        ...(wanted.sources?.length ? { sources: chosenOf(wanted.sources) } : {}),
        openWeb: isOpenWebOn,
        ...(wanted.answers ? { answers: wanted.answers } : {}),
        ...(notes && wanted.language ? { language: wanted.language } : {}),
      }
      const { streamIdeas } = await import('./stream-ideas.ts')
      const onIdea = (idea: IdeaDraft) => setDrafts((before) => [...before, idea])
      return streamIdeas(body, { headers: orderKey.headersFor(body), signal, onIdea })
    },
    onSuccess: async ({ ideas, help, unmet = [] }, wanted) => {
      orderKey.forget()
      if (help) return onHelp(help, wanted)
      for (const key of MONEY) void cache.invalidateQueries({ queryKey: [key] })
      await cache.invalidateQueries({ queryKey: ['ideas'] })
      onIdeas()
      toast.success('Ideas Generated & Saved!', {
        description: [`${formatPlural(ideas.length, 'idea')} saved to My Video Ideas.`, ...unmet].join(' '),
        // What was not done takes longer to read.
        ...(unmet.length > 0 && { duration: UNMET_MS }),
      })
    },
    onError: (error) => {
      if (isStopped(error)) return
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
  return { ...suggest, drafts, stop: orderKey.stop }
}
