import { chooseNaturalVoice } from '@hookreel/contract'
import type { installNaturalVoice } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { voicesQuery } from '../../api/queries.ts'
import { naturalVoiceQuery } from './natural-voice-query.ts'

/** How it stands, and what changes it. The list of voices follows when it comes or goes. */
export function useNaturalVoice() {
  const cache = useQueryClient()
  const found = useQuery(naturalVoiceQuery)
  const state = found.data?.state
  const before = useRef(state)
  useEffect(() => {
    const wasKnown = before.current !== undefined
    const isOther = (before.current === 'installed') !== (state === 'installed')
    before.current = state
    if (wasKnown && isOther) void cache.invalidateQueries(voicesQuery)
  }, [cache, state])
  const settle = {
    onError: (error: Error) => toast.error('That did not work', { description: error.message }),
    onSettled: () => void cache.invalidateQueries(naturalVoiceQuery),
  }
  const change = useMutation({
    mutationFn: (endpoint: typeof installNaturalVoice) => call(endpoint, {}),
    ...settle,
  })
  const choose = useMutation({
    mutationFn: (voiceId: string) => call(chooseNaturalVoice, { body: { voiceId } }),
    onSuccess: () => toast.success('New films start with this voice'),
    ...settle,
  })
  return { voice: found.data, change, choose }
}
