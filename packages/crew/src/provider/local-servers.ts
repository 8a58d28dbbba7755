import { fieldOf, parseAnswer } from './read-answer.ts'
import type { ProviderPart } from './provider.ts'

/** A model server on this machine, and the settings that have Hookreel use it. */
export type LocalServer = {
  readonly name: string
  readonly parts: readonly ProviderPart[]
  /** As `http://127.0.0.1:11434`. */
  readonly address: string
  /** The models it has; empty where it does not tell. */
  readonly models: readonly string[]
  /** Environment variables with their values: what the operator sets. */
  readonly settings: Readonly<Record<string, string>>
  /** What is lacking before it can be used; undefined when nothing is. */
  readonly lack: string | undefined
}

type Ask = (path: string) => Promise<Answer | undefined>
type Answer = { readonly status: number; readonly text: string; readonly json: unknown }
type Found = Omit<LocalServer, 'address'>
type Place = {
  readonly port: number
  readonly recognize: (ask: Ask, address: string) => Promise<Found | undefined>
}

const ANSWER_MS = 400
const MAX_BYTES = 64_000
/** What writes well and may be used freely comes first, when it is there. */
const PREFERRED = /qwen|gemma|mistral|llama/i
/** Models of films, and those of them that begin with a picture. */
const FILMS = /\bwan-?2|ltx|i2v|t2v/i
const MOVES = /i2v|ti2v|ltx/i

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const names = (value: unknown, name: string): string[] =>
  list(value).flatMap((one) => {
    const found = fieldOf(one, name)
    return typeof found === 'string' && found.length <= 200 ? [found] : []
  })
const choose = (models: readonly string[]) => models.find((one) => PREFERRED.test(one)) ?? models[0] ?? ''

const speaksOpenAi = (name: string, address: string, models: readonly string[]): Found => ({
  name,
  parts: ['writer'],
  models,
  settings: { TEXT_BASE_URL: `${address}/v1`, TEXT_MODEL: choose(models) },
  lack: models.length === 0 ? 'It has no model yet.' : undefined,
})

/** Its models speak, or write down what is said. */
function describeSpeaches(data: readonly unknown[], address: string): Found {
  const doing = (task: string) =>
    names(
      data.filter((one) => fieldOf(one, 'task') === task),
      'id',
    )
  const [voices, ears] = [doing('text-to-speech'), doing('automatic-speech-recognition')]
  const base = `${address}/v1`
  const speaks = ears.length === 0 || voices.length > 0
  return {
    name: 'Speaches',
    parts: [
      ...(speaks ? (['narrator'] as const) : []),
      ...(ears.length > 0 ? (['transcriber'] as const) : []),
    ],
    models: [...voices, ...ears],
    settings: {
      ...(speaks && { SPEECH_BASE_URL: base, SPEECH_MODEL: choose(voices) }),
      ...(ears.length > 0 && { TRANSCRIPTION_BASE_URL: base, TRANSCRIPTION_MODEL: ears[0] ?? '' }),
    },
    lack: voices.length + ears.length === 0 ? 'It has no model that speaks yet.' : undefined,
  }
}

