import { expect, test, type Page } from '@playwright/test'
import { chooseVoice, openAccount } from '../app.ts'
import { answerVideos, buildIdea, buildVideo, changeProfile, refuse } from './stand-in.ts'

const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const ORDER = '/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.'

/** Presses *Try again* once it stands still, and lets what was refused through: earlier, a part that is still being built would ask by itself. */
async function askAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' })
  await button.click({ trial: true })
  await page.unrouteAll()
  await button.click({ force: true })
}

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

async function openIdea(page: Page): Promise<string> {
  const idea = buildIdea({})
  await page.route(`**/api/ideas/${idea.id}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: idea }) : route.fallback(),
  )
  await page.route(`**/api/ideas/${idea.id}/history`, (route) =>
    route.fulfill({ json: { revisions: [], original: null, versions: [], videos: [] } }),
  )
  await page.goto(`/edit-idea/${idea.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return idea.id
}

test('the dashboard that cannot be read says so and can be asked again', async ({ page }) => {
  await refuse(page, '**/api/dashboard')
  await page.goto('/dashboard')
  await sees(page, 'Failed to load dashboard data')
  await sees(page, 'The disk is full.')
  await askAgain(page)
  await sees(page, 'No videos yet')
})

test('prices that cannot be read are said in their place, and can be asked for again', async ({ page }) => {
  await refuse(page, '**/api/pricing')
  await page.goto('/credits')
  await sees(page, 'Failed to load the prices')
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await askAgain(page)
  await expect(page.getByRole('button', { name: /^Buy|^Purchase/ }).first()).toBeVisible()
})

test('ideas need a prompt', async ({ page }) => {
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await sees(page, 'Please enter a prompt to generate ideas.')
})

test('too few credits for ideas are named, with a way to more', async ({ page }) => {
  await refuse(page, '**/api/ideas/generate', { status: 402, code: 'insufficient_credits' })
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('space facts')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await sees(page, 'Insufficient Credits')
  await sees(
    page,
    'You need at least 5 AI credits to generate video ideas. Purchase more credits to continue.',
  )
  await page.unrouteAll()
  await changeProfile(page, { aiCredits: 3 })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Purchase AI Credits' })).toHaveAttribute('href', '/credits')
})

test('ideas that cannot be listed say so', async ({ page }) => {
  await refuse(page, /\/api\/ideas\?/)
  await page.goto('/my-ideas')
  await sees(page, 'Failed to load your video ideas.')
})

test('an idea that cannot be deleted comes back and says so', async ({ page }) => {
  const items = [buildIdea({ title: 'Stays here' })]
  const counts = { total: 1, draft: 1, improved: 0, video_generated: 0 }
  await page.route(/\/api\/ideas\?/, (route) => route.fulfill({ json: { items, total: 1, counts } }))
  await refuse(page, '**/api/deletions', { method: 'POST', message: '' })
  await page.goto('/my-ideas')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await sees(page, 'Failed to delete the idea. Please try again.')
  await sees(page, 'Stays here')
})

test('an idea that cannot be read leads back to the table', async ({ page }) => {
  await refuse(page, '**/api/ideas/nobody')
  await page.goto('/edit-idea/nobody')
  await sees(page, 'Failed to load the video idea.')
  await expect(page).toHaveURL(/\/my-ideas$/)
})

test('a change that cannot be saved keeps the text and says so', async ({ page }) => {
  const id = await openIdea(page)
  await refuse(page, `**/api/ideas/${id}`, { method: 'PATCH' })
  await page.getByLabel('Title').last().fill('Another title')
  await sees(page, 'You have unsaved changes')
  await page.getByRole('button', { name: 'Update Original' }).click()
  await sees(page, 'Save Failed')
  await expect(page.getByLabel('Title').last()).toHaveValue('Another title')
})

test('an enhancement that fails says so, and one without credits asks for one', async ({ page }) => {
  const id = await openIdea(page)
  await refuse(page, `**/api/ideas/${id}/enhance`, { status: 502, code: 'enhancement_failed' })
  await page
    .getByRole('button', { name: /Variations/ })
    .first()
    .click()
  await sees(page, 'Enhancement Failed')
  await page.unroute(`**/api/ideas/${id}/enhance`)
  await refuse(page, `**/api/ideas/${id}/enhance`, { status: 402, code: 'insufficient_credits' })
  await page
    .getByRole('button', { name: /Variations/ })
    .first()
    .click()
  await sees(page, 'You need 1 AI credit to enhance content. Please purchase more credits.')
})

test('voices that cannot be read are said, and a refresh says how it went', async ({ page }) => {
  await refuse(page, '**/api/voices*')
  await page.goto(ORDER)
  await sees(page, 'Warning')
  await sees(page, 'Could not load voice options. Using default voices.')
  await page.getByRole('button', { name: /Refresh/ }).click()
  await sees(page, 'Failed to load voice options.')
  await page.unrouteAll()
  await page.getByRole('button', { name: /Refresh/ }).click()
  await sees(page, 'Voice options refreshed successfully!')
})

test('a voice that cannot be heard says so, and while voices are on their way the field says that', async ({
  page,
}) => {
  let answer = () => {}
  const isAwaited = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/voices*', async (route) => {
    await isAwaited
    await route.fallback()
  })
  await page.goto(ORDER)
  await expect(page.getByRole('combobox', { name: 'Voice Actor' })).toHaveText('Loading voices...')
  answer()
  await expect(page.getByRole('combobox', { name: 'Voice Actor' })).toHaveText('Select a voice')
  await chooseVoice(page)
  await expect(page.getByRole('button', { name: /^Generate Video/ })).toBeEnabled()
  await page.route('**/api/voices/*/preview', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'Play preview' }).click()
  await sees(page, 'Failed to play voice preview')
})

