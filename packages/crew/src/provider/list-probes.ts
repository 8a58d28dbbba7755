import { failAs } from './explain-status.ts'
import { chooseModel } from './models.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { ProviderError } from './provider.ts'
import { fieldOf } from './read-answer.ts'
import { KLING_PATH, signInToKling } from './sign-in-to-kling.ts'

/** A request that proves that a service can be used: the cheapest one of its kind, nearly always free. */
export type Probe = {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Makes it a POST. */
  readonly body?: unknown
  /** Refusals that prove the key all the same. */
  readonly isProof?: (status: number) => boolean
  /** Finds what is wrong in a good answer. */
  readonly check?: (answer: unknown) => ProviderError | undefined
}

/** Room for an answer of one word; reasoning models think in it, too. */
export const TEST_TOKENS = 16

/** What is asked of a service to test it; `isWritten`: for its words, not only for its key. */
export function listProbes(settings: ProviderSettings, isWritten: boolean, isMoving = false): Probe[] {
  const moving = isMoving ? listMotionProbes(settings) : undefined
  if (moving !== undefined) return moving
  const { provider, apiKey = '' } = settings
  const bearer = { ...(apiKey !== '' && { authorization: `Bearer ${apiKey}` }) }
  switch (provider) {
    case 'openai':
      return isWritten
        ? [{ path: '/responses', headers: bearer, body: oneWord(chooseModel('writer', settings)) }]
        : [{ path: '/models', headers: bearer }]
    case 'local-writer':
    case 'openai-compatible':
      return isWritten
        ? [
            {
              path: '/chat/completions',
              headers: bearer,
              body: oneWordOfChat(chooseModel('writer', settings)),
            },
          ]
        : [{ path: '/models', headers: bearer, isProof: (status) => status === 404 || status === 405 }]
    case 'anthropic': {
      const headers = { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
      const { messages } = oneWordOfChat('')
      return [
        {
          path: '/messages',
          headers,
          body: { model: chooseModel('writer', settings), max_tokens: TEST_TOKENS, messages },
        },
      ]
    }
    case 'google': {
      const headers = { 'x-goog-api-key': apiKey }
      const contents = [{ role: 'user', parts: [{ text: 'Say ok.' }] }]
      const body = { contents, generationConfig: { maxOutputTokens: TEST_TOKENS } }
      return isWritten
        ? [{ path: `/models/${chooseModel('writer', settings)}:generateContent`, headers, body }]
        : [{ path: '/models?pageSize=1', headers }]
    }
    case 'ollama':
      return [{ path: '/api/tags', check: (answer) => checkOllama(answer, chooseModel('writer', settings)) }]
    case 'elevenlabs':
      return [{ path: '/v1/user/subscription', headers: { 'xi-api-key': apiKey }, check: checkElevenLabs }]
    case 'kokoro':
      return [{ path: '/audio/voices' }]
    case 'fal':
      // A picture of nothing is refused before it is made, but after the key was looked at.
      return [
        {
          path: `/${chooseModel('illustrator', settings)}`,
          headers: { authorization: `Key ${apiKey}` },
          body: {},
          isProof: (status) => status === 422 || status === 400,
        },
      ]
    case 'replicate':
      return [{ path: '/account', headers: bearer }]
    case 'stability':
      return [{ path: '/v1/user/balance', headers: bearer, check: checkStability }]
    case 'comfyui':
      return [{ path: '/system_stats' }]
    case 'automatic1111':
      return [{ path: '/sdapi/v1/sd-models' }]
    case 'pexels':
      return [{ path: '/v1/curated?per_page=1', headers: { authorization: apiKey } }]
    default:
      throw failAs(provider, 'bad_request', 'It is not a service that is known here.')
  }
}

/** Of services that are asked otherwise for moving pictures than for others. */
function listMotionProbes(settings: ProviderSettings): Probe[] | undefined {
  const { provider, apiKey = '' } = settings
  const model = chooseModel('animator', settings)
  switch (provider) {
    case 'fal':
      // The queue takes whatever it is sent, and bills it when it is made; to ask for a job that there is not shows the key.
      return [
        {
          path: `/${model.split('/').slice(0, 2).join('/')}/requests/00000000-0000-0000-0000-000000000000/status`,
          headers: { authorization: `Key ${apiKey}` },
          isProof: (status) => status === 404 || status === 422 || status === 400,
        },
      ]
    case 'runway':
      return [
        {
          path: '/v1/organization',
          headers: { authorization: `Bearer ${apiKey}`, 'x-runway-version': RUNWAY_VERSION },
        },
      ]
    case 'kling':
      return [
        {
          path: `${KLING_PATH}?pageNum=1&pageSize=1`,
          headers: { authorization: signInToKling(apiKey, Date.now()) },
          check: checkKling,
        },
      ]
    case 'localai': {
      const headers = { ...(apiKey !== '' && { authorization: `Bearer ${apiKey}` }) }
      return [{ path: '/v1/models', headers, check: (answer) => checkLocalai(answer, model) }]
    }
    case 'comfyui':
      return [{ path: '/object_info/UNETLoader', check: (answer) => checkWan(answer, model) }]
    case 'sdcpp':
      return [{ path: '/sdcpp/v1/capabilities', check: checkSdcpp }]
    default:
      return undefined
  }
}

/** The version of Runway's interface that is spoken here. */
export const RUNWAY_VERSION = '2024-11-06'

function checkWan(answer: unknown, model: string): ProviderError | undefined {
  if (JSON.stringify(answer ?? null).includes(JSON.stringify(model))) return undefined
  return failAs('comfyui', 'bad_request', `The model ${model} is not installed there.`)
}

/** It answers some refusals as if they were none. */
function checkKling(answer: unknown): ProviderError | undefined {
  if (fieldOf(answer, 'code') === 0) return undefined
  const told = fieldOf(answer, 'message')
  return failAs('kling', 'refused', typeof told === 'string' ? told : '')
}

function checkLocalai(answer: unknown, model: string): ProviderError | undefined {
  const models = fieldOf(answer, 'data')
  if (Array.isArray(models) && models.some((one) => fieldOf(one, 'id') === model)) return undefined
  return failAs('localai', 'bad_request', `The model ${model} is not installed there.`)
}

function checkSdcpp(answer: unknown): ProviderError | undefined {
  const modes = fieldOf(answer, 'supported_modes')
  if (Array.isArray(modes) && modes.includes('vid_gen')) return undefined
  return failAs('sdcpp', 'bad_request', 'The model that it has loaded makes no moving pictures.')
}

function oneWord(model: string) {
  return { model, input: 'Say ok.', max_output_tokens: TEST_TOKENS, store: false }
}

function oneWordOfChat(model: string) {
  return { model, max_tokens: TEST_TOKENS, messages: [{ role: 'user', content: 'Say ok.' }] }
}

function checkOllama(answer: unknown, model: string): ProviderError | undefined {
  const models = fieldOf(answer, 'models')
  if (!Array.isArray(models)) return failAs('ollama', 'broken')
  const names = models.map((one) => String(fieldOf(one, 'name')))
  if (names.some((name) => name === model || name.split(':')[0] === model)) return undefined
  return failAs('ollama', 'bad_request', `The model ${model} is not downloaded: run "ollama pull ${model}".`)
}

function checkElevenLabs(answer: unknown): ProviderError | undefined {
  const [used, limit] = [fieldOf(answer, 'character_count'), fieldOf(answer, 'character_limit')]
  if (typeof used !== 'number' || typeof limit !== 'number' || used < limit) return undefined
  return failAs('elevenlabs', 'out_of_quota', `${used} of ${limit} characters are used.`)
}

function checkStability(answer: unknown): ProviderError | undefined {
  const credits = fieldOf(answer, 'credits')
  return typeof credits === 'number' && credits < 1 ? failAs('stability', 'out_of_quota') : undefined
}
