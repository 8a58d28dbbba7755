import { expect, test } from '@playwright/test'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFakeService } from '../../fakes/fake-service.ts'
import type { FakeService } from '../../fakes/fake-service.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'

let fake: FakeService
let server: SpawnedServer
const programs = mkdtempSync(path.join(tmpdir(), 'hookreel-npm-'))

/** While it is there, the npm below is under way. */
const UNDER_WAY = path.join(programs, 'under-way')

/** This npm takes as long as the test wants and installs nothing; what is downloaded is another file than the pinned one. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  writeFileSync(UNDER_WAY, '')
  writeFileSync(
    path.join(programs, 'npm'),
    `#!/bin/sh
while [ -e '${UNDER_WAY}' ]; do sleep 0.2; done
mkdir -p node_modules && echo '{"packages":{}}' > node_modules/.package-lock.json
`,
  )
  chmodSync(path.join(programs, 'npm'), 0o755)
  fake = await startFakeService(() => ({
    status: 200,
    pieces: ['another'],
    headers: { 'content-length': '7' },
  }))
  server = await spawnServer({
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    WRITER_MODEL_URL: fake.url,
  })
})
test.afterAll(async () => {
  await server.stop()
  await fake.close()
  rmSync(programs, { recursive: true, force: true })
})

test('the operator chooses a writer, installs it, stops that, goes on, and is told what is wrong', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  await page.goto(`${server.address}/settings/services`)
  const card = page.getByRole('region', { name: 'Writer on this machine' })
  const button = (name: string) => card.getByRole('button', { name })
  await expect(card.getByText('The operator of this server installs it', { exact: false })).toBeVisible()
  await expect(button('Install')).toHaveCount(0)
  await page.goto(server.operator)
  await page.goto(`${server.address}/settings/services`)
  await expect(card).toContainText('Not installed')
  await card.getByRole('radio', { name: /Qwen3 0\.6B/ }).check()
  await button('Install').click()
  await expect(card.getByText('Installing the program', { exact: false })).toBeVisible()
  await button('Cancel').click()
  await expect(card.getByText('It goes on where it stopped.', { exact: false })).toBeVisible({
    timeout: 60_000,
  })
  rmSync(UNDER_WAY)
  await expect(card.getByRole('radio', { name: /Qwen3 0\.6B/ })).toBeChecked()
  await button('Go on').click()
  await expect(card.getByText('is not the file that was expected', { exact: false })).toBeVisible({
    timeout: 120_000,
  })
  await expect(card).toContainText('Not whole')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
})

/** As the server answers while it installs one. */
function answerWriter() {
  const model = {
    ...{
      id: 'qwen3-1.7b',
      name: 'Qwen3 1.7B',
      licence: 'Apache-2.0',
      about: 'Plain scripts in many languages.',
    },
    ...{ sizeBytes: 1_834_426_016, memoryBytes: 3_500_000_000, mayRun: true, isSuggested: true },
  }
  const larger = { ...model, id: 'qwen3-4b', name: 'Qwen3 4B', mayRun: false, isSuggested: false }
  return {
    ...{ step: 'model', model: model.id, doneBytes: 917_000_000, totalBytes: model.sizeBytes },
    ...{ message: null, mayInstall: true, wordsPerSecond: 6.5, memoryBytes: 4e9, models: [model, larger] },
  }
}

test('how far it is, and that it is there, can be seen', async ({ page, context }) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  const answer = answerWriter()
  let state = 'absent'
  await page.route('**/api/local-writer', (route) => route.fulfill({ json: { ...answer, state } }))
  const card = page.getByRole('region', { name: 'Writer on this machine' })
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    for (const [now, words] of [
      ['absent', 'This machine has less memory.'],
      ['installing', 'Downloading the model: 917 of 1834 MB'],
      ['installed', 'It wrote 6.5 words a second when it was tried.'],
    ] as const) {
      state = now
      await page.goto(`${server.address}/settings/services`)
      await expect(card.getByText(words, { exact: false })).toBeVisible()
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
      expect(await findAccessFaults(page)).toEqual([])
      await card.screenshot({ path: path.join(SHOTS, `local-writer-${now}-${width}-${colorScheme}.png`) })
    }
  }
})

test('a prompt that ends in questions is written, once a writer is installed from there', async ({
  page,
  context,
}) => {
  const prompt = 'what my grandmother’s quilt says about our street'
  await openAccount(context, server.address)
  let state = 'absent'
  const answer = answerWriter()
  await page.route('**/api/local-writer', (route) => route.fulfill({ json: { ...answer, state } }))
  await page.route('**/api/local-writer/install', (route) => {
    state = 'installing'
    return route.fulfill({ json: { ...answer, state } })
  })
  await page.goto(`${server.address}/generate-ideas`)
  await page.getByLabel('What should the videos be about?').fill(prompt)
  await page.getByRole('button', { name: 'Generate ideas' }).click()
  const questions = page.getByRole('region', { name: 'Questions about your topic' })
  await questions.getByRole('button', { name: 'Have it written' }).click()
  const window = page.getByRole('dialog', { name: 'Have it written' })
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: path.join(SHOTS, 'have-it-written.png') })
  await window.getByRole('button', { name: 'Install the writer' }).click()
  await expect(window.getByText('Downloading the model: 917 of 1834 MB')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(questions.getByRole('button', { name: 'See how far it is' })).toBeVisible()
  state = 'installed'
  const asked = page.waitForRequest((request) => request.postDataJSON()?.prompt === prompt)
  await questions.getByRole('button', { name: 'Write it now' }).click()
  await asked
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
})
