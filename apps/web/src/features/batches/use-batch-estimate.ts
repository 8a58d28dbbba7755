import { BATCH_MAX_PIECES, estimateBatch, type Voice } from '@hookreel/contract'
import type { FilmChoices } from '@hookreel/film'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What AI services will take for videos of the chosen ideas, in microdollars; 0 where they make no part of them. */
export function useBatchEstimate(
  ideaIds: readonly string[],
  voice: Voice | undefined,
  pictures: FilmChoices['pictures'],
): number {
  const isByServices = voice !== undefined && (voice.service !== null || pictures !== 'drawn')
  const body = { ideaIds: ideaIds.slice(0, BATCH_MAX_PIECES), voiceId: voice?.id ?? '', pictures }
  const { data } = useQuery({
    queryKey: ['batch-estimate', body],
    queryFn: ({ signal }) => call(estimateBatch, { body, signal }),
    enabled: isByServices && ideaIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return isByServices && ideaIds.length > 0 && data ? data.microdollars : 0
}
