import { Check } from 'lucide-react'
import { Badge } from '../../components/badge.tsx'
import { buttonLook } from '../../components/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { ANNUAL_SAVING_PERCENT, type Plan } from './content.ts'
import { annualMonthPrice, formatPrice } from './plan-price.ts'

const WHEN_MONTHLY = 'group-has-[#annual:checked]/billing:hidden'
const WHEN_ANNUAL = 'hidden group-has-[#annual:checked]/billing:inline-flex'

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      data-plan={plan.id}
      className={classNames(
        'relative flex flex-col rounded-3xl border bg-surface p-7 shadow-card md:p-8',
        plan.badge === 'Most Popular' && 'border-primary shadow-pop ring-1 ring-primary',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{plan.name}</h2>
        <span className="hidden [.is-own_&]:block">
          <Badge tone="ok">Your plan</Badge>
        </span>
        {plan.badge && (
          <span className="[.is-own_&]:hidden">
            <Badge tone="primary">{plan.badge}</Badge>
          </span>
        )}
      </div>
      <p className="mt-1.5 text-muted lg:min-h-12">{plan.text}</p>
      <PlanPrice plan={plan} />
      {plan.isOpen ? (
        <>
          <div className="[.is-own_&]:hidden">
            <a
              href={`/signup?plan=${plan.id}`}
              className={buttonLook({ size: 'lg', className: `w-full ${WHEN_MONTHLY}` })}
            >
              <OrderWords name={plan.name} />
            </a>
            <a
              href={`/signup?plan=${plan.id}&billing=annual`}
              className={buttonLook({ size: 'lg', className: `w-full ${WHEN_ANNUAL}` })}
            >
              <OrderWords name={plan.name} />
            </a>
          </div>
          <a
            href="/settings?tab=billing"
            className={buttonLook({
              size: 'lg',
              variant: 'secondary',
              className: 'w-full not-[.is-own_*]:hidden',
            })}
          >
            Look at your plan
          </a>
        </>
      ) : (
        <button
          type="button"
          disabled
          className={buttonLook({
            size: 'lg',
            variant: 'secondary',
            className: 'w-full disabled:opacity-70',
          })}
        >
          Coming soon...
        </button>
      )}
      <ul className="mt-7 grid gap-3 border-t pt-7">
        {plan.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-ok" aria-hidden /> {point}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Those who are signed in order it at once: the button leads to the checkout. */
function OrderWords({ name }: { name: string }) {
  return (
    <>
      <span className="[.is-signed-in_&]:hidden">Get started</span>
      <span className="hidden [.is-signed-in_&]:inline">Choose {name}</span>
    </>
  )
}

/** Both prices stand in the page; the switch above chooses which is shown, without a script. */
function PlanPrice({ plan }: { plan: Plan }) {
  const annual = annualMonthPrice(plan.monthlyPrice, ANNUAL_SAVING_PERCENT)
  return (
    <div aria-live="polite" className="mt-6 mb-7 h-20">
      <p className={classNames('items-baseline gap-1.5', WHEN_MONTHLY, 'flex')}>
        <Figure>{formatPrice(plan.monthlyPrice)}</Figure> <span className="text-muted">/month</span>
      </p>
      <p className={classNames('text-sm text-muted', WHEN_MONTHLY)}>Billed every month</p>
      <p className={classNames('items-baseline gap-1.5', WHEN_ANNUAL)}>
        <Figure>{formatPrice(annual)}</Figure> <span className="text-muted">/month</span>
      </p>
      <p className={classNames('text-sm text-muted', WHEN_ANNUAL, 'w-full')}>
        {formatPrice(annual * 12)} billed once a year
      </p>
    </div>
  )
}

function Figure({ children }: { children: string }) {
  return <span className="text-5xl font-semibold tracking-[-0.045em] tabular-nums">{children}</span>
}
