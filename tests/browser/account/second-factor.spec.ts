import { expect, test } from '@playwright/test'
import { showCode } from '../../fakes/authenticator.ts'
import { findAccessFaults, measureOverflow, openAccount, PASSWORD, SHOTS, wearTheme } from '../app.ts'

test('two-step sign-in is set up in the settings, asked for at the next sign-in, and turned off', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await openAccount(context, baseURL ?? '')
  const refused: string[] = []
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  const setUp = page.getByRole('button', { name: 'Set up' })
  await setUp.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Two-step sign-in' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The keyboard is where it was.
  await expect(setUp).toBeFocused()
  await setUp.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const link = dialog.getByRole('link', { name: 'Open the authenticator app' })
  const address = (await link.getAttribute('href')) ?? ''
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = (await dialog.getByRole('listitem').first().innerText()).trim()
  // Scanners read dark on light, so it stays so where all else is light on dark.
  await wearTheme(page, 'dark')
  const code = dialog.getByRole('img', { name: 'QR code for the authenticator app' })
  await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)')
  // Its first row begins after four light modules with the seven dark ones of a corner.
  await expect(code.locator('path')).toHaveAttribute('d', /^M4 4h7v1h-7z/)
  await page.screenshot({ path: `${SHOTS}/second-factor-set-up-dark.png` })
  await wearTheme(page, 'light')
  expect(await findAccessFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${SHOTS}/second-factor-set-up.png` })
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is not right')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(showCode(address))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
  expect(refused).toEqual([])

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
  await dialog.getByLabel('Code').fill(recovery)
  expect(await findAccessFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${SHOTS}/second-factor-turn-off.png` })
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})
