import { expect, test, type Page } from '@playwright/test'
import { chooseVoice, openAccount } from './app.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = 'You are offline.'

async function readBalance(page: Page): Promise<number> {
  const answer = await page.request.get('/api/credits')
  return ((await answer.json()) as { balance: number }).balance
}

/** The worker has put away the app's files; only then can they be had without a connection. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
}

test.describe('without a connection', () => {
  test('nothing that costs is kept back to be done later', async ({ page, context, baseURL }) => {
    await openAccount(context, baseURL ?? '')
    await page.goto('/generate-ideas')
    await waitForWorker(page)
    const before = await readBalance(page)
    const sent: string[] = []
    await context.setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible()
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    const prompt = page.getByLabel('What should the videos be about?')
    await prompt.fill('deep sea')
    await prompt.press('Control+Enter')
    await expect(page.getByText('The server does not answer.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
    await expect(prompt).toHaveValue('deep sea')

    sent.length = 0
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE)).toBeHidden()
    // The time in which a kept order would be sent.
    await page.waitForTimeout(2000)
    expect(sent).toEqual([])
    expect(await readBalance(page)).toBe(before)
    // What failed is said no longer than it is true.
    await expect(page.getByText('The server does not answer.')).toHaveCount(0)
    await prompt.press('Control+Enter')
    await expect(page.getByText('Ideas Generated & Saved!')).toBeVisible()
  })

  test('a video that was ordered is not ordered again by itself, and is paid once', async ({
    page,
    context,
    baseURL,
  }) => {
    await openAccount(context, baseURL ?? '')
    await page.goto('/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.')
    await chooseVoice(page)
    await context.setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await expect(page.getByText('The server does not answer.').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE)).toBeHidden()
    await page.waitForTimeout(2000)
    const { total } = (await (await page.request.get('/api/videos')).json()) as { total: number }
    expect(total).toBe(0)
  })

  test('a setting says that it was not saved, what is kept and what to do', async ({
    page,
    context,
    baseURL,
  }) => {
    await openAccount(context, baseURL ?? '')
    await page.goto('/settings')
    await expect(page.getByLabel('First Name')).toHaveValue('Maya')
    await context.setOffline(true)
    await expect(page.getByText(OFFLINE, { exact: true })).toBeVisible()
    await page.getByLabel('First Name').fill('Grace')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(
      page.getByText(
        'You are offline: First Name was not saved. What you typed stays here; save it again when the connection is back.',
      ),
    ).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Grace')
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE, { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    // What had failed is no news any more.
    await expect(page.getByText('was not saved')).toBeHidden()
  })

  test('a dialog keeps what was typed, and says that there is no answer as long as there is none', async ({
    page,
    context,
    baseURL,
  }) => {
    await openAccount(context, baseURL ?? '')
    await page.goto('/cast')
    await page.getByRole('button', { name: /^Add/ }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mila')
    await dialog.getByRole('textbox', { name: 'How it looks' }).fill('Red hair.')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('The server does not answer.')).toBeVisible()
    await context.setOffline(false)
    await expect(dialog.getByText('The server does not answer.')).toBeHidden()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mila')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  test('a message to support says why it was not sent, and stays written', async ({ page, context }) => {
    await page.goto('/support#contact')
    await page.getByLabel('Your name').fill('Maya')
    await page.getByLabel('Email').fill('maya@example.com')
    await page.getByLabel('Message').fill('The sea was green in my film.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send message' }).click()
    const reason = page.getByText('The server does not answer. Check your connection and try again.')
    await expect(reason).toBeVisible()
    await expect(page.getByText('Check the fields')).toBeHidden()
    await context.setOffline(false)
    await expect(reason).toBeHidden()
    await expect(page.getByLabel('Message')).toHaveValue('The sea was green in my film.')
    // Three messages a minute are taken from one network, and the tests of the public pages send as many; that it arrives is theirs.
    await page.route('**/api/support-messages', (route) =>
      route.fulfill({ status: 201, json: { isMailed: false } }),
    )
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(/^Thank you\. Your message/).locator('visible=true')).toBeVisible()
  })

  test('it is said however far down one is, and dialogs open that were never opened before', async ({
    page,
    context,
    baseURL,
  }) => {
    await openAccount(context, baseURL ?? '')
    await page.request.post('/api/ideas/generate', {
      headers: { origin: baseURL ?? '' },
      data: { prompt: 'deep sea', count: 3 },
    })
    await page.goto('/generate-ideas')
    await waitForWorker(page)
    const improve = page.getByRole('button', { name: 'Improve' }).last()
    await expect(improve).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await improve.click()
    const dialog = page.getByRole('dialog', { name: 'Improve idea' })
    await dialog.getByRole('textbox').fill('shorter')
    await dialog.getByRole('button', { name: 'Improve' }).click()
    await expect(dialog.getByText('The server does not answer.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await improve.scrollIntoViewIfNeeded()
    await expect(page.getByText(OFFLINE)).toBeInViewport()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeVisible()
  })

  test("the app's own page appears where none was loaded yet, and fills when the connection is back", async ({
    page,
    context,
    baseURL,
  }) => {
    await openAccount(context, baseURL ?? '')
    await page.goto('/dashboard')
    await waitForWorker(page)
    await context.setOffline(true)
    // Within the app, a page never opened before.
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'My Videos' }).click()
    await expect(page.getByRole('heading', { name: 'My AI Generated Videos' })).toBeVisible()
    await expect(page.getByText('What is missing here appears when the connection is back.')).toBeVisible()
    // From nothing, at an address typed by hand.
    await page.goto('/calendar')
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(page.getByText(OFFLINE)).toBeHidden()
  })
})

test.describe('without a connection, where no worker has put the app’s files away', () => {
  test.use({ serviceWorkers: 'block' })

  test('a part of a page that is not there yet comes later, and what was typed stays', async ({
    page,
    context,
    baseURL,
  }) => {
    await openAccount(context, baseURL ?? '')
    await page.goto('/generate-ideas')
    const prompt = page.getByLabel('What should the videos be about?')
    await expect(prompt).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await prompt.fill('deep sea')
    await page.keyboard.press('Control+k')
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toHaveCount(0)
    await expect(prompt).toHaveValue('deep sea')
    await context.setOffline(false)
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeVisible()
    await expect(prompt).toHaveValue('deep sea')
  })
})
