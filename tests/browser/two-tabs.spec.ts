import { expect, test, type Page } from '@playwright/test'
import { chooseVoice, openAccount } from './app.ts'
import { answerPosting, buildPost, inHours } from './posting/stand-in.ts'

test.use({ serviceWorkers: 'allow' })

async function openTwice(page: Page, baseURL: string): Promise<{ id: string; first: Page; second: Page }> {
  await openAccount(page.context(), baseURL)
  const answer = await page.request.post('/api/ideas/generate', {
    headers: { origin: baseURL },
    data: { prompt: 'deep sea', count: 1 },
  })
  const { ideas } = (await answer.json()) as { ideas: { id: string }[] }
  const id = ideas[0]?.id ?? ''
  const second = await page.context().newPage()
  for (const tab of [page, second]) {
    // Nothing tells the tabs of each other's changes: each is behind as long as it can be.
    await tab.route('**/api/events', (route) => route.abort())
    await tab.goto(`/edit-idea/${id}`)
    await expect(tab.getByLabel('Title', { exact: true })).not.toHaveValue('')
  }
  return { id, first: page, second }
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Original' }).click()
}

test('a save of one field never reverts another', async ({ page, baseURL }) => {
  const { id, first, second } = await openTwice(page, baseURL ?? '')
  await first.getByLabel('Title', { exact: true }).fill('The first tab’s title')
  await save(first)
  await expect(first.getByText('Changes Saved')).toBeVisible()

  await second.getByLabel('Caption', { exact: true }).fill('The second tab’s caption')
  await save(second)
  await expect(second.getByText('Changes Saved')).toBeVisible()
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('The first tab’s title')
  const idea = await (await page.request.get(`/api/ideas/${id}`)).json()
  expect(idea).toMatchObject({ title: 'The first tab’s title', caption: 'The second tab’s caption' })
})

test('a page that is behind says so, shows both texts and saves the chosen one', async ({
  page,
  baseURL,
}) => {
  const { id, first, second } = await openTwice(page, baseURL ?? '')
  await first.getByLabel('Title', { exact: true }).fill('Theirs')
  await save(first)
  await expect(first.getByText('Changes Saved')).toBeVisible()

  await second.getByLabel('Title', { exact: true }).fill('Mine')
  await save(second)
  await expect(second.getByText('This idea was changed on another page')).toBeVisible()
  const other = second.getByRole('group', { name: 'Title: saved on another page' })
  await expect(other).toContainText('Theirs')
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('Mine')
  await expect(second.getByRole('button', { name: 'Update Original' })).toBeDisabled()
  expect(await (await page.request.get(`/api/ideas/${id}`)).json()).toMatchObject({ title: 'Theirs' })

  await other.getByRole('button', { name: 'Keep mine' }).click()
  await save(second)
  await expect(second.getByText('Changes Saved')).toBeVisible()
  expect(await (await page.request.get(`/api/ideas/${id}`)).json()).toMatchObject({ title: 'Mine' })
})

test('a change of another page is told at once where nothing was typed', async ({ page, baseURL }) => {
  const { id, first } = await openTwice(page, baseURL ?? '')
  await first.unroute('**/api/events')
  const line = first.waitForResponse('**/api/events')
  await first.reload()
  await line
  await first.getByLabel('Caption', { exact: true }).fill('Typed here')
  await page.request.patch(`/api/ideas/${id}`, {
    headers: { origin: baseURL ?? '' },
    data: { title: 'From elsewhere' },
  })
  await expect(first.getByText('This idea was changed on another page')).toBeVisible()
  await expect(first.getByLabel('Title', { exact: true })).toHaveValue('From elsewhere')
  await expect(first.getByLabel('Caption', { exact: true })).toHaveValue('Typed here')
})

test('what another page changed while there was no line is told when there is one', async ({
  page,
  baseURL,
}) => {
  const { id, first } = await openTwice(page, baseURL ?? '')
  await first.getByLabel('Caption', { exact: true }).fill('Typed here')
  await page.request.patch(`/api/ideas/${id}`, {
    headers: { origin: baseURL ?? '' },
    data: { title: 'From elsewhere' },
  })
  await first.unroute('**/api/events')
  // As the browser says it when the network is back: the next try does not wait.
  await first.evaluate(`dispatchEvent(new Event('online'))`)
  await expect(first.getByLabel('Title', { exact: true })).toHaveValue('From elsewhere')
  await expect(first.getByLabel('Caption', { exact: true })).toHaveValue('Typed here')
})

test('a video of an idea that another page deleted is made of its words all the same, if that is wanted', async ({
  page,
  baseURL,
}) => {
  const { id, first, second } = await openTwice(page, baseURL ?? '')
  await first.unroute('**/api/events')
  const line = first.waitForResponse('**/api/events')
  await first.goto(`/generate-video?ideaId=${id}`)
  await line
  await chooseVoice(first)
  await page.request.post('/api/deletions', {
    headers: { origin: baseURL ?? '' },
    data: { kind: 'ideas', ids: [id] },
  })
  // The page hears of it, and keeps what stands on it.
  await expect(first.getByText('Idea Deleted')).toBeVisible()
  await first.getByRole('button', { name: 'Generate Video for 25 credits' }).click()
  await expect(first.getByText('This idea was deleted, perhaps on another page of yours.')).toBeVisible()
  await expect(first.getByText('Video idea not found.')).toHaveCount(0)
  await first.getByRole('button', { name: 'Make it without the idea' }).click()
  await expect(first.getByText('Video Generation Started!')).toBeVisible()
  await second.close()
})