/** By the answer and not by the port: several of them use the same one. */
const PLACES: readonly Place[] = [
  {
    port: 11434,
    recognize: async (ask, address) => {
      const [version, greeting, tags] = await Promise.all([ask('/api/version'), ask('/'), ask('/api/tags')])
      if (
        typeof fieldOf(version?.json, 'version') !== 'string' ||
        !greeting?.text.includes('Ollama is running')
      )
        return undefined
      const models = names(fieldOf(tags?.json, 'models'), 'name')
      return {
        name: 'Ollama',
        parts: ['writer'],
        models,
        settings: { OLLAMA_BASE_URL: address, OLLAMA_MODEL: choose(models) },
        lack: models.length === 0 ? 'It has no model yet: run "ollama pull qwen3.5:4b".' : undefined,
      }
    },
  },
  {
    port: 1234,
    recognize: async (ask, address) => {
      const answer = await ask('/api/v1/models')
      const loaded = list(fieldOf(answer?.json, 'models')).filter(
        (one) => fieldOf(one, 'loaded_instances') !== undefined,
      )
      if (loaded.length > 0) {
        const models = names(
          loaded.filter((one) => fieldOf(one, 'type') === 'llm'),
          'key',
        )
        return speaksOpenAi('LM Studio', address, models)
      }
      const older = list(fieldOf((await ask('/api/v0/models'))?.json, 'data')).filter(
        (one) => fieldOf(one, 'state') !== undefined,
      )
      return older.length === 0 ? undefined : speaksOpenAi('LM Studio', address, names(older, 'id'))
    },
  },
  {
    port: 8080,
    recognize: async (ask, address) => {
      const [props, listed, ready] = await Promise.all([ask('/props'), ask('/v1/models'), ask('/readyz')])
      const models = names(fieldOf(listed?.json, 'data'), 'id')
      if (fieldOf(props?.json, 'default_generation_settings') !== undefined)
        return speaksOpenAi('llama.cpp', address, models)
      const isLocalAi = ready?.status === 200 && models.length > 0 && (await ask('/version'))?.status === 200
      if (!isLocalAi) return undefined
      // What it has for films writes nothing.
      const moving = models.find((one) => MOVES.test(one))
      const writing = models.filter((one) => !FILMS.test(one))
      const writes = writing.length > 0 || moving === undefined
      const found = speaksOpenAi('LocalAI', address, writes ? writing : models)
      if (moving === undefined) return found
      return {
        ...found,
        models,
        parts: [...(writes ? found.parts : []), 'animator'],
        settings: {
          ...(writes && found.settings),
          ...{ LOCALAI_URL: address, LOCALAI_VIDEO_MODEL: moving },
        },
      }
    },
  },
  {
    port: 8000,
    recognize: async (ask, address) => {
      const [version, listed, health] = await Promise.all([
        ask('/version'),
        ask('/v1/models'),
        ask('/health'),
      ])
      const data = list(fieldOf(listed?.json, 'data'))
      if (
        typeof fieldOf(version?.json, 'version') === 'string' &&
        data.some((one) => fieldOf(one, 'owned_by') === 'vllm')
      )
        return speaksOpenAi('vLLM', address, names(data, 'id'))
      if (health?.status !== 200 || !data.some((one) => fieldOf(one, 'task') !== undefined)) return undefined
      return describeSpeaches(data, address)
    },
  },
  {
    port: 8880,
    recognize: async (ask, address) => {
      const voices = list(fieldOf((await ask('/v1/audio/voices'))?.json, 'voices'))
      const ids = voices.flatMap((one) => (typeof one === 'string' ? [one] : names([one], 'id')))
      if (!ids.some((id) => /^[ab][fm]_/.test(id))) return undefined
      return {
        name: 'Kokoro-FastAPI',
        parts: ['narrator'],
        models: [],
        settings: { KOKORO_BASE_URL: `${address}/v1` },
        lack: undefined,
      }
    },
  },
  {
    port: 8188,
    recognize: async (ask, address) => {
      const stats = await ask('/system_stats')
      if (fieldOf(fieldOf(stats?.json, 'system'), 'comfyui_version') === undefined) return undefined
      const loader = fieldOf(
        (await ask('/object_info/CheckpointLoaderSimple'))?.json,
        'CheckpointLoaderSimple',
      )
      const [models] = list(fieldOf(fieldOf(fieldOf(loader, 'input'), 'required'), 'ckpt_name'))
      const files = list(models).filter((one) => typeof one === 'string')
      return {
        name: 'ComfyUI',
        parts: ['illustrator'],
        models: files,
        settings: { COMFYUI_URL: address, COMFYUI_MODEL: files[0] ?? '' },
        lack: files.length === 0 ? 'It has no checkpoint yet.' : undefined,
      }
    },
  },
  {
    port: 7860,
    recognize: async (ask, address) => {
      const options = await ask('/sdapi/v1/options')
      const isOpen = fieldOf(options?.json, 'sd_model_checkpoint') !== undefined
      const isClosed = options?.status === 404 && /gradio/i.test((await ask('/'))?.text ?? '')
      if (!isOpen && !isClosed) return undefined
      const models = isOpen ? names((await ask('/sdapi/v1/sd-models'))?.json, 'model_name') : []
      return {
        name: 'Automatic1111',
        parts: ['illustrator'],
        models,
        settings: { AUTOMATIC1111_URL: address },
        lack: isOpen ? undefined : 'It was started without --api.',
      }
    },
  },
]

/**
 * Looks for model servers on this machine at their usual ports, all at once and for no longer than a second or two. Asks the loopback alone,
 * sends no key, follows no redirect; what answers otherwise than its kind does is passed over. Nothing that is found is used by that.
 * For tests, `portOf` tells where a port of the table is looked for, and `answerMs` how long an answer may take.
 */
export async function findLocalServers(
  fetch: typeof globalThis.fetch = globalThis.fetch,
  {
    portOf = (port: number) => port,
    answerMs = ANSWER_MS,
  }: { readonly portOf?: (port: number) => number; readonly answerMs?: number } = {},
): Promise<LocalServer[]> {
  const found = await Promise.all(
    PLACES.map(async ({ port, recognize }) => {
      const address = `http://127.0.0.1:${portOf(port)}`
      const server = await recognize((path) => askOnce(fetch, `${address}${path}`, answerMs), address)
      return server && { ...server, address }
    }),
  )
  return found.filter((one) => one !== undefined)
}

/** Nothing when nobody answers in time. */
async function askOnce(
  fetch: typeof globalThis.fetch,
  url: string,
  answerMs: number,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerMs) })
    const text = await readStart(response)
    return { status: response.status, text, json: parseAnswer(text) }
  } catch {
    return undefined
  }
}

async function readStart({ body }: Response): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BYTES) throw new Error('an answer of a model server is longer than it should be')
  }
  return text
}
