import type { z } from 'zod'
import { explainAiError, readErrorBody } from '../provider/explain-ai-error.ts'
import { failAs, readRefusal } from '../provider/explain-status.ts'
import { limitTime } from '../provider/limit-time.ts'
import type { ProviderAnswer, ProviderGate } from '../provider/provider.ts'
import type { ProviderSettings } from '../provider/provider-settings.ts'
import { chooseModel, findTokenPrice, priceTokens } from '../provider/models.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { openModel } from './open-model.ts'

/** A service that writes, and how it is reached. */
export type WritingService = {
  readonly settings: ProviderSettings
  readonly gate: ProviderGate
  /** Limit of one request. */
  readonly timeoutSeconds: number
  /** Instead of the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** What a model is told and asked. */
export type Asked = {
  /** What is asked, for receipts: `ideas`, `enhance`. */
  readonly operation: string
  /** Rules; nothing of a user stands in them. */
  readonly instructions: string
  /** The request with the user's text as data. */
  readonly prompt: string
  /** An answer that could not be used, and why: the model is asked to mend it. */
  readonly mend?: { readonly answer: string; readonly problem: string } | undefined
  /** Of the answer; it is checked again by anyone who asks. */
  readonly schema: z.ZodType
  /** Tokens that the answer probably has, without the model's thoughts. */
  readonly answerTokens: number
}

/** What came back: JSON if all went well, and whether it is whole. */
export type Written = { readonly text: string; readonly isCutOff: boolean }

/** Tokens that models think with before they write: usually, and at most before an answer is given up. */
const USUAL_THOUGHTS = 1000
const MAX_THOUGHTS = 12_000
/** Of an answer; what has more than its tokens can be is no answer, and reading it would hold up everybody: each piece reads all before it again, 100,000 letters took 20 s. */
const LETTERS_A_TOKEN = 8
/** An answer that is repeated to the model may be long; its beginning says enough. */
const REPEATED_CHARACTERS = 8000

/**
 * Asks a model once, through the gate, without any retry; the text is told piece by piece as it is written.
 * Throws ProviderError; an answer that is cut off or no JSON is no error yet.
 */
export async function askModel(
  service: WritingService,
  asked: Asked,
  signal?: AbortSignal,
  onText?: (textSoFar: string) => Promise<void>,
): Promise<Written> {
  const { settings, gate, timeoutSeconds } = service
  const price = findTokenPrice(settings)
  const inputTokens = estimateTokens(asked.instructions + asked.prompt + (asked.mend?.answer ?? ''))
  const expected = asked.answerTokens + USUAL_THOUGHTS
  const spend = (input = inputTokens, output = expected) => priceTokens(price, input, output)
  const call = {
    provider: settings.provider,
    part: 'writer',
    operation: asked.operation,
    model: chooseModel('writer', settings),
    estimatedMicrodollars: spend(),
  } as const
  return gate.run(
    call,
    () =>
      limitTime(settings.provider, timeoutSeconds, signal, async (limited) => {
        try {
          return await stream(service, asked, spend, limited, onText)
        } catch (error) {
          limited.throwIfAborted()
          throw await explainAiError(settings.provider, error)
        }
      }),
    signal,
  )
}

async function stream(
  { settings, fetch }: WritingService,
  asked: Asked,
  spend: (inputTokens?: number, outputTokens?: number) => number,
  abortSignal: AbortSignal,
  onText: ((textSoFar: string) => Promise<void>) | undefined,
): Promise<ProviderAnswer<Written>> {
  const { streamText, Output } = await import('ai')
  const { model, providerOptions } = await openModel(settings, fetch)
  const { stream: parts } = streamText({
    model,
    instructions: asked.instructions,
    messages: listMessages(asked),
    output: Output.object({ schema: asked.schema, name: asked.operation }),
    maxOutputTokens: 2 * asked.answerTokens + MAX_THOUGHTS,
    maxRetries: 0,
    abortSignal,
    // Errors are parts of the stream, too; without this they are printed.
    onError: () => undefined,
    ...(providerOptions && { providerOptions }),
  })
  const mostLetters = LETTERS_A_TOKEN * (2 * asked.answerTokens + USUAL_THOUGHTS)
  let text = ''
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      text += part.text
      if (text.length > mostLetters) throw failAs(settings.provider, 'broken', 'Its answer is too large.')
      await onText?.(text)
    } else if (part.type === 'error') {
      throw explainPart(settings.provider, part.error)
    } else if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage
      if (part.finishReason === 'content-filter') throw failAs(settings.provider, 'moderated')
      const isCutOff = part.finishReason === 'length'
      return { value: { text, isCutOff }, microdollars: spend(inputTokens, outputTokens) }
    }
  }
  return { value: { text, isCutOff: true }, microdollars: spend() }
}

function listMessages({ prompt, mend }: Asked) {
  const asked = { role: 'user' as const, content: prompt }
  if (!mend) return [asked]
  return [
    asked,
    { role: 'assistant' as const, content: mend.answer.slice(0, REPEATED_CHARACTERS) || '(nothing)' },
    {
      role: 'user' as const,
      content: `That answer cannot be used: ${mend.problem} Answer the request again, complete and only as JSON of the schema.`,
    },
  ]
}

/** An error that a service tells in the middle of its answer is no HTTP answer any more. */
function explainPart(provider: string, error: unknown): unknown {
  if (error instanceof Error) return error
  const told = readErrorBody(typeof error === 'string' ? error : JSON.stringify(error ?? ''))
  return failAs(provider, readRefusal({ status: 500, ...told }), told.message, { cause: error })
}
