import { lookupTable } from '@hookreel/film'
import type { ServiceOf } from './known-providers.ts'
import { chooseModel, findTokenPrice, priceTokens } from './models.ts'
import { listProbes, TEST_TOKENS } from './list-probes.ts'
import type { Probe } from './list-probes.ts'
import { readErrorBody } from './explain-ai-error.ts'
import { failAs, readRefusal, readRetryAfter } from './explain-status.ts'
import { limitAnswers } from './limit-answers.ts'
import { limitTime } from './limit-time.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { KLING_ADDRESS } from './sign-in-to-kling.ts'
import type { ProviderAnswer, ProviderCall, ProviderGate, ProviderPart } from './provider.ts'

/** The longest answer is a list of models. */
const MAX_BYTES = 8_000_000
/** Where each service is when no address was given; of those that speak OpenAI's way nobody knows one. */
const ADDRESSES: Readonly<Record<Exclude<ServiceOf<ProviderPart>, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://127.0.0.1:11434',
  elevenlabs: 'https://api.elevenlabs.io',
  kokoro: 'http://127.0.0.1:8880/v1',
  fal: 'https://fal.run',
  replicate: 'https://api.replicate.com/v1',
  stability: 'https://api.stability.ai',
  comfyui: 'http://127.0.0.1:8188',
  automatic1111: 'http://127.0.0.1:7860',
  pexels: 'https://api.pexels.com',
  runway: 'https://api.dev.runwayml.com',
  kling: KLING_ADDRESS,
  sdcpp: 'http://127.0.0.1:1234',
  localai: 'http://127.0.0.1:8080',
}
const addressOf = lookupTable(ADDRESSES)

/**
 * Asks a service by the cheapest real call that proves its key, through the gate. Those that write are asked for one
 * word, because only that tells whether there is credit left. Throws ProviderError when it cannot be used.
 */
export async function testProvider(
  settings: ProviderSettings,
  part: ProviderPart,
  gate: ProviderGate,
  options: { readonly timeoutSeconds: number; readonly fetch?: typeof globalThis.fetch },
): Promise<void> {
  const isWritten = part === 'writer' && settings.provider !== 'ollama'
  const price = findTokenPrice(settings)
  const call: ProviderCall = {
    provider: settings.provider,
    part,
    operation: 'test',
    model: isWritten ? chooseModel('writer', settings) : (settings.model ?? ''),
    estimatedMicrodollars: isWritten ? priceTokens(price, TEST_TOKENS, TEST_TOKENS) : 0,
  }
  await gate.run(call, () =>
    limitTime(
      settings.provider,
      options.timeoutSeconds,
      undefined,
      async (signal): Promise<ProviderAnswer<undefined>> => {
        for (const probe of listProbes(settings, isWritten, part === 'animator'))
          await ask(
            addressFor(settings, part),
            probe,
            limitAnswers(settings.provider, options.fetch, MAX_BYTES),
            signal,
          )
        return { value: undefined, microdollars: call.estimatedMicrodollars }
      },
    ),
  )
}

/** fal has an address of its own for what takes long. */
function addressFor(settings: ProviderSettings, part: ProviderPart): ProviderSettings {
  if (part !== 'animator' || settings.provider !== 'fal' || settings.baseUrl !== undefined) return settings
  return { ...settings, baseUrl: 'https://queue.fal.run' }
}

async function ask(
  { provider, baseUrl }: ProviderSettings,
  { path, headers, body, isProof, check }: Probe,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<void> {
  let answer: Response
  try {
    answer = await fetch(`${baseUrl ?? addressOf[provider] ?? ''}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
  } catch (error) {
    signal.throwIfAborted()
    throw failAs(provider, 'unavailable', '', { cause: error })
  }
  const text = await answer.text()
  if (isProof?.(answer.status)) return
  if (!answer.ok) {
    const told = readErrorBody(text)
    throw failAs(provider, readRefusal({ status: answer.status, ...told }), told.message, {
      retryAfterSeconds: readRetryAfter(answer.headers.get('retry-after')),
    })
  }
  const wrong = check?.(readJson(provider, text))
  if (wrong) throw wrong
}

function readJson(provider: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw failAs(provider, 'broken', '', { cause })
  }
}
