import type { CheckedFile, Member, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakePictures } from '../fakes/pictures.ts'
import type { FakePictures } from '../fakes/pictures.ts'
import { hireMember } from './hire-member.ts'
import {
  checkCredentials,
  FULL_ORDER,
  isEnded,
  makeDataDir,
  signUp,
  startStoryServer,
  waitForVideo,
} from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

const LONG = 100_000
/** Five scenes: of one, of the other, of both, and two in which nobody is called. */
const SCRIPT =
  'Mila walks slowly through the quiet old forest, and the wet leaves shine in the cold light of the moon. ' +
  'Bo sniffs at the tall dark trees beside the river, where the water runs over stones that nobody counted. ' +
  'Then Mila and Bo sleep under a wide oak, while an owl watches over them from its branch until the dawn. ' +
  'The stars fade above the hills in the east, and a thin grey fog rises from the meadow beside the forest.'
const ORDER = {
  ...{ ...FULL_ORDER, title: 'Mila and Bo', script: SCRIPT, duration: 'script' as const },
  choices: { pictures: 'generated' },
}

let folder: Awaited<ReturnType<typeof makeDataDir>>
let pictures: FakePictures
let server: StoryServer
let anna: Person
let settings: Record<string, string>
beforeAll(async () => {
  folder = await makeDataDir()
  pictures = await startFakePictures()
  settings = {
    ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${pictures.url}/v1` },
    ...{ ILLUSTRATOR_ORDER: 'openai', WRITER_ORDER: 'embedded', NARRATOR_ORDER: 'embedded' },
  }
  server = await startStoryServer(folder.dataDir, settings)
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await pictures?.close()
  await folder?.remove()
})

/** The pictures of a person's cast as they are kept, in base64: what a service must be given. */
async function readKept(person: Person): Promise<Map<string, string[]>> {
  const { body } = await person.call('GET', '/api/cast')
  const kept = new Map<string, string[]>()
  for (const { name, pictures: own } of (body as { members: Member[] }).members)
    kept.set(
      name,
      await Promise.all(
        own.map(async ({ url }) =>
          Buffer.from(await (await fetch(server.url + url)).arrayBuffer()).toString('base64'),
        ),
      ),
    )
  return kept
}

type Form = { prompt?: string; 'image[]'?: string | string[]; image?: string | string[] }
const filesOf = ({ body }: FakePictures['asked'][number]) => {
  const form = Object(body) as Form
  return [form['image[]'] ?? form.image ?? []].flat().map((file) => file.replace(/^image\/jpeg;/, ''))
}
const promptOf = ({ body }: FakePictures['asked'][number]) => String((Object(body) as Form).prompt)

test('every request of a film of two carries the pictures and the words of whom its scene shows, also after its server was killed', async () => {
  await hireMember(server, anna, { name: 'Mila', kind: 'person', sheet: 'short red hair, green raincoat' }, [
    'red',
    'blue',
  ])
  await hireMember(server, anna, { name: 'Bo', kind: 'animal', sheet: 'a small grey donkey' }, ['gray'])
  // Another one's Mila is nobody here.
  const eve = await signUp(server.url, 'eve@example.org')
  await hireMember(server, eve, { name: 'Mila', kind: 'person', sheet: 'blond hair, pink suit' }, ['pink'])
  const [ofEve] = (await readKept(eve)).get('Mila') ?? []
  const kept = await readKept(anna)

  pictures.behave('well', 'slow')
  const ordered = await anna.call('POST', '/api/videos', ORDER)
  expect([ordered.status, ordered.body]).toMatchObject([201, { status: 'queued' }])
  const { id } = ordered.body as Video
  await expect.poll(() => pictures.asked.length, { timeout: LONG }).toBeGreaterThanOrEqual(4)
  expect(pictures.paid).toHaveLength(1)
  await server.kill()
  pictures.behave('well')
  server = await startStoryServer(folder.dataDir, settings)
  anna.follow(server.url)
  expect(await waitForVideo(anna, id, isEnded, LONG)).toMatchObject({ status: 'completed', failure: null })

  const [mila = [], bo = []] = [kept.get('Mila'), kept.get('Bo')]
  expect([mila.length, bo.length]).toEqual([2, 1])
  for (const asked of pictures.asked) {
    expect(asked.path).toBe('/v1/images/edits')
    const [prompt, files] = [promptOf(asked), filesOf(asked)]
    const isOf = (name: string) => prompt.includes(`«${name}» (`)
    expect(isOf('Mila') || isOf('Bo')).toBe(true)
    expect(files).toEqual([...(isOf('Mila') ? mila : []), ...(isOf('Bo') ? bo : [])])
    if (isOf('Mila')) expect(prompt).toContain('«short red hair, green raincoat»')
    if (isOf('Bo')) expect(prompt).toContain('«a small grey donkey»')
    expect(JSON.stringify(asked.body)).not.toContain('pink suit')
    expect(files).not.toContain(ofEve)
  }
  // Where nobody is called, whom the title calls is shown. No scene was paid twice.
  const paid = pictures.paid.map((asked) => filesOf(asked).length)
  expect(paid.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 3, 3])
  expect(new Set(pictures.paid.map(promptOf)).size).toBe(5)

  const { body } = await anna.call('GET', `/api/videos/${id}/file`)
  const film = await (await fetch(server.url + (body as { url: string }).url)).arrayBuffer()
  const { body: checked } = await checkCredentials(server, anna, 'film.mp4', new Uint8Array(film))
  const { found } = checked as CheckedFile
  expect(found?.origin?.parts).toContainEqual(
    expect.objectContaining({ kind: 'picture', origin: 'model', maker: 'OpenAI', isFromReferences: true }),
  )
})

test('a server that is killed while it makes four pictures orders none of them twice, and gives back what was lost', async () => {
  const zoe = await hireMember(
    server,
    anna,
    { name: 'Zoe', kind: 'person', sheet: 'grey braids, a blue coat' },
    [],
  )
  const balanceOf = async () => ((await anna.call('GET', '/api/credits')).body as { balance: number }).balance
  const find = async () => {
    const { members } = (await anna.call('GET', '/api/cast')).body as { members: Member[] }
    return members.find(({ id }) => id === zoe.id)
  }
  const before = await balanceOf()
  const asked = pictures.asked.length
  pictures.behave('well', 'slow')
  expect((await anna.call('POST', `/api/cast/${zoe.id}/sittings`, { credits: 12 })).status).toBe(201)
  await expect
    .poll(async () => (await find())?.sitting?.pictures.map(({ state }) => state), { timeout: LONG })
    .toEqual(expect.arrayContaining(['made', 'asked']))
  await expect.poll(() => pictures.asked.length, { timeout: LONG }).toBe(asked + 3)
  await server.kill()
  pictures.behave('well')
  pictures.release()
  server = await startStoryServer(folder.dataDir, settings)
  anna.follow(server.url)
  await expect.poll(async () => (await find())?.sitting?.status, { timeout: LONG }).toBe('ready')
  const { sitting } = (await find()) ?? {}
  expect(sitting?.pictures.map(({ state }) => state).toSorted()).toEqual(['failed', 'failed', 'made', 'made'])
  // One a slot: the two that were under way may be on the bill, and are on it once.
  expect(pictures.asked.length).toBe(asked + 4)
  expect(await balanceOf()).toBe(before - 6)
  const { body: receipt } = await anna.call('GET', `/api/receipts/${sitting?.id}`)
  expect(receipt).toMatchObject({ held: 12, captured: 6, returned: 6, isSettled: true })
})

test('a member who is deleted while a film is made leaves it to be finished', async () => {
  const { body: cast } = await anna.call('GET', '/api/cast')
  const bo = (cast as { members: Member[] }).members.find(({ name }) => name === 'Bo')
  pictures.behave('slow')
  const asked = pictures.asked.length
  const script = 'Bo runs over the green hill. A cloud hides the bright summer sun.'
  const order = { ...ORDER, title: 'Bo runs', script, choices: { pictures: 'generated' } }
  const { id } = (await anna.call('POST', '/api/videos', order)).body as Video
  await expect.poll(() => pictures.asked.length, { timeout: LONG }).toBeGreaterThan(asked)
  expect((await anna.call('POST', '/api/deletions', { kind: 'cast', ids: [bo?.id] })).status).toBe(201)
  pictures.behave('well')
  pictures.release()
  expect(await waitForVideo(anna, id, isEnded, LONG)).toMatchObject({ status: 'completed', failure: null })
})
