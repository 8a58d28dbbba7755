import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { creditsQuery, instanceQuery, pricingQuery, trialQuery } from '../../api/queries.ts'
import { BalanceCard } from '../../features/credits/balance-card.tsx'
import { CheckoutResult } from '../../features/credits/checkout-result.tsx'
import { CostsCard } from '../../features/credits/costs-card.tsx'
import { CreditsQuestions } from '../../features/credits/credits-questions.tsx'
import { EntriesCard } from '../../features/credits/entries-card.tsx'
import { LocalCheckout } from '../../features/credits/local-checkout.tsx'
import { OpenOrders } from '../../features/credits/open-orders.tsx'
import { planWish, PlanSection } from '../../features/credits/plan-section.tsx'
import { StandingNote } from '../../features/credits/standing-note.tsx'
import { PackageCards } from '../../features/credits/package-cards.tsx'
import { useOrder, type Wish } from '../../features/credits/use-checkout.ts'
import { billingQuery } from '../../features/credits/billing-query.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'

export const handle = { title: 'AI Credits' }
export const meta = () => [{ title: 'AI Credits | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchInfiniteQuery(creditsQuery)
  void queryClient.prefetchQuery(billingQuery)
  void queryClient.prefetchQuery(trialQuery)
  return null
}

/** `?plan=starter` comes from the pricing page, through sign-up or sign-in: the plan's checkout opens at once. */
function usePlanWish(order: (wish: Wish) => Promise<void>): void {
  const [search, setSearch] = useSearchParams()
  const isStarted = useRef(false)
  const plan = search.get('plan')
  useEffect(() => {
    if (plan !== 'starter' || isStarted.current) return
    isStarted.current = true
    const interval = search.get('interval') === 'year' ? 'year' : 'month'
    setSearch({}, { replace: true })
    void order(planWish(interval))
  }, [plan, search, setSearch, order])
}

export default function Credits() {
  const credits = useInfiniteQuery(creditsQuery)
  const pricing = useQuery(pricingQuery)
  const instance = useQuery(instanceQuery)
  const billing = useQuery(billingQuery)
  const trial = useQuery(trialQuery)
  // One that failed is not waited for again: what stands below asks for it anew as it appears, and would come and go for ever.
  const isWaiting = [pricing, instance, billing, trial].some(({ isFetched }) => !isFetched)
  const { busyId, order } = useOrder()
  usePlanWish(order)
  const [search] = useSearchParams()
  return (
    <>
      <PageTitle title="AI Credits">
        Credits pay for ideas and videos. They do not expire while your account is active.
      </PageTitle>
      <CheckoutResult />
      <OpenOrders exceptId={search.get('pay') ?? search.get('checkout')} />
      <LocalCheckout />
      {credits.error && (
        <LoadError
          className="mb-5"
          title="Failed to load your credits"
          error={credits.error}
          onRetry={() => void credits.refetch()}
        />
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <BalanceCard balance={credits.data?.pages[0]?.balance} costs={pricing.data?.creditCosts} />
        {!pricing.error && <CostsCard costs={pricing.data?.creditCosts} />}
      </div>

      <h2 className="mt-9 mb-3 text-base font-semibold">Buy credits</h2>
      {pricing.error ? (
        <LoadError
          title="Failed to load the prices"
          error={pricing.error}
          onRetry={() => void pricing.refetch()}
        />
      ) : (
        <PackageCards
          pricing={pricing.data}
          busyId={busyId}
          onBuy={({ id, price }) =>
            void order({ kind: 'package', packageId: id, shownCents: Math.round(price * 100) })
          }
        />
      )}
      {instance.data?.payments === 'local' && (
        <p className="mt-4 rounded-xl border border-dashed px-4 py-3 text-sm text-muted">
          Test mode: this server has no payment service. Buying works, and no money moves.
        </p>
      )}

      {/* Nothing stands below what still grows. */}
      {!isWaiting && (
        <>
          <h2 id="plans" className="mt-9 mb-3 text-base font-semibold">
            Plans
          </h2>
          <PlanSection />

          <StandingNote className="mt-9" isBesidePlans />

          <div className="mt-9">
            <CreditsQuestions />
          </div>

          <h2 className="mt-9 mb-3 text-base font-semibold">Entries</h2>
          <EntriesCard />
        </>
      )}
    </>
  )
}
