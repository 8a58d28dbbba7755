import { hasBlanks } from '@hookreel/film'
import {
  countCaption,
  NOTES_MAX_CHARACTERS,
  PROMPT_MAX_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
} from '@hookreel/contract'
import { createEmbeddedEnhancer, createEmbeddedWriter } from '@hookreel/crew/readings'
import {
  buildCues,
  CAST_MAX,
  captionLookOf,
  cleanScript,
  countSpokenWords,
  DEFAULT_CHOICES,
  directionOf,
  findCast,
  planStoryboard,
  SAYING_MAX,
  splitSentences,
} from '@hookreel/film'
import { planLength } from '@hookreel/studio'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'
import { describeDisposition, nameFile } from '../../../apps/server/src/platform/storage/serve-files.ts'
import { signLink } from '../../../apps/server/src/platform/storage/sign-link.ts'
import { writeCsv } from '../../../apps/server/src/platform/write-csv.ts'
import { keepVideo, readId } from '../../builders/build-settings.ts'

const SEED = 20_261_121
let server: BuiltServer
let user: Client | undefined
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

describe('a title that is an attack', () => {
  const TITLES = [
    'a\r\nset-cookie: session=stolen\r\n\r\n<script>alert(1)</script>',
    '"; filename="evil.exe',
    '../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    'CON',
    '\u202egpj.exe',
    '😀'.repeat(200),
    '',
    '....',
  ]

  test.each(TITLES)('names a download and changes no header: %j', async (title) => {
    user ??= await server.signUp()
    const videoId = await keepVideo(server, await readId(user), { title })
    const { url } = (await user.ask('GET', `/api/videos/${videoId}/file?download=true`)).body as {
      url?: string
    }
    // A copy with the owner's name in it is made first; the link of the film itself is signed with the same name.
    const key = `user-videos/${await readId(user)}/${videoId}.mp4`
    const expiresAt = new Date(server.deps.clock.now().getTime() + 60_000)
    const link =
      url ??
      signLink(server.deps.secrets.keyFor('links'), { key, expiresAt, downloadName: nameFile(title, 'mp4') })
    const answer = await server.app.request(link)
    expect(answer.status).toBe(200)
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.\- ]+"; filename\*=UTF-8''[\w%.!~-]+$/,
    )
  })

  test('makes a file name that is one name on every system, and a header of one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = nameFile(title.toWellFormed(), 'mp4')
        expect(name).toMatch(/^[^/\\:*?"<>|\p{C}]+\.mp4$/u)
        expect(name).not.toMatch(/^\./)
        const header = describeDisposition(name)
        expect(header).toMatch(/^[\u0020-\u007e]+$/)
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name)
        expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header)
      }),
      { seed: SEED, numRuns: 500 },
    )
  })
})

describe('a table for spreadsheets', () => {
  test('holds no cell that a spreadsheet would run, and loses no text', () => {
    const starts = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '', ' ', '"', ',')
    const cells = fc.tuple(starts, fc.string({ unit: 'binary' })).map(([start, rest]) => start + rest)
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), (row) => {
        const csv = writeCsv(
          row.map((_, index) => `c${index}`),
          [row],
        )
        const [, read = []] = readCsv(csv)
        expect(read.map((cell) => cell.replace(/^'/, ''))).toEqual(row.map((cell) => cell.replace(/^'/, '')))
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      }),
      { seed: SEED, numRuns: 500 },
    )
  })

  test('keeps numbers numbers', () => {
    expect(writeCsv(['n'], [[-5], ['-5']])).toBe("n\r\n-5\r\n'-5\r\n")
  })
})

