import { BATCH_MAX_PIECES, estimateBatch, type Idea } from '@hookreel/contract'
import type { FilmChoices } from '@hookreel/film'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const NOTHING = { microdollars: 0, credits: 0, asScript: 0 }

/** What videos of the chosen ideas cost in credits and, where AI services make a part of them, in microdollars. */
export function useBatchEstimate(
  ideaIds: readonly string[],
  look: { voiceId: string | null; pictures: FilmChoices['pictures']; duration: Idea['duration'] | null },
) {
  const body = {
    ideaIds: ideaIds.slice(0, BATCH_MAX_PIECES),
    voiceId: look.voiceId ?? '',
    pictures: look.pictures,
    ...(look.duration !== null && { duration: look.duration }),
  }
  const { data } = useQuery({
    queryKey: ['batch-estimate', body],
    queryFn: ({ signal }) => call(estimateBatch, { body, signal }),
    enabled: body.voiceId !== '' && ideaIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return (ideaIds.length > 0 && data) || NOTHING
}
