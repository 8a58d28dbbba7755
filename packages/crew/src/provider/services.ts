import { lookupTable } from '@hookreel/film'
import { ProviderError } from './provider.ts'

/** Every outside service there is, by its id: its name as people know it. */
const SERVICES = {
  openai: 'OpenAI',
  'openai-compatible': 'OpenAI-compatible',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  ollama: 'Ollama',
  elevenlabs: 'ElevenLabs',
  kokoro: 'Kokoro',
  'natural-voice': 'Natural voice',
  'local-writer': 'Writer on this machine',
  fal: 'fal',
  replicate: 'Replicate',
  stability: 'Stability AI',
  comfyui: 'ComfyUI',
  automatic1111: 'Automatic1111',
  pexels: 'Pexels',
  runway: 'Runway',
  kling: 'Kling',
  sdcpp: 'stable-diffusion.cpp',
  localai: 'LocalAI',
  commons: 'Wikimedia Commons',
  openverse: 'Openverse',
  nasa: 'NASA Image and Video Library',
  cleveland: 'Cleveland Museum of Art',
  wellcome: 'Wellcome Collection',
  rijksmuseum: 'Rijksmuseum',
  congress: 'Library of Congress',
  archive: 'Internet Archive',
} as const

/** The id of an outside service. */
export type ServiceId = keyof typeof SERVICES

const NAMES: Readonly<Record<string, string>> = lookupTable(SERVICES)

/** A service's name as people know it; what was kept by an older version may name one that is no more. */
export function nameService(provider: string): string {
  return NAMES[provider] ?? provider
}

/** What another service may do better: everything but content that is declined and requests that are wrong. */
export function mayAnotherHelp(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.failure !== 'moderated' && error.failure !== 'bad_request'
}
