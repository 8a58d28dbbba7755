import { describe, expect, test } from 'vitest'
import { buildUrl } from './call.ts'

describe('the address of a call', () => {
  test('parameters are filled in and escaped', () => {
    expect(buildUrl('/api/videos/{id}/cancel', { id: 'a/b c' }, {})).toBe('/api/videos/a%2Fb%20c/cancel')
  })

  test('a query leaves out what is not given', () => {
    expect(buildUrl('/api/voices', {}, { language: undefined, refresh: 'true' })).toBe(
      '/api/voices?refresh=true',
    )
  })

  test('without a query there is no question mark', () => {
    expect(buildUrl('/api/profile', {}, {})).toBe('/api/profile')
  })
})
