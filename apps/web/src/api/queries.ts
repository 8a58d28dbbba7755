import {
  getCredits,
  getDashboard,
  getIdea,
  getInstance,
  getPricing,
  getProfile,
  getRetention,
  getTrial,
  getVideo,
  getVideoFile,
  listChannels,
  listIdeas,
  listStyles,
  listVideos,
  listVoices,
  VIDEOS_PER_PAGE,
} from '@hookreel/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSession } from './auth.ts'
import { call } from './call.ts'

const MINUTES = 60_000
const SHOWN_ENTRIES = 20

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: getSession, staleTime: 30_000 })
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(getInstance, { signal }),
  staleTime: 30 * MINUTES,
})
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, { signal }),
})
/** News of the profile wait while one of these is under way: its answer is newer. */
export const SAVING_PROFILE = ['profile']
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(getDashboard, { signal }),
})
/** Which videos will soon be deleted for their age. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call(getRetention, { signal }),
})
export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => call(getPricing, { signal }),
  staleTime: 5 * MINUTES,
})
export const trialQuery = queryOptions({
  queryKey: ['trial'],
  queryFn: ({ signal }) => call(getTrial, { signal }),
  staleTime: 5 * MINUTES,
})
export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: ({ signal }) => call(listStyles, { query: {}, signal }),
  staleTime: 30 * MINUTES,
})
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => call(listVoices, { query: {}, signal }),
  staleTime: 30 * MINUTES,
})
/** The balance and every change of it, newest first, as far as it was asked for. */
export const creditsQuery = infiniteQueryOptions({
  queryKey: ['credits', 'all'],
  queryFn: ({ signal, pageParam: page }) =>
    call(getCredits, { query: { page, pageSize: SHOWN_ENTRIES }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) =>
    pages.length * SHOWN_ENTRIES < total ? pages.length + 1 : undefined,
})

export function creditsPageQuery(page: number, pageSize: number) {
  return queryOptions({
    queryKey: ['credits', { page, pageSize }],
    queryFn: ({ signal }) => call(getCredits, { query: { page, pageSize }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function ideasQuery(page: number, pageSize: number) {
  return queryOptions({
    queryKey: ['ideas', { page, pageSize }],
    queryFn: ({ signal }) => call(listIdeas, { query: { page, pageSize }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function ideaQuery(id: string) {
  return queryOptions({
    queryKey: ['idea', id],
    queryFn: ({ signal }) => call(getIdea, { params: { id }, signal }),
  })
}

export function videosQuery(page: number, pageSize = VIDEOS_PER_PAGE) {
  return queryOptions({
    queryKey: ['videos', { page, pageSize }],
    queryFn: ({ signal }) => call(listVideos, { query: { page, pageSize }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function videoQuery(id: string) {
  return queryOptions({
    queryKey: ['video', id],
    queryFn: ({ signal }) => call(getVideo, { params: { id }, signal }),
  })
}

/** Accounts to post to. Asked anew whenever the window is looked at: an account is connected in another one. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call(listChannels, { signal }),
  staleTime: 0,
})

/** Signed addresses last an hour; a new one is asked for well before. */
const ADDRESS_FRESH_MS = 45 * MINUTES

/** The address of a finished film, to be played. */
export function videoFileQuery(id: string) {
  return queryOptions({
    queryKey: ['video-file', id],
    queryFn: ({ signal }) => call(getVideoFile, { params: { id }, query: {}, signal }),
    staleTime: ADDRESS_FRESH_MS,
    gcTime: ADDRESS_FRESH_MS,
  })
}
