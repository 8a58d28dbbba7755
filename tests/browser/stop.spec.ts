import { expect, test, type Page, type Request } from '@playwright/test'
import { chooseVoice, openAccount } from './app.ts'
import { answerPosting } from './posting/stand-in.ts'

test.use({ serviceWorkers: 'allow' })

const SCRIPT = 'Venus spins so slowly that a day there is longer than its year. '.repeat(3)

type Order = {
  name: string
  /** Where it is sent. */
  address: RegExp
  method?: string
  /** Leads to the button and presses it. */
  press: (page: Page, ideaId: string) => Promise<void>
  /** What can be pressed again after a stop. */
  again: string | RegExp
}

const ORDERS: Order[] = [
  {
    name: 'ideas',
    address: /\/api\/ideas\/generate$/,
    press: async (page) => {
      await page.goto('/generate-ideas')
      await page.getByLabel('What should the videos be about?').fill('deep sea')
      await page.getByRole('button', { name: /^Generate Ideas/ }).click()
    },
    again: /^Generate Ideas/,
  },
  {
    name: 'a video',
    address: /\/api\/videos$/,
    press: async (page) => {
      await page.goto(`/generate-video?title=Venus&script=${encodeURIComponent(SCRIPT)}`)
      await chooseVoice(page, 'Voice Actor')
      await page.getByText('15 s', { exact: true }).click()
      await page.getByRole('button', { name: /^Generate Video/ }).click()
    },
    again: /^Generate Video/,
  },
  {
    name: 'a batch',
    address: /\/api\/batches$/,
    press: async (page) => {
      await page.goto('/my-ideas')
      await page.getByRole('button', { name: 'Make and schedule' }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('checkbox').first().check()
      await chooseVoice(page, 'Voice')
      await form.getByRole('button', { name: /^Make 1 video/ }).click()
    },
    again: /^Make 1 video/,
  },
  {
    name: 'an improvement',
    address: /\/improve$/,
    press: async (page) => {
      await page.goto('/generate-ideas')
      await page
        .getByRole('button', { name: /^Improve/ })
        .first()
        .click()
      await page.getByLabel('Instruction').fill('shorter')
      await page.getByRole('dialog').getByRole('button', { name: 'Improve' }).click()
    },
    again: 'Improve',
  },
  {
    name: 'variations',
    address: /\/enhance$/,
    press: async (page, ideaId) => {
      await page.goto(`/edit-idea/${ideaId}`)
      await page
        .getByRole('group', { name: 'Enhance Script' })
        .getByRole('button', { name: /^Variations/ })
        .click()
    },
    again: /^Variations/,
  },
  {
    name: 'a post',
    address: /\/api\/posts$/,
    press: async (page) => {
      const posting = await answerPosting(page)
      await hold(page, /\/api\/posts$/, 'POST')
      await page.goto(`/videos/${posting.video.id}/post?network=instagram`)
      await page.getByRole('button', { name: /^Post to Instagram/ }).click()
    },
    again: /^Post to Instagram/,
  },
]

/** Takes a request and never answers it; with `isServed`, the server gets it and its answer is lost. */
async function hold(page: Page, address: RegExp, method: string, isServed = false): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    if (isServed) await route.fetch()
  })
}

async function start(page: Page, baseURL: string): Promise<string> {
  await openAccount(page.context(), baseURL)
  const headers = { origin: baseURL }
  const made = await page.request.post('/api/ideas/generate', {
    headers,
    data: { prompt: 'deep sea', count: 1 },
  })
  const { ideas } = (await made.json()) as { ideas: { id: string }[] }
  const id = ideas[0]?.id ?? ''
  await page.request.patch(`/api/ideas/${id}`, { headers, data: { script: SCRIPT } })
  return id
}

const readBalance = async (page: Page) =>
  ((await (await page.request.get('/api/credits')).json()) as { balance: number }).balance

const stopped = (page: Page) => page.locator('[data-sonner-toast]').filter({ hasText: 'Stopped' })

for (const order of ORDERS)
  test(`${order.name}: one that is never answered is stopped at once, and is refused when it arrives later`, async ({
    page,
    baseURL,
  }) => {
    const ideaId = await start(page, baseURL ?? '')
    const before = await readBalance(page)
    await hold(page, order.address, order.method ?? 'POST')
    const sending = page.waitForRequest((request) => isOrder(request, order))
    await order.press(page, ideaId)
    const request = await sending
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: order.again }).last()).toBeEnabled()
    await expect(stopped(page)).toContainText(/Nothing was (made|posted)|was not changed/)

    // The request comes through at last.
    await page.unroute(order.address)
    const late = await page.request.fetch(request.url(), {
      method: request.method(),
      headers: {
        origin: baseURL ?? '',
        'content-type': 'application/json',
        'idempotency-key': (await request.allHeaders())['idempotency-key'] ?? '',
      },
      data: request.postData() ?? '',
    })
    const refusal = ((await late.json()) as { error?: { code: string } }).error?.code
    // The stand-in's video is not the server's.
    expect(refusal).toBe(order.name === 'a post' ? 'video_not_found' : 'order_stopped')
    expect(await readBalance(page)).toBe(before)
  })

function isOrder(request: Request, { address, method = 'POST' }: Order): boolean {
  return request.method() === method && address.test(request.url())
}

test('a video whose order arrived and whose answer was lost is cancelled, and its credits come back', async ({
  page,
  baseURL,
}) => {
  const ideaId = await start(page, baseURL ?? '')
  const before = await readBalance(page)
  const video = ORDERS[1]
  if (!video) throw new Error('the orders above have a video')
  await hold(page, video.address, 'POST', true)
  await video.press(page, ideaId)
  await expect.poll(() => readBalance(page)).toBe(before - 25)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(stopped(page)).toContainText('The video is cancelled, and its credits came back.')
  expect(await readBalance(page)).toBe(before)
  const { items } = (await (await page.request.get('/api/videos')).json()) as {
    items: { failure: unknown }[]
  }
  expect(items).toMatchObject([{ status: 'failed', failure: { code: 'cancelled' } }])
})

test('stopped while the connection is away: it is said, told to the server when it is back, also after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const ideaId = await start(page, baseURL ?? '')
  const before = await readBalance(page)
  const video = ORDERS[1]
  if (!video) throw new Error('the orders above have a video')
  await page.goto('/dashboard')
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  await hold(page, video.address, 'POST', true)
  await video.press(page, ideaId)
  await expect.poll(() => readBalance(page)).toBe(before - 25)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(stopped(page)).toContainText('The server does not answer now.')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden()
  await page.goto('/dashboard')
  await context.setOffline(false)
  await expect.poll(() => readBalance(page)).toBe(before)
})
