import type { generateImage } from 'ai'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { PhotoShape } from '../illustrator.ts'
import { limitDownloads } from '../limit-downloads.ts'
import type { PhotoOrder, PhotoService } from '../photo-service.ts'
import { chooseModel, estimatePicture, pricePicture } from '../../provider/models.ts'

type Options = Parameters<typeof generateImage>[0]
type Model = Exclude<Options['model'], string>
type Asked = Omit<Options, 'model' | 'maxRetries' | 'abortSignal'>

type Place = {
  readonly apiKey: string | undefined
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
}

/** How a service is reached, and what it understands of an order. */
type Way = {
  readonly baseUrl: string
  /** Where it keeps pictures that its answers name. */
  readonly hosts: readonly string[]
  /** The libraries are loaded with the first picture: whoever makes none does not wait for them. */
  open(place: Place, model: string): Promise<Model>
  ask(order: PhotoOrder, model: string): Asked
}

type AspectRatio = NonNullable<Options['aspectRatio']>
const RATIOS: Record<PhotoShape, AspectRatio> = { portrait: '9:16', landscape: '16:9', square: '1:1' }

type Size = NonNullable<Options['size']>
/** Any multiples of 16 from gpt-image-2 on; 1080 is none. */
const FREE_SIZES: Record<PhotoShape, Size> = {
  portrait: '1088x1920',
  landscape: '1920x1088',
  square: '1088x1088',
}
const FIXED_SIZES: Record<PhotoShape, Size> = {
  portrait: '1024x1536',
  landscape: '1536x1024',
  square: '1024x1024',
}
/** Two million pixels, in multiples of 32. */
const FLUX_SIZES: Record<PhotoShape, Size> = {
  portrait: '896x1600',
  landscape: '1600x896',
  square: '1184x1184',
}

const WAYS: Readonly<Record<string, Way>> = {
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    hosts: [],
    open: async ({ apiKey = '', baseUrl, fetch }, model) =>
      (await import('@ai-sdk/openai')).createOpenAI({ apiKey, baseURL: baseUrl, fetch }).image(model),
    ask: (order, model) => ({
      prompt: withNever(order),
      size: (/^gpt-image-1|^dall-e/.test(model) ? FIXED_SIZES : FREE_SIZES)[order.shape],
      ...(/^(?:gpt|chatgpt)-/.test(model) && { providerOptions: { openai: { quality: 'medium' } } }),
    }),
  },
  'openai-compatible': {
    baseUrl: 'http://127.0.0.1:8080/v1',
    hosts: [],
    open: async ({ apiKey, baseUrl, fetch }, model) =>
      (await import('@ai-sdk/openai-compatible'))
        .createOpenAICompatible({
          name: 'compatible',
          baseURL: baseUrl,
          fetch,
          ...(apiKey !== undefined && { apiKey }),
        })
        .imageModel(model),
    ask: (order) => ({ prompt: withNever(order), size: FIXED_SIZES[order.shape] }),
  },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    hosts: [],
    open: async ({ apiKey = '', baseUrl, fetch }, model) =>
      (await import('@ai-sdk/google')).createGoogle({ apiKey, baseURL: baseUrl, fetch }).image(model),
    ask: (order) => ({ prompt: withNever(order), aspectRatio: RATIOS[order.shape] }),
  },
  fal: {
    baseUrl: 'https://fal.run',
    hosts: ['fal.media', 'fal.run', 'fal.ai'],
    open: async ({ apiKey = '', baseUrl, fetch }, model) =>
      (await import('@ai-sdk/fal')).createFal({ apiKey, baseURL: baseUrl, fetch }).image(model),
    ask: (order, model) => ({
      prompt: order.prompt,
      size: FLUX_SIZES[order.shape],
      seed: order.seed,
      // FLUX knows no negative prompt.
      ...(!model.includes('flux') && { providerOptions: { fal: { negative_prompt: order.negativePrompt } } }),
    }),
  },
  replicate: {
    baseUrl: 'https://api.replicate.com/v1',
    hosts: ['replicate.delivery', 'replicate.com'],
    open: async ({ apiKey = '', baseUrl, fetch }, model) =>
      (await import('@ai-sdk/replicate'))
        .createReplicate({ apiToken: apiKey, baseURL: baseUrl, fetch })
        .image(model),
    ask: (order, model) => ({
      prompt: order.prompt,
      aspectRatio: RATIOS[order.shape],
      seed: order.seed,
      providerOptions: {
        replicate: {
          output_format: 'png',
          ...(!model.includes('flux') && { negative_prompt: order.negativePrompt }),
        },
      },
    }),
  },
}

/** Models that read sentences have no negative prompt: it is told in words. */
function withNever({ prompt, negativePrompt }: PhotoOrder): string {
  return `${prompt} Never show: ${negativePrompt}.`
}

/**
 * A service that the AI SDK speaks to (OpenAI, anything compatible with it, Google, fal, Replicate); undefined for another one.
 * It tries once: a picture that may have been paid for is not asked for again.
 */
export function createSdkPictures(
  settings: ProviderSettings,
  fetch: typeof globalThis.fetch,
): PhotoService | undefined {
  const { provider } = settings
  const way = WAYS[provider]
  if (way === undefined) return undefined
  const baseUrl = settings.baseUrl ?? way.baseUrl
  const model = chooseModel('illustrator', settings)
  const hosts = settings.baseUrl === undefined ? way.hosts : []
  const place = { apiKey: settings.apiKey, baseUrl, fetch: limitDownloads(fetch, { baseUrl, hosts }) }
  return {
    provider,
    kind: 'generated',
    model,
    estimatedMicrodollars: estimatePicture(provider, model),
    take: async (order, abortSignal) => {
      const sdk = await import('ai')
      const opened = await way.open(place, model)
      const asked = { ...way.ask(order, model), model: opened, maxRetries: 0, abortSignal }
      const { image, usage, providerMetadata } = await sdk.generateImage(asked).catch((error: unknown) => {
        if (!sdk.NoImageGeneratedError.isInstance(error)) throw error
        throw failAs(provider, isDeclined(error.calls) ? 'moderated' : 'broken', '', { cause: error })
      })
      if (isNotSafe(providerMetadata)) throw failAs(provider, 'moderated')
      return { bytes: image.uint8Array, microdollars: pricePicture(provider, model, usage) }
    },
  }
}

/** Google answers without a picture and says why. */
function isDeclined(calls: unknown): boolean {
  return /"finishReason":"\w*(?:SAFETY|PROHIBITED|BLOCKLIST|RECITATION)/.test(JSON.stringify(calls ?? null))
}

/** fal answers a black picture and says so beside it. */
function isNotSafe(metadata: Readonly<Record<string, unknown>>): boolean {
  return JSON.stringify(metadata.fal ?? {}).includes('"nsfw":true')
}
