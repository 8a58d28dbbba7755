import type { CreditEntry } from '@hookreel/contract'
import { useState } from 'react'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount, formatMoment } from '../../lib/format.ts'
import { Receipt } from './receipt.tsx'

const KINDS: Record<CreditEntry['kind'], { label: string; tone: Tone }> = {
  grant: { label: 'Granted', tone: 'ok' },
  purchase: { label: 'Purchase', tone: 'ok' },
  hold: { label: 'Held', tone: 'warn' },
  capture: { label: 'Used', tone: 'primary' },
  release: { label: 'Given back', tone: 'ok' },
  refund: { label: 'Refund', tone: 'neutral' },
  adjustment: { label: 'Adjusted', tone: 'neutral' },
}

/** Changes of the balance, newest first, each with its receipt; `onMore` brings those before them. */
export function EntryList(props: {
  entries: readonly CreditEntry[]
  total: number
  isBusy: boolean
  onMore: () => void
}) {
  const { entries, total } = props
  const [chosen, setChosen] = useState<CreditEntry | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ul className="divide-y">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onReceipt={() => {
              setChosen(entry)
              setIsOpen(true)
            }}
          />
        ))}
      </ul>
      {entries.length < total && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t p-3">
          <p role="status" className="text-small text-muted tabular-nums">
            {formatCount(entries.length)} of {formatCount(total)}
          </p>
          <Button variant="quiet" size="sm" isBusy={props.isBusy} onClick={props.onMore}>
            Show more
          </Button>
        </div>
      )}
      {chosen?.receiptId && (
        <Receipt id={chosen.receiptId} title={chosen.reason} open={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  )
}

function Entry({ entry, onReceipt }: { entry: CreditEntry; onReceipt: () => void }) {
  const kind = KINDS[entry.kind]
  return (
    <li className="flex items-center gap-3 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 text-sm font-medium break-words">{entry.reason}</span>
          <Badge tone={kind.tone}>{kind.label}</Badge>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-small text-muted">
          <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
          {entry.receiptId && (
            <button
              type="button"
              onClick={onReceipt}
              aria-label={`Receipt: ${entry.reason}`}
              className="min-h-6 underline underline-offset-4 hover:text-foreground"
            >
              Receipt
            </button>
          )}
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p
          className={classNames(
            'text-sm font-semibold',
            entry.amount > 0 && 'text-ok-ink',
            entry.amount === 0 && 'text-muted',
          )}
        >
          {entry.amount > 0 ? `+${formatCount(entry.amount)}` : formatCount(entry.amount)}
        </p>
        <p className="text-small text-muted">
          <span className="sr-only">Balance afterwards: </span>
          {formatCount(entry.balance)}
        </p>
      </div>
    </li>
  )
}
