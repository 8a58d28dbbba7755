import { describe, expect, test } from 'vitest'
import { searchOfView, viewOfSearch } from './idea-queries.ts'

describe('the address of the table', () => {
  test('is empty for the usual view', () => {
    expect(String(searchOfView(viewOfSearch(new URLSearchParams())))).toBe('')
  })

  test('keeps page, words, status and order', () => {
    const address = 'search=moon+dust&status=improved&sort=title&direction=ascending&page=3'
    expect(String(searchOfView(viewOfSearch(new URLSearchParams(address))))).toBe(address)
  })

  test('of nonsense is the usual view', () => {
    const view = viewOfSearch(new URLSearchParams('status=x&sort=price&direction=up&page=-2'))
    expect(view).toEqual({ page: 1, search: '', status: 'all', sort: 'created', direction: 'descending' })
  })
})
