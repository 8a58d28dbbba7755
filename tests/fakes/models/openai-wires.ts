import type { Received } from '../fake-service.ts'
import { EVENTS, KEYS, read, sse } from './text-wire.ts'
import type { Wire } from './text-wire.ts'

const openAiError = (code: string, message: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
})
const bearer = (key: string) => (request: Received) => request.headers['authorization'] === `Bearer ${key}`

export const OPENAI: Wire = {
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

/** Servers that are asked as OpenAI was first. */
export const CHAT: Wire = {
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
