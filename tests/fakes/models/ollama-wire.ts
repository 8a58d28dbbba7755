import { read } from './text-wire.ts'
import type { Wire } from './text-wire.ts'

export const OLLAMA: Wire = {
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
