import { getNaturalVoice } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../api/call.ts'

export type NaturalVoice = z.output<(typeof getNaturalVoice)['output']>

const LOOKED_AT_MS = 1000

/** While it is installed it is looked at every second, by whomever it was begun. */
export const naturalVoiceQuery = queryOptions({
  queryKey: ['natural-voice'],
  queryFn: ({ signal }) => call(getNaturalVoice, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'installing' ? LOOKED_AT_MS : false),
})
