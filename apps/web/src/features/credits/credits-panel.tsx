import { Coins } from 'lucide-react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'

/** Stands beside what cannot be paid for, with the way to more credits. */
export function CreditsPanel(props: { cost: number; balance: number; purpose: string }) {
  return (
    <section
      aria-label="Insufficient Credits"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-warn-ink/25 bg-warn-soft p-4 text-warn-ink"
    >
      <Coins className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 basis-60 text-sm">
        <strong className="font-semibold">Insufficient Credits.</strong> You need at least {props.cost} AI
        credits to {props.purpose}, and you have {props.balance}.
      </p>
      <Link to={href('/credits')} className={buttonLook({ size: 'sm' })}>
        Purchase AI Credits
      </Link>
    </section>
  )
}
