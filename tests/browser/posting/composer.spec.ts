import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount } from '../app.ts'
import { IN_EVERY_LOOK } from '../../long-stories.ts'
import { buildVideo } from '../spec/stand-in.ts'
import { answerPosting, buildComposer, buildPost, inHours, type Posting } from './stand-in.ts'

const UNDECIDED = 'You need to indicate if your content promotes yourself, a third party, or both.'
const PRIVATE_REFUSED = 'Branded content visibility cannot be set to private.'

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

/** Opens the form of a network for a finished film. */
async function openForm(
  page: Page,
  network: 'tiktok' | 'instagram' | 'youtube',
  given: Partial<Posting> = {},
): Promise<Posting> {
  const posting = await answerPosting(page, given)
  await page.goto(`/videos/${posting.video.id}/post?network=${network}`)
  return posting
}

async function choosePrivacy(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Who can watch this video' }).click()
  await page.getByRole('option', { name }).click()
}

test.describe('TikTok’s rules', () => {
  test('who posts is asked first: no form stands before the creator is known', async ({ page }) => {
    const posting = await answerPosting(page)
    let answer = () => {}
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/api\/posts\/composer/, async (route) => {
      await isAsked
      await route.fallback()
    })
    await page.goto(`/videos/${posting.video.id}/post?network=tiktok`)
    await expect(page.getByText('Asking TikTok what Maya Okafor may post')).toBeVisible()
    await expect(page.getByLabel('Caption')).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { name: 'Maya makes things' })).toBeVisible()
    await expect(page.getByText('@maya.makes, 14 posts left today')).toBeVisible()
    await expect(page.getByLabel('Caption')).toBeVisible()
  })

  test('a creator who cannot post now is told to try later, and nothing can be sent', async ({ page }) => {
    const blocked = buildComposer('tiktok', { creator: { blocked: 'This account posted too much today.' } })
    const posting = await openForm(page, 'tiktok', { composer: { tiktok: blocked } })
    await expect(page.getByRole('alert')).toContainText(
      'This account posted too much today. Please try again later.',
    )
    await choosePrivacy(page, 'Everyone')
    await page.getByRole('button', { name: 'Post to TikTok' }).click({ force: true })
    await expect(page.getByRole('button', { name: 'Post to TikTok' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(posting.sent).toEqual([])
  })

  test('a video that is longer than this creator may post is refused', async ({ page }) => {
    await openForm(page, 'tiktok', {
      video: buildVideo({ durationSeconds: 45 }),
      composer: { tiktok: buildComposer('tiktok', { creator: { maxSeconds: 30 } }) },
    })
    await expect(page.getByRole('alert')).toContainText(
      'This video is 0:45 long; TikTok takes at most 0:30 from this account.',
    )
    await expect(page.getByRole('button', { name: 'Post to TikTok' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('a post that the server could not take is said to have failed, and can be sent again', async ({
    page,
  }) => {
    await openForm(page, 'tiktok')
    await page.route(/\/api\/posts$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    )
    await choosePrivacy(page, 'Everyone')
    await page.getByRole('button', { name: 'Post to TikTok' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Upload FailedFailed to upload to TikTok. Please try again.',
    )
    await expect(page.getByRole('button', { name: 'Post to TikTok' })).toBeEnabled()
  })

  test('the caption can be edited, and its characters, hashtags and mentions are counted', async ({
    page,
  }) => {
    await openForm(page, 'tiktok')
    const caption = 'Slow planet 🪐 #venus #space with @nasa'
    await page.getByLabel('Caption').fill(caption)
    await expect(page.getByText(`${caption.length}/2,200 characters`)).toBeVisible()
    await expect(page.getByText('2 hashtags')).toBeVisible()
    await expect(page.getByText('1 mention')).toBeVisible()
    await page.getByLabel('Caption').fill('a'.repeat(2201))
    await page.getByRole('button', { name: 'Post to TikTok' }).click()
    await expect(
      page.getByText('TikTok takes at most 2,200 characters; these are 2,201.').first(),
    ).toBeVisible()
  })

  test('what was written stays when TikTok is asked once more and refuses', async ({ page, context }) => {
    await openForm(page, 'tiktok')
    await page.getByLabel('Caption').fill('My own words')
    let refused = 0
    await page.route(/\/api\/posts\/composer/, async (route) => {
      refused += 1
      const error = { code: 'rate_limited', message: 'That was too often.', requestId: 'x' }
      await route.fulfill({ status: 429, json: { error } })
    })
    await context.setOffline(true)
    const offline = page.getByText('You are offline.')
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(offline).toBeHidden()
    await expect.poll(() => refused).toBeGreaterThan(0)
    // Answered, with nothing on its way any more.
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel('Caption')).toHaveValue('My own words')
  })

  test('who can watch is chosen by hand, from what TikTok offers to this creator', async ({ page }) => {
    const posting = await openForm(page, 'tiktok')
    const privacy = page.getByRole('combobox', { name: 'Who can watch this video' })
    await expect(privacy).toHaveText('Choose who can watch')
    await page.getByRole('button', { name: 'Post to TikTok' }).click()
    await expect(page.getByText('Choose who can watch this video.').first()).toBeVisible()
    expect(posting.sent).toEqual([])
    await privacy.click()
    await expect(page.getByRole('option')).toHaveText([/^Everyone/, /^Friends/, /^Only me/])
    await page.getByRole('option', { name: 'Friends' }).click()
    await expect(privacy).toHaveText('Friends')
  })

  test('comment, duet and stitch are off, and greyed out where the creator turned them off', async ({
    page,
  }) => {
    const data = buildComposer('tiktok', { creator: { isStitchOff: true } })
    await openForm(page, 'tiktok', { composer: { tiktok: data } })
    for (const name of ['Comment', 'Duet', 'Stitch'])
      await expect(page.getByRole('checkbox', { name, exact: true })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Comment', exact: true })).toBeEnabled()
    await expect(page.getByRole('checkbox', { name: 'Stitch', exact: true })).toBeDisabled()
    await expect(page.getByTitle('Turned off in your TikTok settings')).toBeVisible()
  })

  test('disclosure is off, its label comes only after a choice, and posting waits for one', async ({
    page,
  }) => {
    const posting = await openForm(page, 'tiktok')
    const disclosure = page.getByRole('switch', { name: 'Disclose video content' })
    const label = page.getByText(/Your photo\/video will be labeled as/)
    await expect(disclosure).not.toBeChecked()
    await expect(page.getByLabel('Your brand')).toHaveCount(0)
    await choosePrivacy(page, 'Everyone')
    await disclosure.click()
    await expect(page.getByLabel('Your brand')).not.toBeChecked()
    await expect(page.getByLabel('Branded content')).not.toBeChecked()
    await expect(label).toHaveCount(0)

    const button = page.getByRole('button', { name: 'Post to TikTok' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.hover({ force: true })
    await expect(page.getByText(UNDECIDED)).toHaveCount(2)
    await button.click({ force: true })
    expect(posting.sent).toEqual([])

    await page.getByLabel('Your brand').check()
    await expect(label).toHaveText("Your photo/video will be labeled as 'Promotional content'")
    await expect(button).not.toHaveAttribute('aria-disabled')
    await page.getByLabel('Branded content').check()
    await expect(label).toHaveText("Your photo/video will be labeled as 'Paid partnership'")
    await page.getByLabel('Your brand').uncheck()
    await expect(label).toHaveText("Your photo/video will be labeled as 'Paid partnership'")
  })

  test('branded content cannot be private: the choice is disabled and says why on hover', async ({
    page,
  }) => {
    await openForm(page, 'tiktok')
    await choosePrivacy(page, 'Only me')
    await page.getByRole('switch', { name: 'Disclose video content' }).click()
    await page.getByLabel('Branded content').check()
    // What is no longer possible is taken back, not kept in secret.
    const privacy = page.getByRole('combobox', { name: 'Who can watch this video' })
    await expect(privacy).toHaveText('Choose who can watch')
    await privacy.click()
    const onlyMe = page.getByRole('option', { name: 'Only me' })
    await expect(onlyMe).toHaveAttribute('aria-disabled', 'true')
    await expect(onlyMe).toHaveAttribute('title', PRIVATE_REFUSED)
    await onlyMe.click({ force: true })
    await expect(privacy).toHaveText('Choose who can watch')
  })

  test('the AI label is on, and the music confirmation stands beside the button', async ({ page }) => {
    const posting = await openForm(page, 'tiktok')
    await expect(page.getByLabel('AI-generated content')).toBeChecked()
    await expect(page.getByText("By posting, you agree to TikTok's Music Usage Confirmation.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Music Usage Confirmation' })).toHaveAttribute(
      'href',
      'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en',
    )
    await page.getByRole('switch', { name: 'Disclose video content' }).click()
    await page.getByLabel('Branded content').check()
    await expect(
      page.getByText(
        "By posting, you agree to TikTok's Branded Content Policy and Music Usage Confirmation.",
      ),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Branded Content Policy' })).toHaveAttribute(
      'href',
      'https://www.tiktok.com/legal/page/global/bc-policy/en',
    )
    expect(posting.sent).toEqual([])
  })

  test('the film is seen before, nothing goes out without the button, and then processing is announced', async ({
    page,
  }) => {
    const posting = await openForm(page, 'tiktok')
    await expect(page.getByLabel('Preview of "A day on Venus"')).toBeVisible()
    await expect(
      page.getByText(/it may take a few minutes until TikTok has processed the video/),
    ).toBeVisible()
    await choosePrivacy(page, 'Friends')
    await page.getByRole('slider', { name: /^Cover/ }).fill('4200')
    await expect(page.getByText('0:04.2')).toBeVisible()
    expect(posting.sent).toEqual([])
    await page.getByRole('button', { name: 'Post to TikTok' }).click()
    await expect(page.getByText('Being sent to TikTok. You can leave this page.')).toBeVisible()
    await expect(page).toHaveURL(/post=/)
    expect(posting.sent).toEqual([
      {
        method: 'POST',
        path: '/api/posts',
        body: expect.objectContaining({
          videoId: posting.video.id,
          channelId: 'channel-tiktok',
          when: { mode: 'now' },
          isRepeatMeant: false,
          options: expect.objectContaining({
            privacy: 'MUTUAL_FOLLOW_FRIENDS',
            mayComment: false,
            isCommercial: false,
            isAiGenerated: null,
            hasConsented: true,
            coverMs: 4200,
          }),
        }),
      },
    ])
  })

  test('a draft for the inbox asks for nothing, for it is finished in the app', async ({ page }) => {
    const posting = await openForm(page, 'tiktok')
    await page.getByText('Send to my inbox').first().click()
    await expect(page.getByLabel('Caption')).toHaveCount(0)
    await expect(page.getByText(/By posting, you agree/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Send to my inbox' }).click()
    await expect(page.getByText('Being sent to TikTok.')).toBeVisible()
    expect(posting.sent[0]?.body).toMatchObject({ options: { mode: 'inbox', hasConsented: false } })
  })
})

test.describe('a post', () => {
  test('of Instagram keeps to 30 hashtags and 20 mentions, and is shared to the feed', async ({ page }) => {
    const posting = await openForm(page, 'instagram')
    await expect(page.getByLabel('Also share to feed')).toBeChecked()
    await page.getByLabel('Caption').fill(Array.from({ length: 31 }, (_, index) => `#tag${index}`).join(' '))
    await expect(page.getByText('31/30 hashtags')).toBeVisible()
    await page.getByRole('button', { name: 'Post to Instagram' }).click()
    await expect(page.getByText('Instagram takes at most 30 hashtags; these are 31.').first()).toBeVisible()
    expect(posting.sent).toEqual([])
    await page.getByLabel('Caption').fill('Slow planet. #venus')
    await page.getByRole('button', { name: 'Post to Instagram' }).click()
    await expect(page.getByText('Being sent to Instagram.')).toBeVisible()
    expect(posting.sent[0]?.body).toMatchObject({ options: { isSharedToFeed: true, isAiGenerated: null } })
  })

  test('is labelled as its film is, says why, and as its poster chose once they did', async ({ page }) => {
    const posting = await openForm(page, 'instagram')
    const label = page.getByLabel('AI-generated content')
    await expect(label).toBeChecked()
    await expect(page.getByText('AI made 3 pictures (OpenAI, gpt-image-2).')).toBeVisible()
    await label.uncheck()
    await expect(page.getByText('You turned it off, and it stays so.')).toBeVisible()
    expect(await findAccessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Use what the film says' }).click()
    await expect(label).toBeChecked()
    await label.uncheck()
    await page.getByRole('button', { name: 'Post to Instagram' }).click()
    await expect(page.getByText('Being sent to Instagram.')).toBeVisible()
    expect(posting.sent[0]?.body).toMatchObject({ options: { isAiGenerated: false } })
  })

  test('of YouTube waits for a title and for whom it is made', async ({ page }) => {
    const posting = await openForm(page, 'youtube')
    await page.getByLabel('Title').fill('')
    await page.getByRole('button', { name: 'Post to YouTube' }).click()
    await expect(page.getByText('Give the video a title.').first()).toBeVisible()
    await expect(page.getByText('Say whether it is made for kids.').first()).toBeVisible()
    expect(posting.sent).toEqual([])
    await page.getByLabel('Title').fill('A day on Venus')
    await page.getByText('Not made for kids').click()
    await page.getByText('Unlisted').click()
    await page.getByRole('button', { name: 'Post to YouTube' }).click()
    await expect(page.getByText('Being sent to YouTube.')).toBeVisible()
    expect(posting.sent[0]?.body).toMatchObject({
      options: { title: 'A day on Venus', visibility: 'unlisted', isMadeForKids: false },
    })
  })

  test('goes out at a time, in the next free slot, or stays a half written draft', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') })
    const free = [{ channelId: 'channel-instagram', at: '2026-11-22T17:30:00.000Z' }]
    const posting = await openForm(page, 'instagram', {
      calendar: { posts: [], undated: [], free, limits: [] },
    })
    await page.getByText('At a time').click()
    await page.getByRole('button', { name: /^Sun, Nov 22/ }).click()
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-11-22')
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText(/^Goes out Nov 22, 2026/)).toBeVisible()
    expect(posting.sent[0]?.body).toMatchObject({
      when: { mode: 'schedule', at: '2026-11-22T17:30:00.000Z' },
    })
    await page.goto(`/videos/${posting.video.id}/post?network=instagram`)
    await page.getByText('Queue', { exact: true }).click()
    await expect(page.getByText(/Takes the next free slot of this account: Sun, Nov 22/)).toBeVisible()
    await page.getByRole('button', { name: 'Add to queue' }).click()
    await expect.poll(() => posting.sent[1]?.body).toMatchObject({ when: { mode: 'queue' } })
    await page.goto(`/videos/${posting.video.id}/post?network=youtube`)
    await page.getByText('Draft', { exact: true }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('A draft. Nothing is sent before you say so.')).toBeVisible()
  })

  test('that is there already is not made twice by accident', async ({ page }) => {
    const posting = await openForm(page, 'instagram')
    let isRefused = false
    await page.route('**/api/posts', async (route) => {
      if (isRefused) return route.fallback()
      isRefused = true
      const error = { code: 'post_duplicate', message: 'This video went to this channel.', requestId: 'test' }
      await route.fulfill({ status: 409, json: { error } })
    })
    await page.getByRole('button', { name: 'Post to Instagram' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Post it again?' })).toBeVisible()
    expect(posting.sent).toEqual([])
    await page.getByRole('button', { name: 'Post again' }).click()
    await expect(page.getByText('Being sent to Instagram.')).toBeVisible()
    expect(posting.sent[0]?.body).toMatchObject({ isRepeatMeant: true })
  })

  test('tells what became of it, with its address, the reason, and the one button that mends it', async ({
    page,
  }) => {
    const video = buildVideo({ durationSeconds: 15 })
    const failed = buildPost(
      {
        network: 'tiktok',
        status: 'failed',
        failure: {
          code: 'expired_token',
          message: 'TikTok no longer lets us post for you.',
          action: 'reconnect',
          retryAt: null,
          at: inHours(-1),
        },
      },
      video,
    )
    const live = buildPost(
      {
        network: 'tiktok',
        status: 'live',
        liveAt: inHours(-1),
        link: 'https://www.tiktok.com/@maya/video/7',
      },
      video,
    )
    const unknown = buildPost({ network: 'tiktok', status: 'unknown' }, video)
    const posting = await openForm(page, 'tiktok', {
      video,
      posts: [failed, live, unknown],
      composer: { tiktok: buildComposer('tiktok', { posts: [failed, live, unknown] }) },
    })
    await expect(page.getByText('TikTok no longer lets us post for you.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reconnect TikTok' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open on TikTok' })).toHaveAttribute('href', live.link ?? '')
    await expect(page.getByText(/It may be there: look at your profile first/)).toBeVisible()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('The network does not say what became of it.')).toBeVisible()
    expect(posting.sent).toEqual([{ method: 'POST', path: `/api/posts/${unknown.id}/check`, body: null }])
  })

  test('needs an account: without one the page leads to it', async ({ page }) => {
    await openForm(page, 'tiktok', { channels: [] })
    await expect(page.getByText('Connect your TikTok account')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Social accounts' })).toHaveAttribute(
      'href',
      '/settings?tab=export',
    )
  })
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const theme of ['light', 'dark'] as const)
    test(
      `the form keeps the rules of accessibility at ${width} px in the ${theme} theme`,
      IN_EVERY_LOOK,
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme: theme })
        const posting = await openForm(page, 'tiktok')
        await page.getByRole('switch', { name: 'Disclose video content' }).click()
        await page.getByLabel('Branded content').check()
        await page.getByText('At a time').click()
        await page.getByRole('button', { name: 'Schedule' }).click()
        await expect(page.getByText('Something is missing')).toBeVisible()
        expect(await findAccessFaults(page)).toEqual([])
        expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
        await page.goto(`/videos/${posting.video.id}/post?network=youtube`)
        await expect(page.getByLabel('Title')).toBeVisible()
        expect(await findAccessFaults(page)).toEqual([])
        expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
      },
    )
