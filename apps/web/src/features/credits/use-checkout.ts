import { createCheckout, getCheckout } from '@hookreel/contract'
import type { CreditPackage, Interval } from '@hookreel/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { ApiError, call, reasonOf } from '../../api/call.ts'
import { putBalance } from './put-balance.ts'

/** Asked so often whether the payment arrived, after the return from the payment service. */
const ASK_AGAIN_MS = 2000
export const PAYMENT_ISSUE = 'There was an issue processing your payment. Please try again.'

export type Wish =
  | { readonly kind: 'package'; readonly packageId: CreditPackage['id']; readonly shownCents: number }
  | {
      readonly kind: 'plan'
      readonly plan: 'starter'
      readonly interval: Interval
      readonly shownCents: number
    }

/** Orders and leads to where they are paid: the payment service's page, or this page's own test checkout. */
export function useOrder(): { busyId: string | null; order: (wish: Wish) => Promise<void> } {
  const cache = useQueryClient()
  const [busyId, setBusyId] = useState<string | null>(null)
  const order = async (wish: Wish) => {
    setBusyId(wish.kind === 'package' ? wish.packageId : wish.plan)
    try {
      const { url } = await call(createCheckout, {
        body: wish,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      window.location.assign(url)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_subscribed')
        toast.info('Nothing was ordered', { description: error.message })
      else toast.error('Purchase failed', { description: reasonOf(error, PAYMENT_ISSUE) })
      // What is shown may be why: another price, or a plan that runs already.
      for (const key of ['pricing', 'billing']) void cache.invalidateQueries({ queryKey: [key] })
      setBusyId(null)
    }
  }
  return { busyId, order }
}

/** The order that `?checkout=` or `?pay=` names, asked after until it is paid or given up. */
export function useReturnedOrder(name: 'checkout' | 'pay') {
  const cache = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const id = search.get(name)
  const answer = useQuery({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => call(getCheckout, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      name === 'checkout' && state.data?.payment.status === 'open' ? ASK_AGAIN_MS : false,
  })
  const balance = answer.data?.payment.status === 'paid' ? answer.data.balance : undefined
  useEffect(() => {
    if (balance !== undefined) putBalance(cache, balance)
  }, [cache, balance])
  const leave = () => {
    search.delete(name)
    setSearch(search, { replace: true })
  }
  return { id, payment: answer.data?.payment, error: answer.error, leave }
}
