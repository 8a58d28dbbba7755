export type Thing = Record<string, unknown> & { id: string }
export type Form = Readonly<Record<string, string>>
export type Event = { id: string; type: string; object: 'event'; data: { object: Thing } }

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

  return { add, addInvoice, all, get, has: (id: string) => things.has(id), tell, count: () => count }
}

export type StripeThings = ReturnType<typeof createStripeThings>
