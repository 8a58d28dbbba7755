import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { IN_EVERY_LOOK } from '../../long-stories.ts'

const SCRIPT =
  'The Moon drifts away from us every year. But you do not notice it. Tides are the reason for all of it. Follow for more.'

type Saved = { id: string; title: string; script: string }

/** An account with ideas about a topic, written by the server. */
async function openIdeas(page: Page, address: string, count = 3): Promise<Saved[]> {
  await openAccount(page.context(), address)
  const answer = await page.context().request.post(`${address}/api/ideas/generate`, {
    headers: { origin: address },
    data: { prompt: '5 space facts that will blow your mind', count, duration: 15 },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { ideas: Saved[] }).ideas
}

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: true })

async function expectSound(page: Page): Promise<void> {
  expect(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
}

test('an idea is edited, refined, compared, saved as a new version and restored', async ({
  page,
  baseURL,
}) => {
  const [idea] = await openIdeas(page, baseURL ?? '')
  if (!idea) throw new Error('no idea was written')
  await page.goto(`/edit-idea/${idea.id}`)
  await expect(page.getByRole('heading', { name: 'Original Idea' })).toBeVisible()
  await expect(page.getByText('No Changes', { exact: true })).toBeVisible()
  await expect(page.getByText('No changes made')).toBeVisible()
  for (const name of ['Save as New Version', 'Update Original'])
    await expect(page.getByRole('button', { name })).toBeDisabled()

  await test.step('changes are marked and told word by word', async () => {
    await page.getByRole('textbox', { name: 'Script', exact: true }).fill(SCRIPT)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${idea.title} again`)
    await expect(page.getByText('Modified', { exact: true })).toBeVisible()
    await expect(page.getByText('You have unsaved changes')).toBeVisible()
    await page.getByRole('button', { name: 'Show Changes' }).click()
    await expect(page.getByRole('group', { name: 'Changes in Title' }).locator('ins')).toHaveText(' again')
    await expectSound(page)
    await shoot(page, 'edit-idea-changes')
    await page.getByRole('button', { name: 'Hide Changes' }).click()
    await expect(page.getByRole('group', { name: 'Changes in Title' })).toHaveCount(0)
  })

  await test.step('leaving asks, and the draft is offered again', async () => {
    await page.getByRole('link', { name: 'My Video Ideas' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByRole('textbox', { name: 'Script', exact: true })).toHaveValue(SCRIPT)
    await page.getByRole('link', { name: 'My Video Ideas' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/my-ideas$/)
    await page.goto(`/edit-idea/${idea.id}`)
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(page.getByRole('textbox', { name: 'Script', exact: true })).toHaveValue(SCRIPT)
  })

  await test.step('a tone is chosen, previewed and accepted for one credit', async () => {
    await expect(page.getByText('95 AI credits')).toBeVisible()
    const tools = page.getByRole('group', { name: 'Enhance Script' })
    await expect(tools.getByText('1 AI Credit')).toHaveCount(2)
    await tools.getByRole('button', { name: /Refine Tone/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Select Tone Style')
    await expectSound(page)
    await shoot(page, 'edit-idea-tones')
    await page.getByRole('radio', { name: 'Professional' }).check()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Refine Tone/ })
      .click()
    await expect(page.getByText('Enhanced Successfully')).toBeVisible()
    await expect(page.getByRole('dialog').locator('ins').filter({ hasText: 'However,' })).toBeVisible()
    await expectSound(page)
    await shoot(page, 'edit-idea-preview')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('textbox', { name: 'Script', exact: true })).toHaveValue(
      /However, you do not notice it\./,
    )
    await expect(page.getByText('94 AI credits')).toBeVisible()
  })

  await test.step('variations are discarded', async () => {
    const before = await page.getByRole('textbox', { name: 'Caption', exact: true }).inputValue()
    await page
      .getByRole('group', { name: 'Enhance Caption' })
      .getByRole('button', { name: /Variations/ })
      .click()
    await page.getByRole('radio', { name: 'Variation 3' }).check()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('textbox', { name: 'Caption', exact: true })).toHaveValue(before)
    await expect(page.getByText('93 AI credits')).toBeVisible()
  })

  await test.step('a new version is saved, the original stays', async () => {
    await page.getByRole('button', { name: 'Save as New Version' }).click()
    await expect(page.getByText('New Version Created')).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(idea.id))
    await expect(page.getByText('No changes made')).toBeVisible()
    await page.getByRole('link', { name: idea.title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(idea.id))
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(idea.title)
  })

  await test.step('the original is updated, compared and restored', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Quite another title')
    await page.getByRole('button', { name: 'Update Original' }).click()
    await expect(page.getByText('Changes Saved')).toBeVisible()
    await page.getByRole('button', { name: 'Compare text 1' }).click()
    await expectSound(page)
    await shoot(page, 'edit-idea-compare')
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(idea.title)
    await expect(page.getByRole('button', { name: 'Compare text 2' })).toBeVisible()
  })
})

test('two tabs of one idea keep a draft each, and neither loses its words', async ({ page, baseURL }) => {
  const [idea] = await openIdeas(page, baseURL ?? '')
  const other = await page.context().newPage()
  const drafts = () =>
    page.evaluate<number>(
      `Object.keys(localStorage).filter((key) => key.startsWith('hookreel-draft:idea:')).length`,
    )
  for (const tab of [page, other]) await tab.goto(`/edit-idea/${idea?.id}`)
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(SCRIPT)
  await expect.poll(drafts).toBe(1)
  await other.getByRole('textbox', { name: 'Summary', exact: true }).fill('A summary of the other tab.')
  await expect.poll(drafts).toBe(2)
  await page.reload()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.getByRole('textbox', { name: 'Script', exact: true })).toHaveValue(SCRIPT)
  await other.close({ runBeforeUnload: false })
})

test('an idea that is not there leads back to the table', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/edit-idea/unknown')
  await expect(page.getByText('Video idea not found.')).toBeVisible()
  await expect(page).toHaveURL(/\/my-ideas$/)
  await expect(page.getByText('No video ideas yet')).toBeVisible()
})

test('an idea is improved where it was generated', async ({ page, baseURL }) => {
  const [idea] = await openIdeas(page, baseURL ?? '')
  await page.goto('/generate-ideas')
  await page.getByRole('button', { name: 'Improve' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Improve' })).toBeDisabled()
  await dialog.getByLabel('Instruction').fill('   ')
  await expect(dialog.getByRole('button', { name: 'Improve' })).toBeDisabled()
  await expectSound(page)
  await dialog.getByLabel('Instruction').fill('aim it at my colleagues')
  await dialog.getByRole('button', { name: 'Improve' }).click()
  await expect(dialog.getByText('Nothing was changed')).toBeVisible()
  await expect(dialog.getByText('It does not understand “aim it at my colleagues”.')).toBeVisible()
  await page.screenshot({ path: path.join(SHOTS, 'improve-nothing.png') })
  await expect(page.getByText('Idea Improved!')).toHaveCount(0)
  await dialog.getByLabel('Instruction').fill('end with a question, aim it at my colleagues')
  await dialog.getByRole('button', { name: 'Improve' }).click()
  await expect(page.getByText('Idea Improved!')).toBeVisible()
  await expect(dialog.getByText('Not all of it could be done')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: path.join(SHOTS, 'improve-partly-phone.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  // It was answered: closing stops nothing.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Stopped')).toHaveCount(0)
  await page.getByRole('button', { name: 'Improve' }).first().click()
  await dialog.getByLabel('Instruction').fill('funnier')
  await dialog.getByRole('button', { name: 'Improve' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: `${idea?.title} (Improved)` })).toBeVisible()
  await expect(page.getByText('colleagues')).toHaveCount(0)
})

test('writing ideas can be stopped', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.route('**/api/ideas/generate', () => {
    // Never answered: the page gives up by itself.
  })
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('space')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generate Ideas/ })).toBeEnabled()
})

test('the table is searched, filtered, sorted and kept in the address', async ({ page, baseURL }) => {
  const ideas = await openIdeas(page, baseURL ?? '', 10)
  // A word that no other has, and first: a search takes every idea that has its first words, so a title of the writer may find two.
  const [named] = ideas
  if (!named) throw new Error('no ideas')
  named.title = `Zyzzyva: ${named.title}`
  const change = { headers: { origin: baseURL ?? '' }, data: { title: named.title } }
  const renamed = await page.request.patch(`/api/ideas/${named.id}`, change)
  expect(renamed.ok(), await renamed.text()).toBe(true)
  await page.goto('/my-ideas')
  for (const label of ['Total Ideas', 'Videos Generated', 'Improved', 'Drafts'])
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Title', exact: true }).click()
  await expect(page).toHaveURL(/sort=title&direction=ascending/)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  const sorted = ideas
    .map(({ title }) => title)
    .toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()))
  await expect(page.getByRole('rowheader').first()).toHaveText(sorted[0] ?? '')
  await shoot(page, 'my-ideas-table')

  await page.getByRole('searchbox', { name: 'Search ideas' }).fill(named.title)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText([named.title])
  await page.getByRole('searchbox', { name: 'Search ideas' }).fill('qwertz uiopasdf')
  await expect(page.getByText('No ideas match')).toBeVisible()
  await page.getByRole('button', { name: 'Show all ideas' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(ideas.length)

  await page
    .getByRole('button', { name: /^Delete "/ })
    .first()
    .click()
  await expect(page.getByRole('rowheader')).toHaveCount(ideas.length - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(ideas.length)
})

for (const theme of ['light', 'dark'] as const)
  for (const [name, viewport] of Object.entries({
    desktop: { width: 1440, height: 900 },
    phone: { width: 390, height: 844 },
  }))
    test.describe(`${theme}, ${name}`, IN_EVERY_LOOK, () => {
      test.use({ colorScheme: theme, viewport })

      test('the pages of ideas can be read and used by everyone', async ({ page, baseURL }) => {
        const [idea] = await openIdeas(page, baseURL ?? '')
        for (const [place, address] of Object.entries({
          'edit-idea': `/edit-idea/${idea?.id}`,
          'my-ideas-full': '/my-ideas',
          'generate-ideas-full': '/generate-ideas',
        }))
          await test.step(place, async () => {
            await page.goto(address)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.locator('.skeleton')).toHaveCount(0)
            await shoot(page, `${place}-${name}-${theme}`)
            await expectSound(page)
          })
      })
    })

test('what only the person knows is asked, one question at a time, and becomes ideas', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('my collection of stamps')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  const first = page.getByLabel('Your collection of stamps: where does it begin?')
  await expect(first).toBeFocused()
  await expect(page.getByText('Question 1 of 6')).toBeVisible()
  await first.fill('In a shoe box of my uncle Otto, in the winter of 1986.')
  await first.press('Enter')
  const second = page.getByLabel('What was the hardest part?')
  await second.fill('A flood took two albums, and')
  await page.reload()
  await expect(second).toHaveValue('A flood took two albums, and')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(first).toHaveValue('In a shoe box of my uncle Otto, in the winter of 1986.')
  await first.press('Enter')
  await second.fill('A flood took two albums, and I dried four hundred stamps on the kitchen floor.')
  await second.press('Enter')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page
    .getByLabel('Which small thing do you still see')
    .fill('\u05d4\u05e8\u05d9\u05d7 \u05e9\u05dc \u05e0\u05d9\u05d9\u05e8')
  await expect(page.getByLabel('Which small thing do you still see')).toHaveCSS('direction', 'rtl')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Write now' }).click()
  await expect(page.getByText('Ideas Generated & Saved!')).toBeVisible()
  await expect(
    page.getByText('You asked for 10: the writer had no more on this. A batch costs the same'),
  ).toBeVisible()
  await page.locator('summary', { hasText: 'Script' }).first().click()
  await expect(page.getByText(/I dried four hundred stamps on the kitchen floor\./).first()).toBeVisible()
})
