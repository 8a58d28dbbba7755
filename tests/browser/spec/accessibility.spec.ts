import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, findColourFaults, measureOverflow, openAccount, wearTheme } from '../app.ts'
import { answerDashboard, answerVideos, buildIdea, buildVideo } from './stand-in.ts'

const PAGES = ['/dashboard', '/generate-ideas', '/my-ideas', '/my-videos', '/credits', '/settings']
const ORDER = '/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.'

/** An account in which everything is there: long titles, films of every status, ideas of every status. */
async function fill(page: Page): Promise<void> {
  const at = new Date().toISOString()
  const videos = [
    buildVideo({
      title: 'A title that is as long as titles get when nobody stops them from growing on and on',
    }),
    buildVideo({
      status: 'processing',
      progress: { step: 'render', percent: 42, remainingSeconds: 42, scenes: [], rushes: null },
    }),
    buildVideo({
      status: 'failed',
      failure: { code: 'render_failed', message: 'The encoder stopped.', at },
    }),
    buildVideo({ status: 'queued' }),
  ]
  const ideas = [buildIdea({}), buildIdea({ status: 'improved' }), buildIdea({ status: 'video_generated' })]
  const counts = { total: 3, draft: 1, improved: 1, video_generated: 1 }
  await answerDashboard(page, { ideas, videos, aiCredits: 3 })
  await answerVideos(page, videos)
  await page.route(/\/api\/ideas\?/, (route) => route.fulfill({ json: { items: ideas, total: 3, counts } }))
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

/** All rules in the light, and those of colours in the dark. */
async function expectNoFaults(page: Page, place: string): Promise<void> {
  expect(await findAccessFaults(page), place).toEqual([])
  await wearTheme(page, 'dark')
  expect(await findColourFaults(page), `${place}, dark`).toEqual([])
  await wearTheme(page, 'light')
}

test.describe.configure({ mode: 'parallel' })

for (const [name, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width, height: 860 } })

    test('full pages, the palette and the list of shortcuts have no faults', async ({ page }) => {
      await fill(page)
      for (const address of ['/dashboard', '/my-ideas', '/my-videos']) {
        await show(page, address)
        await expectNoFaults(page, address)
      }
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
      await expectNoFaults(page, 'palette')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await expectNoFaults(page, 'shortcuts')
    })
  })

test('no page is wider than its window, from 320 px to 1440 px, nor at twice the text size', async ({
  page,
}) => {
  await fill(page)
  for (const address of [...PAGES, ORDER]) {
    await page.setViewportSize({ width: 1440, height: 860 })
    await show(page, address)
    // 720 px is what a window of 1440 px leaves at 200 %.
    for (const width of [1440, 768, 720, 390, 320]) {
      await page.setViewportSize({ width, height: 860 })
      expect(await measureOverflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('everything that is pressed is at least 24 px high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fill(page)
  for (const address of [...PAGES, ORDER]) {
    await show(page, address)
    const small = await page.evaluate<string[]>(`
      [...document.querySelectorAll('button, [role=button], [role=tab], [role=switch], [role=combobox], nav a')]
        .filter((element) => element.checkVisibility())
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 20 || box.width * box.height < 24 * 20))
        .map(([element, box]) => (element.ariaLabel || element.textContent) + ' ' + box.width + 'x' + box.height)`)
    expect(small, address).toEqual([])
  }
})

test('the focus is visible wherever it goes, and the first stop leads to the content', async ({ page }) => {
  await show(page, '/dashboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate<string>(`
      (() => { const style = getComputedStyle(document.activeElement)
        return style.outlineStyle + ' ' + style.outlineWidth + ' ' + document.activeElement.outerHTML.slice(0, 120) })()`)
    expect(ring).toMatch(/^(solid|auto) [1-9]/)
  }
})

test('nothing moves for people who want no motion', async ({ page }) => {
  await fill(page)
  await show(page, '/dashboard')
  const moving = await page.evaluate<number>(
    'document.getAnimations().filter((animation) => Number(animation.effect.getComputedTiming().duration) > 20).length',
  )
  expect(moving).toBe(0)
})
