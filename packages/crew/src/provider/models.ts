import { isOwnServer } from './known-providers.ts'
import type { ProviderPart } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { ServiceId } from './services.ts'

/** Millionths of a US dollar. */
type Microdollars = number

/** For each token, which is US dollars for a million of them; `read`: those of pictures that it reads, where they cost otherwise. */
export type TokenPrice = {
  readonly input: Microdollars
  readonly output: Microdollars
  readonly read?: Microdollars
}

type Price =
  | { readonly tokens: TokenPrice }
  /** For each character of speech. */
  | { readonly character: Microdollars }
  /**
   * For each picture at the size and quality asked for here, and for each reference picture of up to 1024x1024 that is sent along;
   * `tokens` where the service bills and counts them.
   */
  | { readonly picture: Microdollars; readonly reference?: Microdollars; readonly tokens?: TokenPrice }
  /** For each second of a moving picture or of a recording, or for all of it, at the size asked for here. */
  | { readonly second: Microdollars }
  | { readonly clip: Microdollars }

/** A model, or a family of models, of an outside service. */
export type ServiceModel = {
  readonly part: ProviderPart
  readonly service: ServiceId
  /** What the model's name contains; of several that fit, the longest counts, so that dated snapshots are their family. */
  readonly name: string
  readonly price: Price
  /** Used when none is configured. */
  readonly isDefault?: true
  /** The day on which it could be used first, where it is younger than this table. */
  readonly begins?: string
  /** The day on which the service switches it off, as it announced. */
  readonly ends?: string
  /** What to use from then on; none where the service has nothing that does the same. */
  readonly successor?: string
}

const writes = (
  service: ServiceId,
  name: string,
  input: Microdollars,
  output: Microdollars,
  more: Partial<ServiceModel> = {},
) => ({ part: 'writer', service, name, price: { tokens: { input, output } }, ...more }) as const
const speaks = (
  service: ServiceId,
  name: string,
  character: Microdollars,
  more: Partial<ServiceModel> = {},
) => ({ part: 'narrator', service, name, price: { character }, ...more }) as const
const draws = (service: ServiceId, name: string, picture: Microdollars, more: Partial<ServiceModel> = {}) =>
  ({ part: 'illustrator', service, name, price: { picture }, ...more }) as const
/** One that is given reference pictures and takes so much for each. */
const drawsFrom = (service: ServiceId, name: string, picture: Microdollars, reference: Microdollars) =>
  ({ part: 'illustrator', service, name, price: { picture, reference } }) as const
const hears = (service: ServiceId, name: string, second: Microdollars, more: Partial<ServiceModel> = {}) =>
  ({ part: 'transcriber', service, name, price: { second }, ...more }) as const

const moves = (
  service: ServiceId,
  name: string,
  price: { readonly second: Microdollars } | { readonly clip: Microdollars },
  more: Partial<ServiceModel> = {},
) => ({ part: 'animator', service, name, price, ...more }) as const

const DEFAULT = { isDefault: true } as const
const BEFORE_FLARE = { ends: '2026-12-01', successor: 'gpt-image-2.6-flare' } as const

/**
 * Every model whose price or end is known: list prices and announcements of November 2026, some as resellers quote them. A
 * model that is not here is taken for a dear one.
 */
