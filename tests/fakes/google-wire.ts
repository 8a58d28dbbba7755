import { EVENTS, KEYS, read, sse } from './models/text-wire.ts'
import type { Wire } from './models/text-wire.ts'

export const GOOGLE: Wire = {
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