const SENTENCES = [
  'Venus spins so slowly that a day there is longer than its year.',
  'The Sun holds almost all the mass of the solar system.',
  'A teaspoon of a neutron star weighs a billion tons.',
  'Light from the Sun needs eight minutes to reach us.',
]

test('a scene that is changed in one tab never reverts another’s, and both texts are shown when it is the same', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await openAccount(page.context(), origin)
  const voices = (await (await page.request.get('/api/voices')).json()) as { voices: { id: string }[] }
  const order = {
    style: 'default',
    voiceId: voices.voices[0]?.id,
    duration: 15,
    resolution: '420p',
    aspectRatio: '9:16',
  }
  const made = await page.request.post('/api/storyboards', {
    headers: { origin },
    data: { ...order, title: 'Space', script: SENTENCES.join(' ') },
  })
  const { id } = (await made.json()) as { id: string }
  const read = async () =>
    (
      (await (await page.request.get(`/api/storyboards/${id}`)).json()) as { scenes: { narration: string }[] }
    ).scenes.map(({ narration }) => narration)
  const second = await page.context().newPage()
  const tabs = [page, second]
  const sentence = (tab: Page, number: number) => tab.getByLabel(`Sentence of scene ${number}`)
  for (const tab of tabs) {
    await tab.route('**/api/events', (route) => route.abort())
    await tab.goto(
      `/generate-video?title=Space&script=${encodeURIComponent(SENTENCES.join(' '))}&storyboardId=${id}`,
    )
    await expect(sentence(tab, 4)).toBeVisible()
    // From here on each is behind as long as it can be.
    await tab.route(`**/api/storyboards/${id}`, (route) =>
      route.request().method() === 'GET' ? undefined : route.fallback(),
    )
  }
  await sentence(page, 1).fill('The first tab wrote this.')
  await sentence(page, 1).press('Enter')
  await expect.poll(async () => (await read())[0]).toBe('The first tab wrote this.')
  await sentence(second, 2).fill('The second tab wrote that.')
  await sentence(second, 2).press('Enter')
  await expect
    .poll(async () => (await read()).slice(0, 2))
    .toEqual(['The first tab wrote this.', 'The second tab wrote that.'])

  await sentence(page, 3).fill('Theirs.')
  await sentence(page, 3).press('Enter')
  await expect.poll(async () => (await read())[2]).toBe('Theirs.')
  await second.unroute(`**/api/storyboards/${id}`)
  await sentence(second, 3).fill('Mine.')
  await sentence(second, 3).press('Enter')
  await expect(second.getByText('This was changed on another page')).toBeVisible()
  await expect(second.getByRole('paragraph').filter({ hasText: 'Mine.' })).toBeVisible()
  await expect(sentence(second, 3)).toHaveValue('Theirs.')
  expect((await read())[2]).toBe('Theirs.')
  await second.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(async () => (await read())[2]).toBe('Mine.')
  expect((await read())[0]).toBe('The first tab wrote this.')
})

test('an option of a post sends only what was changed, keeps its time, and shows both when another page changed the same', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  const caption = 'As it was'
  const options = {
    network: 'instagram',
    caption,
    isSharedToFeed: true,
    isAiGenerated: true,
    coverMs: null,
  } as const
  const post = buildPost({ network: 'instagram', options, scheduledAt: inHours(24), status: 'scheduled' })
  const posting = await answerPosting(page, { posts: [post] })
  const theirs = { ...post, options: { ...options, caption: 'Theirs', isSharedToFeed: false } }
  const bodies: { options: typeof options; when?: unknown; was: unknown }[] = []
  await page.route(`**/api/posts/${post.id}`, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: bodies.length > 0 ? theirs : post })
    bodies.push(route.request().postDataJSON() as (typeof bodies)[number])
    if (bodies.length > 1) return route.fulfill({ json: { ...theirs, options: bodies.at(-1)?.options } })
    return route.fulfill({
      status: 409,
      json: {
        error: {
          code: 'changed_elsewhere',
          message: 'This was changed on another page meanwhile. Look at both texts, then save again.',
          requestId: 'test',
          details: { now: { caption: 'Theirs' } },
        },
      },
    })
  })
  await page.goto(`/videos/${posting.video.id}/post?channel=channel-instagram&post=${post.id}`)
  await page.getByRole('textbox', { name: 'Caption' }).fill('Mine')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const other = page.getByRole('group', { name: 'Caption: saved on another page' })
  await expect(other).toContainText('Theirs')
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('Mine')
  expect(bodies[0]).toMatchObject({ options: { caption: 'Mine' }, was: { options: { caption } } })
  expect(bodies[0]).not.toHaveProperty('when')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(other).toBeHidden()
  // What was not touched here is as the other page saved it.
  expect(bodies[1]).toMatchObject({
    options: { caption: 'Mine', isSharedToFeed: false },
    was: { options: { caption: 'Theirs', isSharedToFeed: false } },
  })
})

