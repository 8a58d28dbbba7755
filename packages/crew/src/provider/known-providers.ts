import type { CrewEnvironment } from './crew-environment.ts'
import type { ProviderPart } from './provider.ts'
import type { ServiceId } from './services.ts'

/** A service that could make a part: which setting it cannot do without, and which hold its key, address and model. */
export type KnownProvider = {
  readonly part: ProviderPart
  readonly provider: ServiceId
  readonly needs: Setting
  /** A server of one's own, which bills nothing unless it wants a key. What is not said to be one counts as dear. */
  readonly isOwn?: true
  readonly key?: Setting
  readonly url?: Setting
  readonly model?: Setting
}
type Setting = keyof CrewEnvironment

const openai = {
  provider: 'openai',
  needs: 'OPENAI_API_KEY',
  key: 'OPENAI_API_KEY',
  url: 'OPENAI_BASE_URL',
} as const
const google = {
  provider: 'google',
  needs: 'GOOGLE_GENERATIVE_AI_API_KEY',
  key: 'GOOGLE_GENERATIVE_AI_API_KEY',
  url: 'GOOGLE_GENERATIVE_AI_BASE_URL',
} as const
/** A service whose settings are named alike: its key is what it needs. */
const keyed = <Name extends 'ANTHROPIC' | 'ELEVENLABS' | 'STABILITY' | 'RUNWAY' | 'KLING'>(name: Name) =>
  ({
    needs: `${name}_API_KEY`,
    key: `${name}_API_KEY`,
    url: `${name}_BASE_URL`,
    model: `${name}_MODEL`,
  }) as const
/** A server of one's own that speaks OpenAI's way: its address is what it needs. */
const compatible = <Name extends 'TEXT' | 'SPEECH' | 'IMAGES' | 'TRANSCRIPTION'>(name: Name) =>
  ({
    provider: 'openai-compatible',
    needs: `${name}_BASE_URL`,
    isOwn: true,
    key: `${name}_API_KEY`,
    url: `${name}_BASE_URL`,
    model: `${name}_MODEL`,
  }) as const

const ROWS = [
  { part: 'writer', ...openai, model: 'OPENAI_TEXT_MODEL' },
  { part: 'writer', provider: 'anthropic', ...keyed('ANTHROPIC') },
  { part: 'writer', ...google, model: 'GOOGLE_TEXT_MODEL' },
  { part: 'writer', ...compatible('TEXT') },
  {
    part: 'writer',
    provider: 'ollama',
    needs: 'OLLAMA_BASE_URL',
    isOwn: true,
    url: 'OLLAMA_BASE_URL',
    model: 'OLLAMA_MODEL',
  },
  { part: 'narrator', provider: 'elevenlabs', ...keyed('ELEVENLABS') },
  { part: 'narrator', ...openai, model: 'OPENAI_SPEECH_MODEL' },
  { part: 'narrator', ...compatible('SPEECH') },
  { part: 'narrator', provider: 'kokoro', needs: 'KOKORO_BASE_URL', isOwn: true, url: 'KOKORO_BASE_URL' },
  { part: 'illustrator', ...openai, model: 'OPENAI_IMAGE_MODEL' },
  { part: 'illustrator', ...google, model: 'GOOGLE_IMAGE_MODEL' },
  {
    part: 'illustrator',
    provider: 'fal',
    needs: 'FAL_KEY',
    key: 'FAL_KEY',
    url: 'FAL_BASE_URL',
    model: 'FAL_MODEL',
  },
  {
    part: 'illustrator',
    provider: 'replicate',
    needs: 'REPLICATE_API_TOKEN',
    key: 'REPLICATE_API_TOKEN',
    url: 'REPLICATE_BASE_URL',
    model: 'REPLICATE_MODEL',
  },
  { part: 'illustrator', provider: 'stability', ...keyed('STABILITY') },
  { part: 'illustrator', ...compatible('IMAGES') },
  {
    part: 'illustrator',
    provider: 'comfyui',
    needs: 'COMFYUI_URL',
    isOwn: true,
    url: 'COMFYUI_URL',
    model: 'COMFYUI_MODEL',
  },
  {
    part: 'illustrator',
    provider: 'automatic1111',
    needs: 'AUTOMATIC1111_URL',
    isOwn: true,
    url: 'AUTOMATIC1111_URL',
    model: 'AUTOMATIC1111_MODEL',
  },
  {
    part: 'illustrator',
    provider: 'pexels',
    needs: 'PEXELS_API_KEY',
    key: 'PEXELS_API_KEY',
    url: 'PEXELS_BASE_URL',
  },
  {
    part: 'animator',
    provider: 'fal',
    needs: 'FAL_KEY',
    key: 'FAL_KEY',
    url: 'FAL_QUEUE_URL',
    model: 'FAL_VIDEO_MODEL',
  },
  {
    part: 'animator',
    provider: 'replicate',
    needs: 'REPLICATE_API_TOKEN',
    key: 'REPLICATE_API_TOKEN',
    url: 'REPLICATE_BASE_URL',
    model: 'REPLICATE_VIDEO_MODEL',
  },
  { part: 'animator', ...google, model: 'GOOGLE_VIDEO_MODEL' },
  { part: 'animator', provider: 'runway', ...keyed('RUNWAY') },
  { part: 'animator', provider: 'kling', ...keyed('KLING') },
  // Pictures need no video model: only who names one has it.
  {
    part: 'animator',
    provider: 'comfyui',
    needs: 'COMFYUI_VIDEO_MODEL',
    isOwn: true,
    url: 'COMFYUI_URL',
    model: 'COMFYUI_VIDEO_MODEL',
  },
  { part: 'animator', provider: 'sdcpp', needs: 'SDCPP_URL', isOwn: true, url: 'SDCPP_URL' },
  {
    part: 'animator',
    provider: 'localai',
    needs: 'LOCALAI_URL',
    isOwn: true,
    key: 'LOCALAI_API_KEY',
    url: 'LOCALAI_URL',
    model: 'LOCALAI_VIDEO_MODEL',
  },
  // Before those whose keys are there for something else: its address was set for this alone.
  { part: 'transcriber', ...compatible('TRANSCRIPTION') },
  { part: 'transcriber', ...openai, model: 'OPENAI_TRANSCRIPTION_MODEL' },
  {
    part: 'transcriber',
    provider: 'elevenlabs',
    ...keyed('ELEVENLABS'),
    model: 'ELEVENLABS_TRANSCRIPTION_MODEL',
  },
] as const satisfies readonly KnownProvider[]

/** Every service there can be for every part, in the order in which they are tried when none is given. */
export const KNOWN_PROVIDERS: readonly KnownProvider[] = ROWS

/** The services that can make a part: a table by these lacks none. */
export type ServiceOf<Part extends ProviderPart> = Extract<
  (typeof ROWS)[number],
  { readonly part: Part }
>['provider']

/** Whether a service is a server of one's own. */
export function isOwnServer(provider: ServiceId): boolean {
  return KNOWN_PROVIDERS.some((known) => known.provider === provider && known.isOwn === true)
}
