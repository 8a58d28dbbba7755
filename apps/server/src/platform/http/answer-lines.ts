import type { Log } from '../log.ts'
import { findRefusal, presentError } from './answer-error.ts'
import type { AppContext } from './app-type.ts'

export const LINES_TYPE = 'application/x-ndjson'

/** Whether an answer is asked for in lines. */
export function wantsLines(context: AppContext): boolean {
  return context.req.header('accept')?.includes(LINES_TYPE) ?? false
}

/**
 * An answer that is sent line by line, as JSON. It begins with the first line: a refusal before that is answered like any
 * other, and one after it is the last line, `failed`. The signal is aborted when nobody listens any more.
 */
export function answerLines(
  context: AppContext,
  log: Log,
  work: (send: (line: object) => void, signal: AbortSignal) => Promise<void>,
): Promise<Response> {
  const leaving = new AbortController()
  const signal = AbortSignal.any([leaving.signal, context.req.raw.signal])
  const encoder = new TextEncoder()
  return new Promise((resolve, reject) => {
    let sink: ReadableStreamDefaultController<Uint8Array> | undefined
    const open = () => {
      const lines = new ReadableStream<Uint8Array>({
        start: (controller) => {
          sink = controller
        },
        cancel: () => leaving.abort(),
      })
      // A proxy in front must not gather what is meant to be seen at once.
      const headers = { 'content-type': LINES_TYPE, 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      resolve(context.body(lines, 200, headers))
    }
    const send = (line: object) => {
      if (signal.aborted) return
      if (!sink) open()
      sink?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
    }
    const end = () => {
      if (!leaving.signal.aborted) sink?.close()
    }
    work(send, signal).then(end, (error: unknown) => {
      if (!sink) {
        reject(error instanceof Error ? error : new Error(String(error)))
        return
      }
      if (!signal.aborted) {
        const { error: told } = presentError(findRefusal(error, context, log), context.var.requestId)
        send({ type: 'failed', error: told })
      }
      end()
    })
  })
}
