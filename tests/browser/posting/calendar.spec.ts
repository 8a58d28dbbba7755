import type { SlotTime } from '@hookreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount } from '../app.ts'
import { IN_EVERY_LOOK } from '../../long-stories.ts'
import { buildVideo } from '../spec/stand-in.ts'
import { answerPosting, buildPost, type Posting } from './stand-in.ts'

// A Wednesday: the week has days before it and after it.
const NOW = new Date('2026-11-18T09:00:00Z')
const VENUS = buildVideo({ title: 'A day on Venus' })
const MOON = buildVideo({ title: 'Five facts about the Moon' })

test.use({ timezoneId: 'Europe/Berlin' })

test.beforeEach(async ({ context, baseURL, page }) => {
  await openAccount(context, baseURL ?? '')
  await page.clock.install({ time: NOW })
})

async function openCalendar(page: Page, search = ''): Promise<Posting> {
  const planned = buildPost({ network: 'tiktok', scheduledAt: '2026-11-19T17:00:00.000Z' }, VENUS)
  const live = buildPost(
    { network: 'instagram', status: 'live', liveAt: '2026-11-17T11:00:00.000Z', scheduledAt: null },
    MOON,
  )
  const draft = buildPost({ network: 'tiktok', status: 'draft', scheduledAt: null }, MOON)
  const posting = await answerPosting(page, {
    posts: [planned, live, draft],
    calendar: {
      posts: [planned, live],
      undated: [draft],
      free: [{ channelId: 'channel-tiktok', at: '2026-11-20T11:30:00.000Z' }],
      limits: [
        { channelId: 'channel-tiktok', network: 'tiktok', day: '2026-11-19', used: 1, max: 15 },
        { channelId: 'channel-tiktok', network: 'tiktok', day: '2026-11-22', used: 15, max: 15 },
      ],
    },
  })
  await page.goto(`/calendar${search}`)
  await expect(page.getByRole('heading', { name: 'Content Calendar' })).toBeVisible()
  return posting
}

const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const venus = (page: Page) => page.getByRole('button', { name: /A day on Venus/ })

