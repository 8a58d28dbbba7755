import { buffer } from 'node:stream/consumers'
import { DOCUMENT_MAX_CHARACTERS, DocumentProblem } from './document.ts'
import type { DocumentToRead, ReadDocument } from './document.ts'
import { tellKind } from './tell-kind.ts'

// The process that reads one document of a stranger: what it is called is its only argument, its bytes come in, and what it
// says goes out as JSON. It knows no setting, sees no network and no file, and ends with its work.

type Named = Omit<DocumentToRead, 'bytes'>

async function read(document: DocumentToRead): Promise<ReadDocument> {
  const { kind, text } = tellKind(document)
  const nothing = { title: '', by: '', isCut: false, items: [] }
  // Of the libraries the one that is needed: all of them take 0.5 s of a core to load, those of a page 0.15, of a text none.
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('./read-pdf.ts')
      return { ...nothing, ...(await readPdf(document.bytes)), kind }
    }
    case 'docx': {
      const { readDocx } = await import('./read-docx.ts')
      return { ...nothing, ...(await readDocx(document.bytes)), kind }
    }
    case 'page': {
      const { readPage } = await import('./read-page.ts')
      return { ...nothing, ...readPage(text, document.address), kind }
    }
    case 'feed': {
      const { readFeed } = await import('./read-feed.ts')
      return { ...nothing, ...readFeed(text), text: '', kind }
    }
    default:
      return { ...nothing, title: kind === 'markdown' ? headingOf(text) : '', text, kind }
  }
}

const headingOf = (text: string): string => /^# +(.+)$/m.exec(text)?.[1]?.trim().slice(0, 300) ?? ''

/** What turns the order of letters around, or hides between them, says nothing. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .normalize('NFC')

function trim<Text extends { title: string; by: string; text: string; isCut: boolean }>(read: Text): Text {
  const text = clean(read.text).trim()
  const short = text.length <= DOCUMENT_MAX_CHARACTERS ? text : cutAtParagraph(text)
  return {
    ...read,
    title: clean(read.title).trim(),
    by: clean(read.by).trim().slice(0, 200),
    text: short,
    isCut: read.isCut || short !== text,
  }
}

function cutAtParagraph(text: string): string {
  const short = text.slice(0, DOCUMENT_MAX_CHARACTERS)
  const end = short.lastIndexOf('\n')
  return end > DOCUMENT_MAX_CHARACTERS / 2 ? short.slice(0, end).trimEnd() : short
}

const bytes = await buffer(process.stdin)
try {
  // Written by the process that started this one.
  const named = JSON.parse(process.argv[2] ?? '{}') as Named
  const document = trim(await read({ ...named, bytes }))
  process.stdout.write(JSON.stringify({ document: { ...document, items: document.items.map(trim) } }))
} catch (error) {
  const failure = error instanceof DocumentProblem ? error.code : 'damaged'
  process.stdout.write(JSON.stringify({ failure }))
}
