export type Thing = Record<string, unknown> & { id: string }
export type Form = Readonly<Record<string, string>>
export type Event = { id: string; type: string; object: 'event'; data: { object: Thing } }

/** An invoice of a plan: its lines before discounts, and what of it is paid in money when that is less. */
export type Bill = {
  readonly reason: string
  readonly lines: readonly {
    readonly amount: number
    readonly isYear?: boolean
    readonly isProration?: boolean
  }[]
  readonly paid?: number
}

/** What Stripe keeps, in memory. */
export function createStripeThings() {
  const things = new Map<string, Thing>()
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

  const addInvoice = (subscription: Thing, { reason, lines, paid }: Bill): Thing => {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const amount = paid ?? Math.max(0, total)
    const start = Math.floor(Date.now() / 1000)
    const invoice = add('in', {
      object: 'invoice',
      status: 'paid',
      billing_reason: reason,
      amount_paid: amount,
      currency: 'usd',
      hosted_invoice_url: 'https://invoice.example/1',
      lines: {
        object: 'list',
        data: lines.map((line) => ({
          amount: line.amount,
          period: { start, end: start + (line.isYear ? 365 : 30) * 86_400 },
          parent: { subscription_item_details: { proration: line.isProration ?? false } },
        })),
      },
      parent: { subscription_details: { subscription: subscription.id } },
      payments: {
        data: amount > 0 ? [{ payment: { payment_intent: add('pi', { object: 'payment_intent' }).id } }] : [],
      },
    })
    subscription['latest_invoice'] = invoice.id
    return invoice
  }

  return { add, addInvoice, all, get, has: (id: string) => things.has(id), tell, count: () => count }
}

export type StripeThings = ReturnType<typeof createStripeThings>
