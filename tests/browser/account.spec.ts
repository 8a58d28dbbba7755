import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { PASSWORD } from './app.ts'

test('whoever signed up can have the verification mail sent again', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Maya Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('You can log in without it.')).toBeVisible()
  await expect(page.getByRole('link', { name: '/outbox' })).toHaveAttribute('href', '/outbox')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText(`If ${email} waits to be verified, a new link is on its way.`)).toBeVisible()
})
