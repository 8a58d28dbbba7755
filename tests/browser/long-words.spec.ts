import path from 'node:path'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { measureOverflow, openAccount, SHOTS } from './app.ts'
import {
  answerPosting,
  buildBatch,
  buildChannel,
  buildComposer,
  buildPost,
  EMPTY_CALENDAR,
  inHours,
} from './posting/stand-in.ts'
import { answerVideos, buildVideo } from './spec/stand-in.ts'

const ADDRESS = `https://example.com/${'verylongpathwithoutanybreak'.repeat(6)}`
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwe'.repeat(3).slice(0, 120)
const ARABIC = 'خمس حقائق عن أعماق البحر'
const HEBREW = 'חמש עובדות על הים העמוק'
const TEXTS = [ADDRESS, `${ARABIC} ${ADDRESS}`, `${HEBREW} ${WORD}`, HEBREW]
const NAME = WORD.slice(0, 50)
const FILM = path.resolve(import.meta.dirname, '../../apps/web/public/demo/venus.mp4')

const WINDOWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/**
 * Texts whose first letter is Hebrew or Arabic, and that are set from left to right; values of fields, too. A text that begins with
 * Latin letters is of that direction.
 */
async function findWrongDirections(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const startsRtl = (text) => /^[^\\p{L}]*[\u0590-\u08ff]/u.test(text)
    // A single letter, as in a sign of a person, has no direction.
    const isWrong = (element, text) => startsRtl(text) && text.trim().length > 1 && getComputedStyle(element).direction !== 'rtl'
      && getComputedStyle(element).unicodeBidi !== 'plaintext'
    const wrong = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!/^(SCRIPT|STYLE|TITLE|TEXTAREA)$/.test(element.tagName) && isWrong(element, node.data))
        wrong.push(element.outerHTML.slice(0, 160))
    }
    for (const field of document.querySelectorAll('input, textarea'))
      if (isWrong(field, field.value)) wrong.push(field.outerHTML.slice(0, 160))
    return wrong
  })()`)
}

test.describe.configure({ mode: 'parallel' })

/** Ideas with the texts above; answers the id of each. */
async function writeIdeas(request: APIRequestContext, origin: string): Promise<string[]> {
  const headers = { origin }
  const data = { prompt: 'deep sea', count: TEXTS.length }
  const made = await request.post('/api/ideas/generate', { headers, data })
  const { ideas } = (await made.json()) as { ideas: { id: string }[] }
  for (const [index, text] of TEXTS.entries()) {
    const texts = { title: text.slice(0, 200), summary: text, caption: text, script: text, description: text }
    const answer = await request.patch(`/api/ideas/${ideas[index]?.id}`, { headers, data: texts })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return ideas.map(({ id }) => id)
}

/** Plays posts, accounts, videos and batches with such texts. */
async function answerLongTexts(page: Page): Promise<string> {
  const videos = TEXTS.map((title) => buildVideo({ title, description: title, script: title }))
  const channels = (['tiktok', 'instagram', 'youtube'] as const).map((network) =>
    buildChannel({ network, name: NAME, username: NAME.toLowerCase() }),
  )
  const posts = TEXTS.map((text, index) =>
    buildPost(
      {
        network: 'instagram',
        title: text,
        options: {
          network: 'instagram',
          caption: text,
          isSharedToFeed: true,
          isAiGenerated: true,
          coverMs: null,
        },
        scheduledAt: inHours(3 + index),
        status: index === 1 ? 'failed' : 'scheduled',
      },
      videos[index],
    ),
  )
  const video = { ...buildVideo({ title: `${HEBREW} ${WORD}`, durationSeconds: 15 }), id: 'long' }
  const composer = buildComposer('instagram', {
    posts,
    creator: { nickname: HEBREW, username: NAME.toLowerCase() },
  })
  const caption = { ...composer.suggestion, caption: `${HEBREW} ${ADDRESS}` }
  await answerPosting(page, {
    video,
    channels,
    posts,
    calendar: { ...EMPTY_CALENDAR, posts, undated: posts.slice(0, 2) },
    composer: { instagram: { ...composer, suggestion: caption as typeof composer.suggestion } },
  })
  await answerVideos(page, videos)
  const batch = buildBatch({
    pieces: TEXTS.map((title, index) => ({
      number: index + 1,
      ideaId: null,
      prompt: null,
      title,
      state: 'refused' as const,
      videoId: null,
      posts: [],
      message: WORD,
    })),
    refused: TEXTS.length,
  })
  await page.route(/\/api\/batches$/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { batches: [], leftThisWeek: 50 } })
      : route.fulfill({ status: 201, json: batch }),
  )
  return video.id
}

async function look(page: Page, place: string, name: string): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.screenshot({ path: path.join(SHOTS, `long-${place}-${name}-${theme}.png`), fullPage: true })
    expect.soft(await measureOverflow(page), `${place}: wider than the window`).toBeLessThanOrEqual(0)
    expect.soft(await findWrongDirections(page), `${place}: in the wrong direction`).toEqual([])
  }
}

for (const [name, viewport] of Object.entries(WINDOWS))
  test.describe(name, () => {
    test.use({ viewport })

    test('long words widen no page, and each text has the direction of its script', async ({
      page,
      baseURL,
    }) => {
      // Twenty-four pages, each looked at twice.
      test.setTimeout(300_000)
      const origin = baseURL ?? ''
      await openAccount(page.context(), origin)
      const ideas = await writeIdeas(page.request, origin)
      await page.request.patch('/api/profile', {
        headers: { origin },
        data: { firstName: NAME, displayName: NAME },
      })
      for (const [index, text] of TEXTS.entries())
        await page.request.post('/api/cast', {
          headers: { origin },
          data: { name: `${NAME} ${'ABCD'[index]}`, kind: 'thing', sheet: text },
        })
      const videoId = await answerLongTexts(page)
      const pages = {
        dashboard: '/dashboard',
        'generate-ideas': '/generate-ideas',
        'my-ideas': '/my-ideas',
        'my-ideas-search': `/my-ideas?search=${WORD}`,
        'edit-idea': `/edit-idea/${ideas[1]}`,
        'generate-video': `/generate-video?ideaId=${ideas[0]}`,
        'generate-video-rtl': `/generate-video?ideaId=${ideas[2]}`,
        'video-ready': `/generate-video?videoId=${videoId}`,
        'my-videos': '/my-videos',
        post: `/videos/${videoId}/post?network=instagram`,
        calendar: '/calendar',
        analytics: '/analytics',
        credits: '/credits',
        cast: '/cast',
        ...Object.fromEntries(
          ['account', 'video', 'voice', 'notifications', 'billing', 'export', 'privacy'].map((tab) => [
            `settings-${tab}`,
            `/settings?tab=${tab}`,
          ]),
        ),
        'settings-api': '/settings/api',
        'settings-services': '/settings/services',
        'settings-posting': '/settings/posting',
      }
      for (const [place, address] of Object.entries(pages))
        await test.step(place, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await look(page, place, name)
        })
      await test.step('windows that lie over a page', async () => {
        await page.goto('/calendar')
        // Without a time: it is there in every week.
        await page.getByRole('button').filter({ hasText: ARABIC }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look(page, 'calendar-post', name)
        await page.goto('/my-ideas')
        await page.getByRole('button', { name: 'Make and schedule' }).click()
        const dialog = page.getByRole('dialog', { name: 'Make and schedule' })
        await dialog.getByRole('checkbox').nth(0).check()
        await look(page, 'batch', name)
        await dialog.getByRole('combobox', { name: 'Voice' }).click()
        await page.getByRole('option').first().click()
        await dialog.getByRole('button', { name: /^Make 1 video/ }).click()
        await expect(dialog.getByText(HEBREW, { exact: true })).toBeVisible()
        await look(page, 'batch-result', name)
        await page.goto('/my-videos')
        await page
          .getByRole('button', { name: /^Actions for/ })
          .last()
          .click()
        await look(page, 'video-menu', name)
      })
    })
  })

test('the public page keeps the direction and the width of its texts', async ({ page, browser, baseURL }) => {
  const origin = baseURL ?? ''
  await openAccount(page.context(), origin)
  await page.goto('/my-videos')
  await page.getByLabel('Video files to upload').setInputFiles(FILM)
  const readVideos = async () =>
    ((await (await page.request.get('/api/videos')).json()) as { items: { id: string }[] }).items
  await expect(page.getByText('Video uploaded successfully!')).toBeVisible({ timeout: 60_000 })
  const [video] = await readVideos()
  const handle = `long-${Date.now().toString(36)}`
  const headers = { origin }
  const title = `${HEBREW} ${WORD}`
  const change = { title, description: `${ARABIC} ${ADDRESS}`, isOnProfile: true }
  const changed = await page.request.patch(`/api/videos/${video?.id}`, { headers, data: change })
  expect(changed.ok(), await changed.text()).toBe(true)
  const profile = { displayName: HEBREW, handle, profileVisibility: 'public' }
  const opened = await page.request.patch('/api/profile', { headers, data: profile })
  expect(opened.ok(), await opened.text()).toBe(true)
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const visitor = await browser.newPage({ viewport, baseURL: origin })
    for (const address of [`/p/${handle}`, `/p/${handle}/${video?.id}`]) {
      await visitor.goto(address)
      await expect(visitor.getByText(title).first()).toHaveCSS('direction', 'rtl')
      await look(visitor, address.split('/').length > 3 ? 'public-video' : 'public', name)
    }
    await visitor.close()
  }
})
