import { expect, test } from 'vitest'
import { describeRetirement, findRetirement, listRetirements } from './model-retirements.ts'
import { isOwnServer, KNOWN_PROVIDERS } from './known-providers.ts'
import {
  chooseModel,
  estimatePicture,
  findCharacterPrice,
  findTokenPrice,
  isFree,
  MODELS,
  priceMotion,
  pricePicture,
} from './models.ts'
import type { ServiceModel } from './models.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { ServiceId } from './services.ts'

const settings = (provider: ServiceId, model?: string): ProviderSettings => ({
  provider,
  apiKey: 'key',
  baseUrl: undefined,
  model,
})

/** Defaults that cannot be used on this day: not yet, or not any more. */
const listOver = (models: readonly ServiceModel[], today: Date) =>
  models
    .filter(({ isDefault, begins, ends }) => {
      const isEarly = begins !== undefined && Date.parse(begins) > today.getTime()
      return isDefault && (isEarly || (ends !== undefined && Date.parse(ends) <= today.getTime()))
    })
    .map(({ name }) => name)

test('no default has been switched off by its service', () => {
  expect(listOver(MODELS, new Date())).toEqual([])
})

test('on 7 January 2027 that is red with the defaults of November 2026', () => {
  const voice: ServiceModel = {
    part: 'narrator',
    service: 'openai',
    name: 'gpt-4o-mini-tts',
    price: { character: 17 },
    isDefault: true,
    ends: '2027-01-06',
  }
  expect(
    listOver([...MODELS.filter(({ name }) => name !== voice.name), voice], new Date('2027-01-05')),
  ).toEqual([])
  expect(listOver([voice], new Date('2027-01-07'))).toEqual(['gpt-4o-mini-tts'])
})

test('a default that has not begun is red, too', () => {
  expect(listOver(MODELS, new Date('2026-11-03'))).toContain('gpt-image-2.6-flare')
})

test('nothing ends before it begins', () => {
  expect(MODELS.filter(({ begins = '', ends = '9' }) => begins >= ends)).toEqual([])
})

test('each service has one default a part, and each successor is a model of the same service and part', () => {
  const defaults = MODELS.filter(({ isDefault }) => isDefault).map(
    ({ part, service }) => `${part} ${service}`,
  )
  expect(new Set(defaults).size).toBe(defaults.length)
  const strangers = MODELS.filter(
    ({ part, service, successor }) =>
      successor !== undefined &&
      !MODELS.some((one) => one.part === part && one.service === service && successor.startsWith(one.name)),
  )
  expect(strangers).toEqual([])
})

test('the longest name that fits tells the price; an unknown model is taken for a dear one', () => {
  expect(findTokenPrice(settings('anthropic', 'claude-fable-5-2-20261109'))).toEqual({ input: 8, output: 40 })
  expect(findTokenPrice(settings('anthropic', 'claude-fable-5-1'))).toEqual({ input: 10, output: 50 })
  expect(findTokenPrice(settings('openai', 'something-new'))).toEqual({ input: 5, output: 30 })
  expect(estimatePicture('fal', 'somebody/flux/schnell/lora')).toBe(6_000)
  expect(estimatePicture('openai', 'something-new')).toBe(80_000)
  expect(estimatePicture('comfyui', 'anything')).toBe(0)
  expect(pricePicture('openai', 'gpt-image-2.6-flare', { inputTokens: 100, outputTokens: 900 })).toBe(27_500)
  expect(findCharacterPrice(settings('elevenlabs'))).toBe(100)
  expect(findCharacterPrice(settings('elevenlabs', 'eleven_v4_turbo'))).toBe(40)
  expect(findCharacterPrice({ ...settings('openai-compatible'), apiKey: undefined })).toBe(0)
})

test('a service that stands in no table counts as the dearest; what is given away and what runs here as nothing', () => {
  expect(findCharacterPrice(settings('fal'))).toBe(100)
  expect(findCharacterPrice(settings('openai', 'something-new'))).toBe(17)
  expect(findCharacterPrice(settings('natural-voice'))).toBe(0)
  expect(estimatePicture('runway', 'something-new')).toBe(134_000)
  expect(estimatePicture('pexels', 'stock')).toBe(0)
  expect(estimatePicture('openai-compatible', 'anything', 2)).toBe(0)
})

