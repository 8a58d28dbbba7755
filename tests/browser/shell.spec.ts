import { expect, test } from '@playwright/test'
import { openAccount, PASSWORD } from './app.ts'

test.use({ serviceWorkers: 'allow' })

const ENTRIES = [
  'Dashboard',
  'Generate Ideas',
  'My Video Ideas',
  'My Videos',
  'AI Credits',
  'Settings',
  'Calendar',
  'Analytics',
  'Cast',
]

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

test('a signed-in person is led from the sign-in page to the dashboard', async ({ page, baseURL }) => {
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
  // Lit, but not called the page that is open.
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'true')

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

test('the palette finds pages, actions, ideas and themes by their names', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await palette.getByRole('combobox').fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: /^Theme: dark/ })).toBeVisible()

  await page.getByRole('button', { name: 'Search and commands' }).click()
  await palette.getByRole('combobox').fill('my videos')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-videos$/)
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('nothing goes by this name')
  await expect(palette.getByText('Nothing here goes by that name.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('a question mark lists the shortcuts, and g with a letter leads on', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('My Video Ideas')
  // Letters mean nothing under a dialog.
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  for (const [letter, address] of [
    ['c', '/credits'],
    ['g', '/generate-ideas'],
    ['v', '/my-videos'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await page.getByLabel('What should the videos be about?').fill('')
  await page.getByLabel('What should the videos be about?').pressSequentially('gd')
  await expect(page).toHaveURL(/\/generate-ideas$/)
})

test('the folded sidebar names its entries and leaves the balance in the header', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const sidebar = page.getByRole('navigation', { name: 'App' })
  await sidebar.getByRole('link', { name: 'My Videos' }).hover()
  await expect(page.getByText('My Videos', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'AI credits: 100' })).toBeVisible()
})

test('the drawer of a phone keeps the focus and gives it back', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Open navigation' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate<boolean>(
        '!document.activeElement || document.activeElement.closest("main, header") === null',
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a second press on a dialog that is saving sends nothing', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/cast')
  await page.getByRole('button', { name: /^Add/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mila')
  await dialog.getByRole('textbox', { name: 'How it looks' }).fill('Red hair.')
  let sent = 0
  await page.route('**/api/cast', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await page.evaluate(`document.querySelector('[role=dialog] form').requestSubmit()`)
    }
    await route.fallback()
  })
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Red hair.')).toBeVisible()
  expect(sent).toBe(1)
})
