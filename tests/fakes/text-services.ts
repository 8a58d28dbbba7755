import { replyJson, SILENT } from './fake-service.ts'
import type { Handler, Received, Reply } from './fake-service.ts'
import { answerBySchema } from './written-answers.ts'

/** How the next request is answered instead of well. */
export type TextFault =
  | { readonly kind: 'text'; readonly text: string; readonly isCutOff?: boolean }
  | { readonly kind: 'silent' | 'garbage' | 'cut' | 'declined' | 'mid-stream-error' }
  | {
      readonly kind: 'error'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly retryAfter?: string
    }

/** What a service writes, before it is put into its own words on the wire. */
type Text = {
  readonly pieces: readonly string[]
  readonly end: 'stop' | 'length' | 'declined' | 'error'
  readonly inputTokens: number
  readonly outputTokens: number
}
export const KEYS = { openai: 'sk-openai', anthropic: 'sk-anthropic', google: 'AIza-google' } as const
export const USAGE = { inputTokens: 1000, outputTokens: 2000 }

type Wire = {
  readonly isKnown: (path: string) => boolean
  readonly key: (request: Received) => boolean
  /** JSON schema that the answer must have. */
  readonly schema: (body: Body) => unknown
  readonly write: (text: Text) => Reply & { readonly pieces: readonly string[] }
  readonly refuse: (code: string, message: string) => unknown
}
type Body = Readonly<Record<string, unknown>>

/** The services that write, under `/openai`, `/compatible`, `/anthropic`, `/google` and `/ollama`; faults are taken one by one. */
export function createTextServices(faults: TextFault[]): Handler {
  return (request) => {
    const wire = WIRES.find(({ isKnown }) => isKnown(request.path))
    if (!wire) return undefined
    if (!wire.key(request))
      return replyJson(wire.refuse('invalid_api_key', 'Incorrect API key provided.'), 401)
    // A request that came without a JSON object has nothing in it.
    const body = (request.body ?? {}) as Body
    const schema = wire.schema(body)
    const loose = findLooseness(schema)
    if (loose !== undefined) return replyJson(wire.refuse('invalid_json_schema', loose), 400)
    const fault = faults.shift()
    switch (fault?.kind) {
      case 'silent':
        return SILENT
      case 'garbage':
        return { status: 200, headers: { 'content-type': 'text/html' }, pieces: ['<html>Welcome</html>'] }
      case 'error':
        return replyJson(
          wire.refuse(fault.code, fault.message),
          fault.status,
          fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter },
        )
      case 'cut': {
        const whole = wire.write(split(answerBySchema(schema, request.body), 'stop'))
        return { ...whole, pieces: whole.pieces.slice(0, Math.ceil(whole.pieces.length / 2)), isCut: true }
      }
      case 'declined':
        return wire.write(split('', 'declined'))
      case 'mid-stream-error':
        return wire.write(split('{"ideas": [', 'error'))
      case 'text':
        return wire.write(split(fault.text, fault.isCutOff ? 'length' : 'stop'))
      default:
        return wire.write(split(answerBySchema(schema, request.body), 'stop'))
    }
  }
}

function split(text: string, end: Text['end']): Text {
  return { pieces: text.match(/[^]{1,40}/g) ?? [], end, ...USAGE }
}

/** What real services refuse in a strict schema: keys that may be left out, and objects that may have more. */
function findLooseness(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const properties: unknown = Reflect.get(schema, 'properties')
  if (Reflect.get(schema, 'type') === 'object') {
    const required: unknown = Reflect.get(schema, 'required')
    const named = Array.isArray(required) ? required : []
    const missing = Object.keys(properties ?? {}).find((name) => !named.includes(name))
    if (missing !== undefined)
      return `Invalid schema: 'required' must include every key; missing '${missing}'.`
    if (Reflect.get(schema, 'additionalProperties') !== false)
      return "Invalid schema: 'additionalProperties' must be false."
  }
  return Object.values(schema)
    .map(findLooseness)
    .find((found) => found !== undefined)
}

function sse(events: readonly unknown[], isNamed = false): string[] {
  return events.map((event) => {
    const type = typeof event === 'object' && event !== null ? String(Reflect.get(event, 'type')) : ''
    const data = typeof event === 'string' ? event : JSON.stringify(event)
    return `${isNamed ? `event: ${type}\n` : ''}data: ${data}\n\n`
  })
}
const EVENTS = { 'content-type': 'text/event-stream' }
const read = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  )
const openAiError = (code: string, message: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
})
const bearer = (key: string) => (request: Received) => request.headers['authorization'] === `Bearer ${key}`

const OPENAI: Wire = {
  isKnown: (path) => path === '/openai/responses',
  key: bearer(KEYS.openai),
  schema: (body) => read(body, 'text', 'format', 'schema'),
  refuse: openAiError,
  write: ({ pieces, end, inputTokens, outputTokens }) => {
    const about = { id: 'resp_1', created_at: 1, model: 'fake' }
    const usage = { input_tokens: inputTokens, output_tokens: outputTokens }
    const item = { type: 'message', id: 'msg_1' }
    const last =
      end === 'stop'
        ? { type: 'response.completed', response: { ...about, usage } }
        : {
            type: 'response.incomplete',
            response: {
              ...about,
              usage,
              incomplete_details: { reason: end === 'length' ? 'max_output_tokens' : 'content_filter' },
            },
          }
    const failed = {
      type: 'error',
      sequence_number: 3,
      error: { type: 'server_error', code: 'server_error', message: 'The server had an error.', param: null },
    }
    return {
      status: 200,
      headers: EVENTS,
      pieces: sse([
        { type: 'response.created', response: about },
        { type: 'response.output_item.added', output_index: 0, item },
        ...pieces.map((delta) => ({
          type: 'response.output_text.delta',
          item_id: 'msg_1',
          output_index: 0,
          content_index: 0,
          delta,
        })),
        ...(end === 'error'
          ? [failed]
          : [{ type: 'response.output_item.done', output_index: 0, item }, last]),
      ]),
    }
  },
}

