import type { CreditPackage, getPricing } from '@hookreel/contract'
import { Clapperboard, Sparkles } from 'lucide-react'
import type { z } from 'zod'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount, formatPlural } from '../../lib/format.ts'

type Pricing = z.output<typeof getPricing.output>

/** The packages that are offered, each with what it buys at today's costs. */
export function PackageCards(props: {
  pricing: Pricing | undefined
  busyId: string | null
  onBuy: (offer: CreditPackage) => void
}) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {props.pricing
        ? props.pricing.creditPackages.map((offer) => (
            <PackageCard
              key={offer.id}
              offer={offer}
              costs={props.pricing?.creditCosts}
              isBusy={props.busyId === offer.id}
              isDisabled={props.busyId !== null}
              onBuy={() => props.onBuy(offer)}
            />
          ))
        : [0, 1, 2, 3].map((place) => <Skeleton key={place} className="h-72 rounded-card" />)}
    </div>
  )
}

function PackageCard(props: {
  offer: CreditPackage
  costs: Pricing['creditCosts'] | undefined
  isBusy: boolean
  isDisabled: boolean
  onBuy: () => void
}) {
  const { offer, costs } = props
  const total = offer.credits + (offer.bonus ?? 0)
  const buys = (cost: number | undefined) => Math.floor(total / Math.max(1, cost ?? 1))
  return (
    <Card
      className={classNames(
        'relative flex flex-col p-5',
        offer.popular && 'border-primary ring-1 ring-primary',
      )}
    >
      <div className="flex min-h-6 flex-wrap gap-2 max-sm:empty:hidden">
        {offer.popular && <Badge className="bg-primary text-primary-fg">Most Popular</Badge>}
        {offer.bonus ? <Badge tone="ok">+{formatCount(offer.bonus)} bonus</Badge> : null}
      </div>
      <h3 className="mt-3 text-sm font-medium text-muted capitalize">{offer.id}</h3>
      <p className="mt-1 text-3xl font-semibold tracking-tight tabular-nums">
        {formatCount(total)} <span className="text-base font-medium text-muted">credits</span>
      </p>
      <p className="mt-1 min-h-5 text-small text-muted max-sm:empty:hidden">
        {offer.bonus ? `${formatCount(offer.credits)} + ${formatCount(offer.bonus)} bonus credits` : ''}
      </p>
      <ul className="mt-3 grid gap-2 text-sm">
        <li className="flex items-center gap-2">
          <Sparkles className="size-4 text-primary-ink" aria-hidden />
          {formatPlural(buys(costs?.video_ideas), 'idea batch', 'idea batches')}
        </li>
        <li className="flex items-center gap-2">
          <Clapperboard className="size-4 text-primary-ink" aria-hidden />
          or {formatPlural(buys(costs?.video_generation), 'video')}
        </li>
      </ul>
      <p className="mt-5 flex items-baseline gap-2 tabular-nums">
        <span className="text-xl font-semibold">${offer.price.toFixed(2)}</span>
        {offer.originalPrice !== undefined && (
          <s className="text-sm text-muted">
            <span className="sr-only">instead of </span>${offer.originalPrice.toFixed(2)}
          </s>
        )}
      </p>
      <Button
        className="mt-4 w-full"
        variant={offer.popular ? 'primary' : 'secondary'}
        isBusy={props.isBusy}
        disabled={props.isDisabled}
        aria-label={`Purchase ${formatCount(total)} credits for $${offer.price.toFixed(2)}`}
        onClick={props.onBuy}
      >
        Purchase
      </Button>
    </Card>
  )
}
