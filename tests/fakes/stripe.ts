import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'

export const WEBHOOK_SECRET = 'whsec_test'
type Thing = Record<string, unknown> & { id: string }
type Form = Readonly<Record<string, string>>
type Answer = { status: number; body: unknown }
export type Event = { id: string; type: string; object: 'event'; data: { object: Thing } }

/** A server on loopback that speaks Stripe's wire format: forms with brackets in, JSON out, keys that replay answers. */
export type FakeStripe = {
  readonly url: string
  /** Requests as `POST /v1/…`, repeated ones included. */
  readonly asked: string[]
  /** The next request to this path has its effect, and its answer is lost on the way. */
  loseAnswer(path: string): void
  /** Somebody pays on the session's page, or begins the trial. */
  pay(sessionId: string): Event
  expire(sessionId: string): Event
  /** A period of a plan is paid. */
  renew(subscriptionId: string): Event
  /** As done in the dashboard. */
  refund(paymentIntentId: string, amount: number): Event
  failRefunds(paymentIntentId: string): Event
  /** The payer's bank wants money back; `decide` says how that ends. */
  dispute(paymentIntentId: string, amount: number): Event
  decide(paymentIntentId: string, status: 'won' | 'lost'): Event
  /** The plan ends, as its owner had it end on the service's page. */
  end(subscriptionId: string): void
  latest(kind: string): Thing
  close(): Promise<void>
}

