import type { CreditEntry } from '@hookreel/contract'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount, formatMoment } from '../../lib/format.ts'
import { SettingGroup } from '../../components/setting-group.tsx'

export const LEDGER_PAGE_SIZE = 10

/** Every change of the balance, ten at a time, newest first. */
export function LedgerList(props: {
  found: { readonly entries: readonly CreditEntry[]; readonly total: number } | undefined
  page: number
  onPage: (page: number) => void
}) {
  const { page, onPage } = props
  const shown = props.found?.entries
  const pageCount = Math.ceil((props.found?.total ?? 0) / LEDGER_PAGE_SIZE)
  return (
    <SettingGroup title="Credit history" hint="Credits held for a video come back when it fails.">
      {!shown && <Skeleton className="h-24" />}
      {shown?.length === 0 && <p className="text-sm text-muted">Nothing yet.</p>}
      {shown && shown.length > 0 && (
        <table className="w-full text-left text-sm">
          <thead className="text-small text-muted">
            <tr className="border-b">
              <th className="py-2 font-medium">What</th>
              <th className="hidden py-2 font-medium sm:table-cell">When</th>
              <th className="py-2 text-right font-medium">Credits</th>
              <th className="py-2 pl-4 text-right font-medium">Balance</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {shown.map((entry) => (
              <tr key={entry.id}>
                <td className="py-2.5 pr-3">
                  {entry.reason}
                  <span className="block text-small text-muted sm:hidden">
                    {formatMoment(entry.createdAt)}
                  </span>
                </td>
                <td className="hidden py-2.5 pr-3 text-muted sm:table-cell">
                  {formatMoment(entry.createdAt)}
                </td>
                <td
                  className={classNames(
                    'py-2.5 text-right font-medium tabular-nums',
                    entry.amount > 0 && 'text-ok-ink',
                    entry.amount === 0 && 'text-muted',
                  )}
                >
                  {entry.amount > 0 ? `+${formatCount(entry.amount)}` : formatCount(entry.amount)}
                </td>
                <td className="py-2.5 pl-4 text-right text-muted tabular-nums">
                  {formatCount(entry.balance)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pageCount > 1 && (
        <div className="flex items-center justify-center gap-4">
          <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span className="text-sm text-muted tabular-nums" role="status">
            Page {page} of {pageCount}
          </span>
          <Button variant="secondary" size="sm" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </SettingGroup>
  )
}
