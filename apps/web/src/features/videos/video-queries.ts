import { listVideos, VIDEO_SORTS, VIDEO_STATUSES, VIDEOS_PER_PAGE, type Video } from '@hookreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { pageOfSearch } from '../../components/page-of-search.ts'
import { STYLE_IDS } from '@hookreel/film'

/** What of the videos is shown, and in which order; kept in the address. */
export type VideoView = {
  page: number
  search: string
  status: Video['status'] | 'cancelled' | 'all'
  style: Video['style'] | 'uploaded' | 'all'
  sort: (typeof VIDEO_SORTS)[number]
  direction: 'ascending' | 'descending'
}

/** The view that an address asks for; what it does not say, or says wrongly, is as usual. */
export function viewOfSearch(search: URLSearchParams): VideoView {
  return {
    page: pageOfSearch(search),
    search: (search.get('search') ?? '').slice(0, 200),
    status:
      [...VIDEO_STATUSES, 'cancelled' as const].find((status) => status === search.get('status')) ?? 'all',
    style: [...STYLE_IDS, 'uploaded' as const].find((style) => style === search.get('style')) ?? 'all',
    sort: VIDEO_SORTS.find((sort) => sort === search.get('sort')) ?? 'created',
    direction: search.get('direction') === 'ascending' ? 'ascending' : 'descending',
  }
}

/** The address of a view; what is as usual is left out. */
export function searchOfView(view: VideoView): URLSearchParams {
  const search = new URLSearchParams()
  if (view.search) search.set('search', view.search)
  if (view.status !== 'all') search.set('status', view.status)
  if (view.style !== 'all') search.set('style', view.style)
  if (view.sort !== 'created') search.set('sort', view.sort)
  if (view.direction !== 'descending') search.set('direction', view.direction)
  if (view.page > 1) search.set('page', String(view.page))
  return search
}

export function isFiltered(view: VideoView): boolean {
  return view.search !== '' || view.status !== 'all' || view.style !== 'all'
}

export function videoGridQuery(view: VideoView) {
  return queryOptions({
    queryKey: ['videos', 'grid', view],
    queryFn: ({ signal }) => call(listVideos, { query: { ...view, pageSize: VIDEOS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  })
}
