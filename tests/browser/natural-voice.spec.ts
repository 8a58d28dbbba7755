import { expect, test } from '@playwright/test'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFakeService } from '../fakes/fake-service.ts'
import type { FakeService } from '../fakes/fake-service.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from './app.ts'
import { spawnServer } from './start-server.ts'
import type { SpawnedServer } from './start-server.ts'

let fake: FakeService
let server: SpawnedServer
const programs = mkdtempSync(path.join(tmpdir(), 'hookreel-npm-'))

/** The real program takes 411 MB: this npm takes its time and installs nothing. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  writeFileSync(path.join(programs, 'npm'), '#!/bin/sh\nsleep 6\n')
  chmodSync(path.join(programs, 'npm'), 0o755)
  fake = await startFakeService(() => ({ status: 200, pieces: ['{"model_type":"another"}'.padEnd(44)] }))
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${server.address}/settings/services`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.getByRole('heading', { name: /^Natural voice/ })).toContainText('Not installed')
  await button('Install').click()
  await expect(page.getByText('Installing the program', { exact: false })).toBeVisible()
  await button('Cancel').click()
  await expect(page.getByText('It goes on where it stopped.', { exact: false })).toBeVisible({
    timeout: 20_000,
  })
  await button('Go on').click()
  await expect(page.getByText('config.json is not the file that was expected', { exact: false })).toBeVisible(
    {
      timeout: 60_000,
    },
  )
  await expect(page.getByRole('heading', { name: /^Natural voice/ })).toContainText('Not whole')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
})

test('how far the model is, and that it is there, can be seen', async ({ page, context }) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = {
    step: 'model',
    doneBytes: 34_000_000,
    totalBytes: 92_364_770,
    message: null,
    mayInstall: true,
  }
  let state = 'installing'
  await page.route('**/api/natural-voice', (route) => route.fulfill({ json: { ...answer, state } }))
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    state = 'installing'
    await page.goto(`${server.address}/settings/services`)
    await expect(page.getByText('Downloading the model: 34 of 92 MB')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Downloading' })).toHaveAttribute(
      'aria-valuenow',
      '37',
    )
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.screenshot({ path: path.join(SHOTS, `natural-voice-${width}-${colorScheme}.png`) })
    state = 'installed'
    await expect(page.getByRole('heading', { name: /^Natural voice/ })).toContainText('Installed')
    await page.screenshot({ path: path.join(SHOTS, `natural-voice-there-${width}-${colorScheme}.png`) })
  }
})
