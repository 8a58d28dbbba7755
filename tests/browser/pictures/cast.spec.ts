import { expect, test } from '@playwright/test'
import { createCanvas } from '@napi-rs/canvas'
import { openAccount, SHOTS } from '../app.ts'

async function paint(colour: string): Promise<Buffer> {
  const canvas = createCanvas(300, 300)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, 300, 300)
  return canvas.encode('png')
}

test('somebody is added, described, shown with pictures, called by a script, deleted and brought back', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cast')
  await expect(page.getByText('Nobody here yet')).toBeVisible()
  await page.screenshot({ path: `${SHOTS}/cast-empty-390.png` })
  await page.getByRole('button', { name: 'Add to your cast' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to your cast' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Give it a name.')
  await dialog.getByLabel('Name').fill('Mila')
  await dialog.getByLabel('How it looks').fill('A woman with short red hair, dark skin and a green raincoat')
  await dialog.getByRole('combobox', { name: 'Clothes' }).click()
  await page.getByRole('option', { name: 'Yellow' }).click()
  await page.screenshot({ path: `${SHOTS}/cast-form-390.png` })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Mila' })).toBeVisible()

  const files = page.getByLabel('Picture file of Mila')
  await files.setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: await paint('crimson') },
    { name: 'b.png', mimeType: 'image/png', buffer: await paint('teal') },
  ])
  await expect(page.getByRole('img', { name: /^Mila, picture/ })).toHaveCount(2)
  await files.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('The picture was not added')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 2 of Mila' }).click()
  await expect(page.getByRole('img', { name: /^Mila, picture/ })).toHaveCount(1)
  await expect(page.getByText('No connected service takes reference pictures.')).toBeVisible()

  await page.getByRole('button', { name: 'Add to your cast' }).click()
  await dialog.getByLabel('Name').fill('حمار')
  await dialog.getByText('Animal', { exact: true }).click()
  await dialog.getByLabel('How it looks').fill('حمار رمادي صغير')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'حمار' })).toBeVisible()
  await page.screenshot({ path: `${SHOTS}/cast-390.png`, fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${SHOTS}/cast-dark.png` })

  const script = 'Mila walks through the old forest at night. A lighthouse stands above the stormy sea.'
  await page.goto(`/generate-video?title=Night&script=${encodeURIComponent(script)}`)
  const shown = page.getByRole('switch', { name: 'Mila' })
  await expect(shown).toBeChecked()
  await shown.focus()
  await page.keyboard.press('Space')
  await expect(shown).not.toBeChecked()
  await page.screenshot({ path: `${SHOTS}/cast-film.png` })

  await page.goto('/cast')
  await page.getByRole('button', { name: 'Delete Mila' }).click()
  await expect(page.getByText('Taken out of your cast')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mila' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Mila' })).toBeVisible()
})
