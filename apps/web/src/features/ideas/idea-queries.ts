import { getIdeaHistory, IDEA_SORTS, listIdeas, type Idea } from '@hookreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { pageOfSearch } from '../../components/page-of-search.ts'

export const IDEAS_PER_PAGE = 20

/** What of the ideas is shown, and in which order; kept in the address. */
export type IdeaView = {
  page: number
  search: string
  status: Idea['status'] | 'all'
  sort: (typeof IDEA_SORTS)[number]
  direction: 'ascending' | 'descending'
}

const STATUSES = ['draft', 'improved', 'video_generated'] as const

/** The view that an address asks for; what it does not say, or says wrongly, is as usual. */
export function viewOfSearch(search: URLSearchParams): IdeaView {
  return {
    page: pageOfSearch(search),
    search: (search.get('search') ?? '').slice(0, 200),
    status: STATUSES.find((status) => status === search.get('status')) ?? 'all',
    sort: IDEA_SORTS.find((sort) => sort === search.get('sort')) ?? 'created',
    direction: search.get('direction') === 'ascending' ? 'ascending' : 'descending',
  }
}

/** The address of a view; what is as usual is left out. */
export function searchOfView(view: IdeaView): URLSearchParams {
  const search = new URLSearchParams()
  if (view.search) search.set('search', view.search)
  if (view.status !== 'all') search.set('status', view.status)
  if (view.sort !== 'created') search.set('sort', view.sort)
  if (view.direction !== 'descending') search.set('direction', view.direction)
  if (view.page > 1) search.set('page', String(view.page))
  return search
}

export function ideaTableQuery(view: IdeaView) {
  return queryOptions({
    queryKey: ['ideas', 'table', view],
    queryFn: ({ signal }) => call(listIdeas, { query: { ...view, pageSize: IDEAS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function ideaHistoryQuery(id: string) {
  return queryOptions({
    queryKey: ['idea', id, 'history'],
    queryFn: ({ signal }) => call(getIdeaHistory, { params: { id }, signal }),
  })
}
