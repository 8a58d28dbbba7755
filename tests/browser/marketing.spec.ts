import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount } from './app.ts'
import { IN_EVERY_LOOK } from '../long-stories.ts'

const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/terms',
  '/privacy-policy',
  '/support',
  '/docs',
  '/docs/user-guide',
  '/docs/operator-guide',
  '/docs/api',
]
const KILOBYTE = 1024

/** How much has moved since the page was asked for, as browsers count it. */
const measureShift = (page: Page) =>
  page.evaluate<number>(
    `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + entry.value, 0))).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => resolve(0), 500))`,
  )

/** Everything that is lazy is asked for. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (let top = 0; top < height; top += 600) {
    // What is reached is told with the next frame, which a busy machine paints late: passed unpainted, it was never reached.
    await page.evaluate(
      `new Promise((painted) => { scrollTo(0, ${top}); requestAnimationFrame(() => requestAnimationFrame(painted)) })`,
    )
  }
  await page.evaluate('scrollTo(0, 0)')
}

test.describe('what the public pages say', () => {
  test('the start page has its parts and figures', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Type one line. Post a finished short.')
    await expect(page.getByRole('link', { name: 'Try for Free' })).toHaveAttribute('href', '/signup')
    await expect(page.getByRole('link', { name: 'Watch Demo' })).toBeVisible()
    const figures = page.getByRole('region', { name: 'Hookreel in figures' })
    // They count up once they are seen; the page itself has the final ones.
    const source = await (await page.request.get('/')).text()
    for (const figure of ['1M+', '50K+', '100M+', '99.9%']) expect(source).toContain(`>${figure}<`)
    await expect(figures).toContainText(/Videos created.*Active creators.*Views.*Uptime/)
    // They are nobody's: anyone who reads them is told so.
    await expect(figures).toContainText('Sample figures')
    await expect(page.locator('[data-reveal="up"] > li')).toHaveCount(3)
    await expect(page.locator('[data-reveal="left"] > li')).toHaveCount(3)
    await expect(page.getByText('Sample words')).toHaveCount(3)
    await expect(page.getByText('7-day free trial', { exact: true })).toHaveCount(2)
  })

  test('the features page has its six cards and the list of extra features', async ({ page }) => {
    await page.goto('/features')
    await expect(page.locator('[data-reveal="up"] h2')).toHaveText([
      'AI Video Generation',
      'Auto-Posting to TikTok',
      'Viral Content Engine',
      'Performance Analytics',
      'Custom Templates',
      'Batch Creation',
    ])
    await expect(page.getByText(/up to 50 pieces a week/)).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'And all the small things' }).getByRole('listitem'),
    ).toHaveCount(15)
  })

  test('the pricing page has three plans, one of them open, and shows the price of a year', async ({
    page,
  }) => {
    await page.goto('/pricing')
    const plan = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(plan('Starter')).toContainText(/\$29\s*\/month.*10 AI videos a month/)
    await expect(plan('Pro')).toContainText(/Most Popular.*\$79\s*\/month.*50 AI videos a month/)
    await expect(plan('Enterprise')).toContainText(/Best Value.*\$199\s*\/month.*Unlimited AI videos/)
    await expect(plan('Starter').getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/signup?plan=starter',
    )
    for (const name of ['Pro', 'Enterprise'])
      await expect(plan(name).getByRole('button', { name: 'Coming soon...' })).toBeDisabled()

    await expect(page.getByText('Save 20%')).toBeVisible()
    await page.getByRole('radio', { name: 'Monthly' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(plan('Starter').getByText('$23.20', { exact: true })).toBeVisible()
    await expect(plan('Starter').getByText('$29', { exact: true })).toBeHidden()
    await expect(plan('Starter').getByText('$278.40 billed once a year')).toBeVisible()

    for (const question of [/change my plan/, /free trial/, /keep my videos after cancelling/])
      await expect(page.locator('summary').filter({ hasText: question })).toBeVisible()
  })

  test('the footer leads to every page it names', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('contentinfo').getByRole('link')
    await expect(links).toHaveText([
      'Features',
      'Pricing',
      'API',
      'Documentation',
      'Help Center',
      'Contact Us',
      'Privacy Policy',
      'Terms of Service',
    ])
    await expect(page.getByRole('contentinfo')).toContainText('© 2025')
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(await answer.text()).toContain('<h1')
    }
  })

  test('an unknown address says so and leads home', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  })

  test('the reference lists the calls of the server it stands on', async ({ page }) => {
    await page.goto('/docs/api')
    const call = page.locator('details').filter({ hasText: '/api/support-messages' })
    await call.locator('summary').click()
    await expect(call).toContainText(/message.*at most 5,000 characters/)
  })

  test('search engines find titles, descriptions, addresses, pictures and facts', async ({
    page,
    baseURL,
  }) => {
    const titles = new Set<string>()
    for (const address of PAGES) {
      await page.goto(address)
      titles.add(await page.title())
      const read = (selector: string, name: string) => page.locator(selector).getAttribute(name)
      expect(await read('link[rel=canonical]', 'href')).toBe(`${baseURL}${address}`)
      expect((await read('meta[name=description]', 'content'))?.length).toBeGreaterThan(40)
      const picture = await page.request.get((await read('meta[property="og:image"]', 'content')) ?? '')
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      expect((await picture.body()).length).toBeLessThan(150 * KILOBYTE)
    }
    expect(titles.size).toBe(PAGES.length)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    for (const address of PAGES) expect(sitemap).toContain(`<loc>${baseURL}${address}</loc>`)
    expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    await page.goto('/pricing')
    const facts = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'FAQPage' })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages can be read, their menu, questions and prices be used', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByText('100M+')).toBeVisible()
    await expect(page.locator('[data-reveal] .reveal').first()).toHaveCSS('opacity', '1')
    await page.locator('header summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Try for free' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await page.getByText('Annual', { exact: true }).click()
    await expect(page.getByText('$159.20', { exact: true })).toBeVisible()
    await page.getByText('How does the free trial work?').click()
    await expect(page.getByText(/without a credit card/)).toBeVisible()
  })

  test('a message is sent by the plain form', async ({ page }) => {
    await page.goto('/support#contact')
    await page.getByLabel('Your name').fill('Maya Okafor')
    await page.getByLabel('Email').fill('maya@example.org')
    await page.getByLabel('Message').fill('My video is queued since noon.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/support#stored$/)
    await expect(page.getByText('Your message is stored on this server.')).toBeVisible()
  })

  test('the app says what it needs instead of showing an empty page', async ({ page }) => {
    for (const address of ['/login', '/my-videos', '/nowhere']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'start page' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test.describe(`for everyone, ${theme}, ${width} wide`, IN_EVERY_LOOK, () => {
    test.use({
      colorScheme: theme,
      viewport: { width, height: 900 },
    })

    for (const address of PAGES)
      test(`${address} has no faults and is never wider than its window`, async ({ page }) => {
        await page.goto(address)
        expect(await findAccessFaults(page)).toEqual([])
        for (const narrower of [1024, 768, 390, 320]) {
          await page.setViewportSize({ width: narrower, height: 900 })
          expect(await measureOverflow(page), `${narrower} wide`).toBeLessThanOrEqual(0)
        }
      })
  })
}

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const timing = (page: Page, selector: string) =>
    page.evaluate<string[]>(
      `(() => { const { animationName, animationDuration, animationDelay } = getComputedStyle(document.querySelector(${JSON.stringify(selector)})); return [animationName, animationDuration, animationDelay] })()`,
    )

  test('plays once, with the timings of the specification', async ({ page }) => {
    await page.goto('/')
    expect(await timing(page, 'main p.appear')).toEqual(['appear', '0.6s', '0s'])
    expect(await timing(page, 'h1.appear')).toEqual(['appear', '0.8s', '0s'])
    expect(await timing(page, 'h1 + p.appear')).toEqual(['appear', '0.6s', '0s'])
    expect(await timing(page, '.appear-large')).toEqual(['appear-large', '1s', '0.3s'])
    const card = (section: string, number: number) =>
      `[data-reveal="${section}"] > .reveal:nth-child(${number})`
    await expect(page.locator(card('up', 1))).toHaveCSS('opacity', '0')
    await scrollThrough(page)
    await expect.poll(() => timing(page, card('up', 1))).toEqual(['reveal-up', '0.8s', '0s'])
    await expect.poll(() => timing(page, card('up', 3))).toEqual(['reveal-up', '0.8s', '0.4s'])
    await expect.poll(() => timing(page, card('left', 2))).toEqual(['reveal-left', '0.8s', '0.15s'])
    await expect.poll(() => timing(page, card('rise', 1))).toEqual(['reveal-rise', '1s', '0s'])
    for (const figure of ['1M+', '50K+', '100M+', '99.9%'])
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
  })

  test('nothing moves for people who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 400)
    await expect(page.locator('.is-waiting, .is-revealed')).toHaveCount(0)
    expect(await page.locator('[data-clip]').getAttribute('src')).toBeNull()
  })

  test('the film in the phone plays from the first move on and can be paused', async ({ page }) => {
    // As it is served: a browser may tell the page of a pointer that merely rests there.
    const html = await (await page.request.get('/')).text()
    expect(html).toContain('data-clip="/demo/venus-clip.mp4"')
    expect(html).not.toContain(' src="/demo/venus-clip.mp4"')
    await page.goto('/')
    const clip = page.locator('[data-clip]')
    await page.mouse.move(300, 300)
    await page.getByRole('button', { name: 'Pause the film' }).click()
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
    expect(await clip.evaluate((film: { paused?: boolean }) => film.paused)).toBe(true)
  })

  test('Watch Demo plays a film of ours, which is asked for only then', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    expect(asked).not.toContain('/demo/venus.mp4')
    await page.getByRole('link', { name: 'Watch Demo' }).click()
    const dialog = page.getByRole('dialog', { name: /Demo/ })
    await expect(dialog).toBeVisible()
    await expect
      .poll(() => dialog.locator('video').evaluate((film: { currentTime?: number }) => film.currentTime))
      .toBeGreaterThan(0.2)
    expect(
      await dialog.locator('video').evaluate((film: { duration?: number }) => film.duration),
    ).toBeGreaterThan(12)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Watch Demo' })).toBeFocused()
  })
})

test('the menu of a phone opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/features')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.locator('header summary').focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link')).toHaveText(['Features', 'Pricing', 'Login', 'Try for free'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.locator('header summary')).toBeFocused()
})

test('a signed-in person sees Dashboard in place of the ways to sign in', async ({ page, baseURL }) => {
  await page.goto('/pricing')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Get started' })).toBeVisible()
  await openAccount(page.context(), baseURL ?? '')
  await page.reload()
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeHidden()
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page
    .context()
    .request.post(`${baseURL}/api/auth/sign-out`, { headers: { origin: baseURL ?? '' }, data: {} })
  await page.goto('/pricing')
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the help is searched, and a message is sent from its page', async ({ page }) => {
  await page.goto('/support')
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('tiktok draft')
  await expect(page.locator('[data-help-article]:visible')).toHaveCount(1)
  await page.locator('[data-help-article]:visible').click()
  await expect(page.getByText(/sent to your TikTok inbox/)).toBeVisible()
  await page.getByRole('searchbox').fill('qwertz')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await page.goto('/support#refund')
  await expect(page.getByText(/returned within 30 days/)).toBeVisible()

  // This server has no mail server: the visitor is told so before and after.
  await expect(page.getByText('your message waits in a list until they look into it')).toBeVisible()
  await page.getByLabel('Your name').fill('Maya Okafor')
  await page.getByLabel('Email').fill('maya@example.org')
  await page.getByLabel('Message').fill('Where do I find my receipts?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message is stored on this server.')).toBeVisible()
  await expect(page.getByText('Your message was mailed')).toBeHidden()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a message to support that is refused says why, and leads to the field that is to be mended', async ({
  page,
}) => {
  await page.goto('/support#contact')
  await page.getByLabel('Your name').fill('מאיה')
  // Browsers take it for an address.
  await page.getByLabel('Email').fill('maya@example')
  await page.getByLabel('Message').fill('Where do I find my receipts?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('#not-sent')).toHaveText(
    'Your message could not be sent. Please enter a working email address.',
  )
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Message')).toHaveValue('Where do I find my receipts?')
  await expect(page.getByLabel('Your name')).toHaveCSS('direction', 'rtl')
  // Where no field is to blame, the server’s own word stands there.
  await page.getByLabel('Email').fill('maya@example.org')
  await page.route('**/api/support-messages', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'rate_limited', message: 'Three messages a minute are enough.' } },
    }),
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('#not-sent')).toHaveText(
    'Your message could not be sent. Three messages a minute are enough.',
  )
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
})

