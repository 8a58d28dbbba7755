import type { LanguageModel } from 'ai'
import { failAs } from '../provider/explain-status.ts'
import type { ProviderSettings } from '../provider/provider-settings.ts'
import { chooseModel, isOnThisMachine } from '../provider/models.ts'

/** A model, and what some of its kind must be told. */
export type OpenedModel = {
  readonly model: LanguageModel
  readonly providerOptions?: Record<string, Record<string, boolean | Record<string, number>>>
}

/** Ollama's own default forgets the beginning of a request for several ideas. */
const OLLAMA_CONTEXT = 8192
/** Stands in for the key where none is needed: the libraries want one. */
const NO_KEY = 'none'

/**
 * The configured model, by the AI SDK. The libraries are loaded only here: who has no key loads none of them.
 * Throws ProviderError `no_key` for a service that needs a key or an address and has none.
 */
export async function openModel(
  settings: ProviderSettings,
  fetch: typeof globalThis.fetch | undefined,
): Promise<OpenedModel> {
  const { provider, apiKey, baseUrl } = settings
  const model = chooseModel('writer', settings)
  const common = { ...(baseUrl !== undefined && { baseURL: baseUrl }), ...(fetch && { fetch }) }
  if (provider === 'ollama') {
    const { createOllama } = await import('ollama-ai-provider-v2')
    const ollama = createOllama({ ...common, baseURL: withApi(baseUrl ?? 'http://127.0.0.1:11434') })
    return {
      model: ollama(model),
      providerOptions: { ollama: { think: false, options: { num_ctx: OLLAMA_CONTEXT } } },
    }
  }
  if (provider === 'openai-compatible' || isOnThisMachine(settings)) {
    if (baseUrl === undefined) throw failAs(provider, 'no_key', 'It has no address.')
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const compatible = createOpenAICompatible({
      name: 'compatible',
      baseURL: baseUrl,
      apiKey: apiKey ?? NO_KEY,
      // Without it the schema is dropped with nothing but a warning.
      supportsStructuredOutputs: true,
      includeUsage: true,
      ...(fetch && { fetch }),
    })
    return { model: compatible(model) }
  }
  if (apiKey === undefined) throw failAs(provider, 'no_key')
  const keyed = { ...common, apiKey }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return { model: createOpenAI(keyed)(model), providerOptions: { openai: { store: false } } }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return { model: createAnthropic(keyed)(model) }
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return { model: createGoogle(keyed)(model) }
    }
    default:
      throw failAs(provider, 'bad_request', 'It is not a service that writes.')
  }
}

/** People give Ollama's address as its window shows it; the library wants the path of its interface. */
function withApi(baseUrl: string): string {
  return baseUrl.endsWith('/api') ? baseUrl : `${baseUrl}/api`
}