test('the week shows what goes out, when, where, and how full each day is, in the named zone', async ({
  page,
}) => {
  await openCalendar(page)
  await expect(page.getByText(/^Nov 16\s–\s22, 2026$/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Time zone' }).locator('option:checked')).toHaveText(
    'Europe/Berlin (GMT+1)',
  )
  await expect(day(page, 'Thursday, November 19').getByRole('button')).toHaveAccessibleName(
    /^6:00\sPM Thursday, November 19, Scheduled, TikTok as Maya Okafor, A day on Venus$/,
  )
  await expect(day(page, 'Thursday, November 19').getByText('TikTok 1 of 15')).toBeVisible()
  await expect(day(page, 'Sunday, November 22').getByText('TikTok 15 of 15')).toBeVisible()
  await expect(day(page, 'Tuesday, November 17').getByRole('button')).toHaveAccessibleName(/Live/)
  await expect(page.getByText('Slots are the hours that work in general', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(/day=2026-11-25/)
  await page.goBack()
  await expect(page.getByText(/^Nov 16\s–\s22, 2026$/)).toBeVisible()
})

test('the time zone can be another, and everything stands at its hours', async ({ page }) => {
  await openCalendar(page)
  const zones = page.getByRole('combobox', { name: 'Time zone' })
  await zones.focus()
  await expect(zones.locator('option[value="America/New_York"]')).toHaveText('America/New York (GMT-5)')
  await zones.selectOption('UTC')
  await expect(venus(page)).toHaveAccessibleName(/^5:00\sPM/)
  await page.reload()
  await expect(venus(page)).toHaveAccessibleName(/^5:00\sPM/)
})

test('a post is moved by keys alone, announced at each step, and the move can be undone', async ({
  page,
}) => {
  const posting = await openCalendar(page)
  const said = page.locator('[id^="DndLiveRegion"]')
  await venus(page).focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText(/A day on Venus is over Thursday, November 19|Picked up A day on Venus/)
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('A day on Venus is over Friday, November 20.')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('A day on Venus is over Saturday, November 21.')
  await page.keyboard.press('Space')
  await expect(said).toHaveText('A day on Venus was dropped on Saturday, November 21.')
  await expect(day(page, 'Saturday, November 21').getByRole('button')).toHaveAccessibleName(/^6:00\sPM/)
  await expect
    .poll(() => posting.sent[0]?.body)
    .toMatchObject({ when: { mode: 'schedule', at: '2026-11-21T17:00:00.000Z' }, timeZone: 'Europe/Berlin' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(day(page, 'Thursday, November 19').getByRole('button')).toHaveAccessibleName(/A day on Venus/)
  expect(posting.sent[1]?.body).toMatchObject({ when: { mode: 'schedule', at: '2026-11-19T17:00:00.000Z' } })
})

test('Escape puts a lifted post back, and a day that takes no more refuses it', async ({ page }) => {
  const posting = await openCalendar(page)
  const said = page.locator('[id^="DndLiveRegion"]')
  await venus(page).focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText(/A day on Venus/)
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/Friday/)
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('A day on Venus stays where it was.')
  await page.keyboard.press('Space')
  await expect(said).toHaveText(/over Thursday|Picked up/)
  for (const name of ['Friday', 'Saturday', 'Sunday']) {
    await page.keyboard.press('ArrowRight')
    await expect(said).toHaveText(new RegExp(name))
  }
  await page.keyboard.press('Space')
  await expect(page.getByText('This account takes no more posts that day.', { exact: false })).toBeVisible()
  expect(posting.sent).toEqual([])
})

test('a post is dragged by mouse onto a day, onto a free slot, and out of the plan', async ({ page }) => {
  const posting = await openCalendar(page)
  const said = page.locator('[id^="DndLiveRegion"]')
  const drag = async (to: ReturnType<Page['locator']>, place: RegExp) => {
    await venus(page).hover()
    await page.mouse.down()
    await page.mouse.move(20, 20, { steps: 3 })
    const box = await to.boundingBox()
    if (!box) throw new Error('There is no such place')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
    // Let go once the place has been noticed: on a busy machine that is later.
    await expect(said).toHaveText(place)
    await page.mouse.up()
  }
  await drag(day(page, 'Saturday, November 21'), /over Saturday, November 21\.$/)
  await expect(day(page, 'Saturday, November 21').getByRole('button')).toHaveAccessibleName(/^6:00\sPM/)
  await drag(
    page.getByRole('button', { name: /^Free slot of Maya Okafor on TikTok, Friday/ }),
    /over Friday, November 20, 12:30/,
  )
  await expect
    .poll(() => posting.sent[1]?.body)
    .toMatchObject({ when: { mode: 'schedule', at: '2026-11-20T11:30:00.000Z' } })
  await expect(day(page, 'Friday, November 20').getByRole('button', { name: /Venus/ })).toBeVisible()
  await drag(day(page, 'Posts without a time'), /over the posts without a time\.$/)
  await expect.poll(() => posting.sent[2]?.path).toMatch(/\/cancel$/)
  await expect(
    day(page, 'Posts without a time').getByRole('button', { name: /Draft.*A day on Venus/ }),
  ).toBeVisible()
})

test('a post is opened with Enter and moved to any time from its window', async ({ page }) => {
  const posting = await openCalendar(page)
  await venus(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A day on Venus' })
  await expect(dialog.getByText('Maya Okafor on TikTok')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    /\/videos\/.+\/post\?post=/,
  )
  await dialog.getByLabel('Day').fill('2026-11-20')
  await dialog.getByLabel('Time').fill('07:15')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog).toBeHidden()
  await expect(day(page, 'Friday, November 20').getByRole('button', { name: /Venus/ })).toHaveAccessibleName(
    /^7:15\sAM/,
  )
  expect(posting.sent[0]?.body).toMatchObject({
    when: { mode: 'schedule', at: '2026-11-20T06:15:00.000Z' },
  })
})

test('what the server refuses goes back to its place, with the reason', async ({ page }) => {
  await openCalendar(page)
  await page.route(/\/api\/posts\/[^/]+$/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 409,
          json: { error: { code: 'post_limit_reached', message: 'Choose another day.', requestId: 'test' } },
        })
      : route.fallback(),
  )
  await venus(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fri, Nov 20/ })
    .click()
  await expect(page.getByText('Choose another day.')).toBeVisible()
  await expect(day(page, 'Thursday, November 19').getByRole('button')).toHaveAccessibleName(/Venus/)
})

test('a post that another page moved meanwhile says where to, and goes where it was put here when that is meant', async ({
  page,
}) => {
  const posting = await openCalendar(page)
  const planned = posting.calendar.posts[0]
  if (!planned) throw new Error('There is no post')
  const theirs = { ...planned, scheduledAt: '2026-11-22T08:00:00.000Z' }
  const asked: unknown[] = []
  await page.route(/\/api\/posts\/[^/]+$/, (route) => {
    if (route.request().method() !== 'PATCH') return route.fulfill({ json: theirs })
    asked.push(route.request().postDataJSON())
    if (asked.length > 1)
      return route.fulfill({ json: { ...theirs, scheduledAt: '2026-11-20T17:00:00.000Z' } })
    return route.fulfill({
      status: 409,
      json: { error: { code: 'changed_elsewhere', message: 'Changed.', requestId: 'test', details: {} } },
    })
  })
  await venus(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fri, Nov 20/ })
    .click()
  await expect(page.getByText('Moved on another page meanwhile')).toBeVisible()
  await expect(page.getByText(/A day on Venus is at .*Nov 22.* there\. You chose .*Nov 20/)).toBeVisible()
  expect(asked[0]).toMatchObject({ was: { scheduledAt: '2026-11-19T17:00:00.000Z' } })
  await page.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(() => asked[1]).toMatchObject({ was: { scheduledAt: '2026-11-22T08:00:00.000Z' } })
  await expect(page.getByText('Post moved')).toBeVisible()
})

