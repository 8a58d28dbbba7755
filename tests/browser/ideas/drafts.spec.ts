import { expect, test, type Page } from '@playwright/test'
import { openAccount, runUntilSeen, stopTime } from '../app.ts'

const TEXT = 'A change that nobody saved yet.'

/** An idea of the account with a change that only this browser knows. */
async function changeIdea(page: Page, address: string): Promise<void> {
  const answer = await page.context().request.post(`${address}/api/ideas/generate`, {
    headers: { origin: address },
    data: { prompt: '5 space facts that will blow your mind', count: 1, duration: 15 },
  })
  const { ideas } = (await answer.json()) as { ideas: { id: string }[] }
  await page.goto(`/edit-idea/${ideas[0]?.id}`)
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(TEXT)
  await expect.poll(() => readStores(page)).toContain(TEXT)
}

/** All that this browser and this tab keep. */
function readStores(page: Page): Promise<string> {
  return page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
}

test('logging out asks about unsaved changes and takes them along', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('Secret plans')
  await expect.poll(() => readStores(page)).toContain('Secret plans')
  await changeIdea(page, baseURL ?? '')
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(question).toContainText('1 idea has changes that you did not save.')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Script', exact: true })).toHaveValue(TEXT)

  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Logout' }).click()
  // The browser does not ask a second time.
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  const kept = await readStores(page)
  expect(kept).not.toContain(TEXT)
  expect(kept).not.toContain('Secret plans')
})

test('the last words before the session ended are kept as well', async ({ page, context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
  await page.clock.install()
  await changeIdea(page, baseURL ?? '')
  // From now on no time goes by: what is kept only after a moment is not kept.
  await stopTime(page)
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(`${TEXT} And one more.`)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Update Original' }).click()
  await runUntilSeen(page, page.getByRole('heading', { name: 'Welcome back' }))
  expect(await readStores(page)).toContain(`${TEXT} And one more.`)
})

test('the next person to sign in, here or in another tab, gets no drafts of somebody else', async ({
  page,
  context,
  baseURL,
}) => {
  await openAccount(context, baseURL ?? '')
  await changeIdea(page, baseURL ?? '')
  const other = await context.newPage()
  await other.goto('/generate-ideas')
  await other.getByLabel('What should the videos be about?').fill('Secret plans')
  await expect.poll(() => readStores(other)).toContain('Secret plans')
  page.on('dialog', (dialog) => void dialog.accept())

  // The session ends by itself, and somebody else comes.
  await context.clearCookies()
  await openAccount(context, baseURL ?? '')
  await page.goto('/generate-ideas')
  await expect(page.getByLabel('What should the videos be about?')).toHaveValue('')
  expect(await readStores(page)).not.toContain(TEXT)
  await other.reload()
  await expect(other.getByLabel('What should the videos be about?')).toHaveValue('')
  expect(await readStores(other)).not.toContain('Secret plans')
})
