import { expect, test } from '@playwright/test'
import { openAccount, PASSWORD } from './app.ts'

const ENTRIES = ['Dashboard', 'Generate Ideas', 'My Video Ideas', 'My Videos', 'AI Credits', 'Settings']

test('a signed-out visitor is led to sign in, and afterwards to the page they wanted', async ({
  page,
  baseURL,
}) => {
  const { email } = await openAccount(page.context(), baseURL ?? '')
  await page.context().clearCookies()
  await page.goto('/my-videos?page=2')
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wrong1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid login credentials' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/my-videos\?page=2$/)
  await expect(page.getByText('Successfully signed in to your account.')).toBeVisible()
})

test('whoever is signed in is led from the sign-in page to the dashboard', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/signup')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/ideas')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the sidebar has its entries, folds with Ctrl+B and stays folded for seven days', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/generate-video?script=A+line.')
  const sidebar = page.getByRole('navigation', { name: 'App' })
  await expect(sidebar.getByRole('link')).toHaveText(ENTRIES)
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')

  await page.keyboard.press('Control+b')
  await expect(sidebar.getByText('Generate Ideas')).toHaveCount(0)
  const cookie = (await page.context().cookies()).find((candidate) => candidate.name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(6.9)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute('aria-expanded', 'false')
  await expect(sidebar.getByRole('link', { name: 'Generate Ideas' })).toBeVisible()
})

test('logging out ends the session and leads to the start page', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

test('a session that ended elsewhere leads to sign in', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back, Maya')
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'My Videos' }).first().click()
  await expect(page).toHaveURL(/\/login\?to=%2Fmy-videos$/)
})

test('on a phone the sidebar is a drawer', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'AI Credits', exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'My Videos', exact: true }).click()
  await expect(page).toHaveURL(/\/my-videos$/)
  await expect(drawer).toBeHidden()
})

test('signing up says what the form lacks, and nothing is sent', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter your full name.')).toBeVisible()
  await expect(page.getByText('Please enter your email.')).toBeVisible()
  await expect(page.getByText('The password needs at least 6 characters.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
})
