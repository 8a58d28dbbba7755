import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeMotions } from '../../../../tests/fakes/motion-services.ts'
import type { FakeMotions } from '../../../../tests/fakes/motion-services.ts'
import { ProviderError } from './provider.ts'
import type { ProviderGate } from './provider.ts'
import { testProvider } from './test-provider.ts'

let fake: FakeMotions
beforeAll(async () => {
  fake = await startFakeMotions(Buffer.from('a clip'))
})
afterAll(() => fake.close())

const gate: ProviderGate = { run: async (_, work) => (await work()).value }

/** `works`, or what is said of a service that makes pictures move. */
async function tryOut(provider: 'kling' | 'localai', apiKey: string, model?: string): Promise<string> {
  const settings = { provider, apiKey, baseUrl: fake.addressOf(provider), model }
  try {
    await testProvider(settings, 'animator', gate, { timeoutSeconds: 5 })
    return 'works'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    expect(error.message).not.toContain(apiKey)
    return `${error.failure}: ${error.message}`
  }
}

test('Kling is asked with a signed token, and for nothing that costs', async () => {
  expect(await tryOut('kling', 'access:secret')).toBe('works')
  const wrong = 'refused: Kling refuses the key: access key not found. Check the key,'
  expect(await tryOut('kling', 'access:another')).toContain(wrong)
  // Half of the key is no key.
  expect(await tryOut('kling', 'access-alone')).toContain(wrong)
  expect(fake.taken).toEqual([])
})

test('LocalAI has its model, or it is said that it has not', async () => {
  expect(await tryOut('localai', 'secret')).toBe('works')
  expect(await tryOut('localai', 'another')).toContain('refused: LocalAI refuses the key')
  expect(await tryOut('localai', 'secret', 'wan-9')).toContain('The model wan-9 is not installed there.')
})
