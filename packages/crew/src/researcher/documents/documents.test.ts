import { describe, expect, test } from 'vitest'
import {
  BILLION_LAUGHS,
  pdfStream,
  writeAtom,
  writeDocx,
  writePage,
  writePdf,
  writePdfObjects,
  writeRss,
  writeZip,
} from '../../../../../tests/fakes/documents.ts'
import { DOCUMENT_MAX_CHARACTERS } from './document.ts'
import type { DocumentToRead } from './document.ts'
import { openDocumentReader } from './read-document.ts'

const readDocument = openDocumentReader()

const read = (content: string | Uint8Array, named: Partial<DocumentToRead> = {}) =>
  readDocument({
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
    name: '',
    type: '',
    address: '',
    ...named,
  })
const problem = (code: string) => expect.objectContaining({ name: 'DocumentProblem', code })
/** Those that loop are ended sooner: it is a second of a core that a PDF takes which does not. */
const endSoon = (bytes: Buffer) => openDocumentReader(3)({ bytes, name: '', type: '', address: '' })
const LONG = 60_000

const BAKED = 'We bake our bread at four in the morning. The oven is from 1962 and has never been cold since.'
const FLOUR = 'The flour comes from a mill two streets away. Its miller is my cousin.'

describe('a document', () => {
  test(
    'of each kind is read in lines, whatever its name says',
    async () => {
      const page = writePage(
        'Our bread',
        `<p>${BAKED}</p><p>${FLOUR}</p><ul><li>Rye.</li><li>Wheat.</li></ul>`,
      )
      const docx = await writeDocx(['# Our bread', BAKED, FLOUR])
      const pdf = writePdf([['Our bread', '', BAKED.slice(0, 58), BAKED.slice(58).trim(), '', FLOUR]])
      const documents = [
        { kind: 'page', content: page, name: 'bread.docx' },
        { kind: 'docx', content: docx, name: 'bread.pdf' },
        { kind: 'pdf', content: pdf, name: 'bread.txt' },
        { kind: 'markdown', content: `# Our bread\n\n${BAKED}\n\n${FLOUR}\n`, name: 'bread.md' },
        { kind: 'text', content: `Our bread\n\n${BAKED}\n\n${FLOUR}\n`, name: 'bread.txt' },
      ] as const
      for (const { kind, content, name } of documents) {
        const document = await read(content, { name })
        expect(document, kind).toMatchObject({ kind, isCut: false, items: [] })
        const paragraphs = document.text.split('\n\n')
        expect(paragraphs, kind).toContain(BAKED)
        expect(paragraphs, kind).toContain(FLOUR)
        expect(document.title, kind).toMatch(/^(?:Our bread|bread)$/)
        expect(document.text, kind).not.toMatch(/Home|imprint/)
      }
    },
    LONG,
  )

  test(
    'in letters of before Unicode is read by what the page, the server or its bytes say',
    async () => {
      const words = 'Das Café über der Brücke hat für alle geöffnet.'
      const old = Buffer.from(words, 'latin1')
      expect((await read(old, { name: 'a.txt' })).text).toBe(words)
      expect((await read(old, { type: 'text/plain; charset=iso-8859-1' })).text).toBe(words)
      expect((await read(Buffer.from(`\ufeff${words}`, 'utf16le'))).text).toBe(words)
    },
    LONG,
  )

  test(
    'longer than an hour of speech is cut at a paragraph, and says so',
    async () => {
      const document = await read(Array.from({ length: 3000 }, (_, at) => `${at}. ${BAKED}`).join('\n\n'))
      expect(document.isCut).toBe(true)
      expect(document.text.length).toBeLessThanOrEqual(DOCUMENT_MAX_CHARACTERS)
      expect(document.text).toMatch(/since\.$/)
    },
    LONG,
  )

  test(
    'of a PDF loses its page numbers and running heads, and divided words are whole',
    async () => {
      const pages = Array.from({ length: 4 }, (_, at) => [
        'Chronicle of the bakery',
        '',
        `In year ${at} the bakery was rebuilt by its neigh-`,
        'bours, who carried every stone.',
        '',
        `${at + 1}`,
      ])
      const { text } = await read(writePdf(pages))
      expect(text).toContain('was rebuilt by its neighbours, who carried every stone.')
      expect(text).not.toContain('Chronicle')
      expect(text).not.toMatch(/^\d+$/m)
    },
    LONG,
  )
})

describe('a feed', () => {
  const items = [
    {
      title: 'Bread rises',
      link: 'https://example.org/1',
      html: `<p>${BAKED}</p>`,
      on: '2026-11-20T10:00:00Z',
    },
    {
      title: 'Evil',
      link: 'javascript:alert(1)',
      html: `<p>${FLOUR}</p><script>alert(1)</script>`,
      on: 'never',
    },
  ]
  test.each([
    ['RSS', writeRss('Bakery news', items)],
    ['Atom', writeAtom('Bakery news', items)],
  ])(
    'of %s gives its items, with web addresses alone',
    async (_, content) => {
      const document = await read(content, { type: 'text/html' })
      expect(document).toMatchObject({ kind: 'feed', title: 'Bakery news', text: '' })
      expect(document.items).toMatchObject([
        { title: 'Bread rises', address: 'https://example.org/1', day: '2026-11-20', text: BAKED },
        { title: 'Evil', address: '', day: '', text: FLOUR },
      ])
    },
    LONG,
  )

  test(
    'with entities that grow without end stays small or is refused',
    async () => {
      const feed = writeRss('&lol9;', [{ ...items[0], title: '&lol9;' } as (typeof items)[number]])
      const attempt = read(feed.replace('?>', `?>${BILLION_LAUGHS}`)).catch((error: unknown) => error)
      const outcome = await attempt
      expect(JSON.stringify(outcome).length).toBeLessThan(20_000)
    },
    LONG,
  )

  test(
    'without items, or broken, is refused',
    async () => {
      await expect(read(writeRss('Empty', []))).rejects.toEqual(problem('no_items'))
      await expect(read('<rss version="2.0"><channel><item></rss')).rejects.toMatchObject({
        name: 'DocumentProblem',
      })
    },
    LONG,
  )
})

