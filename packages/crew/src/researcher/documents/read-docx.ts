import mammoth from 'mammoth'
import { fromBufferPromise } from 'yauzl'
import { DocumentProblem } from './document.ts'
import type { ReadText } from './document.ts'
import { linesOfHtml } from './read-page.ts'

/** A document of a thousand pages unpacks to 20 MB, without its pictures. */
const MAX_UNPACKED_BYTES = 60_000_000
const MAX_ENTRIES = 2000

/** The text of a Word document. Throws `too_large`, `not_text`, `damaged`, `no_text`. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const buffer = Buffer.from(bytes)
  const names = await measure(buffer)
  if (!names.includes('word/document.xml')) throw new DocumentProblem('not_text')
  const { value } = await mammoth
    .convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    )
    .catch((error: unknown) => {
      throw new DocumentProblem('damaged', { cause: error })
    })
  const text = linesOfHtml(value)
  if (!/\p{L}{2}/u.test(text)) throw new DocumentProblem('no_text')
  const heading = /^# (.+)$/m.exec(text)?.[1] ?? ''
  return { title: heading.slice(0, 300), by: '', text, isCut: false }
}

/** The names of what is packed. Each is unpacked and counted, as what a packed file says of its sizes can be a lie. */
async function measure(buffer: Buffer): Promise<string[]> {
  const names: string[] = []
  let size = 0
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true })
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName)
      if (names.length > MAX_ENTRIES) throw new DocumentProblem('too_large')
      if (entry.fileName.endsWith('/')) continue
      const unpacked: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
      for await (const chunk of unpacked) {
        size += chunk.length
        if (size > MAX_UNPACKED_BYTES) throw new DocumentProblem('too_large')
      }
    }
  } catch (error) {
    throw error instanceof DocumentProblem ? error : new DocumentProblem('damaged', { cause: error })
  }
  return names
}
