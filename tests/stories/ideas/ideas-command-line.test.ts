import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDocx, writePage } from '../../fakes/documents.ts'
import { listenOnLoopback } from '../../fakes/listen-on-loopback.ts'
import { startEncyclopedia } from '../../fakes/open-web/encyclopedia.ts'
import { openHookreel } from '../open-hookreel.ts'

const NOTES = `The old baker lit her oven at four every morning. People came from three villages for her bread.
She never wrote the recipe down. When she died, nobody could bake it again. Then a jar of her starter was found in the cellar.
It was still alive after two years. Now the line is longer than ever.`

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hookreel-cli-ideas-'))
  writeFileSync(path.join(folder, 'notes.txt'), NOTES)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { hookreel, tryCommands } = openHookreel(() => folder)

test('looks a topic up that is not built in, says so and where, and offline does not', async () => {
  const encyclopedia = await startEncyclopedia()
  const prompt = '5 facts about the Velmora Tower'
  const web = { OPEN_WEB: 'on', WIKIPEDIA_URL: encyclopedia.url, WIKIDATA_URL: encyclopedia.url }
  const told = await hookreel(['ideas', prompt, '--json'], web)
  expect(told.err).toContain('read it once')
  expect(JSON.parse(told.out)).toMatchObject({
    ideas: [{ script: expect.stringContaining('91 metres') }],
  })
  const asked = encyclopedia.asked.length
  // What was answered is kept for the next command.
  expect((await hookreel(['ideas', prompt, '--json'], web)).out).toBe(told.out)
  expect(encyclopedia.asked.length).toBe(asked)
  await hookreel(['ideas', '5 facts about Quillon Island', '--offline'], web)
  expect(encyclopedia.asked.length).toBe(asked)
  await encyclopedia.close()
})

test('makes ideas of files and addresses, says whose words they are, and refuses with the reason', async () => {
  const facts =
    'Bees have five eyes. Bees beat their wings 200 times a second. Honey bees visit 2 million flowers for one jar of honey. Bees sleep eight hours a night. A hive of bees weighs 40 kilograms.'
  const web = await listenOnLoopback(({ url }, response) => {
    if (url === '/trap') response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    else response.setHeader('content-type', 'text/html').end(writePage('Bees', `<p>${facts}</p>`))
  })
  writeFileSync(path.join(folder, 'bakery.docx'), await writeDocx(NOTES.split('\n')))
  writeFileSync(path.join(folder, 'broken.pdf'), '%PDF-1.7 nothing')
  const on = { OPEN_WEB: 'on' }
  const own = await hookreel(['ideas', '--source', 'bakery.docx', '--json'])
  expect(own.err).toContain('Read: bakery, as your own words.')
  expect(JSON.parse(own.out)).toMatchObject({
    ideas: [{ script: expect.stringContaining('at four every morning'), sources: [{ work: 'bakery' }] }],
  })
  const both = ['ideas', 'bees', '--source', 'bakery.docx', '--source', `${web.url}/bees`, '--json']
  expect(JSON.parse((await hookreel(both, on)).out)).toMatchObject({
    ideas: expect.arrayContaining([
      expect.objectContaining({ sources: [expect.objectContaining({ address: `${web.url}/bees` })] }),
    ]),
  })
  const refused = [
    [['--source', 'broken.pdf'], 'broken.pdf: This is damaged'],
    [['--source', 'missing.pdf'], 'missing.pdf cannot be read (ENOENT)'],
    [['--source', `${web.url}/trap`], 'is not allowed'],
    [['--source', `${web.url}/bees`, '--offline'], 'ask nothing of the internet'],
    [['--source', 'notes.txt', '--source-words', 'others'], '--source-words own'],
  ] as const
  const answers = await tryCommands(
    refused.map(([args]) => ['ideas', ...args]),
    on,
  )
  for (const [index, [args, reason]] of refused.entries()) {
    const { message, exitCode } = answers[index] ?? {}
    expect([args, exitCode]).toEqual([args, 2])
    expect(message).toContain(reason)
  }
  await web.close()
})
