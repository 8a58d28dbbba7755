import { expect, test, type Page } from '@playwright/test'
import { chooseVoice, openAccount } from '../app.ts'
import { answerDashboard, answerVideos, buildIdea, buildVideo, changeProfile } from './stand-in.ts'

const SIGNED_IN = [
  '/dashboard',
  '/generate-ideas',
  '/my-ideas',
  '/edit-idea/7',
  '/generate-video',
  '/my-videos',
  '/credits',
  '/settings',
]
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('signed out', () => {
  for (const address of SIGNED_IN)
    test(`${address} leads to sign in`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveURL(/\/login/)
    })

  test('any other path is the 404 page with a link home', async ({ page }) => {
    await page.goto('/nowhere/at/all')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('login has its form, Google, and links to reset, sign up and support', async ({ page }) => {
    await page.goto('/login')
    // Before it is pressed.
    await expect(page.getByRole('button', { name: /Google/ })).toHaveAccessibleDescription(
      'Google sign-in is not configured on this server.',
    )
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    for (const to of ['/forgot-password', '/signup', '/support'])
      await expect(page.locator(`a[href^="${to}"]`).first()).toBeVisible()
  })

  test('signup has name, email and password, and links to terms, privacy and login', async ({ page }) => {
    await page.goto('/signup')
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible()
    await expect(page.getByLabel('Full name')).toBeVisible()
    await expect(page.getByPlaceholder('Create a password (min. 6 characters)')).toBeVisible()
    for (const to of ['/terms', '/privacy-policy', '/login'])
      await expect(page.locator(`a[href^="${to}"]`).first()).toBeVisible()
  })
})

test.describe('signed in', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await openAccount(context, baseURL ?? '')
  })

  test('the header has the title, a settings button and the first letter of the name', async ({ page }) => {
    await page.goto('/dashboard')
    const header = page.getByRole('banner')
    await expect(header).toContainText('Dashboard')
    await expect(header.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    await changeProfile(page, { displayName: 'zoe' })
    await page.reload()
    const account = header.getByRole('link', { name: 'Your account' })
    await expect(account).toContainText('Z')
    await expect(account).toHaveAttribute('href', '/settings')
    // First and last name stand for a display name here, too.
    await page.unrouteAll()
    await changeProfile(page, { displayName: null, fullName: '🦊 Meier' })
    await page.reload()
    await expect(account).toHaveText(/🦊$/u)
  })

  test('the banner greets by display name, else the full name, else Creator', async ({ page }) => {
    const names = [
      [{ displayName: 'Zoe', fullName: 'Zoe Meier' }, 'Zoe'],
      [{ displayName: null, fullName: 'Zoe Meier' }, 'Zoe Meier'],
      [{ displayName: null, fullName: '' }, 'Creator'],
    ] as const
    for (const [profile, name] of names) {
      await page.unrouteAll()
      await changeProfile(page, profile)
      await page.goto('/dashboard')
      await expect(h1(page)).toHaveText(`Welcome back, ${name}!`)
    }
  })

  test('the four cards count ideas, videos, views and credits', async ({ page }) => {
    const films = [buildVideo({}), buildVideo({ viewCount: 13, status: 'processing' })]
    await answerDashboard(page, { ideas: [buildIdea({})], videos: films, aiCredits: 60 })
    await page.goto('/dashboard')
    const totals = page.getByRole('region', { name: 'Totals' })
    await expect(totals).toContainText('Video Ideas1')
    await expect(totals).toContainText('Total Videos21 processing')
    await expect(totals).toContainText('Total Views20')
    await expect(totals).toContainText('AI Credits60')
    await answerDashboard(page, { videos: [buildVideo({})] })
    await page.reload()
    await expect(totals).toContainText('All complete')
    await answerDashboard(page, { videos: [buildVideo({}), buildVideo({ status: 'failed' })] })
    await page.reload()
    await expect(totals).toContainText('1 of them complete')
  })

  test('the quick actions lead on, the Content Calendar with them', async ({ page }) => {
    await page.goto('/dashboard')
    const actions = page.getByRole('region', { name: 'Quick actions' })
    for (const [name, to] of [
      ['Generate Video Ideas', '/generate-ideas'],
      ['View All Ideas', '/my-ideas'],
      ['My Videos', '/my-videos'],
      ['Content Calendar', '/calendar'],
    ] as const)
      await expect(actions.getByRole('link', { name })).toHaveAttribute('href', to)
  })

  test('the lists show three of five, with badges, views and downloads', async ({ page }) => {
    const ideas = [1, 2, 3, 4, 5].map((n) => buildIdea({ title: `Idea ${n}` }))
    const videos = [1, 2, 3, 4, 5].map((n) => buildVideo({ title: `Film ${n}` }))
    await answerDashboard(page, { ideas, videos })
    await page.goto('/dashboard')
    for (const n of [1, 2, 3]) {
      await expect(page.getByRole('link', { name: `Idea ${n}` })).toBeVisible()
      await expect(page.getByRole('link', { name: `Film ${n}` })).toBeVisible()
    }
    await expect(page.getByText(/^(Idea|Film) [45]$/)).toHaveCount(0)
    await expect(page.getByText('Draft')).toHaveCount(3)
    const film = page.getByRole('listitem').filter({ hasText: 'Film 1' })
    await expect(film).toContainText('Ready')
    await expect(film).toContainText('Views 7')
    await expect(film).toContainText('Downloads 2')
  })

  test('a new account sees its next steps and what to do with empty lists', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your first video in three steps' })).toBeVisible()
    await expect(page.getByText('No video ideas yet')).toBeVisible()
    await expect(page.getByText('No videos yet')).toBeVisible()
  })

  test('a video in the making shows its step, percent and time left, live', async ({ page }) => {
    const progress = {
      step: 'render',
      percent: 41.6,
      remainingSeconds: 42,
      scenes: [],
      rushes: null,
    } as const
    await answerDashboard(page, {
      videos: [buildVideo({ status: 'processing', progress: { ...progress, scenes: [] } })],
    })
    await page.goto('/dashboard')
    await expect(page.getByText('Rendering the film, 42%, about 40 seconds left')).toBeVisible()
    await expect(page).toHaveTitle('(42 %) Dashboard | Hookreel')
    await page.getByRole('link', { name: 'AI Credits' }).first().click()
    await expect(page).toHaveTitle(/^\(42 %\) /)
  })

  test('idea generation counts characters up to 1000 and says how many ideas there can be', async ({
    page,
  }) => {
    await page.goto('/generate-ideas')
    const prompt = page.getByLabel('What should the videos be about?')
    await expect(prompt).toHaveAttribute('maxlength', '1000')
    await prompt.fill('space')
    await expect(page.getByText(/^5\s*\/\s*1,?000/)).toBeVisible()
    await expect(page.getByText(/up to 50/i).first()).toBeVisible()
  })

  test('the ideas page has four counts, and its empty state leads on', async ({ page }) => {
    await page.goto('/my-ideas')
    for (const name of ['Total Ideas', 'Videos Generated', 'Improved', 'Drafts'])
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    await expect(page.getByText('No video ideas yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Generate Video Ideas' }).last()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Purchase AI Credits' })).toHaveAttribute('href', '/credits')
    await page.unrouteAll()
    await changeProfile(page, { aiCredits: 4 })
    await page.reload()
    await expect(page.getByText('No video ideas yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Video Ideas' })).toBeDisabled()
  })

  test('the table has its columns and falls back to the description', async ({ page }) => {
    const items = [
      buildIdea({ title: 'With description', summary: null, description: 'From the description' }),
      buildIdea({ title: 'With nothing', summary: null, status: 'improved' }),
    ]
    const counts = { total: 2, draft: 1, improved: 1, video_generated: 0 }
    await page.route(/\/api\/ideas\?/, (route) => route.fulfill({ json: { items, total: 2, counts } }))
    await page.goto('/my-ideas')
    for (const column of ['Title', 'Summary', 'Status', 'Created', 'Actions'])
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
    await expect(page.getByText('From the description')).toBeVisible()
    await expect(page.getByText('No summary available')).toBeVisible()
  })

  test('the editor names what the original idea lacks', async ({ page }) => {
    const idea = buildIdea({ title: '', summary: null, caption: null, script: null, description: null })
    await page.route(`**/api/ideas/${idea.id}`, (route) => route.fulfill({ json: idea }))
    await page.route(`**/api/ideas/${idea.id}/history`, (route) =>
      route.fulfill({ json: { revisions: [], original: null, versions: [], videos: [] } }),
    )
    await page.goto(`/edit-idea/${idea.id}`)
    for (const text of ['No title', 'No summary', 'No caption', 'No script', 'No description'])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(page.getByText('No Changes', { exact: true })).toBeVisible()
    await expect(page.getByText('No changes made')).toBeVisible()
  })

  test('the editor offers the other openings of a model, and loses none that was typed', async ({ page }) => {
    const idea = buildIdea({ script: 'Salt was money. It still is.', openings: ['Why salt?'] })
    await page.route(`**/api/ideas/${idea.id}`, (route) => route.fulfill({ json: idea }))
    await page.route(`**/api/ideas/${idea.id}/history`, (route) =>
      route.fulfill({ json: { revisions: [], original: null, versions: [], videos: [] } }),
    )
    await page.goto(`/edit-idea/${idea.id}`)
    const script = page.getByRole('textbox', { name: 'Script', exact: true })
    const opening = (name: string) => page.getByRole('radio', { name })
    await expect(opening('Salt was money.')).toBeChecked()
    await script.fill('My own words. It still is.')
    await opening('Why salt?').check()
    await expect(script).toHaveValue('Why salt? It still is.')
    await opening('My own words.').check()
    await expect(script).toHaveValue('My own words. It still is.')
    await opening('Salt was money.').check()
    await expect(page.getByText('No Changes', { exact: true })).toBeVisible()
  })

  test('ordering a video says what is missing, what it costs and what was chosen', async ({ page }) => {
    await page.goto('/generate-video')
    await expect(page.getByText('No script available for this video idea').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Generate Video/ })).toBeDisabled()
    await page.goto('/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.')
    await expect(page.getByText('Please select a voice to continue').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Video for 25 credits' })).toBeDisabled()
    await page.getByRole('combobox', { name: 'Language' }).first().click()
    await expect(page.getByRole('option', { name: /^All Languages \(\d+ voices\)$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    for (const style of ['Cinematic', 'Crayon Drawing', 'Horror', 'Superhero', 'Documentary', 'Anime'])
      await expect(page.getByRole('radio', { name: new RegExp(style) })).toBeVisible()
    await chooseVoice(page)
    await expect(page.getByRole('button', { name: 'Generate Video for 25 credits' })).toBeEnabled()
  })

  test('the video library is empty with a way on, and pages by six', async ({ page }) => {
    await page.goto('/my-videos')
    await expect(h1(page)).toHaveText('My AI Generated Videos')
    await expect(page.getByText('No videos generated yet')).toBeVisible()
    await expect(page.getByText(/^Page \d/)).toHaveCount(0)
    const videos = [1, 2, 3, 4, 5, 6, 7].map((n) => buildVideo({ title: `Film ${n}` }))
    await answerVideos(page, videos)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: /^Film/ })).toHaveCount(6)
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('link', { name: 'Next' }))
      .click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Film 7' })).toBeVisible()
  })

  test('a video card has its facts in the words of the specification', async ({ page }) => {
    await answerVideos(page, [buildVideo({ title: 'Film 1' })])
    await page.goto('/my-videos')
    const card = page.locator('.rounded-card').filter({ hasText: 'Film 1' })
    for (const fact of [
      'just now',
      '0:15',
      '8.01 MB',
      '7 views',
      'Quality: 1080p',
      'Download',
      'TikTok',
      'Instagram',
    ])
      await expect(card).toContainText(fact)
    await expect(card.getByText('Ready', { exact: true })).toBeVisible()
  })

  test('the settings have their seven tabs in the address', async ({ page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('tab')).toHaveCount(7)
    for (const tab of ['account', 'video', 'voice', 'notifications', 'billing', 'export', 'privacy']) {
      await page.goto(`/settings?tab=${tab}`)
      await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(tab, 'i'))
    }
  })
})