export const MODELS: readonly ServiceModel[] = [
  writes('openai', 'gpt-6-astra', 10, 50),
  writes('openai', 'gpt-6.1-sol', 2, 10),
  writes('openai', 'gpt-6-sol', 2, 10),
  writes('openai', 'gpt-6.1-terra', 1, 5, DEFAULT),
  writes('openai', 'gpt-6-luna', 0.1, 0.5),
  writes('openai', 'gpt-5.6-sol', 4, 20),
  writes('openai', 'gpt-5.6-terra', 2, 12),
  writes('openai', 'gpt-5.6-luna', 0.2, 1.2),
  writes('openai', 'gpt-5.4-mini', 0.75, 4.5),
  writes('openai', 'gpt-5-mini', 0.25, 2, { ends: '2026-12-11', successor: 'gpt-6.1-terra' }),
  writes('openai', 'gpt-4o-mini', 0.15, 0.6, { ends: '2027-01-14', successor: 'gpt-6-luna' }),
  writes('openai', 'gpt-5.1', 5, 30, { ends: '2027-04-01', successor: 'gpt-6.1-terra' }),
  writes('anthropic', 'claude-fable-5', 10, 50),
  writes('anthropic', 'claude-fable-5-2', 8, 40, { begins: '2026-11-09' }),
  writes('anthropic', 'claude-opus-5-5', 4, 20),
  writes('anthropic', 'claude-opus', 5, 25),
  writes('anthropic', 'claude-sonnet-5', 2, 10),
  writes('anthropic', 'claude-sonnet-5-5', 2, 10, DEFAULT),
  writes('anthropic', 'claude-sonnet', 3, 15),
  writes('anthropic', 'claude-haiku-5-5', 0.1, 0.5),
  writes('anthropic', 'claude-haiku', 1, 5),
  writes('google', 'gemini-4-hydrogen', 1.5, 7.5, { begins: '2026-11-12' }),
  writes('google', 'gemini-4', 4, 20),
  // Google takes half of these three until the end of 2026.
  writes('google', 'gemini-3.8-flash', 1.5, 7.5, DEFAULT),
  writes('google', 'gemini-3.7-flash', 1.5, 7.5),
  writes('google', 'gemini-3.6-flash', 1.5, 7.5),
  writes('google', 'gemini-3.1-flash-lite', 0.25, 1.5),
  speaks('elevenlabs', 'eleven', 100),
  speaks('elevenlabs', 'eleven_multilingual_v2', 100, DEFAULT),
  speaks('elevenlabs', 'eleven_v3', 80),
  speaks('elevenlabs', 'eleven_v4', 80, { begins: '2026-09-29' }),
  speaks('elevenlabs', 'eleven_v4_turbo', 40, { begins: '2026-09-29' }),
  speaks('elevenlabs', 'eleven_flash', 50),
  // Replaced by flash since July 2026.
  speaks('elevenlabs', 'eleven_turbo', 50, { ends: '2026-07-09', successor: 'eleven_flash_v2_5' }),
  // By the minute, of about 900 characters.
  speaks('openai', 'gpt-4o-mini-tts', 17, { ...DEFAULT, ends: '2027-01-06' }),
  speaks('openai', 'tts-1', 17, { ends: '2027-01-06' }),
  speaks('openai', 'tts-1-hd', 30, { ends: '2027-01-06' }),
  {
    ...draws('openai', 'gpt-image-1-mini', 15_000),
    price: { picture: 15_000, tokens: { input: 2, output: 8 } },
    ...BEFORE_FLARE,
  },
  {
    ...draws('openai', 'gpt-image-1.5', 50_000),
    price: { picture: 50_000, tokens: { input: 5, output: 32 } },
    ...BEFORE_FLARE,
  },
  {
    ...draws('openai', 'chatgpt-image', 50_000),
    price: { picture: 50_000, tokens: { input: 5, output: 30 } },
    ...BEFORE_FLARE,
  },
  // A reference picture of 1024x1024 is about 1,500 tokens.
  {
    ...draws('openai', 'gpt-image-2', 30_000),
    price: { picture: 30_000, reference: 12_000, tokens: { input: 5, output: 30, read: 8 } },
  },
  {
    ...draws('openai', 'gpt-image-2.6-flare', 30_000, { ...DEFAULT, begins: '2026-11-04' }),
    price: { picture: 30_000, reference: 12_000, tokens: { input: 5, output: 30, read: 8 } },
  },
  // 1,120 tokens in the size that is made when none is asked for.
  { ...drawsFrom('google', 'gemini-nano-banana-2.1', 34_000, 600), isDefault: true },
  draws('google', 'gemini-3.1-flash-image', 67_000, {
    ends: '2026-10-29',
    successor: 'gemini-nano-banana-2.1',
  }),
  draws('google', 'gemini-2.5-flash-image', 67_000, {
    ends: '2026-10-02',
    successor: 'gemini-nano-banana-2.1',
  }),
  draws('google', 'imagen', 134_000, { ends: '2026-08-17', successor: 'gemini-nano-banana-2.1' }),
  draws('fal', 'fal-ai/flux/schnell', 6_000, DEFAULT),
  draws('fal', 'flux/schnell', 6_000),
  draws('fal', 'flux/dev', 50_000),
  // FLUX.2 is billed by megapixels that begin, those of what it reads among them; the pictures asked for here have two at fal, one at Replicate.
  drawsFrom('fal', 'fal-ai/flux-2', 24_000, 12_000),
  drawsFrom('fal', 'fal-ai/flux-2-pro', 45_000, 15_000),
  drawsFrom('fal', 'fal-ai/flux-2-flex', 100_000, 50_000),
  drawsFrom('fal', 'fal-ai/flux-2-max', 100_000, 30_000),
  // By the picture that is made, whatever it was made from.
  drawsFrom('fal', 'fal-ai/flux-pro/kontext', 40_000, 0),
  drawsFrom('fal', 'fal-ai/flux-pro/kontext/max', 80_000, 0),
  drawsFrom('fal', 'fal-ai/nano-banana', 39_000, 0),
  drawsFrom('fal', 'fal-ai/nano-banana-2', 80_000, 0),
  drawsFrom('fal', 'fal-ai/nano-banana-pro', 150_000, 0),
  draws('replicate', 'black-forest-labs/flux-schnell', 3_000, DEFAULT),
  draws('replicate', 'flux-schnell', 3_000),
  draws('replicate', 'flux-dev', 25_000),
  drawsFrom('replicate', 'flux-2-dev', 15_000, 15_000),
  drawsFrom('replicate', 'flux-2-pro', 30_000, 15_000),
  drawsFrom('replicate', 'flux-2-flex', 60_000, 60_000),
  drawsFrom('replicate', 'flux-2-max', 70_000, 30_000),
  drawsFrom('replicate', 'flux-kontext-pro', 40_000, 0),
  drawsFrom('replicate', 'flux-kontext-max', 80_000, 0),
  drawsFrom('replicate', 'google/nano-banana', 39_000, 0),
  drawsFrom('replicate', 'google/nano-banana-pro', 150_000, 0),
  drawsFrom('replicate', 'bytedance/seedream-4', 40_000, 0),
  draws('stability', 'core', 30_000, DEFAULT),
  draws('stability', 'sd3', 65_000),
  moves('fal', 'fal-ai/ltx-2.3/image-to-video/fast', { second: 60_000 }, DEFAULT),
  moves('fal', 'hailuo-02-fast', { second: 17_000 }),
  moves('fal', 'kling-video/v4', { second: 157_000 }),
  moves('fal', 'wan/v2.2-a14b/image-to-video', { second: 80_000 }),
  moves('fal', 'wan/v2.2-a14b/image-to-video/turbo', { clip: 100_000 }),
  moves('replicate', 'wan-video/wan-2.2-i2v-fast', { clip: 110_000 }, DEFAULT),
  moves('google', 'gemini-omni-1.1-flash', { second: 100_000 }, DEFAULT),
  moves(
    'google',
    'gemini-omni-flash-preview',
    { second: 100_000 },
    {
      ends: '2026-09-30',
      successor: 'gemini-omni-1.1-flash',
    },
  ),
  moves('google', 'veo', { second: 400_000 }, { ends: '2026-10-22', successor: 'gemini-omni-1.1-flash' }),
  moves('runway', 'gen4_turbo', { second: 50_000 }, DEFAULT),
  moves('runway', 'gen4.5', { second: 120_000 }),
  // By units, of which it says how many it took; the dearest of its models without sound.
  moves('kling', 'kling', { second: 160_000 }),
  moves('kling', 'kling-v3', { second: 160_000 }, DEFAULT),
  // By the minute of what is heard.
  hears('openai', 'gpt-transcribe', 75, DEFAULT),
  hears('openai', 'gpt-4o-transcribe', 100, { ends: '2027-02-26', successor: 'gpt-transcribe' }),
  hears('openai', 'gpt-4o-mini-transcribe', 50, { ends: '2027-02-26', successor: 'gpt-transcribe' }),
  hears('openai', 'whisper-1', 100, { ends: '2027-02-26', successor: 'gpt-transcribe' }),
  hears('elevenlabs', 'scribe_v2', 111, DEFAULT),
  hears('elevenlabs', 'scribe_v1', 111),
]

