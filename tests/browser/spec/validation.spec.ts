import { expect, test } from '@playwright/test'
import { openAccount, PASSWORD } from '../app.ts'

test('the email is trimmed before signing in', async ({ page, context, baseURL }) => {
  const { email } = await openAccount(context, baseURL ?? '')
  await context.clearCookies()
  await page.goto('/login')
  const asked = page.waitForRequest('**/api/auth/sign-in/email')
  await page.getByLabel('Email').evaluate((field, value) => {
    Object.assign(field, { type: 'text' })
    Object.assign(field, { value: '' })
    return value
  }, email)
  await page.getByLabel('Email').fill(`  ${email}  `)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ email })
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('signing in needs an email and a password', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter your email.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
})

test('an improvement needs an instruction', async ({ page, context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('5 space facts that will blow your mind')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await page
    .getByRole('button', { name: /^Improve/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: /^Improve/ })
  await expect(submit).toBeDisabled()
  await dialog.getByRole('textbox').fill('   ')
  await expect(submit).toBeDisabled()
  await dialog.getByRole('textbox').fill('shorter')
  await expect(submit).toBeEnabled()
})

test('the email of the account is read-only', async ({ page, context, baseURL }) => {
  const { email } = await openAccount(context, baseURL ?? '')
  await page.goto('/settings?tab=account')
  await expect(page.getByRole('textbox', { name: /^Email/ }).first()).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: /^Email/ }).first()).toHaveAttribute('readonly', '')
})