/** Rows of a CSV file as RFC 4180 reads it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '') break
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows
}

describe('a path that leads out', () => {
  const OUT = [
    '../secret',
    '..%2fsecret',
    '%2e%2e/secret',
    'a/../../secret',
    '/etc/passwd',
    'a%00.mp4',
    '..\\secret',
  ]

  test.each(OUT)('opens no file, not even with a genuine signature: %s', async (key) => {
    const secret = server.deps.secrets.keyFor('links')
    const expiresAt = new Date(server.deps.clock.now().getTime() + 60_000)
    for (const signed of [key, decodeURIComponent(key)]) {
      const link = signLink(secret, { key: signed, expiresAt }).replace(`/files/${signed}`, `/files/${key}`)
      const answer = await server.app.request(link)
      expect([403, 404], link).toContain(answer.status)
      expect(await answer.text()).not.toContain('a secret for tests')
    }
  })

  test.each(OUT)('is no page of the app: %s', async (path) => {
    const answer = await server.app.request(`/${path}`)
    expect(await answer.text()).not.toMatch(/root:|a secret for tests/)
    expect(answer.status).toBeLessThan(500)
  })
})

test('a person changes three hundred things a minute and no more, whatever they are', async () => {
  const busy = await server.signUp()
  const change = () => busy.ask('PATCH', '/api/ideas/nothing', { title: 'x' })
  const statuses = []
  for (let count = 0; count < 300; count += 1) statuses.push((await change()).status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  const refused = await change()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect((await busy.ask('GET', '/api/ideas')).status).toBe(200)
  server.wait(61)
  expect((await change()).status).toBe(404)
})

test('a folder that is no page shows no list of its files', async () => {
  for (const path of ['/files/', '/files/user-videos/', '/assets/', '/assets'])
    expect((await server.app.request(path)).status, path).toBeGreaterThanOrEqual(400)
})

/** Texts on which a careless pattern tries everything with everything. */
const SLOW: readonly [string, (length: number) => string][] = [
  ['blanks and tails', (length) => `zorblax${' '.repeat(length * 0.66)}x${' lol'.repeat(length * 0.08)}`],
  ['bangs and a line end', (length) => `${'!'.repeat(length - 3)}a\nx`],
  ['one letter', (length) => 'a'.repeat(length)],
  ['spaces', (length) => `a${' '.repeat(length - 2)}b`],
  ['line ends', (length) => `a${'\n'.repeat(length - 2)}b`],
  ['opened emphasis', (length) => '**a '.repeat(length / 4)],
  ['stars', (length) => `${'*'.repeat(length - 1)}a`],
  ['underscores', (length) => `${'_'.repeat(length - 1)} a`],
  ['brackets', (length) => '['.repeat(length)],
  ['hash signs', (length) => '#'.repeat(length)],
  ['tags', (length) => '#a'.repeat(length / 2)],
  ['mentions', (length) => '@a.'.repeat(length / 3)],
  ['stops', (length) => '.'.repeat(length)],
  ['initials', (length) => 'A. '.repeat(length / 3)],
  ['numbers', (length) => '1,'.repeat(length / 2)],
  ['quotes', (length) => '"\u2019'.repeat(length / 2)],
  ['hyphens', (length) => '-'.repeat(length)],
  ['addresses', (length) => 'http://a.'.repeat(length / 9)],
  ['tabs and spaces', (length) => '\t '.repeat(length / 2)],
  ['emoji', (length) => '👩\u200d'.repeat(length / 3)],
  ['accents', (length) => `e${'\u0301'.repeat(length - 1)}`],
  ['Japanese', (length) => '日本語'.repeat(length / 3)],
  ['Arabic', (length) => 'مرحبا '.repeat(length / 6)],
  ['words', (length) => 'how to be '.repeat(length / 10)],
  ['a topic with clauses', (length) => `octopus ${', x'.repeat((length - 8) / 3)}`],
  ['a question without end', (length) => 'who lived '.repeat(length / 10)],
  ['a loss without end', (length) => `a lost ${'s'.repeat(length - 8)}@`],
  [
    'an ad with a long word before a colon',
    (length) => `Ad for our bakery, now open at ${'a'.repeat(length - 40)}: bread`,
  ],
  ['a first time without end', (length) => `my first ${'a'.repeat(length - 12)} 1`],
  ['a word without end', (length) => `the moon${'x'.repeat(length - 8)}`],
]