/** A webhook as it comes: the body and its signature. */
export function sign(event: Event, secret = WEBHOOK_SECRET, timestamp?: number) {
  const payload = JSON.stringify(event)
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  })
  return { payload, headers: { 'stripe-signature': header, 'content-type': 'application/json' } }
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const things = new Map<string, Thing>()
  const replays = new Map<string, { form: string; answer: Answer }>()
  const asked: string[] = []
  let lost: string | undefined
  let count = 0
  const add = (kind: string, thing: Record<string, unknown>): Thing => {
    const made = { created: Math.floor(Date.now() / 1000), ...thing, id: `${kind}_${(count += 1)}` }
    things.set(made.id, made)
    return made
  }
  const get = (id: string): Thing => {
    const thing = things.get(id)
    if (!thing) throw new Error(`no such thing: ${id}`)
    return thing
  }
  const tell = (type: string, object: Thing): Event => ({
    id: `evt_${(count += 1)}`,
    type,
    object: 'event',
    data: { object: structuredClone(object) },
  })
  const all = (kind: string) => [...things.values()].filter(({ id }) => id.startsWith(`${kind}_`))
  /** Newer ones first, as far as the question says which. */
  const list = (kind: string, form: Form) => ({
    object: 'list',
    has_more: false,
    data: all(kind)
      .filter(
        (thing) => form['payment_intent'] === undefined || thing['payment_intent'] === form['payment_intent'],
      )
      .filter((thing) => form['status'] === undefined || thing['status'] === form['status'])
      .filter((thing) => Number(thing['created']) >= Number(form['created[gte]'] ?? 0))
      .toReversed(),
  })
  const addInvoice = (subscription: Thing, amount: number): Thing =>
    add('in', {
      object: 'invoice',
      status: 'paid',
      amount_paid: amount,
      currency: 'usd',
      hosted_invoice_url: 'https://invoice.example/1',
      parent: { subscription_details: { subscription: subscription.id } },
      payments: {
        data: amount > 0 ? [{ payment: { payment_intent: add('pi', { object: 'payment_intent' }).id } }] : [],
      },
    })

  const routes: Record<string, (form: Form, id: string) => unknown> = {
    'POST customers': (form) => add('cus', { object: 'customer', email: form['email'] }),
    'POST checkout/sessions': (form) => {
      const session = add('cs', {
        object: 'checkout.session',
        mode: form['mode'],
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Number(form['line_items[0][price_data][unit_amount]']),
        payment_intent: null,
        subscription: null,
        metadata: { payment: form['metadata[payment]'] },
        form,
      })
      return Object.assign(session, { url: `https://checkout.example/${session.id}` })
    },
    'GET checkout/sessions': (form, id) => (id === '' ? list('cs', form) : get(id)),
    'DELETE subscriptions': (_, id) => Object.assign(get(id), { status: 'canceled' }),
    'GET subscriptions': (_, id) => get(id),
    'POST subscriptions': (form, id) =>
      Object.assign(get(id), { cancel_at_period_end: form['cancel_at_period_end'] === 'true' }),
    'GET invoices': (form, id) => (id === '' ? list('in', form) : get(id)),
    'POST refunds': (form) =>
      add('re', {
        object: 'refund',
        status: 'succeeded',
        amount: Number(form['amount']),
        payment_intent: form['payment_intent'],
      }),
    'GET refunds': (form) => list('re', form),
    'GET disputes': (form) => list('dp', form),
    'POST billing_portal/sessions': (form) => ({
      id: 'bps_1',
      url: `https://billing.example/${form['customer']}`,
    }),
  }

  const answer = (method: string, url: URL, form: Form): Answer => {
    const path = url.pathname.replace('/v1/', '')
    const ended = /^checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1]
    if (ended !== undefined) {
      const session = get(ended)
      if (session['status'] !== 'open')
        return { status: 400, body: { error: { type: 'invalid_request_error', message: 'not open' } } }
      return { status: 200, body: Object.assign(session, { status: 'expired' }) }
    }
    const known = Object.keys(routes).find((route) => {
      const place = route.slice(method.length + 1)
      return route.startsWith(`${method} `) && (path === place || path.startsWith(`${place}/`))
    })
    const route = known === undefined ? undefined : routes[known]
    if (!route || known === undefined)
      return { status: 404, body: { error: { type: 'invalid_request_error', message: path } } }
    return { status: 200, body: route(form, path.slice(known.length - method.length)) }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '/', 'http://stripe')
    const raw = await text(request)
    const form = Object.fromEntries(method === 'GET' ? url.searchParams : new URLSearchParams(raw))
    asked.push(`${method} ${url.pathname}`)
    const key = request.headers['idempotency-key']
    const replay = typeof key === 'string' ? replays.get(key) : undefined
    const done: Answer = replay
      ? replay.form === raw
        ? replay.answer
        : { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } }
      : answer(method, url, form)
    if (typeof key === 'string' && !replay) replays.set(key, { form: raw, answer: structuredClone(done) })
    if (lost === url.pathname) {
      lost = undefined
      request.socket.destroy()
      return
    }
    response.writeHead(done.status, { 'content-type': 'application/json' }).end(JSON.stringify(done.body))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server answers with an address object, never a path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    loseAnswer: (path) => {
      lost = path
    },
    pay: (sessionId) => {
      const session = get(sessionId)
      const form = session['form'] as Form
      const isTrial = form['subscription_data[trial_period_days]'] !== undefined
      session['status'] = 'complete'
      session['payment_status'] = isTrial ? 'no_payment_required' : 'paid'
      if (session['mode'] === 'payment')
        session['payment_intent'] = add('pi', { object: 'payment_intent' }).id
      else {
        const interval = form['line_items[0][price_data][recurring][interval]']
        const subscription = add('sub', {
          object: 'subscription',
          status: isTrial ? 'trialing' : 'active',
          cancel_at_period_end: false,
          created: 1_790_000_000 + count,
          metadata: { user: form['subscription_data[metadata][user]'] },
          items: { data: [{ current_period_end: 4_000_000_000, price: { recurring: { interval } } }] },
        })
        session['subscription'] = subscription.id
        addInvoice(subscription, isTrial ? 0 : Number(session['amount_total']))
      }
      return tell('checkout.session.completed', session)
    },
    expire: (sessionId) =>
      tell('checkout.session.expired', Object.assign(get(sessionId), { status: 'expired' })),
    renew: (subscriptionId) => {
      const subscription = Object.assign(get(subscriptionId), { status: 'active' })
      return tell('invoice.paid', addInvoice(subscription, 2900))
    },
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
    end: (subscriptionId) => void Object.assign(get(subscriptionId), { status: 'canceled' }),
    latest: (kind) => get(all(kind).at(-1)?.id ?? kind),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
