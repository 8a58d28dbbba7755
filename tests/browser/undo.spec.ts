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

test('an undo that found no connection can be pressed again', async ({ page, context, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  await openAccount(context, baseURL ?? '')
  await page.request.post('/api/ideas/generate', { headers, data: { prompt: 'deep sea', count: 2 } })
  await page.goto('/my-ideas')
  const titles = page.getByRole('button', { name: /^Delete "/ })
  await expect(titles).toHaveCount(2)
  await titles.first().click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await context.setOffline(true)
  await undo.click()
  await expect(page.getByText('Not brought back')).toBeVisible()
  await context.setOffline(false)
  await undo.click()
  await expect(titles).toHaveCount(2)
  await expect(undo).toBeHidden()
})

test('where the last page of a list is deleted, the page before it is shown', async ({ page, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  await openAccount(page.context(), baseURL ?? '')
  for (const prompt of ['deep sea', 'space', 'volcanoes'])
    await page.request.post('/api/ideas/generate', { headers, data: { prompt, count: 10, duration: 15 } })
  await page.goto('/my-ideas?page=2')
  const titles = page.getByRole('button', { name: /^Delete "/ })
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  for (let left = await titles.count(); left > 1; left -= 1) {
    await titles.first().click()
    await expect(titles).toHaveCount(left - 1)
  }
  await titles.first().click()
  await expect(page).toHaveURL(/\/my-ideas\?page=1$/)
  await expect(titles).toHaveCount(20)
  await expect(page.getByText('No ideas match')).toBeHidden()
  // An address behind the last page leads there as well; videos do the same.
  await page.goto('/my-ideas?page=99&sort=title')
  await expect(page).toHaveURL(/\/my-ideas\?page=1&sort=title$/)
  await page.route(/\/api\/videos\?/, (route) => route.fulfill({ json: { items: [], total: 7 } }))
  await page.goto('/my-videos?page=9')
  await expect(page).toHaveURL(/\/my-videos\?page=2$/)
})

test('deleting with the keyboard keeps the place in the list', async ({ page, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  await openAccount(page.context(), baseURL ?? '')
  await page.request.post('/api/ideas/generate', { headers, data: { prompt: 'deep sea', count: 3 } })
  for (const name of ['Mila', 'Rex'])
    await page.request.post('/api/cast', { headers, data: { name, kind: 'person', sheet: 'Red hair.' } })
  for (const [address, count] of [
    ['/my-ideas', 3],
    ['/cast', 2],
  ] as const) {
    await page.goto(address)
    const buttons = page.getByRole('button', { name: /^Delete / })
    await expect(buttons).toHaveCount(count)
    for (let left = count - 1; left > 0; left -= 1) {
      await buttons.first().press('Enter')
      await expect(buttons).toHaveCount(left)
      await expect(buttons.first()).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(buttons).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
  }
})