const READERS: readonly [string, number, (text: string) => unknown][] = [
  ['the writer, of a prompt', PROMPT_MAX_CHARACTERS, (text) => writer.suggestIdeas(order(text))],
  [
    'the writer, of notes',
    NOTES_MAX_CHARACTERS,
    (text) => writer.suggestIdeas({ ...order('The sea'), notes: text }),
  ],
  [
    'the enhancer',
    SCRIPT_MAX_CHARACTERS,
    (text) => enhancer.enhance({ field: 'script', text, wish: 'variations', seed: 1 }),
  ],
  [
    'the enhancer, of captions',
    SCRIPT_MAX_CHARACTERS,
    (text) => enhancer.enhance({ field: 'caption', text, wish: { tone: 'casual' }, seed: 1 }),
  ],
  [
    'the improver',
    SCRIPT_MAX_CHARACTERS,
    (text) =>
      enhancer.improve({
        title: text.slice(0, 200),
        summary: text,
        caption: text,
        script: `The Moon drifts away from us. ${text}`.slice(0, SCRIPT_MAX_CHARACTERS),
        description: text,
        prompt: 'the moon',
        instruction: `shorter, simpler, remove the line about ${text}`.slice(0, 1000),
      }),
  ],
  [
    'the script',
    NOTES_MAX_CHARACTERS,
    (text) => [cleanScript(text), splitSentences(text), countSpokenWords(text), directionOf(text)],
  ],
  ['the blanks', NOTES_MAX_CHARACTERS, (text) => hasBlanks(text)],
  ['the storyboard', SCRIPT_MAX_CHARACTERS, (text) => planStoryboard(text)],
  ['the captions', SCRIPT_MAX_CHARACTERS, (text) => layCues(text)],
  ['the counts of a post', 5000, (text) => countCaption(text)],
]
const writer = createEmbeddedWriter()
const enhancer = createEmbeddedEnhancer()
const order = (prompt: string) => ({ prompt, seconds: 30, language: 'English', count: 3, seed: 1 }) as const

function layCues(text: string): unknown {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    startSeconds: index / 3,
    endSeconds: index / 3 + 0.3,
  }))
  return buildCues(words, captionLookOf('default', DEFAULT_CHOICES.captions, text), {
    width: 270,
    height: 480,
  })
}

/** Processor time in ms; the best of a few tries, since other programs only ever add to it. */
async function measure(read: (text: string) => unknown, text: string): Promise<number> {
  const times: number[] = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = process.cpuUsage()
    await read(text)
    const { user } = process.cpuUsage(before)
    times.push(user / 1000)
    if (user < 20_000) break
  }
  return Math.min(...times)
}

describe('a text that was written to be slow', () => {
  /** Eight times the text: 8 when the time grows with the length, 64 with its square. */
  const TIMES = 8
  const MOST = 32
  /** What is done so soon stops nobody, and is too little to be compared. */
  const SOON_MS = 150

  test.each(READERS)('is read in a time that grows with its length by %s', async (_, limit, read) => {
    for (const [name, write] of SLOW) {
      const long = await measure(read, write(limit).slice(0, limit))
      if (long < SOON_MS) continue
      const short = await measure(read, write(Math.floor(limit / TIMES)))
      expect(long / Math.max(short, 1), `${name}: ${short} ms, then ${long} ms`).toBeLessThan(MOST)
    }
  })

  test('is measured for a film of many lines with as many words to be said otherwise as there may be', async () => {
    // Words that are nowhere else: each is looked for anew.
    const words = Array.from({ length: SAYING_MAX.count }, (_, n) => String.fromCodePoint(0x4e00 + n))
    const script = `${words.join(' ')}.\n${'a.\n'.repeat(1190)}`
    const sayings = words.map((word) => ({ word, saidAs: 'x '.repeat(SAYING_MAX.saidAs / 2).trim() }))
    const plain = await measure((text) => planLength(text, 'flite-slt', 30), script)
    const said = await measure((text) => planLength(text, 'flite-slt', 30, { sayings }), script)
    expect(said / Math.max(plain, 10), `${plain} ms without, ${said} ms with`).toBeLessThan(8)
  })

  test('is looked through for a whole cast of long names sooner than it is cut into scenes ten times', async () => {
    // Every name goes along with the text until its last word.
    const cast = Array.from({ length: CAST_MAX.members }, (_, n) => ({ name: `${'a '.repeat(27)}b${n}` }))
    const texts = Array.from({ length: 160 }, () => `${'a '.repeat(290)}.`)
    const cut = await measure((text) => planStoryboard(cleanScript(text)), 'a '.repeat(1990))
    const found = await measure(() => findCast(texts, cast), '')
    expect(found / Math.max(cut, 10), `${found} ms beside ${cut} ms`).toBeLessThan(10)
  })
})