const CHAT: Wire = {
  isKnown: (path) => path === '/compatible/chat/completions',
  // A server of one's own takes any key.
  key: () => true,
  schema: (body) => read(body, 'response_format', 'json_schema', 'schema'),
  refuse: openAiError,
  write: ({ pieces, end, inputTokens, outputTokens }) => {
    const about = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake' }
    const choice = (delta: object, finish_reason: string | null) => ({
      ...about,
      choices: [{ index: 0, delta, finish_reason }],
    })
    const reason = { stop: 'stop', length: 'length', declined: 'content_filter', error: 'stop' }[end]
    return {
      status: 200,
      headers: EVENTS,
      pieces: sse([
        ...pieces.map((content) => choice({ role: 'assistant', content }, null)),
        ...(end === 'error' ? [openAiError('server_error', 'The server had an error.')] : []),
        choice({}, reason),
        {
          ...about,
          choices: [],
          usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: 1 },
        },
        '[DONE]',
      ]),
    }
  },
}

const ANTHROPIC: Wire = {
  isKnown: (path) => path === '/anthropic/messages',
  key: ({ headers }) =>
    headers['x-api-key'] === KEYS.anthropic && headers['anthropic-version'] === '2023-06-01',
  schema: (body) => read(body, 'output_config', 'format', 'schema'),
  refuse: (code, message) => ({ type: 'error', error: { type: code, message } }),
  write: ({ pieces, end, inputTokens, outputTokens }) => {
    const reason = { stop: 'end_turn', length: 'max_tokens', declined: 'refusal', error: 'end_turn' }[end]
    return {
      status: 200,
      headers: EVENTS,
      pieces: sse(
        [
          {
            type: 'message_start',
            message: {
              id: 'msg_1',
              type: 'message',
              role: 'assistant',
              model: 'fake',
              content: [],
              stop_reason: null,
              stop_sequence: null,
              usage: { input_tokens: inputTokens, output_tokens: 1 },
            },
          },
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          ...pieces.map((text) => ({
            type: 'content_block_delta',
            index: 0,
            delta: { type: 'text_delta', text },
          })),
          ...(end === 'error'
            ? [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }]
            : [
                { type: 'content_block_stop', index: 0 },
                {
                  type: 'message_delta',
                  delta: { stop_reason: reason, stop_sequence: null },
                  usage: { output_tokens: outputTokens },
                },
                { type: 'message_stop' },
              ]),
        ],
        true,
      ),
    }
  },
}

const GOOGLE: Wire = {
  isKnown: (path) => /^\/google\/models\/[^/]+:streamGenerateContent$/.test(path),
  key: ({ headers }) => headers['x-goog-api-key'] === KEYS.google,
  schema: (body) => read(body, 'generationConfig', 'responseJsonSchema'),
  refuse: (code, message) => ({
    error: {
      code: 400,
      message: code === 'invalid_api_key' ? 'API key not valid. Please pass a valid API key.' : message,
      status: code,
    },
  }),
  write: ({ pieces, end, inputTokens, outputTokens }) => {
    const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', declined: 'SAFETY', error: 'OTHER' }[end]
    const usageMetadata = {
      promptTokenCount: inputTokens,
      candidatesTokenCount: outputTokens,
      totalTokenCount: inputTokens + outputTokens,
    }
    return {
      status: 200,
      headers: EVENTS,
      pieces: sse([
        ...pieces.map((text) => ({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] })),
        { candidates: [{ content: { role: 'model', parts: [] }, finishReason }], usageMetadata },
      ]),
    }
  },
}

const OLLAMA: Wire = {
  isKnown: (path) => path === '/ollama/api/chat',
  key: () => true,
  schema: (body) => read(body, 'format'),
  refuse: (_code, message) => ({ error: message }),
  write: ({ pieces, end, inputTokens, outputTokens }) => {
    const about = { model: 'fake', created_at: '2026-11-21T00:00:00Z' }
    const lines = [
      ...pieces.map((content) => ({ ...about, message: { role: 'assistant', content }, done: false })),
      {
        ...about,
        message: { role: 'assistant', content: '' },
        done: true,
        done_reason: end === 'length' ? 'length' : 'stop',
        total_duration: 1,
        load_duration: 1,
        prompt_eval_count: inputTokens,
        prompt_eval_duration: 1,
        eval_count: outputTokens,
        eval_duration: 1,
      },
    ]
    return {
      status: 200,
      headers: { 'content-type': 'application/x-ndjson' },
      pieces: lines.map((line) => `${JSON.stringify(line)}\n`),
    }
  },
}

const WIRES: readonly Wire[] = [OPENAI, CHAT, ANTHROPIC, GOOGLE, OLLAMA]
