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
  /** The libraries are loaded with the first picture: anyone who makes none does not wait for them. */
  open(place: Place, model: string): Promise<Model>
  ask(order: PhotoOrder, model: string): Asked
  /** The models that take pictures of what they are to show, the first that fits. */
  readonly taking?: readonly TakingModels[]
}

/** Models that take reference pictures, as their service documents it. */
type TakingModels = {
  readonly names: RegExp
  /** How many of them with one order. */
  readonly most: number
  /** The model that is asked in its place when there are any. */
  model?(model: string): string
  /** What the service must be told besides. */
  options?(order: PhotoOrder): Record<string, string | boolean>
  /** A field of the model's own that carries them, all or the first; left out: the library's way. */
  readonly field?: { readonly name: string; readonly isList: boolean }
}

type AspectRatio = NonNullable<Options['aspectRatio']>
const RATIOS: Record<PhotoShape, AspectRatio> = { portrait: '9:16', landscape: '16:9', square: '1:1' }

const ratioOf = (shape: PhotoShape): string => RATIOS[shape]

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
    // POST /images/edits, up to 16 files.
    taking: [{ names: /^(?:gpt|chatgpt)-image/, most: 16 }],
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
    // Parts beside the text. All of an order may be 20 MB; a picture takes up to one and a half.
    taking: [{ names: /^gemini-/, most: 8 }],
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
    taking: [
      {
        names: /^fal-ai\/flux-2(?:-pro|-flex|-max)?(?:\/edit)?$/,
        most: 4,
        model: (model) => model.replace(/(?:\/edit)?$/, '/edit'),
        options: () => ({ useMultipleImages: true }),
      },
      {
        names: /^fal-ai\/nano-banana(?:-pro|-2)?(?:\/edit)?$/,
        most: 4,
        model: (model) => model.replace(/(?:\/edit)?$/, '/edit'),
        // It knows shapes and no sizes.
        options: ({ shape }) => ({ useMultipleImages: true, aspect_ratio: ratioOf(shape) }),
      },
      {
        names: /^fal-ai\/flux-pro\/kontext(?:\/max)?(?:\/text-to-image)?$/,
        most: 1,
        model: (model) => model.replace(/\/text-to-image$/, ''),
        options: ({ shape }) => ({ aspect_ratio: ratioOf(shape) }),
      },
    ],
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
    taking: [
      { names: /^black-forest-labs\/flux-2-/, most: 4, field: { name: 'input_images', isList: true } },
      { names: /^black-forest-labs\/flux-kontext-/, most: 1, field: { name: 'input_image', isList: false } },
      {
        names: /^google\/nano-banana|^bytedance\/seedream-4/,
        most: 4,
        field: { name: 'image_input', isList: true },
      },
    ],
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
  const taking = way.taking?.find(({ names }) => names.test(model))
  const place = { apiKey: settings.apiKey, baseUrl, fetch: limitDownloads(fetch, { baseUrl, hosts }) }
  return {
    provider,
    kind: 'generated',
    model,
    estimatedMicrodollars: estimatePicture(provider, model),
    ...(taking && {
      mostReferences: taking.most,
      estimateWith: (references: number) => estimatePicture(provider, model, references),
    }),
    take: async (order, abortSignal) => {
      const sdk = await import('ai')
      const isTaking = taking !== undefined && order.references !== undefined
      const opened = await way.open(place, isTaking ? (taking.model?.(model) ?? model) : model)
      const plain = way.ask(order, model)
      const told = isTaking ? addPictures(provider, plain, taking, order) : plain
      const asked = { ...told, model: opened, maxRetries: 0, abortSignal }
      const { image, usage, providerMetadata } = await sdk.generateImage(asked).catch((error: unknown) => {
        if (!sdk.NoImageGeneratedError.isInstance(error)) throw error
        throw failAs(provider, isDeclined(error.calls) ? 'moderated' : 'broken', '', { cause: error })
      })
      if (isNotSafe(providerMetadata)) throw failAs(provider, 'moderated')
      const read = isTaking ? (order.references?.length ?? 0) : 0
      return { bytes: image.uint8Array, microdollars: pricePicture(provider, model, usage, read) }
    },
  }
}

/** What is asked, with the reference pictures of the order. */
function addPictures(provider: string, asked: Asked, taking: TakingModels, order: PhotoOrder): Asked {
  const { prompt, providerOptions = {} } = asked
  const text = typeof prompt === 'string' ? prompt : (prompt.text ?? '')
  const images = order.references?.map(({ bytes }) => bytes) ?? []
  const addresses = images.map((bytes) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`)
  const { field } = taking
  const carried = field && { [field.name]: field.isList ? addresses : (addresses[0] ?? '') }
  const options = { ...providerOptions[provider], ...taking.options?.(order), ...carried }
  const hasOptions = Object.keys(options).length > 0
  return {
    ...asked,
    prompt: field ? text : { text, images },
    ...(hasOptions && { providerOptions: { ...providerOptions, [provider]: options } }),
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