test('the form to write to support knows who is signed in, and keeps what is typed', async ({
  page,
  baseURL,
}) => {
  const { email } = await openAccount(page.context(), baseURL ?? '')
  await page.goto('/support')
  await expect(page.getByLabel('Your name')).toHaveValue('Maya Okafor')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Email').fill('other@example.org')
  await page.getByLabel('Message').fill('Where do I find my receipts?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message is stored on this server.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Maya Okafor')
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a password is reset while signed in, from the settings as well', async ({ page, baseURL }) => {
  const { email } = await openAccount(page.context(), baseURL ?? '')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('link', { name: 'Forgot your current password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByText('it signs you out everywhere, here as well', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
})

test('a forgotten password is set anew by the link of a mail', async ({ page, baseURL }) => {
  const { email } = await openAccount(page.context(), baseURL ?? '')
  await page.context().clearCookies()
  // Mails are the operator's to read.
  await page.request.get(process.env.HOOKREEL_TEST_OPERATOR ?? '/')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await expect(page.getByText('No mail server is set up here')).toBeVisible()
  // Tests beside this one ask for links, too.
  const findLink = async () => {
    const mails = (await (await page.request.get('/outbox')).text()).split('<article>')
    const own = mails.find((mail) => mail.includes(`to ${email} ·`))
    return /\/reset-password\?token=[\w-]+/.exec(own ?? '')?.[0]
  }
  await expect.poll(findLink).toBeTruthy()
  await page.goto((await findLink()) ?? '')
  await page.getByLabel('New password', { exact: true }).fill('another horse')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a font that comes late moves nothing on the start page', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const font = page.waitForResponse('**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await font
  await page.waitForLoadState('networkidle')
  await scrollThrough(page)
  expect(await measureShift(page)).toBe(0)
})

test.describe('how heavy they are', () => {
  for (const address of ['/', '/features', '/pricing', '/support'])
    test(`${address} is plain HTML with a small script, light before scrolling, and nothing in it shifts`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      const addresses = new Map<string, string>()
      const sizes = new Map<string, number>()
      session.on('Network.requestWillBeSent', ({ requestId, request }) =>
        addresses.set(requestId, request.url),
      )
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.set(addresses.get(requestId) ?? requestId, encodedDataLength),
      )
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address, { waitUntil: 'networkidle' })
      expect(scripts).toHaveLength(1)
      const script = await page.request.get(scripts[0] ?? '', { headers: { 'accept-encoding': 'gzip' } })
      expect(Number(script.headers()['content-length'])).toBeLessThan(3 * KILOBYTE)
      expect(script.headers()['content-encoding']).toBe('gzip')
      // How far ahead of the window a lazy picture is fetched is each browser's own choice; all else is the page's.
      const ahead = await page.evaluate<string[]>(
        `[...document.images].filter((one) => one.loading === 'lazy' && one.getBoundingClientRect().top > innerHeight).map((one) => one.currentSrc)`,
      )
      for (const one of ahead) sizes.delete(one)
      expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(150 * KILOBYTE)
      await scrollThrough(page)
      expect(await measureShift(page)).toBe(0)
      const source = await (await page.request.get(address)).text()
      expect(source).toMatch(/<h1[\s>]/)
      expect(source).not.toMatch(/__reactRouter|modulepreload/)
    })
})
