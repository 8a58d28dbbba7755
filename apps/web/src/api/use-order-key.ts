import { IDEMPOTENCY_HEADER, type OrderOutcome } from '@hookreel/contract'
import { useRef } from 'react'
import { toast } from 'sonner'
import { tellStopped } from './stopped-orders.ts'

const NOTHING_SENT = 'Nothing was made or charged.'
const ASKING = 'Nothing is waited for any more. The server is being told.'
const AWAY =
  'The server does not answer now. It is told as soon as it does; what it may have begun is then taken back.'

type Words = Readonly<Record<OrderOutcome, string>>
type Sent = { readonly order: string; readonly key: string }

/**
 * The key of an order that costs or changes something, and how it is stopped. The same order sent again after no answer has the same
 * key: it is done and paid once. Stop ends the waiting at once and has the server take the order back, whether it had arrived or
 * arrives late; `words` say what became of it. With `keepsFinished` the same order asked for again brings what was finished.
 */
export function useOrderKey(words: Words, { onStopped, keepsFinished = false }: Choices = {}) {
  const sent = useRef<Sent | null>(null)
  const running = useRef<{ abort: AbortController; isSent: boolean } | null>(null)
  const tell = async ({ order, key }: Sent) => {
    const id = `stopped-${key}`
    toast.info('Stopped', { id, description: ASKING })
    const outcome = await tellStopped(key, () => toast.info('Stopped', { id, description: AWAY }))
    if (outcome === 'finished' && keepsFinished) sent.current ??= { order, key }
    toast.info('Stopped', { id, description: words[outcome] })
    onStopped?.(outcome)
  }
  return {
    /** Before anything of an order is done: what its Stop aborts. */
    begin: (): AbortSignal => {
      const abort = new AbortController()
      running.current = { abort, isSent: false }
      return abort.signal
    },
    /** This very order was sent and not answered. */
    isSent: (order: unknown): boolean => sent.current?.order === JSON.stringify(order),
    /** The headers under which the order is sent. */
    headersFor: (order: unknown): { [IDEMPOTENCY_HEADER]: string } => {
      const written = JSON.stringify(order)
      if (sent.current?.order !== written) sent.current = { order: written, key: crypto.randomUUID() }
      if (running.current) running.current.isSent = true
      return { [IDEMPOTENCY_HEADER]: sent.current.key }
    },
    /** It was answered: the same words are another order from now on, and there is nothing to stop. */
    forget: () => {
      sent.current = null
      running.current = null
    },
    stop: () => {
      const [{ abort, isSent }, order] = [running.current ?? { abort: null, isSent: false }, sent.current]
      running.current = null
      if (!abort || abort.signal.aborted) return
      abort.abort()
      sent.current = null
      if (isSent && order)
        tell(order).catch((error: unknown) => toast.error('Stopped', { description: String(error) }))
      else toast.info('Stopped', { description: NOTHING_SENT })
    },
  }
}

type Choices = { onStopped?: (outcome: OrderOutcome) => void; keepsFinished?: boolean }

/** What is waited for before an order is sent, until the person stops it. */
export function untilStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  return Promise.race([work, stopped])
}
