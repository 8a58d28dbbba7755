import { fileURLToPath } from 'node:url'
import { killProgram, startNode } from '@hookreel/sandbox'
import { RenderError } from '../render-error.ts'
import type { FromCredentials, ToCredentials } from './credentials-messages.ts'

const WORKER = fileURLToPath(new URL('./credentials-worker.ts', import.meta.url))
/** The file three times, and what the program itself takes: a film of three minutes has 60 MB. */
const LIMITS = { memoryBytes: 2 * 1024 ** 3, cpuSeconds: 300, fileBytes: 1024 ** 3, openFiles: 64 }
/** Of what strangers send: the largest film takes 8 s, and one megabyte of nothing but empty boxes takes 50 (the library's time grows with their square). */
const READING = { limits: { ...LIMITS, cpuSeconds: 20 }, niceness: 10 }

type Order = Exclude<ToCredentials, { kind: 'signature' }>
type Answer = Extract<FromCredentials, { kind: 'sealed' | 'report' }>

/** Runs one order in a confined process; what it wants signed is signed here. Throws RenderError `credentials_failed`. */
export async function runCredentials(
  order: Order,
  sign: ((claim: Uint8Array) => Promise<Uint8Array>) | undefined,
  writes: readonly string[],
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted()
  const child = startNode(WORKER, [], {
    ...{ isOurCode: true, reads: [order.input], writes },
    ...(order.kind === 'read' ? READING : { limits: LIMITS }),
    ...{ errors: 'pipe', serialization: 'advanced' },
  })
  const kill = () => killProgram(child)
  signal?.addEventListener('abort', kill, { once: true })
  try {
    const end = await new Promise<FromCredentials | undefined>((resolve, reject) => {
      let last: FromCredentials | undefined
      let errors = ''
      child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2000)))
      const answer = (message: ToCredentials) => {
        if (child.connected) child.send(message, () => undefined)
      }
      child.on('message', (message: FromCredentials) => {
        if (message.kind === 'ready') answer(order)
        else if (message.kind === 'sign' && sign)
          sign(message.claim).then((bytes) => answer({ kind: 'signature', bytes }), reject)
        else last = message
      })
      child.once('error', reject)
      child.once('close', () => resolve(last ?? { kind: 'failed', message: errors }))
    })
    signal?.throwIfAborted()
    if (end?.kind === 'sealed' || end?.kind === 'report') return end
    throw new RenderError('credentials_failed', 'The content credentials could not be handled.', {
      detail: end?.kind === 'failed' ? end.message : '',
    })
  } finally {
    signal?.removeEventListener('abort', kill)
    kill()
  }
}
