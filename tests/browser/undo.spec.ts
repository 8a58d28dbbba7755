import { expect, test } from '@playwright/test'
import { openAccount, PASSWORD } from './app.ts'

test.use({ serviceWorkers: 'allow' })

test('what is deleted is gone on every device at once, and any of them brings it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = baseURL ?? ''
  const { email } = await openAccount(page.context(), address)
  await page.context().request.post(`${address}/api/ideas/generate`, {
    headers: { origin: address },
    data: { prompt: 'deep sea', count: 3 },
  })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await phone.request.post(`${address}/api/auth/sign-in/email`, {
    headers: { origin: address },
    data: { email, password: PASSWORD },
  })
  const small = await phone.newPage()
  const titles = (at: typeof page) => at.getByRole('button', { name: /^Delete "/ })
  await page.goto('/my-ideas')
  await small.goto(`${address}/my-ideas`)
  await expect(titles(page)).toHaveCount(3)
  await expect(titles(small)).toHaveCount(3)

  await titles(page).first().click()
  await expect(page.getByText('Idea Deleted')).toBeVisible()
  await expect(titles(small)).toHaveCount(2)
  await expect(small.getByText('Total Ideas').locator('..').locator('..')).toContainText('2')

  await page.reload()
  await expect(titles(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await small.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(small)).toHaveCount(3)
  await expect(titles(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await phone.close()
})
