import { getReceipt } from '@hookreel/contract'
import type { Receipt as ReceiptData, Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ApiError, call } from '../../api/call.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatMoment, formatPlural } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Works } from '../content-credentials/works.tsx'
import { LoadError } from '../shell/load-error.tsx'

const ServiceCalls = lazyPart(() =>
  import('../providers/service-calls.tsx').then((module) => ({ default: module.ServiceCalls })),
)

const SUMS = [
  ['held', 'Held when ordered'],
  ['captured', 'Used'],
  ['returned', 'Given back'],
  ['purchased', 'Credits added'],
  ['takenBack', 'Taken back'],
] as const

/** What a video, a batch of ideas, an enhancement or a payment did to the balance, and why. */
export function Receipt(props: {
  id: string
  title?: string
  /** Of a video: whose works it shows, each with its licence. */
  works?: Video['works']
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const receipt = useQuery({
    queryKey: ['receipt', props.id],
    queryFn: ({ signal }) => call(getReceipt, { params: { id: props.id }, signal }),
    enabled: props.open,
    staleTime: 0,
  })
  // What is one's own and on no entry of one's ledger cost nothing: films that were sent here finished.
  const isFree = receipt.error instanceof ApiError && receipt.error.code === 'receipt_not_found'
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title="Receipt" description={props.title}>
      {isFree && <p className="text-sm text-muted">Nothing was charged for it.</p>}
      {receipt.error && !isFree && (
        <LoadError
          title="Failed to load the receipt"
          error={receipt.error}
          onRetry={() => void receipt.refetch()}
        />
      )}
      {receipt.isPending && <Skeleton className="h-24" />}
      {receipt.data && <Sums receipt={receipt.data} />}
      {props.works && <Works works={props.works} />}
      {receipt.data && (
        <Suspense>
          <ServiceCalls videoId={receipt.data.id} />
        </Suspense>
      )}
    </Dialog>
  )
}

function Sums({ receipt }: { receipt: ReceiptData }) {
  return (
    <>
      <dl className="divide-y rounded-xl border text-sm">
        {SUMS.filter(([name]) => receipt[name] !== 0).map(([name, label]) => (
          <div key={name} className="flex justify-between gap-4 px-3.5 py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatPlural(receipt[name], 'credit')}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 px-3.5 py-2.5">
          <dt className="shrink-0 text-muted">{receipt.isSettled ? 'Why' : 'Now'}</dt>
          <dd className="text-right">{receipt.isSettled ? receipt.why : 'Still held while it is made'}</dd>
        </div>
      </dl>
      <ol className="grid gap-2 text-small text-muted">
        {receipt.entries.map((entry) => (
          <li key={entry.id} className="flex justify-between gap-4">
            <span>
              {entry.reason}, <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            </span>
            <span className="shrink-0 tabular-nums">
              {entry.amount > 0 ? `+${entry.amount}` : entry.amount}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
