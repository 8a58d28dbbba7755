import { describe, expect, test } from 'vitest'
import { loginAddress, returnAddress } from './guards.ts'

describe('signing in on the way to somewhere', () => {
  test('the wanted page is remembered with its query', () => {
    const address = loginAddress({ pathname: '/generate-video', search: '?ideaId=7' })
    expect(address).toBe('/login?to=%2Fgenerate-video%3FideaId%3D7')
    expect(returnAddress(new URLSearchParams(address.split('?')[1]).get('to'))).toBe(
      '/generate-video?ideaId=7',
    )
  })

  test('the dashboard needs no remembering', () => {
    expect(loginAddress({ pathname: '/dashboard', search: '' })).toBe('/login')
  })

  test('nobody is sent to another site after signing in', () => {
    for (const bad of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '', null])
      expect(returnAddress(bad)).toBe('/dashboard')
  })

  test.each([
    ['a tab', '/\t/evil.test'],
    ['a line end', '/\n/evil.test'],
    ['a tab before a backslash', '/\t\\evil.test'],
    ['a NUL', '/\0/evil.test'],
    ['a mark that nobody sees', '/\u200b/evil.test'],
    ['dots between the slashes', '/.//evil.test'],
    ['a way up to two slashes', '/a/..//evil.test'],
  ])('an address with %s in it is no page of our own', (_what, bad) => {
    expect(returnAddress(bad)).toBe('/dashboard')
  })
})
