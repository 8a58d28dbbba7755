import type { ProviderSettings } from '../provider/provider-settings.ts'

/** Microdollars a token, which is US dollars for a million of them. */
export type TokenPrice = { readonly input: number; readonly output: number }

/** Models that write when none is configured: each vendor's middle tier, quick and good enough for scripts of a minute. */
const DEFAULT_MODELS: Readonly<Record<string, string>> = {
  openai: 'gpt-6.1-terra',
  anthropic: 'claude-sonnet-5-5',
  google: 'gemini-3.8-flash',
  ollama: 'llama3.2',
  'openai-compatible': 'default',
}

/**
 * List prices of November 2026, from the vendors' pages as others quote them; the longest name that a model begins with
 * counts, so that dated snapshots are priced as their family.
 */
const PRICES: Readonly<Record<string, TokenPrice>> = {
  'gpt-6-astra': { input: 10, output: 50 },
  'gpt-6.1-sol': { input: 2, output: 10 },
  'gpt-6-sol': { input: 2, output: 10 },
  'gpt-6.1-terra': { input: 1, output: 5 },
  'gpt-6-luna': { input: 0.1, output: 0.5 },
  'gpt-5.6-sol': { input: 4, output: 20 },
  'gpt-5.6-terra': { input: 2, output: 12 },
  'gpt-5.6-luna': { input: 0.2, output: 1.2 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'claude-fable-5': { input: 10, output: 50 },
  'claude-opus-5-5': { input: 4, output: 20 },
  'claude-opus': { input: 5, output: 25 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-sonnet': { input: 3, output: 15 },
  'claude-haiku-5-5': { input: 0.1, output: 0.5 },
  'claude-haiku': { input: 1, output: 5 },
  // Google takes half of these three until the end of 2026.
  'gemini-3.8-flash': { input: 1.5, output: 7.5 },
  'gemini-3.7-flash': { input: 1.5, output: 7.5 },
  'gemini-3.6-flash': { input: 1.5, output: 7.5 },
  'gemini-3.1-flash-lite': { input: 0.25, output: 1.5 },
}
/** A model that is not in the list is taken for a dear one: budgets must not be passed unseen. */
const UNKNOWN: TokenPrice = { input: 5, output: 30 }
const FREE: TokenPrice = { input: 0, output: 0 }

/** The model that a service writes with. */
export function chooseModel({ provider, model }: ProviderSettings): string {
  return model ?? DEFAULT_MODELS[provider] ?? 'default'
}

/** True on one's own machine, and where no key is needed. */
export function isFree({ provider, apiKey }: ProviderSettings): boolean {
  return provider === 'ollama' || (provider === 'openai-compatible' && apiKey === undefined)
}

/** What a service takes for a token. */
export function findTokenPrice(settings: ProviderSettings): TokenPrice {
  if (isFree(settings)) return FREE
  const model = chooseModel(settings)
  const [best] = Object.entries(PRICES)
    .filter(([name]) => model.startsWith(name))
    .sort(([a], [b]) => b.length - a.length)
  return best?.[1] ?? UNKNOWN
}

/** Cost of so many tokens, in whole microdollars, rounded up. */
export function priceTokens(price: TokenPrice, inputTokens: number, outputTokens: number): number {
  return Math.ceil(price.input * inputTokens + price.output * outputTokens)
}

/** About how many tokens a text is: four characters of English, one and a half of scripts without spaces. */
export function estimateTokens(text: string): number {
  const dense =
    text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu)?.length ?? 0
  return Math.ceil((text.length - dense) / 4 + dense / 1.5)
}
