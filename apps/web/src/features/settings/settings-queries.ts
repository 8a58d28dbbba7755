import { getSignInWays, listAccountEvents, listExports, listSessions, listVideos } from '@hookreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const SHOWN_VIDEOS = 100

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})
export const accountEventsQuery = queryOptions({
  queryKey: ['account-events'],
  queryFn: ({ signal }) => call(listAccountEvents, { signal }),
})
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call(getSignInWays, { signal }),
})
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => call(listExports, { signal }),
})
/** The newest videos, to choose from. Below the key of all lists, so that changes reach it. */
export const newestVideosQuery = queryOptions({
  queryKey: ['videos', 'newest'],
  queryFn: ({ signal }) => call(listVideos, { query: { page: 1, pageSize: SHOWN_VIDEOS }, signal }),
  placeholderData: keepPreviousData,
})
