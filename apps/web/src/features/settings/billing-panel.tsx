import { STARTER_PLAN, type Billing, type Payment } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { href, Link } from 'react-router'
import { creditsPageQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge, type Tone } from '../../components/badge.tsx'
import { buttonLook } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatCount, formatMoment, formatMoney } from '../../lib/format.ts'
import { LoadError } from '../shell/load-error.tsx'
import { describeClosing, describeItem, OrderActs } from '../credits/open-orders.tsx'
import { PlanSection } from '../credits/plan-section.tsx'
import { describePlan, runningPlan } from '../credits/standing.ts'
import { StandingNote } from '../credits/standing-note.tsx'
import { StorageCard } from '../storage-quota/storage-card.tsx'
import { VideoUsage } from './video-usage.tsx'
import { LEDGER_PAGE_SIZE, LedgerList } from './ledger-list.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'
import { billingQuery } from '../credits/billing-query.ts'

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-xl border bg-background px-4 py-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-0.5 text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** Nobody is told of a plan before it is known which one is theirs. */
function tellPlan(billing: Billing | undefined): { title: string; hint: string } {
  if (billing === undefined) return { title: 'Your plan', hint: '\u00a0' }
  const plan = runningPlan(billing)
  if (plan) return { title: `${STARTER_PLAN.name} Plan`, hint: describePlan(plan) }
  const hint = '$0/month. Credits from your trial and from packages pay for what you make.'
  return { title: 'Free Plan', hint }
}

function Plan({ billing, balance }: { billing: Billing | undefined; balance: number | undefined }) {
  const wait = <Skeleton className="h-7 w-16" />
  return (
    <SettingGroup
      {...tellPlan(billing)}
      aside={
        <Link to={href('/credits')} className={buttonLook({ size: 'sm' })}>
          Buy credits
        </Link>
      }
    >
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure label="Balance">{balance === undefined ? wait : formatCount(balance)}</Figure>
        <Figure label="Used this month">{billing ? formatCount(billing.month.usedCredits) : wait}</Figure>
        <Figure label="Videos this month">{billing ? formatCount(billing.month.videos) : wait}</Figure>
        <Figure label="Idea batches">{billing ? formatCount(billing.month.ideaBatches) : wait}</Figure>
      </dl>
      {billing?.provider === 'local' && (
        <Alert tone="info">
          No payment service is set up on this server: purchases run in test mode and move no money.
        </Alert>
      )}
    </SettingGroup>
  )
}

const STATUSES: Record<Payment['status'], { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'warn' },
  paid: { label: 'Paid', tone: 'ok' },
  failed: { label: 'Failed', tone: 'danger' },
  expired: { label: 'Expired', tone: 'neutral' },
  partly_refunded: { label: 'Partly refunded', tone: 'primary' },
  refunded: { label: 'Refunded', tone: 'primary' },
  disputed: { label: 'Disputed', tone: 'warn' },
}

function Receipts({ payments }: { payments: readonly Payment[] }) {
  return (
    <SettingGroup title="Receipts">
      {payments.length === 0 ? (
        <p className="text-sm text-muted">No payments yet. What you buy is listed here.</p>
      ) : (
        <ul className="divide-y">
          {payments.map((payment) => (
            <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                  {describeItem(payment)}
                  <Badge tone={STATUSES[payment.status].tone}>{STATUSES[payment.status].label}</Badge>
                  {payment.provider === 'local' && <Badge tone="outline">Test mode</Badge>}
                </p>
                <p className="mt-0.5 text-small text-muted">
                  {formatMoment(payment.createdAt)}
                  {payment.status === 'open' && `. ${describeClosing(payment)}`}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm tabular-nums">
                {payment.status === 'open' && <OrderActs payment={payment} />}
                {payment.receiptUrl && (
                  <a
                    href={payment.receiptUrl}
                    target="_blank"
                    rel="noreferrer"
                    className="underline underline-offset-4"
                  >
                    Receipt
                  </a>
                )}
                <span className="font-semibold">{formatMoney(payment.amountCents, payment.currency)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SettingGroup>
  )
}

export function BillingPanel() {
  const billing = useQuery(billingQuery)
  const [page, setPage] = useState(1)
  const credits = useQuery(creditsPageQuery(page, LEDGER_PAGE_SIZE))
  const failed = [billing, credits].find(({ error }) => error !== null)
  return (
    <div className="grid grid-cols-1 gap-5">
      {failed?.error && (
        <LoadError
          title="Failed to load your billing"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      <Plan billing={billing.data} balance={credits.data?.balance} />
      <StandingNote isBesidePlans />
      <SettingGroup
        title="Plans"
        hint={
          billing.data === undefined
            ? 'Prices in US dollars.'
            : billing.data.provider === 'local'
              ? 'Prices in US dollars. In test mode nothing is charged.'
              : 'What is shown is what is charged, in US dollars.'
        }
      >
        <PlanSection />
      </SettingGroup>
      <StorageCard />
      <VideoUsage />
      {billing.data && <Receipts payments={billing.data.payments} />}
      <LedgerList found={credits.data} page={page} onPage={setPage} />
    </div>
  )
}