describe('a hostile document', () => {
  test(
    'runs no script and keeps no markup',
    async () => {
      const page = writePage(
        'Bread',
        `<p onclick="evil()">${BAKED}</p><script>document.body.innerHTML='owned'; while(true){}</script><style>p{color:red}</style><iframe src="http://169.254.169.254/"></iframe><img src=x onerror=alert(1)><p>${FLOUR}</p>`,
      )
      const { text } = await read(page)
      expect(text).toContain(BAKED)
      expect(text).not.toMatch(/owned|evil|alert|color|<|169/)
    },
    LONG,
  )

  test(
    'loses what turns letters around and hides between them, and keeps its own direction',
    async () => {
      const { text } = await read('שלום עולם, זה הלחם שלנו.\n\nabc\u202egnp.exe\u202c \u200bend of it.')
      expect(text).toBe('שלום עולם, זה הלחם שלנו.\n\nabcgnp.exe end of it.')
    },
    LONG,
  )

  test(
    'that unpacks to more than fits is refused, said by its sizes or not',
    async () => {
      const bomb = await writeZip({ 'word/document.xml': Buffer.alloc(90_000_000, 32), 'a.xml': 'x' })
      expect(bomb.length).toBeLessThan(100_000)
      await expect(read(bomb)).rejects.toEqual(problem('too_large'))
      const many = await writeZip(Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`a${at}`, ''])))
      await expect(read(many)).rejects.toEqual(problem('too_large'))
    },
    LONG,
  )

  test(
    'with entities that grow without end inside a Word document stays small or is refused',
    async () => {
      const bomb = await writeDocx(['&lol9;', FLOUR], BILLION_LAUGHS)
      const outcome = await read(bomb).catch((error: unknown) => error)
      expect(JSON.stringify(outcome).length).toBeLessThan(20_000)
    },
    LONG,
  )

  test('that loops is ended: pages that contain themselves, and forms within forms', async () => {
    const round = writePdfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>',
    ])
    await expect(endSoon(round)).rejects.toMatchObject({ name: 'DocumentProblem' })
    const forms = Array.from({ length: 12 }, (_, at) =>
      pdfStream(
        at === 11 ? 'BT /F1 9 Tf (x) Tj ET' : '/X Do '.repeat(12),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${6 + at} 0 R >> /Font << /F1 3 0 R >> >>`,
      ),
    )
    const nested = writePdfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Contents 17 0 R >>',
      ...forms,
      pdfStream('/X Do'),
    ])
    await expect(endSoon(nested)).rejects.toMatchObject({ name: 'DocumentProblem' })
  }, 120_000)

  test(
    'that lies about what it is, is damaged, empty, locked or pictures alone is refused with the reason',
    async () => {
      const docx = await writeDocx([BAKED])
      const zip = await writeZip({ 'bread.exe': 'MZ' })
      const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.alloc(600)])
      const scanned = writePdf([[]])
      const refused = [
        [Buffer.alloc(0), 'a.txt', 'empty'],
        ['  \n ', 'a.txt', 'empty'],
        [Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0'.repeat(50), 'latin1'), 'notes.txt', 'not_text'],
        [zip, 'notes.docx', 'not_text'],
        [old, 'notes.doc', 'old_word'],
        [docx.subarray(0, docx.length / 2), 'notes.docx', 'damaged'],
        [Buffer.from('%PDF-1.7\nnothing of a PDF'), 'notes.pdf', 'damaged'],
        [scanned, 'scan.pdf', 'no_text'],
        ['<!doctype html><html><body><script>render()</script></body></html>', 'a.html', 'no_text'],
      ] as const
      for (const [content, name, code] of refused)
        await expect(read(content, { name }), `${name} ${code}`).rejects.toEqual(problem(code))
    },
    LONG,
  )

  test(
    'nested twenty thousand times does not bring its reader down',
    async () => {
      const deep = `<!doctype html><html><body>${'<div>'.repeat(20_000)}<p>${BAKED}</p></body></html>`
      const outcome = await read(deep).catch((error: unknown) => error)
      expect(outcome).toSatisfy(
        (value: unknown) =>
          (value instanceof Error && value.name === 'DocumentProblem') || typeof value === 'object',
      )
    },
    LONG,
  )

  test('that nobody waits for any more is not read on', async () => {
    const stop = new AbortController()
    const reading = readDocument({ bytes: Buffer.from(BAKED), name: '', type: '', address: '' }, stop.signal)
    stop.abort(new Error('stopped'))
    await expect(reading).rejects.toThrow('stopped')
  })
})
