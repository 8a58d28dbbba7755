import { expect, test } from '@playwright/test'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFakeService } from '../../fakes/fake-service.ts'
import type { FakeService } from '../../fakes/fake-service.ts'
import { VOICE_PROGRAM } from '../../../apps/server/src/services/natural-voice/voice-program.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { buildVideo } from '../spec/stand-in.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'

let fake: FakeService
let server: SpawnedServer
const programs = mkdtempSync(path.join(tmpdir(), 'hookreel-npm-'))

/** While it is there, the npm below is under way. */
const UNDER_WAY = path.join(programs, 'under-way')
/** Brings what the real npm would, empty. */
const NPM = `#!/bin/sh
while [ -e '${UNDER_WAY}' ]; do sleep 0.2; done
mkdir node_modules && cd node_modules && echo '{"packages":{}}' > .package-lock.json
for file in ${VOICE_PROGRAM.kept?.join(' ') ?? ''}
do mkdir -p "$(dirname "$file")" && touch "$file"
done
`

/** The real program downloads 82 MB: this npm takes as long as the test wants and installs empty files. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  writeFileSync(UNDER_WAY, '')
  writeFileSync(path.join(programs, 'npm'), NPM)
  chmodSync(path.join(programs, 'npm'), 0o755)
  fake = await startFakeService(() => ({ status: 200, pieces: ['{"model":"another"}'.padEnd(3497)] }))
  server = await spawnServer({
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    KOKORO_MODEL_URL: fake.url,
  })
})
test.afterAll(async () => {
  await server.stop()
  await fake.close()
  rmSync(programs, { recursive: true, force: true })
})

test('the operator installs the natural voice, stops it, goes on, and is told what is wrong', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  await page.goto(server.operator)
  await page.goto(`${server.address}/settings/services`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.getByRole('heading', { name: /^Natural voice/ })).toContainText('Not installed')
  await button('Install').click()
  await expect(page.getByText('Installing the program', { exact: false })).toBeVisible()
  await button('Cancel').click()
  await expect(page.getByText('It goes on where it stopped.', { exact: false })).toBeVisible({
    timeout: 60_000,
  })
  rmSync(UNDER_WAY)
  await button('Go on').click()
  await expect(
    page.getByText('tokenizer.json is not the file that was expected', { exact: false }),
  ).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByRole('heading', { name: /^Natural voice/ })).toContainText('Not whole')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
})

test('how far the model is, and that it is there, can be seen', async ({ page, context }) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  const answer = {
    step: 'model',
    doneBytes: 34_000_000,
    totalBytes: 93_931_333,
    remainingSeconds: 95,
    message: null,
    voiceId: null,
    mayInstall: true,
  }
  let state = 'installing'
  await page.route('**/api/natural-voice', (route) => route.fulfill({ json: { ...answer, state } }))
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    state = 'installing'
    await page.goto(`${server.address}/settings/services`)
    await expect(page.getByText('Downloading the model: 34 of 94 MB, about 2 minutes left')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Downloading' })).toHaveAttribute(
      'aria-valuenow',
      '36',
    )
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.getByRole('progressbar', { name: 'Downloading' }).scrollIntoViewIfNeeded()
    await page.screenshot({ path: path.join(SHOTS, `natural-voice-${width}-${colorScheme}.png`) })
    state = 'installed'
    await expect(page.getByRole('heading', { name: /^Natural voice/ })).toContainText('Installed')
    await page.screenshot({ path: path.join(SHOTS, `natural-voice-there-${width}-${colorScheme}.png`) })
  }
})

test('it is offered where it is missed: to the operator with one press, to others in words', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  const offer = page.getByRole('region', { name: 'Natural voice' })
  const order = `${server.address}/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.`
  await page.goto(`${server.address}/dashboard`)
  await expect(page.getByText('Your first video in three steps')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.goto(order)
  await expect(offer).toContainText('The operator of this server can install')
  await expect(offer.getByRole('button')).toHaveCount(0)

  let state = 'absent'
  const answer = {
    ...{ step: null, doneBytes: 0, totalBytes: null, remainingSeconds: null, message: null },
    ...{ voiceId: null, mayInstall: true },
  }
  await page.route('**/api/natural-voice', (route) => route.fulfill({ json: { ...answer, state } }))
  const video = buildVideo({ title: 'Venus', voiceId: 'flite-slt' })
  await page.route(`**/api/videos/${video.id}`, (route) => route.fulfill({ json: video }))
  const places = [
    ['dashboard', `${server.address}/dashboard`],
    ['film', `${server.address}/generate-video?videoId=${video.id}`],
    ['order', order],
  ] as const
  await page.route('**/api/natural-voice/install', (route) => {
    state = 'installing'
    return route.fulfill({ json: { ...answer, state } })
  })
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    state = 'absent'
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    for (const [name, address] of places) {
      await page.goto(address)
      await offer.scrollIntoViewIfNeeded()
      await expect(offer.getByRole('button', { name: 'Install natural voices' })).toBeVisible()
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
      expect(await findAccessFaults(page)).toEqual([])
      await page.screenshot({
        path: path.join(SHOTS, `natural-voice-offer-${name}-${width}-${colorScheme}.png`),
      })
    }
    await offer.getByRole('button', { name: 'Install natural voices' }).click()
    await expect(offer.getByRole('button', { name: 'Cancel' })).toBeVisible()
  }
})
