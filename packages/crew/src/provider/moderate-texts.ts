import { z } from 'zod'
import { failAs, readRefusal, readRetryAfter } from './explain-status.ts'
import { readErrorBody } from './explain-ai-error.ts'
import { limitAnswers } from './limit-answers.ts'
import { limitTime } from './limit-time.ts'
import type { ProviderSettings } from './provider-settings.ts'

const MODEL = 'omni-moderation-latest'
const MAX_BYTES = 1_000_000
const OPENAI = 'https://api.openai.com/v1'
const answerSchema = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })),
})

/**
 * Asks OpenAI's moderation, which costs nothing, about texts. Answers what it objects to, by its own names
 * (`violence/graphic`); nothing when it has no objection. Throws ProviderError when it cannot be asked.
 */
export async function moderateTexts(
  settings: Pick<ProviderSettings, 'apiKey' | 'baseUrl'>,
  texts: readonly string[],
  options: {
    readonly timeoutSeconds: number
    readonly signal?: AbortSignal
    readonly fetch?: typeof globalThis.fetch
  },
): Promise<string[]> {
  const ask = limitAnswers('openai', options.fetch, MAX_BYTES)
  return limitTime('openai', options.timeoutSeconds, options.signal, async (signal) => {
    let answer: Response
    try {
      answer = await ask(`${settings.baseUrl ?? OPENAI}/moderations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.apiKey ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: MODEL, input: texts }),
        signal,
      })
    } catch (error) {
      signal.throwIfAborted()
      throw failAs('openai', 'unavailable', '', { cause: error })
    }
    const body = await answer.text()
    if (answer.ok) return readObjections(body)
    const told = readErrorBody(body)
    throw failAs('openai', readRefusal({ status: answer.status, ...told }), told.message, {
      retryAfterSeconds: readRetryAfter(answer.headers.get('retry-after')),
    })
  })
}

function readObjections(body: string): string[] {
  try {
    const { results } = answerSchema.parse(JSON.parse(body))
    const flagged = results.flatMap(({ categories }) =>
      Object.entries(categories).flatMap(([name, isFlagged]) => (isFlagged ? [name] : [])),
    )
    return [...new Set(flagged)]
  } catch (error) {
    throw failAs('openai', 'broken', '', { cause: error })
  }
}