async function openSettings(
  page: Page,
  baseURL: string,
  tab: string,
): Promise<{ first: Page; second: Page }> {
  await openAccount(page.context(), baseURL)
  const second = await page.context().newPage()
  for (const one of [page, second]) {
    await one.route('**/api/events', (route) => route.abort())
    await one.goto(`/settings?tab=${tab}`)
  }
  return { first: page, second }
}

test('settings that are behind show both choices, and save the one that is taken', async ({
  page,
  baseURL,
}) => {
  const { first, second } = await openSettings(page, baseURL ?? '', 'video')
  await expect(second.getByRole('radio', { name: '45 s' })).toBeVisible()
  await first.getByRole('radio', { name: '45 s' }).click()
  await expect(first.getByText('Saved', { exact: true })).toBeVisible()
  await second.getByRole('radio', { name: '60 s' }).click()
  const other = second.getByRole('group', { name: 'Default Duration: saved on another page' })
  await expect(other).toContainText('Another page saved 45 s meanwhile. You chose 60 s.')
  await expect(second.getByRole('radio', { name: '45 s' })).toBeChecked()
  const read = async () =>
    (await (await page.request.get('/api/profile')).json()) as { defaultDuration: number }
  expect(await read()).toMatchObject({ defaultDuration: 45 })
  await other.getByRole('button', { name: 'Use mine' }).click()
  await expect(second.getByText('Saved', { exact: true })).toBeVisible()
  expect(await read()).toMatchObject({ defaultDuration: 60 })
})

test('a name that another page saved meanwhile stands beside what is typed here', async ({
  page,
  baseURL,
}) => {
  const { first, second } = await openSettings(page, baseURL ?? '', 'account')
  await second.getByRole('textbox', { name: 'First Name' }).fill('Mine')
  await first.getByRole('textbox', { name: 'First Name' }).fill('Theirs')
  await first.getByRole('button', { name: 'Save Changes' }).click()
  await expect(first.getByText('Profile updated successfully!')).toBeVisible()
  await second.getByRole('button', { name: 'Save Changes' }).click()
  const other = second.getByRole('group', { name: 'First Name: saved on another page' })
  await expect(other).toContainText('Theirs')
  await expect(second.getByRole('textbox', { name: 'First Name' })).toHaveValue('Mine')
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ firstName: 'Theirs' })
  await second.getByRole('button', { name: 'Save Changes' }).click()
  await expect(second.getByText('Profile updated successfully!')).toBeVisible()
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ firstName: 'Mine' })
})

test('a member of the cast keeps what another page changed, and both are shown where both changed the same', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  const headers = { origin: baseURL ?? '' }
  const added = { name: 'Mila', kind: 'person', sheet: 'Red hair.' }
  const made = await page.request.post('/api/cast', { headers, data: added })
  const { id } = (await made.json()) as { id: string }
  const change = (data: object) => page.request.patch(`/api/cast/${id}`, { headers, data })
  const read = async () => {
    const { members } = (await (await page.request.get('/api/cast')).json()) as { members: object[] }
    return members[0]
  }
  await page.goto('/cast')
  const dialog = page.getByRole('dialog', { name: 'Change this member' })
  await page.getByRole('button', { name: 'Change Mila' }).click()
  // Another page saves while the dialog is open.
  await change({ name: 'Mila Rose' })
  await dialog.getByRole('textbox', { name: 'How it looks' }).fill('White hair.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await read()).toMatchObject({ name: 'Mila Rose', sheet: 'White hair.' })

  await page.getByRole('button', { name: 'Change Mila Rose' }).click()
  await change({ name: 'Theirs', sheet: 'Grey hair.' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const other = dialog.getByRole('group', { name: 'Name: saved on another page' })
  await expect(other).toContainText('Theirs')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine')
  await expect(dialog.getByRole('textbox', { name: 'How it looks' })).toHaveValue('Grey hair.')
  expect(await read()).toMatchObject({ name: 'Theirs' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await read()).toMatchObject({ name: 'Mine', sheet: 'Grey hair.' })
})

test('a setting that another page changes is told where it stands', async ({ page, baseURL }) => {
  const { first } = await openSettings(page, baseURL ?? '', 'video')
  const address = first.url()
  // Left before: the line that is waited for is none that the page opens before it is loaded anew.
  await first.goto('about:blank')
  await first.unroute('**/api/events')
  const line = first.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await first.goto(address)
  await line
  await expect(first.getByRole('radio', { name: '45 s' })).toBeVisible()
  await page.request.patch('/api/profile', {
    headers: { origin: baseURL ?? '' },
    data: { defaultDuration: 45 },
  })
  await expect(first.getByText('Changed on another page')).toBeVisible()
  await expect(first.getByRole('radio', { name: '45 s' })).toBeChecked()
})
