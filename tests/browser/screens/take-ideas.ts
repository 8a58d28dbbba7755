import { expect, test } from '@playwright/test'
import { openAccount } from '../app.ts'
import { changeProfile, refuse } from '../spec/stand-in.ts'
import { IDEAS } from './samples.ts'
import { open, scrollTo, shoot } from './shoot.ts'

const PROMPT = '5 space facts that will blow your mind'
const COUNTS = { total: 7, draft: 3, improved: 2, video_generated: 2 }

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

test('generate ideas', async ({ page }) => {
  await open(page, '/generate-ideas')
  await shoot(page, 'generate-ideas-empty')
  const prompt = page.getByLabel('What should the videos be about?')
  await prompt.fill(PROMPT)
  await prompt.press('Control+Enter')
  await page.getByRole('link', { name: 'Generate Video' }).first().waitFor()
  await expect(page.getByRole('button', { name: /^Generate .*Ideas/ })).toBeVisible()
  await page.waitForTimeout(6500)
  await shoot(page, 'generate-ideas-full')
  await scrollTo(page, page.locator('#results'))
  await shoot(page, 'generate-ideas-results')
  await page.getByRole('button', { name: 'Improve' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, 'generate-ideas-improve')
})

test('generate ideas, being written', async ({ page }) => {
  await page.route('**/api/ideas/generate', () => {})
  await open(page, '/generate-ideas')
  const prompt = page.getByLabel('What should the videos be about?')
  await prompt.fill(PROMPT)
  await prompt.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await shoot(page, 'generate-ideas-processing')
})

test('generate ideas, few credits and a failure', async ({ page }) => {
  await changeProfile(page, { aiCredits: 3 })
  await open(page, '/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill(PROMPT)
  await shoot(page, 'generate-ideas-few-credits')
  await page.unrouteAll()
  await refuse(page, '**/api/ideas/generate', { message: 'The writer is out of ink.' })
  await open(page, '/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill(PROMPT)
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await page.waitForTimeout(1500)
  await shoot(page, 'generate-ideas-error')
})

test('my ideas', async ({ page }) => {
  await open(page, '/my-ideas')
  await shoot(page, 'my-ideas-empty')
  const items = [...IDEAS]
  await page.route(/\/api\/ideas\?/, (route) =>
    route.fulfill({ json: { items, total: items.length, counts: COUNTS } }),
  )
  await open(page, '/my-ideas')
  await shoot(page, 'my-ideas-full')
  await scrollTo(page, page.getByRole('searchbox', { name: 'Search ideas' }))
  await shoot(page, 'my-ideas-list')
  await page.unrouteAll()
  await page.route(/\/api\/ideas\?/, () => {})
  await page.goto('/my-ideas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton').first()).toBeVisible()
  await shoot(page, 'my-ideas-loading')
  await page.unrouteAll()
  await refuse(page, /\/api\/ideas\?/)
  await page.goto('/my-ideas')
  await expect(page.getByText('Failed to load your video ideas.')).toBeVisible({ timeout: 40_000 })
  await shoot(page, 'my-ideas-error')
  await page.unrouteAll()
  await changeProfile(page, { aiCredits: 3 })
  await open(page, '/my-ideas')
  await shoot(page, 'my-ideas-few-credits')
  await open(page, '/my-ideas?search=zebra')
  await shoot(page, 'my-ideas-no-match')
})

test('edit idea', async ({ page, baseURL }) => {
  const answer = await page.context().request.post(`${baseURL}/api/ideas/generate`, {
    headers: { origin: baseURL ?? '' },
    data: { prompt: PROMPT, count: 1, duration: 15 },
  })
  const { ideas } = (await answer.json()) as { ideas: { id: string; script: string; title: string }[] }
  const [idea] = ideas
  await open(page, `/edit-idea/${idea?.id}`)
  await shoot(page, 'edit-idea-unchanged')
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(`${idea?.script} Follow for more.`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${idea?.title}, explained`)
  await page.getByRole('button', { name: 'Show Changes' }).click()
  await shoot(page, 'edit-idea-changes')
  await scrollTo(page, page.getByRole('textbox', { name: 'Script', exact: true }))
  await shoot(page, 'edit-idea-script')
  const tools = page.getByRole('group', { name: 'Enhance Script' })
  await tools.getByRole('button', { name: /Refine Tone/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, 'edit-idea-tones')
  await page.getByRole('radio', { name: 'Professional' }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Refine Tone/ })
    .click()
  await expect(page.getByText('Enhanced Successfully')).toBeVisible()
  await shoot(page, 'edit-idea-preview')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Update Original' }).click()
  await expect(page.getByText('Changes Saved')).toBeVisible()
  await scrollTo(page, page.getByRole('button', { name: 'Compare text 1' }))
  await page.waitForTimeout(6000)
  await shoot(page, 'edit-idea-history')
  await page.getByRole('button', { name: 'Compare text 1' }).click()
  await shoot(page, 'edit-idea-compare')
})
