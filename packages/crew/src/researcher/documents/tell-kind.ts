import { DocumentProblem } from './document.ts'
import type { DocumentKind, DocumentToRead } from './document.ts'

/** So much of the beginning says what it is. */
const HEAD_BYTES = 4096
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]
/** Text has none of these but tab, line ends and form feed. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/gu
const MAX_BINARY_SHARE = 0.002

/** A kind, and the text where it is one of texts. */
export type TextOfKind = { readonly kind: DocumentKind; readonly text: string }

/** Tells by its content what a document is: a name or a server's word can lie. Throws `empty`, `not_text`, `old_word`. */
export function tellKind({ bytes, name, type }: DocumentToRead): TextOfKind {
  if (bytes.length === 0) throw new DocumentProblem('empty')
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES))
  if (head.subarray(0, 1024).includes('%PDF-')) return { kind: 'pdf', text: '' }
  if (ZIP.every((byte, at) => head[at] === byte)) return { kind: 'docx', text: '' }
  if (OLD_OFFICE.every((byte, at) => head[at] === byte)) throw new DocumentProblem('old_word')
  const text = decodeText(bytes, type)
  if ((text.slice(0, 100_000).match(BINARY)?.length ?? 0) > Math.min(text.length, 100_000) * MAX_BINARY_SHARE)
    throw new DocumentProblem('not_text')
  return { kind: tellText(text, name, type), text }
}

function tellText(text: string, name: string, type: string): DocumentKind {
  const opening = text.trimStart().slice(0, HEAD_BYTES)
  if (opening === '') throw new DocumentProblem('empty')
  if (opening.startsWith('{') && /"https?:\/\/jsonfeed\.org\/version/.test(opening.replaceAll('\\/', '/')))
    return 'feed'
  const isMarkup = opening.startsWith('<')
  if (isMarkup && /<(?:rss|feed|rdf:RDF)[\s>]/.test(text.slice(0, 50_000)) && !/<html[\s>]/i.test(opening))
    return 'feed'
  const isPage = /<(?:!doctype html|html|head|body|article|main|p|div|h1)[\s>]/i.test(opening)
  if ((isMarkup && isPage) || (isPage && /\bhtml\b/i.test(type))) return 'page'
  const isMarkdown = /\.(?:md|markdown|mdown)$/i.test(name) || /\bmarkdown\b/i.test(type)
  return isMarkdown ? 'markdown' : 'text'
}

/** By its mark, by what a server or the page itself says, else as UTF-8 where it is that, else as Western texts of old. */
function decodeText(bytes: Uint8Array, type: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const opening = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const named =
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ??
    /<meta[^>]{0,200}charset=["']?([\w-]+)/i.exec(opening)?.[1] ??
    /^<\?xml[^>]{0,200}encoding=["']([\w-]+)/i.exec(opening)?.[1]
  for (const label of [...(named === undefined ? [] : [named]), 'utf-8'])
    try {
      return new TextDecoder(label, { fatal: label === 'utf-8' }).decode(bytes)
    } catch {
      // No such encoding, or it is not what it says: the next.
    }
  return new TextDecoder('windows-1252').decode(bytes)
}
