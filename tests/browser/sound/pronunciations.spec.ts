import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { chooseVoice, findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'

const ORDER = '/generate-video?title=Names&script=Nguyen+met+Saoirse+in+Rio.+They+sang+until+the+sun+came+up.'
const SIZES = [
  [1440, 'light'],
  [390, 'dark'],
] as const

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

async function add(page: Page, word: string, saidAs: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Word' }).fill(word)
  await page.getByRole('textbox', { name: 'Said as' }).fill(saidAs)
  await page.getByRole('button', { name: 'Add' }).click()
}

async function look(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of SIZES) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.getByRole('heading', { name: 'How words are said' }).scrollIntoViewIfNeeded()
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.screenshot({ path: path.join(SHOTS, `pronunciations-${name}-${width}-${colorScheme}.png`) })
  }
}

test('words for every film are kept, heard, said anew and removed', async ({ page }) => {
  await page.goto('/settings?tab=voice')
  await add(page, 'Nguyen', '[nope]')
  await expect(page.getByRole('alert')).toContainText('Write how it is said')
  await add(page, 'Nguyen', 'win')
  const list = page.getByRole('list', { name: 'Words that are said otherwise' })
  await expect(list.getByRole('listitem')).toHaveText(['Nguyen is said win'])
  const hint = page.getByText('read by the natural voice and by Kokoro alone')
  await expect(hint).toHaveCount(0)
  await add(page, 'Saoirse', '/ˈsɪɹʃə/')
  await expect(hint).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  const heard = page.waitForResponse(/\/api\/pronunciations\/hear\?word=Nguyen&saidAs=win/)
  await list.getByRole('button', { name: 'Hear Nguyen' }).click()
  expect((await heard).headers()['content-type']).toBe('audio/wav')
  await look(page, 'settings')

  await add(page, 'nguyen', 'wen')
  await expect(list.getByRole('listitem').first()).toHaveText('nguyen is said wen')
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Remove Saoirse' }).click()
  await expect(list.getByRole('listitem')).toHaveText(['nguyen is said wen'])
  await expect(hint).toHaveCount(0)
})

test('a film has words of its own, which its order names', async ({ page }) => {
  await page.goto(ORDER)
  await chooseVoice(page)
  await add(page, 'Saoirse', 'seer sha')
  const list = page.getByRole('list', { name: 'Words that are said otherwise' })
  await expect(list.getByRole('listitem')).toHaveText(['Saoirse is said seer sha'])
  await look(page, 'film')
  await expect(page.getByRole('link', { name: 'Words for every film' })).toHaveAttribute(
    'href',
    '/settings?tab=voice',
  )
  const ordered = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/videos'),
  )
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click()
  expect((await ordered).postDataJSON()).toMatchObject({
    choices: { sayings: [{ word: 'Saoirse', saidAs: 'seer sha' }] },
  })
})
