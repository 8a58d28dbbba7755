import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('with nothing set, everything has a value that works', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    proxies: 0,
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

test('a key unlocks its service for every part that it can make, in the order that is known', () => {
  const { settings } = readConfig({
    OPENAI_API_KEY: 'sk-one',
    OLLAMA_BASE_URL: 'http://localhost:11434/',
    ELEVENLABS_API_KEY: 'el',
  }).crew
  expect(settings.writer.map(({ provider }) => provider)).toEqual(['openai', 'ollama'])
  expect(settings.writer[1]).toEqual({
    provider: 'ollama',
    apiKey: undefined,
    baseUrl: 'http://localhost:11434',
    model: undefined,
  })
  expect(settings.narrator.map(({ provider }) => provider)).toEqual(['elevenlabs', 'openai'])
  expect(settings.illustrator.map(({ provider }) => provider)).toEqual(['openai'])
})

test('an order chooses the services of a part and what is tried first', () => {
  const keys = { OPENAI_API_KEY: 'sk-one', OLLAMA_BASE_URL: 'http://localhost:11434' }
  const { settings } = readConfig({
    ...keys,
    WRITER_ORDER: 'ollama, openai',
    NARRATOR_ORDER: 'embedded',
  }).crew
  expect(settings.writer.map(({ provider }) => provider)).toEqual(['ollama', 'openai'])
  expect(settings.narrator).toEqual([])
})

test('budgets are kept in millionths of a dollar', () => {
  const { crew } = readConfig({ AI_BUDGET_PER_USER: '0.25', AI_BUDGET_PER_DAY: '10' })
  expect([crew.userDayMicrodollars, crew.dayMicrodollars]).toEqual([250_000, 10_000_000])
})

test.each([
  ['WRITER_ORDER', 'openai', '"openai" needs OPENAI_API_KEY'],
  ['WRITER_ORDER', 'elevenlabs', '"elevenlabs" must be one of openai, anthropic'],
  ['OLLAMA_BASE_URL', 'localhost', 'must be an address like http://localhost:11434'],
  ['AI_BUDGET_PER_USER', '-1', 'must be 0 or more'],
  ['AI_CONCURRENCY', '0', 'must be 1 to 100'],
  ['WRITER_CRITIC', 'yes', 'must be auto, on or off'],
])('%s=%s is refused with a reason', (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${reason}`)
})
