import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, PASSWORD, SHOTS } from '../app.ts'

/** The newest mail's link to the page of address changes. */
async function findLink(page: Page, what: 'confirm' | 'undo'): Promise<string> {
  const link = async () =>
    new RegExp(`/email-change\\?${what}=[\\w-]+`).exec(
      await (await page.request.get('/outbox')).text(),
    )?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  return link()
}

test('an email is changed with the password, confirmed by a button, and taken back from the old address', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await openAccount(context, baseURL ?? '')
  await page.request.get(process.env.HOOKREEL_TEST_OPERATOR ?? '/')
  const shoot = async (name: string) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await measureOverflow(page), `${name} ${width}`).toBeLessThanOrEqual(0)
      await page.screenshot({ path: `${SHOTS}/email-change-${name}-${width}.png` })
    }
    expect(await findAccessFaults(page)).toEqual([])
  }
  const moved = `new-${email}`
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(moved)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await shoot('asked')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`We sent a link to ${moved}`, { exact: false })).toBeVisible()
  await shoot('sent')

  await page.goto(await findLink(page, 'confirm'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your new email')
  await shoot('confirm')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText(`The email of your account is ${moved} now.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to your settings' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(moved)

  await page.goto(await findLink(page, 'undo'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep your old email')
  await shoot('undo')
  await page.getByRole('button', { name: 'Keep my old email' }).click()
  await expect(page.getByText(`Your email is ${email} again`, { exact: false })).toBeVisible()
  // Nobody is signed in: only the mail that was promised leads on, and here it stays on the server.
  await expect(page.getByRole('link', { name: '/outbox' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your settings' })).toBeHidden()
  await shoot('undone')
  await page.reload()
  await page.getByRole('button', { name: 'Keep my old email' }).click()
  await expect(page.getByText('This link was used already, was stopped, or is too old.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep my old email' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/support#contact',
  )
  await shoot('over')
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login/)
})
