import { EVENTS, KEYS, read, sse } from './text-wire.ts'
import type { Wire } from './text-wire.ts'

export const ANTHROPIC: Wire = {
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
