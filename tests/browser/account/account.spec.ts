import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { PASSWORD } from '../app.ts'

test('a person who signed up can have the verification mail sent again', async ({ page }) => {
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

test('the page that says an email is verified says so only to whom the link led there', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  await page.goto('/verify-email?verified')
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
})
