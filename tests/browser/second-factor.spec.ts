import { expect, test } from '@playwright/test'
import { showCode } from '../fakes/authenticator.ts'
import { findAccessFaults, measureOverflow, openAccount, PASSWORD, SHOTS } from './app.ts'

test('two-step sign-in is set up in the settings, asked for at the next sign-in, and turned off', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await openAccount(context, baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const link = dialog.getByRole('link', { name: 'Open the authenticator app' })
  const address = (await link.getAttribute('href')) ?? ''
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  expect(await findAccessFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${SHOTS}/second-factor-set-up.png` })
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is not right')).toBeVisible()
  await dialog.getByLabel('Code').fill(showCode(address))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()

  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: `${SHOTS}/second-factor-sign-in.png` })
  await page.getByLabel('Code').fill(showCode(address))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})
