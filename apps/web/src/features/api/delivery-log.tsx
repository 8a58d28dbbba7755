import { resendDelivery, type Delivery } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatMoment } from '../../lib/format.ts'
import { LoadError } from '../shell/load-error.tsx'
import { deliveriesQuery, LOG_REFRESH_MS } from './api-queries.ts'

const STATES = {
  waiting: { tone: 'warn', label: 'Waiting' },
  delivered: { tone: 'ok', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Failed' },
} as const

/** What was sent to a webhook, with a way to send it again. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const log = useQuery({
    ...deliveriesQuery(webhookId),
    refetchInterval: (query) =>
      query.state.data?.deliveries.some(({ state }) => state === 'waiting') ? LOG_REFRESH_MS : false,
  })
  if (log.isPending) return <Skeleton className="mt-3 h-10" />
  if (log.error)
    return <LoadError title="Failed to load the log" error={log.error} onRetry={() => void log.refetch()} />
  const { deliveries } = log.data
  if (deliveries.length === 0)
    return <p className="mt-3 text-small text-muted">Nothing was sent yet. Send a test message.</p>
  return (
    <ul className="mt-3 divide-y rounded-lg border bg-surface-2/50 px-3" aria-label="Deliveries">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
      ))}
    </ul>
  )
}

function describe({ state, tries, problem, nextTryAt, triedAt, createdAt }: Delivery): string {
  const when = formatMoment(triedAt ?? createdAt)
  if (state === 'delivered') return when
  if (tries === 0) return `${when}, being sent`
  const next = state === 'waiting' && nextTryAt ? ` Next try ${formatMoment(nextTryAt)}.` : ''
  return `${when}, try ${tries}: ${problem ?? ''}${next}`
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const cache = useQueryClient()
  const resend = useMutation({
    mutationFn: () => call(resendDelivery, { params: { id: webhookId, deliveryId: delivery.id } }),
    onSettled: () => cache.invalidateQueries(deliveriesQuery(webhookId)),
    onError: (error) => toast.error('It was not sent again', { description: error.message }),
  })
  const { tone, label } = STATES[delivery.state]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium">
          <code>{delivery.type}</code>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="mt-0.5 text-small text-muted">{describe(delivery)}</p>
      </div>
      <Button
        variant="quiet"
        size="icon-sm"
        isBusy={resend.isPending}
        aria-label={`Send ${delivery.type} again`}
        title="Send again"
        onClick={() => resend.mutate()}
      >
        <RotateCw />
      </Button>
    </li>
  )
}
