import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('with nothing set, everything has a value that works', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    isProxyTrusted: false,
  })
  expect(config.publicUrl).toBeUndefined()
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
})

test('an address loses the slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://reels.example.org/' }).publicUrl).toBe('https://reels.example.org')
})

test.each([
  ['PORT', '70000'],
  ['PORT', '3.5'],
  ['PUBLIC_URL', 'ftp://reels.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['SIGN_IN_LIMIT_PER_ACCOUNT', '0'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: must`)
})
