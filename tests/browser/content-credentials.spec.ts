import type { CheckedFile } from '@hookreel/contract'
import { expect, test } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, wearTheme } from './app.ts'

const FOUND: NonNullable<CheckedFile['found']> = {
  state: 'trusted',
  problems: [],
  signer: 'Hookreel installation (self-signed)',
  software: 'Hookreel 0.1.0',
  when: '2026-11-23T12:00:00.000Z',
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  ingredients: [
    {
      title: 'Pictures: OpenAI, gpt-image-2',
      description: 'Pictures made by a generative model. In 2 scenes.',
    },
    {
      title: 'Tower',
      description: 'By Ann (Wikimedia Commons), CC BY 4.0: https://commons.wikimedia.org/wiki/File:Tower.jpg',
    },
  ],
  origin: { parts: [], works: [], changes: { picturesSent: 0, picturesDescribed: 2 } },
}

test('any file is asked what it says of how it was made, and whether that can be believed', async ({
  context,
  baseURL,
  page,
}) => {
  await openAccount(context, baseURL ?? '')
  let answer: CheckedFile = { found: FOUND, signedHere: 'made' }
  await page.route('**/api/content-credentials/check?*', (route) => route.fulfill({ json: answer }))
  await page.goto('/settings/content-credentials')
  const give = (name: string) =>
    page
      .getByLabel('File to check')
      .setInputFiles({ name, mimeType: 'video/mp4', buffer: Buffer.from('film') })
  await give('film.mp4')
  await expect(page.getByText('Whole, and signed by this server')).toBeVisible()
  await expect(page.getByText('Put together, with parts that AI models made')).toBeVisible()
  await expect(page.getByText('Pictures: OpenAI, gpt-image-2')).toBeVisible()
  await expect(page.getByText(/readers elsewhere call the signer unknown/)).toBeVisible()
  expect(await findAccessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await wearTheme(page, 'dark')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  answer = {
    found: { ...FOUND, state: 'broken', problems: ['assertion.bmffHash.mismatch'] },
    signedHere: 'made',
  }
  await give('changed.mp4')
  await expect(page.getByText('Changed since it was signed')).toBeVisible()
  answer = { found: null, signedHere: 'made' }
  await give('plain.mp4')
  await expect(page.getByText('plain.mp4 carries no content credentials')).toBeVisible()
})
