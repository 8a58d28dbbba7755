import { streamSSE } from 'hono/streaming'
import type { SSEStreamingApi } from 'hono/streaming'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { openLocalApi, refuseLocally } from '../../platform/http/open-local-api.ts'
import type { LocalApi } from '../../platform/http/open-local-api.ts'
import type { Log } from '../../platform/log.ts'
import { ProgramError } from '../installing/program-process.ts'
import type { WriteEnd, WriteOrder, WriterProcess } from './writer-process.ts'

export type WriterApiOptions = {
  /** Nothing while it is not installed. */
  readonly findProcess: () => WriterProcess | undefined
  readonly log: Log
}

const BODY_BYTES = 200_000
/** More than any answer of the crew has; a small model that goes round in circles is ended here. */
const MAX_TOKENS = 2048
const textSchema = z.object({ type: z.literal('text'), text: z.string() })
const requestSchema = z.object({
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'user', 'assistant']),
        content: z.union([z.string(), z.array(textSchema)]),
      }),
    )
    .min(1),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }).optional() }).optional(),
  max_tokens: z.number().int().positive().optional(),
  stream: z.boolean().default(false),
})

/** Where the writer of this machine is asked, OpenAI's way (`/chat/completions`), for this machine alone. */
export function openWriterApi({ findProcess, log }: WriterApiOptions): Promise<LocalApi> {
  return openLocalApi(
    (app) => {
      app.post('/v1/chat/completions', bodyLimit({ maxSize: BODY_BYTES }), async (context) => {
        const asked = requestSchema.safeParse(await context.req.json().catch(() => undefined))
        if (!asked.success) return context.json(refuseLocally('There is nothing to write.'), 400)
        const writer = findProcess()
        if (!writer) return context.json(refuseLocally('It is not installed on this machine.'), 503)
        const order = readOrder(asked.data)
        const { signal } = context.req.raw
        if (asked.data.stream)
          return streamSSE(context, (stream) =>
            tell(stream, log, (onText, left) => {
              const both = AbortSignal.any([signal, left])
              return writer.write(order, onText, both)
            }),
          )
        try {
          let text = ''
          const end = await writer.write(order, (piece) => (text += piece), signal)
          return context.json({
            ...frame(end),
            choices: [{ ...ended(end), message: { role: 'assistant', content: text } }],
          })
        } catch (error) {
          if (!(error instanceof ProgramError)) throw error
          log.error('the writer of this machine failed', { message: error.message })
          return context.json(refuseLocally(error.message), 503)
        }
      })
    },
    (error) => log.error('the writer of this machine failed', { error }),
  )
}

function readOrder(asked: z.output<typeof requestSchema>): WriteOrder {
  return {
    messages: asked.messages.map(({ role, content }) => ({
      role,
      content: typeof content === 'string' ? content : content.map(({ text }) => text).join('\n'),
    })),
    schema: asked.response_format?.json_schema?.schema,
    maxTokens: Math.min(asked.max_tokens ?? MAX_TOKENS, MAX_TOKENS),
  }
}

/** Piece by piece; a failure is told in the stream, as services do it. */
async function tell(
  stream: SSEStreamingApi,
  log: Log,
  write: (onText: (text: string) => void, left: AbortSignal) => Promise<WriteEnd>,
): Promise<void> {
  const left = new AbortController()
  stream.onAbort(() => left.abort(new Error('nobody waits for it any more')))
  const send = (data: unknown) => stream.writeSSE({ data: JSON.stringify(data) }).catch(() => undefined)
  try {
    const end = await write(
      (content) =>
        void send({ ...frame(), choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
      left.signal,
    )
    await send({ ...frame(end), choices: [{ ...ended(end), delta: {} }] })
  } catch (error) {
    if (left.signal.aborted) return
    const isKnown = error instanceof ProgramError
    log.error('the writer of this machine failed', isKnown ? { message: error.message } : { error })
    await send(refuseLocally(isKnown ? error.message : 'It failed.'))
  }
  await stream.writeSSE({ data: '[DONE]' }).catch(() => undefined)
}

const ended = ({ isCutOff }: WriteEnd) => ({ index: 0, finish_reason: isCutOff ? 'length' : 'stop' })

function frame(end?: WriteEnd) {
  const usage = end && {
    prompt_tokens: end.inputTokens,
    completion_tokens: end.outputTokens,
    total_tokens: end.inputTokens + end.outputTokens,
  }
  return {
    id: 'local-writer',
    object: 'chat.completion',
    created: 0,
    model: 'local',
    ...(usage && { usage }),
  }
}
