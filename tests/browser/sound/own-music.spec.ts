import { expect, test } from '@playwright/test'
import { createEmbeddedComposer } from '@hookreel/crew'
import { encodeWav } from '@hookreel/studio'
import { openAccount, SHOTS } from '../app.ts'

test('music of one’s own is added with the question whose it is, chosen, heard, renamed and deleted', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/generate-video?title=Sky&script=${encodeURIComponent('Why is the sky blue?')}`)
  await page.getByRole('radio', { name: 'Your own music' }).check({ force: true })
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await expect(page.getByText('Until you choose a piece, the music is composed.')).toBeVisible()

  await page.getByRole('button', { name: 'Add music' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your own music' })
  const add = dialog.getByRole('button', { name: 'Add music' })
  await expect(add).toBeDisabled()
  await dialog.getByLabel('File').setInputFiles({
    name: 'hits.m3u8',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('#EXTM3U\n/etc/passwd'),
  })
  await dialog.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await add.click()
  await expect(dialog.getByRole('alert')).toContainText('This is no sound that can be read here')

  const { samples, sampleRate } = await createEmbeddedComposer().composeBed({
    mood: 'lofi',
    seconds: 4,
    seed: 1,
  })
  await dialog.getByLabel('File').setInputFiles({
    name: 'Ochtend.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(encodeWav(samples, sampleRate, 2)),
  })
  await dialog.getByRole('radio', { name: 'CC licence' }).check({ force: true })
  await dialog.getByLabel('Author').fill('شادي')
  await dialog.getByLabel('Address of its page').fill('https://example.org/ochtend')
  await page.screenshot({ path: `${SHOTS}/own-music-add-390.png` })
  await add.click()
  await expect(dialog).toBeHidden()
  const piece = page.getByRole('radio', { name: 'Ochtend.wav' })
  await expect(piece).toBeChecked()
  await expect(page.getByText('0:04 · شادي, CC BY 4.0')).toBeVisible()
  await page.getByRole('button', { name: 'Hear Ochtend.wav' }).click()
  await page.getByRole('button', { name: 'Stop Ochtend.wav' }).click()
  await expect(page.getByRole('button', { name: 'Hear Ochtend.wav' })).toBeVisible()
  await page.getByRole('switch', { name: 'Cut on the beat' }).click()
  await expect(page.getByRole('switch', { name: 'Cut on the beat' })).toBeChecked()
  await page.getByRole('heading', { name: 'Sound', exact: true }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${SHOTS}/own-music-390.png` })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('heading', { name: 'Sound', exact: true }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${SHOTS}/own-music-dark.png` })

  await page.reload()
  await expect(piece).toBeChecked()
  await page.getByRole('button', { name: 'More for Ochtend.wav' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Ochtend')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'More for Ochtend', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await expect(page.getByText('Until you choose a piece, the music is composed.')).toBeVisible()
})
