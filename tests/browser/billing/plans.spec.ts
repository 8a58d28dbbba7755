import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'

const WIDTHS = [1440, 390] as const

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

const starter = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Starter', exact: true }) })

async function expectGood(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.screenshot({ path: path.join(SHOTS, `plans-${name}-${width}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('somebody who is signed in buys the plan of the pricing page at the price that stands there', async ({
  page,
}) => {
  await page.goto('/pricing')
  const price = await starter(page)
    .getByText(/^\$\d+$/)
    .first()
    .textContent()
  await expect(starter(page).getByText('Your plan', { exact: true })).toBeHidden()
  await starter(page).getByRole('link', { name: 'Choose Starter' }).first().click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await expect(checkout).toContainText('Starter plan')
  await expect(checkout).toContainText(`${price}.00`)
  await checkout.getByRole('button', { name: 'Pay in test mode' }).click()
  await expect(checkout).toBeHidden()
  await expect(page.getByRole('heading', { name: 'You are on Starter' })).toBeVisible()
  await expect(
    page.getByText('A plan of the test mode: nothing is charged. It ends', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Billed every month')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Free trial' })).toBeHidden()
  await expectGood(page, 'credits')
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText(
    'Starter plan in test mode',
  )
  await expect(page.getByRole('region', { name: 'Free trial' })).toBeHidden()

  // The page of prices says whose plan it is, and leads to it.
  await page.goto('/pricing')
  await expect(starter(page).getByText('Your plan', { exact: true })).toBeVisible()
  await expect(starter(page).getByRole('link', { name: 'Choose Starter' })).toHaveCount(0)
  await expectGood(page, 'pricing')
  await starter(page).getByRole('link', { name: 'Look at your plan' }).click()
  await expect(page.getByRole('heading', { name: 'Starter Plan' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Free trial' })).toBeHidden()
  // An old address of the pricing page, opened by somebody who has it: nothing has failed.
  await page.goto('/signup?plan=starter')
  await expect(page.getByText('You are on this plan already.')).toBeVisible()
  await expect(page.getByText('Nothing was ordered')).toBeVisible()
})

test('plans are compared, bought and changed on the billing tab, and an order that was left is paid or closed', async ({
  page,
}) => {
  await page.goto('/settings?tab=billing')
  await expect(page.getByText(/^Free trial: 7 days left$/)).toBeVisible()
  await expect(page.getByText('Nothing is charged and your credits stay.', { exact: false })).toBeVisible()
  for (const name of ['Starter', 'Pro', 'Enterprise'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expectGood(page, 'billing')
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(starter(page)).toContainText('$23.20 a month')
  await page.getByRole('button', { name: 'Choose Starter for $278.40 a year' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await expect(checkout).toContainText('$278.40')
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/settings?tab=billing')
  const receipts = page.getByRole('listitem').filter({ hasText: '$278.40' }).filter({ hasText: 'Open' })
  await expect(receipts).toContainText('Starter plan')
  await receipts.getByRole('button', { name: 'Close order' }).click()
  await expect(page.getByText('Order closed')).toBeVisible()
  await expect(receipts).toHaveCount(0)

  await page.getByRole('button', { name: 'Choose Starter for $29 a month' }).click()
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/settings?tab=billing')
  await page.getByRole('link', { name: 'Pay now' }).click()
  await checkout.getByRole('button', { name: 'Pay in test mode' }).click()
  await expect(page.getByRole('heading', { name: 'You are on Starter' })).toBeVisible()
  await page.goto('/settings?tab=billing')
  await expect(page.getByRole('heading', { name: 'Starter Plan' })).toBeVisible()
  await page.getByRole('radio', { name: 'Annual' }).check()
  await page.getByRole('button', { name: 'Change to annual' }).click()
  await expect(checkout).toContainText('$278.40')
})

test('what was paid in one tab is known in the others', async ({ page, context }) => {
  await page.goto('/pricing')
  await starter(page).getByRole('link', { name: 'Choose Starter' }).first().click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await expect(checkout).toContainText('Starter plan')
  const other = await context.newPage()
  await other.goto('/credits')
  await expect(other.getByText('Not paid: Starter plan')).toBeVisible()
  await checkout.getByRole('button', { name: 'Pay in test mode' }).click()
  await expect(checkout).toBeHidden()
  await expect(other.getByRole('heading', { name: 'You are on Starter' })).toBeVisible()
  await expect(other.getByText('Not paid: Starter plan')).toBeHidden()
  await expect(other.getByRole('region', { name: 'Free trial' })).toBeHidden()
})

test('an order of credits that was left is shown where credits are bought, says when it closes, and is closed', async ({
  page,
}) => {
  await page.goto('/credits')
  await page.getByRole('button', { name: 'Purchase 100 credits for $9.99' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  const left = page.getByRole('list', { name: 'Orders that are not paid' })
  await expect(left).toContainText('Not paid: 100 credits, $9.99')
  await expect(left).toContainText('Nothing was charged. It closes by itself')
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  await left.getByRole('button', { name: 'Close order' }).click()
  await expect(left).toBeHidden()
})

test('the dashboard says what the trial is and when it ends', async ({ page }) => {
  await page.goto('/dashboard')
  const note = page.getByRole('region', { name: 'Free trial' })
  await expect(note).toContainText('Free trial: 7 days left')
  await expect(note).toContainText('It began with 100 AI credits and ends')
  await expectGood(page, 'dashboard')
  await note.getByRole('link', { name: 'Plans and billing' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=billing$/)
})

test('a price that has changed is said, and nothing is ordered', async ({ page }) => {
  await page.goto('/credits')
  await page.route('**/api/checkouts', async (route) => {
    const body = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...body, shownCents: 1 }) })
  })
  await page.getByRole('button', { name: 'Purchase 100 credits for $9.99' }).click()
  await expect(page.getByText('The price is another one now.', { exact: false })).toBeVisible()
})

test('a save that fails keeps what was typed', async ({ page }) => {
  await page.goto('/settings')
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByLabel('First Name').fill('Grace')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('First Name was not saved. What you typed stays here')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Grace')
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Grace')
})

test('the settings name no plan and no way of paying before they know them', async ({ page }) => {
  await page.route('**/api/billing', () => undefined)
  await page.goto('/settings?tab=billing')
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
  await expect(starter(page).getByText('a month', { exact: true })).toBeVisible()
  await expect(page.getByText('Free Plan')).toHaveCount(0)
  await expect(page.getByText('Billed every month')).toHaveCount(0)
  await page.unroute('**/api/billing')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Free Plan' })).toBeVisible()
  await expect(starter(page).getByText('Not charged in test mode')).toBeVisible()
})
