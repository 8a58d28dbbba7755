import path from 'node:path'
import type { Billing, Payment } from '@hookreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { sign, WEBHOOK_SECRET } from '../../fakes/stripe/sign-stripe-event.ts'
import { startFakeStripe, type FakeStripe } from '../../fakes/stripe/stripe.ts'
import type { Event } from '../../fakes/stripe/stripe-things.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { spawnServer, type SpawnedServer } from '../start-server.ts'

let stripe: FakeStripe
let server: SpawnedServer

test.beforeAll(async () => {
  test.setTimeout(300_000)
  stripe = await startFakeStripe()
  server = await spawnServer({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
  })
})
test.afterAll(async () => {
  await server?.stop()
  await stripe?.close()
})

async function deliver(page: Page, event: Event): Promise<void> {
  const { payload, headers } = sign(event)
  const answer = await page.request.post(`${server.address}/api/webhooks/stripe`, { headers, data: payload })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The plan, paid at the service; answers its id there. */
async function subscribe(page: Page): Promise<string> {
  const ordered = await page.request.post(`${server.address}/api/checkouts`, {
    headers: { origin: server.address },
    data: { kind: 'plan', plan: 'starter', interval: 'month' },
  })
  const { url } = (await ordered.json()) as { payment: Payment; url: string }
  await deliver(page, stripe.pay(url.split('/').at(-1) ?? ''))
  const first = stripe.latest('in')
  await deliver(page, {
    id: `evt_${first.id}`,
    type: 'invoice.paid',
    object: 'event',
    data: { object: first },
  })
  return stripe.latest('sub').id
}

const isEndingThere = (id: string) => stripe.all('sub').find((one) => one.id === id)?.['cancel_at_period_end']
const readBilling = async (page: Page) =>
  (await (await page.request.get(`${server.address}/api/billing`)).json()) as Billing
const readBalance = async (page: Page) =>
  ((await (await page.request.get(`${server.address}/api/credits`)).json()) as { balance: number }).balance

test('a paid plan is ended, kept after all before its end, and ended for good; its credits stay', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openAccount(page.context(), server.address)
  const id = await subscribe(page)
  const billing = `${server.address}/settings?tab=billing`
  await page.goto(billing)
  const plan = page.getByRole('heading', { name: 'You are on Starter' }).locator('../../..')
  await expect(plan).toContainText(/\$29 a month, renews /)
  const end = plan.getByRole('button', { name: 'End plan' })
  const keep = plan.getByRole('button', { name: 'Keep the plan' })
  const question = page.getByRole('alertdialog', { name: 'End your plan?' })

  await test.step('it says what will happen, and asks', async () => {
    await end.click()
    await expect(question).toContainText(
      /^.*It runs until .+ and is not charged again\. The credits that it granted stay\./,
    )
    expect(await findAccessFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(question).toBeHidden()
    expect(isEndingThere(id)).toBe(false)
  })

  await test.step('it is told to end where it is paid, and says until when it runs', async () => {
    await end.click()
    await question.getByRole('button', { name: 'End plan' }).click()
    await expect(page.getByText('Your plan will end')).toBeVisible()
    await expect(plan).toContainText(/\$29 a month, ends .+\. What it granted stays\./)
    expect(isEndingThere(id)).toBe(true)
    await page.reload()
    await expect(keep).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.screenshot({ path: path.join(SHOTS, 'paid-plan-ending-390.png'), fullPage: true })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${server.address}/dashboard`)
    await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText(/a month, ends /)
  })

  await test.step('before its end it is kept after all, at the price that it was ordered for', async () => {
    stripe.reprice(id, 1900)
    await page.goto(billing)
    await keep.click()
    await expect(page.getByText('Your plan goes on')).toBeVisible()
    await expect(plan).toContainText(/\$19 a month, renews /)
    await expect(end).toBeVisible()
    expect(isEndingThere(id)).toBe(false)
  })

  await test.step('an answer that does not come is said, and the plan stands as it was', async () => {
    await page.route('**/api/subscription/cancel', (route) => route.abort())
    await end.click()
    await question.getByRole('button', { name: 'End plan' }).click()
    await expect(page.getByText('The server does not answer.', { exact: false })).toBeVisible()
    await expect(end).toBeEnabled()
    expect(isEndingThere(id)).toBe(false)
    await page.unroute('**/api/subscription/cancel')
  })

  await test.step('it has ended: nothing is charged, its credits stay, and it can be had again', async () => {
    const before = await readBalance(page)
    await end.click()
    await question.getByRole('button', { name: 'End plan' }).click()
    await expect(keep).toBeVisible()
    stripe.end(id)
    const ended = stripe.all('sub').find((one) => one.id === id)
    await deliver(page, {
      ...{ id: 'evt_end', type: 'customer.subscription.deleted', object: 'event' },
      data: { object: ended ?? { id } },
    })
    expect((await readBilling(page)).subscription).toMatchObject({ status: 'canceled' })
    await page.reload()
    await expect(page.getByText('Your Starter plan has ended')).toBeVisible()
    await expect(
      page.getByText('Nothing is charged any more, and the credits that it granted stay.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose Starter for $29 a month' })).toBeVisible()
    await expect(page.getByRole('button', { name: /End plan|Keep the plan/ })).toHaveCount(0)
    await page.screenshot({ path: path.join(SHOTS, 'paid-plan-ended.png'), fullPage: true })
    expect(await readBalance(page)).toBe(before)
  })
})