/** Of a service's models that are not in the table: taken for dear ones, so that budgets are not passed unseen. */
const UNKNOWN_TOKENS: TokenPrice = { input: 5, output: 30 }
const UNKNOWN_PICTURES: Readonly<Partial<Record<ServiceId, Microdollars>>> = {
  openai: 80_000,
  google: 134_000,
  fal: 80_000,
  replicate: 60_000,
  stability: 80_000,
}
/** A picture by a service that stands in neither table, and a character that it speaks: as much as the dearest. */
const UNKNOWN_PICTURE: Microdollars = 134_000
const UNKNOWN_CHARACTER: Microdollars = 100
/** They give pictures away. */
const GIVING: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'pexels',
  'commons',
  'openverse',
  'nasa',
  'cleveland',
  'wellcome',
])
/** A reference picture that is sent to a model that is not in the table: as much as a megapixel of the dearest. */
const UNKNOWN_REFERENCE: Microdollars = 60_000
/** A second of a moving picture by a model that is not in the table. */
const UNKNOWN_SECOND: Microdollars = 200_000
const FREE: TokenPrice = { input: 0, output: 0 }
/** On servers of one's own the names are theirs; these are the usual ones. */
const OWN_DEFAULTS: Readonly<Partial<Record<`${ProviderPart} ${ServiceId}`, string>>> = {
  'writer ollama': 'llama3.2',
  'narrator openai-compatible': 'tts-1',
  'narrator kokoro': 'kokoro',
  'narrator natural-voice': 'kokoro',
  'animator comfyui': 'wan2.2_ti2v_5B_fp16.safetensors',
  'animator sdcpp': 'the loaded model',
  'animator localai': 'wan-2.1-i2v-14b-480p-ggml',
  'transcriber openai-compatible': 'whisper-large-v3-turbo',
}

