import type { ProviderSettings } from '../provider/provider-settings.ts'

/**
 * Microdollars a character by list price. OpenAI's newest model is priced by the minute, of about 900 characters; at
 * ElevenLabs flash and turbo cost half. Nothing on one's own machine, and where no key is needed.
 */
export function findCharacterPrice({ provider, apiKey, model = '' }: Partial<ProviderSettings>): number {
  if (provider === 'elevenlabs') return /flash|turbo/.test(model) ? 50 : 100
  if (provider === 'openai' || (provider === 'openai-compatible' && apiKey !== undefined))
    return model.endsWith('-hd') ? 30 : 17
  return 0
}