test('pictures that are read are paid where their service bills them', () => {
  expect(estimatePicture('fal', 'fal-ai/flux-2-pro', 3)).toBe(45_000 + 3 * 15_000)
  expect(estimatePicture('fal', 'fal-ai/flux-2-max/edit', 1)).toBe(130_000)
  expect(estimatePicture('fal', 'fal-ai/flux-pro/kontext/max', 1)).toBe(80_000)
  expect(estimatePicture('replicate', 'black-forest-labs/flux-2-flex', 2)).toBe(180_000)
  expect(pricePicture('replicate', 'google/nano-banana', {}, 4)).toBe(39_000)
  // A model that is not in the table is taken for one that bills what it reads.
  expect(estimatePicture('replicate', 'black-forest-labs/flux-2-klein', 2)).toBe(60_000 + 2 * 60_000)
  const usage = { inputTokens: 3000, outputTokens: 900 }
  expect(pricePicture('openai', 'gpt-image-2.6-flare', usage, 2)).toBe(51_000)
  expect(pricePicture('openai', 'gpt-image-2.6-flare', usage)).toBe(42_000)
})

test('an end is told thirty days before, and once it is over; at another address it is not ours to know', () => {
  const old = settings('google', 'gemini-3.1-flash-image')
  expect(findRetirement('illustrator', old, new Date('2026-09-28'))).toBeUndefined()
  const soon = findRetirement('illustrator', old, new Date('2026-10-01'))
  expect(soon && describeRetirement(soon)).toBe(
    'Google Gemini switches gemini-3.1-flash-image (pictures) off on 2026-10-29. Configure gemini-nano-banana-2.1.',
  )
  const over = findRetirement('illustrator', old, new Date('2026-11-23'))
  expect(over?.isOver).toBe(true)
  expect(over && describeRetirement(over)).toContain('has switched')
  expect(
    findRetirement('illustrator', { ...old, baseUrl: 'http://127.0.0.1:1' }, new Date('2026-11-23')),
  ).toBeUndefined()
})

test('the voices of OpenAI end with nothing that follows them', () => {
  const crew = { writer: [], narrator: [settings('openai')], illustrator: [], timeoutSeconds: 60 }
  expect(listRetirements(crew, new Date('2026-12-01'))).toEqual([])
  const [ending] = listRetirements(crew, new Date('2026-12-08'))
  expect(ending).toMatchObject({
    model: 'gpt-4o-mini-tts',
    ends: '2027-01-06',
    isOver: false,
    successor: undefined,
  })
  expect(ending && describeRetirement(ending)).toContain('connect another service')
})

test('a model that nobody names is the usual one', () => {
  expect(chooseModel('illustrator', settings('google'))).toBe('gemini-nano-banana-2.1')
  expect(chooseModel('writer', settings('ollama', 'qwen3.5'))).toBe('qwen3.5')
  expect(chooseModel('narrator', settings('kokoro'))).toBe('kokoro')
})

test('servers of one’s own are those that an address connects; they cost nothing without a key', () => {
  const own = KNOWN_PROVIDERS.map(({ provider }) => provider).filter(isOwnServer)
  expect([...new Set(own)].toSorted()).toEqual([
    ...['automatic1111', 'comfyui', 'kokoro', 'localai', 'ollama', 'openai-compatible', 'sdcpp'],
  ])
  for (const provider of ['ollama', 'openai-compatible', 'local-writer'] as const)
    expect(isFree({ provider, apiKey: undefined })).toBe(true)
  expect(isFree({ provider: 'local-writer', apiKey: 'key' })).toBe(true)
  for (const provider of ['openai-compatible', 'openai', 'kling'] as const)
    expect(isFree({ provider, apiKey: 'key' })).toBe(false)
  for (const provider of ['comfyui', 'sdcpp', 'localai'] as const)
    expect(priceMotion(provider, 'any', 4)).toBe(0)
  expect(priceMotion('kling', 'kling-v3', 4)).toBe(640_000)
})