test('a free slot begins a post at its time', async ({ page }) => {
  await openCalendar(page)
  await page.route(/\/api\/videos\?/, (route) => route.fulfill({ json: { items: [VENUS], total: 1 } }))
  await page.getByRole('button', { name: /^Free slot of Maya Okafor/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a video' })
  await expect(dialog.getByText(/^For Maya Okafor on TikTok, Fri, Nov 20, 12:30\sPM$/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: /A day on Venus/ })).toHaveAttribute(
    'href',
    `/videos/${VENUS.id}/post?channel=channel-tiktok&at=2026-11-20T11%3A30%3A00.000Z`,
  )
})

/** Keeps the weekly times of the account as the page saves them; its free slot of the week is the first of them. */
async function keepTimes(page: Page, posting: Posting): Promise<{ saved: SlotTime[][] }> {
  const SUGGESTED: SlotTime[] = [{ weekday: 5, time: '12:30' }]
  const kept = { saved: [] as SlotTime[][], times: SUGGESTED }
  const channelId = 'channel-tiktok'
  await page.route(/\/api\/calendar\/slots/, async (route) => {
    const body = route.request().postDataJSON() as { times: SlotTime[] } | null
    if (body) {
      kept.saved.push(body.times)
      kept.times = body.times.length > 0 ? body.times : SUGGESTED
      posting.calendar.free = kept.times.map(({ weekday, time }) => ({
        channelId,
        at: new Date(`2026-11-${15 + weekday}T${time}:00+01:00`).toISOString(),
      }))
    }
    const own = { channelId, timeZone: 'Europe/Berlin', times: kept.times, basis: 'general' }
    await route.fulfill({
      json: body ? own : { channels: [own], best: [], isOwnFigures: false, note: 'In general.' },
    })
  })
  return kept
}
const slot = (page: Page) => page.getByRole('button', { name: /^Free slot of Maya Okafor/ })

test('a free slot is taken to another weekday by keys alone or by mouse, every week, and that can be undone', async ({
  page,
}) => {
  const posting = await openCalendar(page)
  const kept = await keepTimes(page, posting)
  await page.reload()
  const said = page.locator('[id^="DndLiveRegion"]')
  await slot(page).focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText(/over Friday|Picked up the 12:30/)
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/^The 12:30\sPM slot of Maya Okafor is over Saturday, November 21\.$/)
  await page.keyboard.press('Space')
  await expect(day(page, 'Saturday, November 21').getByRole('button')).toHaveAccessibleName(/12:30\sPM/)
  await expect(page.getByText(/^Friday, 12:30\sPM is now Saturday, 12:30\sPM, every week\.$/)).toBeVisible()
  expect(kept.saved).toEqual([[{ weekday: 6, time: '12:30' }]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(day(page, 'Friday, November 20').getByRole('button')).toHaveAccessibleName(/12:30\sPM/)
  // They were suggested before, and are again.
  expect(kept.saved[1]).toEqual([])
  await slot(page).hover()
  await page.mouse.down()
  await page.mouse.move(20, 20, { steps: 3 })
  const box = await day(page, 'Sunday, November 22').boundingBox()
  if (!box) throw new Error('There is no such day')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
  await expect(said).toHaveText(/over Sunday, November 22\.$/)
  await page.mouse.up()
  await expect(day(page, 'Sunday, November 22').getByRole('button')).toHaveAccessibleName(/12:30\sPM/)
  expect(posting.sent).toEqual([])
})

test('a free slot is moved to any weekday and hour from its window, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const posting = await openCalendar(page)
  const kept = await keepTimes(page, posting)
  await page.reload()
  await slot(page).click()
  const form = page.getByRole('form', { name: 'Move this slot' })
  await form.getByRole('combobox', { name: 'Weekday' }).click()
  await page.getByRole('option', { name: 'Sunday' }).click()
  await form.getByLabel('Time').fill('07:15')
  expect(await findAccessFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(slot(page)).toHaveAccessibleName(/Sunday, November 22, 7:15\sAM/)
  expect(kept.saved).toEqual([[{ weekday: 7, time: '07:15' }]])
})

test('the month leads to the week of a day', async ({ page }) => {
  await openCalendar(page, '?view=month')
  await expect(page.getByText('November 2026', { exact: true })).toBeVisible()
  await expect(venus(page)).toBeVisible()
  await page.getByRole('link', { name: 'Week of Wednesday, November 25' }).click()
  await expect(page.getByText(/^Nov 23\s–\s29, 2026$/)).toBeVisible()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const theme of ['light', 'dark'] as const)
    test(
      `the calendar keeps the rules of accessibility at ${width} px in the ${theme} theme`,
      IN_EVERY_LOOK,
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme: theme })
        await openCalendar(page)
        await expect(venus(page)).toBeVisible()
        // On a phone the days stand below each other, and a post is moved from its window.
        await expect(day(page, 'Thursday, November 19')).toHaveCount(width < 768 ? 0 : 1)
        expect(await findAccessFaults(page)).toEqual([])
        expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
        await venus(page).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findAccessFaults(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.goto('/calendar?view=month')
        await expect(venus(page)).toBeVisible()
        expect(await findAccessFaults(page)).toEqual([])
        expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
      },
    )