test('a voice that the end of the free trial silenced says so before the order', async ({ page }) => {
  await page.route('**/api/voices*', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { voices: object[] }
    const voices = list.voices.map((voice) => ({ ...voice, needsPurchase: true }))
    await route.fulfill({ response: answer, json: { ...list, voices } })
  })
  await page.goto(ORDER)
  await chooseVoice(page)
  await sees(page, 'This voice speaks in videos made during a free trial, or after buying credits or a plan.')
})

test('the address of a video that is not there says that it is not found', async ({ page }) => {
  await page.goto('/generate-video?videoId=unknown')
  await sees(page, 'Video not found.')
  await sees(page, 'It was deleted, or this address is not complete.')
})

test('what fails without a reason of the server is named by the page', async ({ page }) => {
  const nothing = { method: 'POST', message: 'An unexpected error occurred. Please try again.' }
  const toast = page.getByRole('region', { name: /Notifications/ })
  await refuse(page, '**/api/ideas/generate', nothing)
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('space facts')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await expect(toast).toContainText('Failed to generate video ideas. Please try again.')
  await refuse(page, '**/api/videos', nothing)
  await page.goto(ORDER)
  await chooseVoice(page)
  await page.getByRole('button', { name: /^Generate Video/ }).click()
  await expect(toast).toContainText('Failed to start video generation. Please try again.')
  await refuse(page, '**/api/checkouts', nothing)
  await page.goto('/credits')
  await page
    .getByRole('button', { name: /^Purchase/ })
    .first()
    .click()
  await expect(toast).toContainText('There was an issue processing your payment. Please try again.')
})

test('a video that is too dear says what it needs', async ({ page }) => {
  await refuse(page, '**/api/videos', { status: 402, code: 'insufficient_credits', method: 'POST' })
  await page.goto(ORDER)
  await chooseVoice(page)
  await page.getByRole('button', { name: /^Generate Video/ }).click()
  await sees(page, 'Insufficient Credits')
  await sees(page, 'You need at least 25 AI credits to generate a video.')
})

test('a video that cannot be started gives the reason of the server', async ({ page }) => {
  await refuse(page, '**/api/videos', { method: 'POST' })
  await page.goto(ORDER)
  await chooseVoice(page)
  await page.getByRole('button', { name: /^Generate Video/ }).click()
  await sees(page, 'The disk is full.')
})

test('videos that cannot be listed say so', async ({ page }) => {
  await refuse(page, /\/api\/videos\?/)
  await page.goto('/my-videos')
  await sees(page, 'Failed to load videos')
})

test('a video that cannot be deleted says so after the question that names it', async ({ page }) => {
  await answerVideos(page, [buildVideo({ title: 'Slow planet' })])
  await refuse(page, /\/api\/videos\/[^?]+$/, { method: 'DELETE', message: '' })
  await page.goto('/my-videos')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Delete Video')
  await expect(question).toContainText(
    'Are you sure you want to delete "Slow planet"? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await sees(page, 'Delete Failed')
  await sees(page, 'Failed to delete video')
})

test('a setting that cannot be saved goes back and says so', async ({ page }) => {
  await refuse(page, '**/api/profile', { method: 'PATCH', status: 429, code: 'rate_limited' })
  await page.goto('/settings?tab=notifications')
  const toggle = page.getByRole('switch').first()
  const before = await toggle.getAttribute('aria-checked')
  await toggle.click()
  await sees(page, 'Failed to update profile. Please try again.')
  await expect(toggle).toHaveAttribute('aria-checked', before ?? '')
  await refuse(page, '**/api/profile', { method: 'PATCH' })
  await toggle.click()
  await sees(page, 'An unexpected error occurred.')
})
