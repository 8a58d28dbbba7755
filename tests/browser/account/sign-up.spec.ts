import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, PASSWORD, SHOTS } from '../app.ts'

const COMMON = 'Too many people use this password.'

/** As a server with a public address refuses one: that of these tests takes any. */
async function refusePassword(page: Page, path: string): Promise<void> {
  const error = { code: 'password_common', message: COMMON, fields: { password: COMMON }, requestId: '1' }
  await page.route(`**/api/auth/${path}`, (route) => route.fulfill({ status: 422, json: { error } }))
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('whoever mistyped their email signs up with another one, and types nothing else but the password again', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Maya Okafor')
  await fill(page, `mistyped-${email}`)
  await expect(page.getByText('Account created!').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: `${SHOTS}/sign-up-created-phone.png`, fullPage: true })
  await page.getByRole('button', { name: 'Use another email' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Maya Okafor')
  await expect(page.getByLabel('Email')).toHaveValue(`mistyped-${email}`)
  await fill(page, email)
  await page.getByRole('link', { name: 'Continue to log in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a password that is refused is told at its field, by the mailed link as well', async ({ page }) => {
  await refusePassword(page, 'sign-up/email')
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Maya Okafor')
  await fill(page, `${randomUUID()}@example.com`)
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription(COMMON)
  await expect(password).toBeFocused()

  await refusePassword(page, 'reset-password')
  await page.goto('/reset-password?token=mailed')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(COMMON)
  // The link is as good as before.
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeHidden()
})

test('a free trial that the operator gives to some is promised to nobody', async ({ page }) => {
  await page.route('**/api/instance', async (route) => {
    const known = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...known, offersTrial: false } })
  })
  await page.goto('/signup')
  await expect(page.getByText('the operator of this server decides', { exact: false })).toBeVisible()
  await page.getByLabel('Full name').fill('Maya Okafor')
  await fill(page, `${randomUUID()}@example.com`)
  await expect(page.getByText('You can log in now.')).toHaveCount(2)
  await expect(page.getByText('trial has begun', { exact: false })).toHaveCount(0)
})
