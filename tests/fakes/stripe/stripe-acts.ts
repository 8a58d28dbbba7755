import type { Bill, Event, Form, StripeThings } from './stripe-things.ts'

/** What happens at Stripe without being asked for by this server. */
export type StripeActs = {
  /** Somebody pays on the session's page. */
  pay(sessionId: string): Event
  expire(sessionId: string): Event
  /** A period of a plan is paid. */
  renew(subscriptionId: string): Event
  /** Any invoice of a plan that is paid: `paid` is what of it was money. */
  bill(subscriptionId: string, bill: Bill): Event
  /** As done in the dashboard. */
  refund(paymentIntentId: string, amount: number): Event
  failRefunds(paymentIntentId: string): Event
  /** The payer's bank wants money back; `decide` says how that ends. */
  dispute(paymentIntentId: string, amount: number): Event
  decide(paymentIntentId: string, status: 'won' | 'lost'): Event
  /** The plan costs something else than what is ordered now. */
  reprice(subscriptionId: string, cents: number): void
  /** The plan ends, as its owner had it end on the service's page. */
  end(subscriptionId: string): void
}

export function createStripeActs({ add, addInvoice, all, get, tell, count }: StripeThings): StripeActs {
  return {
    pay: (sessionId) => {
      const session = get(sessionId)
      const form = session['form'] as Form
      session['status'] = 'complete'
      session['payment_status'] = 'paid'
      if (session['mode'] === 'payment')
        session['payment_intent'] = add('pi', { object: 'payment_intent' }).id
      else {
        const interval = form['line_items[0][price_data][recurring][interval]']
        const subscription = add('sub', {
          object: 'subscription',
          status: 'active',
          cancel_at_period_end: false,
          metadata: {
            user: form['subscription_data[metadata][user]'],
            plan: form['subscription_data[metadata][plan]'],
            payment: form['subscription_data[metadata][payment]'],
          },
          items: {
            data: [
              {
                id: `si_${count()}`,
                current_period_end: 4_000_000_000,
                price: {
                  currency: 'usd',
                  product: 'prod_1',
                  recurring: { interval },
                  unit_amount: Number(session['amount_total']),
                },
              },
            ],
          },
        })
        session['subscription'] = subscription.id
        addInvoice(subscription, {
          reason: 'subscription_create',
          lines: [{ amount: Number(session['amount_total']), isYear: interval === 'year' }],
        })
      }
      return tell('checkout.session.completed', session)
    },
    expire: (sessionId) =>
      tell('checkout.session.expired', Object.assign(get(sessionId), { status: 'expired' })),
    renew: (subscriptionId) => {
      const subscription = Object.assign(get(subscriptionId), { status: 'active' })
      const isYear = JSON.stringify(subscription['items']).includes('"interval":"year"')
      const lines = [{ amount: isYear ? 27_840 : 2900, isYear }]
      return tell('invoice.paid', addInvoice(subscription, { reason: 'subscription_cycle', lines }))
    },
    bill: (subscriptionId, bill) => tell('invoice.paid', addInvoice(get(subscriptionId), bill)),
    refund: (intent, amount) =>
      tell(
        'refund.created',
        add('re', { object: 'refund', status: 'succeeded', amount, payment_intent: intent }),
      ),
    failRefunds: (intent) => {
      const own = all('re').filter((refund) => refund['payment_intent'] === intent)
      for (const refund of own) refund['status'] = 'failed'
      return tell('refund.failed', own[0] ?? { id: 're_0' })
    },
    dispute: (intent, amount) =>
      tell(
        'charge.dispute.created',
        add('dp', { object: 'dispute', status: 'needs_response', amount, payment_intent: intent }),
      ),
    decide: (intent, status) => {
      const own = all('dp').find((dispute) => dispute['payment_intent'] === intent)
      return tell('charge.dispute.closed', Object.assign(own ?? get('dp_0'), { status }))
    },
    reprice: (subscriptionId, cents) => {
      const { data } = get(subscriptionId)['items'] as { data: { price: object }[] }
      for (const item of data) item.price = { ...item.price, unit_amount: cents }
    },
    end: (subscriptionId) => void Object.assign(get(subscriptionId), { status: 'canceled' }),
  }
}
