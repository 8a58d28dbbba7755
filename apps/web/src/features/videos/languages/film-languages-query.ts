import { listFilmLanguages } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A finished video in other languages: its versions, and what further ones take. */
export function filmLanguagesQuery(id: string) {
  return queryOptions({
    queryKey: ['film-languages', id],
    queryFn: ({ signal }) => call(listFilmLanguages, { params: { id }, signal }),
  })
}
