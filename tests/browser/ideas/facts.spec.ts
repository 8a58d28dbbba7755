import { expect, test } from '@playwright/test'
import path from 'node:path'
import { startEncyclopedia } from '../../fakes/open-web/encyclopedia.ts'
import type { Encyclopedia } from '../../fakes/open-web/encyclopedia.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'

let encyclopedia: Encyclopedia
let server: SpawnedServer
test.beforeAll(async () => {
  test.setTimeout(150_000)
  encyclopedia = await startEncyclopedia()
  server = await spawnServer({
    OPEN_WEB: 'on',
    OPEN_WEB_CONTACT: 'ops@example.org',
    WIKIPEDIA_URL: encyclopedia.url,
    WIKIDATA_URL: encyclopedia.url,
  })
})
test.afterAll(async () => {
  await server?.stop()
  await encyclopedia?.close()
})

const PROMPT = '5 facts about the Velmora Tower'

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a prompt becomes cards, a draft and an idea with its sources (${device})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await openAccount(context, server.address)
    await page.goto(`${server.address}/generate-ideas`)
    // Said before anything is sent, and to whom.
    await expect(page.getByText('are sent to Wikipedia and Wikidata')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wikimedia Foundation' })).toBeVisible()
    await page.getByLabel('What should the videos be about?').fill(PROMPT)
    await page.getByRole('button', { name: 'Generate Ideas' }).click()

    const facts = page.getByRole('list', { name: 'Facts' })
    await expect(facts.getByRole('listitem').first()).toBeVisible()
    const tall = facts.getByRole('button', { name: 'The Velmora Tower is 91 metres tall.' })
    const draft = page.getByRole('region', { name: 'Draft' })
    await expect(draft).toContainText('From sources, read it once')
    await expect(tall).toHaveAttribute('aria-pressed', 'true')
    await expect(draft).toContainText('91 metres')
    await page.screenshot({ path: path.join(SHOTS, `facts-${device}.png`), fullPage: true })

    // Tapped out, the draft is another at once, without a call.
    const before = encyclopedia.asked.length
    await tall.click()
    await expect(draft).not.toContainText('91 metres')
    await tall.click()
    await expect(draft).toContainText('91 metres')
    expect(encyclopedia.asked.length).toBe(before)
    await expect(facts.getByRole('link').first()).toHaveAttribute('href', /wikidata\.org|wikipedia\.org/)
    expect(await findAccessFaults(page)).toEqual([])
    expect(await measureOverflow(page)).toBe(0)

    const title = await page.getByTestId('draft-title').textContent()
    await draft.getByRole('button', { name: 'Save as an idea' }).click()
    await expect(page.getByRole('heading', { name: title ?? '-' }).first()).toBeVisible()
    await expect(facts).toBeHidden()

    const answer = await context.request.get(`${server.address}/api/ideas`)
    // The only one of this account.
    const { items } = (await answer.json()) as { items: { id: string }[] }
    await page.goto(`${server.address}/edit-idea/${items[0]?.id}`)
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Wikidata: Velmora Tower/ })).toBeVisible()
    await page.getByRole('button', { name: 'List them in the description' }).click()
    await expect(page.getByLabel('Description')).toHaveValue(/^Sources: .*Wikidata: Velmora Tower .*CC0 1\.0/)
    await page.screenshot({ path: path.join(SHOTS, `facts-sources-${device}.png`), fullPage: true })
  })

test('switched off, nothing is sent, also after the page is opened again', async ({ page, context }) => {
  await openAccount(context, server.address)
  await page.goto(`${server.address}/generate-ideas`)
  await page.getByRole('switch', { name: 'Look topics up in Wikipedia' }).click()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Look topics up in Wikipedia' })).not.toBeChecked()
  const before = encyclopedia.asked.length
  await page.getByLabel('What should the videos be about?').fill('5 facts about Quillon Island')
  await page.getByRole('button', { name: 'Generate Ideas' }).click()
  await expect(page.getByRole('heading', { name: 'Writing ideas' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Facts' })).toBeHidden()
  expect(encyclopedia.asked.length).toBe(before)
})
