import { expect, test } from '@playwright/test'
import { openAccount } from '../app.ts'

const SCRIPT = 'ANNA: Why is the sky blue?\nBEN: Because air scatters blue light.\nANNA: And at dusk?'

test('each speaker has a voice that can be changed, and a film without one says what becomes of the words', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto(`/generate-video?title=Sky&script=${encodeURIComponent(SCRIPT)}`)
  const chooseOption = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await chooseOption('Voice Actor', 'Clara')
  await expect(page.getByText('Spoken exactly as written but for the names')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'ANNA' })).toHaveText('Clara')
  await expect(page.getByRole('combobox', { name: 'BEN' })).toHaveText('Marcus')
  await chooseOption('BEN', 'Alan')
  await expect(page.getByRole('combobox', { name: 'BEN' })).toHaveText('Alan')

  await chooseOption('Voice Actor', 'No voice')
  await expect(page.getByText('Captioned exactly as written.')).toBeVisible()
  await expect(page.getByText('Without a voice, the captions name the speakers.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Background Music' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Background Music' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'How words are said' })).toHaveCount(0)
})
