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
})
