import path from 'node:path'
import type { FilmLanguages, Video } from '@hookreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, SHOTS, wearTheme } from './app.ts'
import { buildVideo } from './spec/stand-in.ts'

const PHONE = { width: 390, height: 844 }

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

const FIRST = buildVideo({ title: 'A day on Venus', voiceId: 'flite-slt' })
const KNOWN: FilmLanguages = {
  first: null,
  versions: [{ id: 'german', title: 'Ein Tag auf der Venus', language: 'German', status: 'completed' }],
  language: 'English',
  languages: ['Arabic', 'French', 'Spanish'],
  voices: [
    {
      ...{ id: 'flite-slt', name: 'Emma', language: 'English (US)', speaks: ['English'] },
      ...{ gender: 'female', service: null },
    },
    {
      ...{ id: 'espeak-es-f2', name: 'Lucía', language: 'Spanish', speaks: ['Spanish'] },
      ...{ gender: 'female', service: null },
    },
  ],
  canTranslate: true,
  credits: 13,
  narrations: ['A day on Venus is longer than its year.', 'Nobody would sleep.'],
}

/** A finished film, and a server that takes orders of languages; answers what was ordered. */
async function openFilm(page: Page, known: Partial<FilmLanguages> = {}): Promise<unknown[]> {
  const ordered: unknown[] = []
  await page.route(`**/api/videos/${FIRST.id}`, (route) => route.fulfill({ json: FIRST }))
  await page.route(`**/api/videos/${FIRST.id}/languages`, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { ...KNOWN, ...known } })
    const body = route.request().postDataJSON() as { language: string }
    ordered.push(body)
    const language = { name: body.language, isTranslating: true }
    const version: Video = { ...FIRST, id: `${ordered.length}`, status: 'queued', language, credits: 13 }
    return route.fulfill({ status: 201, json: version })
  })
  await page.goto(`/generate-video?videoId=${FIRST.id}`)
  await page.getByRole('button', { name: 'Other languages' }).click()
  await expect(page.getByRole('dialog', { name: 'Other languages' })).toBeVisible()
  return ordered
}

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

async function expectFit(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await wearTheme(page, theme)
    expect(await findAccessFaults(page)).toEqual([])
    await page.screenshot({ path: path.join(SHOTS, `languages-${name}-${theme}.png`) })
  }
  await page.setViewportSize(PHONE)
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: path.join(SHOTS, `languages-${name}-phone.png`) })
}

test('a finished film is ordered in two languages, for a price that is told before', async ({ page }) => {
  const ordered = await openFilm(page)
  const links = page.getByRole('list', { name: 'Other languages of this video', includeHidden: true })
  await expect(links.getByText('German: Ein Tag auf der Venus')).toBeAttached()
  await choose(page, 'Language', /^Spanish/)
  await expect(page.getByRole('combobox', { name: 'Voice for Spanish' })).toHaveText(/Lucía/)
  await choose(page, 'Another language', /^Arabic/)
  await expect(page.getByText('No voice here speaks Arabic.')).toBeVisible()
  await page.getByLabel('Words that stay as they are').fill('Venus, NASA')
  await expectFit(page, 'chosen')
  await page.getByRole('button', { name: 'Make 2 languages for 26 credits' }).click()
  await expect(page.getByRole('dialog', { name: 'Other languages' })).toBeHidden()
  const glossary = ['Venus', 'NASA']
  expect(ordered).toEqual([
    { language: 'Spanish', voiceId: 'espeak-es-f2', glossary },
    { language: 'Arabic', voiceId: 'none', glossary },
  ])
})

test('an order of languages is stopped: the one under way is taken back, and no further one is sent', async ({
  page,
}) => {
  const ordered = await openFilm(page)
  // The first is made, the second is never answered.
  await page.route(`**/api/videos/${FIRST.id}/languages`, (route) =>
    route.request().method() === 'POST' && ordered.length > 0 ? undefined : route.fallback(),
  )
  for (const [label, language] of [
    ['Language', /^Spanish/],
    ['Another language', /^Arabic/],
    ['Another language', /^French/],
  ] as const)
    await choose(page, label, language)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/languages'))
      keys.push(request.headers()['idempotency-key'])
  })
  const told = page.waitForRequest((request) => request.url().endsWith('/api/orders/stop'))
  await page.getByRole('button', { name: 'Make 3 languages for 39 credits' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  expect((await told).postDataJSON()).toEqual({ key: keys[1] })
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Stopped' })
  await expect(toast).toContainText('That language was not ordered, and nothing was charged for it.')
  await expect(page.getByRole('button', { name: 'Make 2 languages for 26 credits' })).toBeEnabled()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
  expect(ordered).toHaveLength(1)
  expect(keys).toHaveLength(2)
})

test('the card of a finished film leads to its other languages', async ({ page }) => {
  await page.route(`**/api/videos/${FIRST.id}/languages`, (route) => route.fulfill({ json: KNOWN }))
  await page.route(/\/api\/videos\?/, async (route) => {
    const body = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...body, items: [FIRST], total: 1 } })
  })
  await page.goto('/my-videos')
  await page.getByRole('button', { name: `Actions for "${FIRST.title}"` }).click()
  await page.getByRole('menuitem', { name: 'Other languages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Other languages' })
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('where nothing translates, the page says so, and takes pasted lines', async ({ page }) => {
  const ordered = await openFilm(page, { canTranslate: false })
  await expect(page.getByText('Nothing on this server translates')).toBeVisible()
  await choose(page, 'Language', /^Arabic/)
  const make = page.getByRole('button', { name: 'Make 1 language for 13 credits' })
  await expect(make).toBeDisabled()
  await expect(page.getByText('The translation into Arabic is not complete.')).toBeVisible()
  await page.getByLabel('Arabic, scene 1').focus()
  await page.evaluate(`{
    const data = new DataTransfer()
    data.setData('text', ${JSON.stringify('يوم على الزهرة أطول من سنتها.\n\nلن ينام أحد.\n')})
    const told = { clipboardData: data, bubbles: true, cancelable: true }
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', told))
  }`)
  await expect(page.getByText('2 of 2 scenes.')).toBeVisible()
  await expectFit(page, 'typed')
  await make.click()
  await expect
    .poll(() => ordered)
    .toMatchObject([
      { language: 'Arabic', voiceId: 'none', narrations: ['يوم على الزهرة أطول من سنتها.', 'لن ينام أحد.'] },
    ])
})
