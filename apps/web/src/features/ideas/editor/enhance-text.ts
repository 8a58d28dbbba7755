import { enhanceIdea, type Tone } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, call, isStopped } from '../../../api/call.ts'
import { useOrderKey } from '../../../api/use-order-key.ts'
import { formatPlural } from '../../../lib/format.ts'
import { EDITOR_TOAST } from './editor-toast.ts'

export type EnhanceWish = { field: 'script' | 'caption'; currentValue: string; tone: Tone | null }
export type EnhanceResult = { wish: EnhanceWish; results: string[]; writtenBy: string; isEmbedded: boolean }

const SHORT = 'You need 1 AI credit to enhance content. Please purchase more credits.'

const STOPPED = {
  nothing: 'Nothing was made or charged.',
  cancelled: 'Nothing was charged.',
  finished:
    'It was written and paid before the stop arrived. Asked for again, it is shown for no further credit.',
}

/** Asks for a text in a tone, or for variations. The same wish sent again after no answer is not charged twice. */
export function useEnhance(ideaId: string, onResult: (result: EnhanceResult) => void) {
  const cache = useQueryClient()
  const order = useOrderKey(STOPPED, {
    keepsFinished: true,
    onStopped: () => void cache.invalidateQueries({ queryKey: ['profile'] }),
  })
  const enhance = useMutation({
    mutationFn: (wish: EnhanceWish) => {
      const signal = order.begin()
      return call(enhanceIdea, {
        params: { id: ideaId },
        headers: order.headersFor([ideaId, wish]),
        signal,
        body: {
          field: wish.field,
          currentValue: wish.currentValue,
          enhancementType: wish.tone ? 'refine_tone' : 'generate_variations',
          ...(wish.tone ? { toneType: wish.tone } : {}),
        },
      })
    },
    onSuccess: (answer, wish) => {
      order.forget()
      for (const key of ['profile', 'credits', 'dashboard']) void cache.invalidateQueries({ queryKey: [key] })
      if (answer.results.length === 0) {
        toast.info('Nothing to change', {
          ...EDITOR_TOAST,
          description: 'The text did not change, and no credit was used.',
        })
        return
      }
      toast.success('Enhanced Successfully', {
        ...EDITOR_TOAST,
        description: `${formatPlural(answer.credits, 'AI credit')} used. Press Accept to use the new text.`,
      })
      onResult({ wish, ...answer })
    },
    onError: (error) => {
      if (isStopped(error)) return
      const isShort = error instanceof ApiError && error.code === 'insufficient_credits'
      void cache.invalidateQueries({ queryKey: ['profile'] })
      if (isShort) toast.error('Insufficient Credits', { ...EDITOR_TOAST, description: SHORT })
      else toast.error('Enhancement Failed', { ...EDITOR_TOAST, description: error.message })
    },
  })
  return { ...enhance, stop: order.stop }
}
