import { expect, test } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeDocx, writePage, writeRss } from '../../fakes/documents.ts'
import { listenOnLoopback } from '../../fakes/listen-on-loopback.ts'
import type { Listening } from '../../fakes/listen-on-loopback.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'

const FACTS =
  'Bees have five eyes. Bees beat their wings 200 times a second. Honey bees visit 2 million flowers for one jar of honey. Bees sleep eight hours a night. A hive of bees weighs 40 kilograms.'
const OWN = [
  'Our bakery in Lisbon opens at six, but the work begins at two in the morning.',
  'My grandmother started with one oven in 1962. It still bakes every loaf we sell.',
  'On Sundays we sell three hundred custard tarts before nine, and then we close the door and sleep.',
]

let web: Listening
let server: SpawnedServer
let folder = ''
test.beforeAll(async () => {
  test.setTimeout(150_000)
  folder = mkdtempSync(path.join(tmpdir(), 'hookreel-sources-'))
  writeFileSync(path.join(folder, 'bakery.docx'), await writeDocx(OWN))
  writeFileSync(path.join(folder, 'broken.pdf'), '%PDF-1.7 nothing of a PDF')
  web = await listenOnLoopback(({ url }, response) => {
    if (url === '/trap') response.writeHead(302, { location: 'http://10.0.0.1/admin' }).end()
    else if (url === '/feed')
      response.setHeader('content-type', 'application/rss+xml').end(
        writeRss('Hive news', [
          { title: 'Wings', link: 'https://example.org/1', html: `<p>${FACTS}</p>`, on: '2026-11-20' },
          {
            title: 'Bread',
            link: 'https://example.org/2',
            html: `<p>${OWN.join('</p><p>')}</p>`,
            on: '2026-11-19',
          },
        ]),
      )
    else response.setHeader('content-type', 'text/html').end(writePage('Bees', `<p>${FACTS}</p>`))
  })
  server = await spawnServer({ OPEN_WEB: 'on', SOURCES_PRIVATE_HOSTS: '127.0.0.1' })
})
test.afterAll(async () => {
  await server?.stop()
  await web?.close()
  rmSync(folder, { recursive: true, force: true })
})

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a typed address becomes facts and an idea that names it; a file becomes ideas in its own words (${device})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await openAccount(context, server.address)
    await page.goto(`${server.address}/generate-ideas`)
    await page.getByRole('button', { name: 'From an address or a file' }).click()

    // What cannot be read says why, and what to do.
    const address = page.getByLabel('Web address')
    await address.fill(`${web.url}/trap`)
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('only public http and https addresses are read')

    await address.fill(`${web.url}/bees`)
    await address.press('Enter')
    const sources = page.getByRole('list', { name: 'Sources' })
    await expect(sources.getByRole('listitem')).toContainText('Web page')
    await expect(page.getByRole('alert')).toBeHidden()
    const own = sources.getByRole('switch', { name: 'I wrote this' })
    await expect(own).not.toBeChecked()
    await expect(sources).toContainText('Only its facts are taken')
    expect(await findAccessFaults(page)).toEqual([])
    expect(await measureOverflow(page)).toBe(0)
    await page.screenshot({ path: path.join(SHOTS, `sources-${device}.png`), fullPage: true })

    await page.getByRole('button', { name: 'Generate Ideas' }).click()
    const facts = page.getByRole('list', { name: 'Facts' })
    await expect(facts.getByRole('listitem').first()).toBeVisible()
    await expect(facts.getByRole('link', { name: 'Bees' }).first()).toHaveAttribute('href', `${web.url}/bees`)
    await page.screenshot({ path: path.join(SHOTS, `sources-facts-${device}.png`), fullPage: true })
    const draft = page.getByRole('region', { name: 'Draft' })
    const title = await page.getByTestId('draft-title').textContent()
    await draft.getByRole('button', { name: 'Save as an idea' }).click()
    await expect(page.getByRole('heading', { name: title ?? '-' }).first()).toBeVisible()

    // A file of one's own, beside one that cannot be read.
    await sources.getByRole('button', { name: 'Remove Bees' }).click()
    await page
      .getByLabel('A file to read')
      .setInputFiles([path.join(folder, 'broken.pdf'), path.join(folder, 'bakery.docx')])
    await expect(sources.getByRole('listitem')).toContainText('Word document')
    await expect(own).toBeChecked()
    await page.getByRole('button', { name: 'Generate Ideas' }).click()
    const idea = page.getByRole('heading', { name: 'Our bakery in Lisbon opens at six' }).first()
    await expect(idea).toBeVisible()
    const answer = await context.request.get(`${server.address}/api/ideas`)
    // What the contract says of this call.
    const { items } = (await answer.json()) as { items: { id: string; sources: { work: string }[] }[] }
    expect(items[0]?.sources).toMatchObject([{ work: 'bakery' }])
    await page.goto(`${server.address}/edit-idea/${items[0]?.id}`)
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
    await expect(page.getByText('· own text · read')).toBeVisible()
  })

test('of a feed the items to tell of are taken; a file that cannot be read says so', async ({
  page,
  context,
}) => {
  await openAccount(context, server.address)
  await page.goto(`${server.address}/generate-ideas`)
  await page.getByRole('button', { name: 'From an address or a file' }).click()
  await page.getByLabel('A file to read').setInputFiles(path.join(folder, 'broken.pdf'))
  await expect(page.getByRole('alert')).toContainText('broken.pdf: This is damaged')
  await page.getByLabel('Web address').fill(`${web.url}/feed`)
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  const items = page.getByRole('region', { name: 'Items of the feed' })
  await expect(items).toContainText('Hive news has 2 items')
  await items.getByRole('button', { name: 'Take Bread' }).click()
  const sources = page.getByRole('list', { name: 'Sources' })
  await expect(sources.getByRole('listitem')).toContainText('Feed item')
  await sources.getByRole('switch', { name: 'I wrote this' }).click()
  await page.reload()
  // What was read is still there, and whose words they are.
  await expect(sources.getByRole('switch', { name: 'I wrote this' })).toBeChecked()
  await page.getByRole('button', { name: 'Generate Ideas' }).click()
  await expect(page.getByRole('heading', { name: 'Our bakery in Lisbon opens at six' }).first()).toBeVisible()
})