/** The model that a service makes a part with: the configured one, else the table's default. */
export function chooseModel(
  part: ProviderPart,
  { provider, model }: Pick<ProviderSettings, 'provider' | 'model'>,
): string {
  const usual = MODELS.find((one) => one.part === part && one.service === provider && one.isDefault)
  return model ?? usual?.name ?? OWN_DEFAULTS[`${part} ${provider}`] ?? 'default'
}

/** What the table says of a model, or of its family. */
export function findModel(part: ProviderPart, service: ServiceId, model: string): ServiceModel | undefined {
  return MODELS.filter((one) => one.part === part && one.service === service && model.includes(one.name))
    .toSorted((a, b) => b.name.length - a.name.length)
    .at(0)
}

/** True of what was installed here, and of servers of one's own that want no key. */
export function isFree({ provider, apiKey }: Pick<ProviderSettings, 'provider' | 'apiKey'>): boolean {
  if (provider === 'natural-voice' || isOnThisMachine({ provider })) return true
  return isOwnServer(provider) && apiKey === undefined
}

/** The writer that was installed here: its key opens this machine's own desk and costs nothing. */
export function isOnThisMachine({ provider }: { readonly provider: string }): boolean {
  return provider === 'local-writer'
}

/** What a service that writes takes for a token. */
export function findTokenPrice(settings: ProviderSettings): TokenPrice {
  if (isFree(settings)) return FREE
  const price = findModel('writer', settings.provider, chooseModel('writer', settings))?.price
  return price !== undefined && 'tokens' in price && price.tokens !== undefined
    ? price.tokens
    : UNKNOWN_TOKENS
}

/** Cost of so many tokens, rounded up. */
export function priceTokens(price: TokenPrice, inputTokens: number, outputTokens: number): Microdollars {
  return Math.ceil(price.input * inputTokens + price.output * outputTokens)
}

/** For each character, by list price. Nothing on one's own machine, and where no key is needed. */
export function findCharacterPrice(settings: Partial<ProviderSettings>): Microdollars {
  const { provider, apiKey, model } = settings
  if (provider === undefined || isFree({ provider, apiKey })) return 0
  // Servers that speak OpenAI's way and want a key bill about as it does.
  const service = provider === 'openai-compatible' ? 'openai' : provider
  const price = findModel('narrator', service, chooseModel('narrator', { provider: service, model }))?.price
  if (price !== undefined && 'character' in price) return price.character
  return service === 'openai' ? 17 : UNKNOWN_CHARACTER
}

/** Expected cost of one picture that is made from so many others; 0 for one's own machine and for stock. */
export function estimatePicture(service: ServiceId, model: string, references = 0): Microdollars {
  const price = findModel('illustrator', service, model)?.price
  if (price === undefined || !('picture' in price)) {
    if (isOwnServer(service) || GIVING.has(service)) return 0
    return (UNKNOWN_PICTURES[service] ?? UNKNOWN_PICTURE) + references * UNKNOWN_REFERENCE
  }
  return price.picture + references * (price.reference ?? UNKNOWN_REFERENCE)
}

/** Cost of a picture by the tokens that the service counted; its list price when it counted none. */
export function pricePicture(
  service: ServiceId,
  model: string,
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {},
  references = 0,
): Microdollars {
  const price = findModel('illustrator', service, model)?.price
  const { inputTokens = 0, outputTokens = 0 } = usage
  if (price === undefined || !('tokens' in price) || price.tokens === undefined || outputTokens === 0)
    return estimatePicture(service, model, references)
  const { input, output, read = input } = price.tokens
  // It counts words and pictures that it reads together: all of them at the price of pictures is rather too much.
  return priceTokens({ input: references > 0 ? read : input, output }, inputTokens, outputTokens)
}

/** Cost of a moving picture of so many seconds, by list price; 0 on one's own machine. */
export function priceMotion(service: ServiceId, model: string, seconds: number): Microdollars {
  if (isOwnServer(service)) return 0
  const price = findModel('animator', service, model)?.price
  if (price !== undefined && 'clip' in price) return price.clip
  return Math.ceil(seconds * (price !== undefined && 'second' in price ? price.second : UNKNOWN_SECOND))
}
