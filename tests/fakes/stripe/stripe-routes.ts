import type { Form, StripeThings } from './stripe-things.ts'

export type Answer = { status: number; body: unknown }

/** Of a month that was paid nothing is used yet. */
const UNUSED_CENTS = 2900
const changeLines = (unit: number) => [
  { amount: -UNUSED_CENTS, isProration: true },
  { amount: unit, isYear: true },
]

function readMetadata(form: Form): Record<string, string> {
  const entries = Object.entries(form).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value])
  return Object.fromEntries(entries.filter(([name]) => name !== undefined))
}

/** What Stripe answers to requests: forms in, things out. */
export function createStripeRoutes({ add, addInvoice, all, get, has }: StripeThings) {
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
        currency: form['line_items[0][price_data][currency]'],
        metadata: readMetadata(form),
        success_url: form['success_url'],
        form,
      })
      return Object.assign(session, { url: `https://checkout.example/${session.id}` })
    },
    'GET checkout/sessions': (form, id) => (id === '' ? list('cs', form) : get(id)),
    'DELETE subscriptions': (_, id) => Object.assign(get(id), { status: 'canceled' }),
    'GET subscriptions': (_, id) => get(id),
    'POST subscriptions': (form, id) => {
      const subscription = get(id)
      if (form['items[0][price_data][recurring][interval]'] === 'year') {
        const unit = Number(form['items[0][price_data][unit_amount]'])
        const [item] = (subscription['items'] as { data: { price: object }[] }).data
        const year = {
          currency: 'usd',
          product: 'prod_1',
          recurring: { interval: 'year' },
          unit_amount: unit,
        }
        if (item) item.price = year
        addInvoice(subscription, { reason: 'subscription_update', lines: changeLines(unit) })
      }
      return Object.assign(subscription, { cancel_at_period_end: form['cancel_at_period_end'] === 'true' })
    },
    'POST invoices/create_preview': (form) => {
      const unit = Number(form['subscription_details[items][0][price_data][unit_amount]'])
      return { object: 'invoice', amount_due: changeLines(unit).reduce((sum, { amount }) => sum + amount, 0) }
    },
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

  return (method: string, url: URL, form: Form): Answer => {
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
    const id = path.slice(known.length - method.length)
    const missing = [id, form['customer'] ?? ''].find((named) => named !== '' && !has(named))
    if (missing !== undefined) {
      const error = {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such thing: '${missing}'`,
        ...(missing === form['customer'] && { param: 'customer' }),
      }
      return { status: missing === id ? 404 : 400, body: { error } }
    }
    return { status: 200, body: route(form, id) }
  }
}
