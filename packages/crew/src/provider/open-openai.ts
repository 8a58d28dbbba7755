import type { OpenAIProvider } from '@ai-sdk/openai'
import { failAs } from './explain-status.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Libraries want a key where none is needed. */
const NO_KEY = 'none'

/** The library of OpenAI, for itself or a server of one's own that speaks its way. Throws ProviderError `no_key` without a key or an address. */
export async function openOpenAi(
  { provider, apiKey, baseUrl }: Pick<ProviderSettings, 'provider' | 'apiKey' | 'baseUrl'>,
  fetch: typeof globalThis.fetch | undefined,
): Promise<OpenAIProvider> {
  if (provider === 'openai' && apiKey === undefined) throw failAs(provider, 'no_key')
  if (provider !== 'openai' && baseUrl === undefined) throw failAs(provider, 'no_key', 'It has no address.')
  const { createOpenAI } = await import('@ai-sdk/openai')
  return createOpenAI({
    apiKey: apiKey ?? NO_KEY,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    ...(fetch && { fetch }),
  })
}
