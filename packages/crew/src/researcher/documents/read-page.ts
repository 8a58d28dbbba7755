import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { DocumentProblem } from './document.ts'
import type { ReadText } from './document.ts'
import { linesOfMarkup } from './markup-lines.ts'
import type { MarkupNode } from './markup-lines.ts'

/** Pages for people nest 60 deep; the search for an article takes 40 s in one that nests 2,000 deep. */
const MAX_DEPTH = 200
/** A page of a hundred printed pages has 30,000. */
const MAX_ELEMENTS = 100_000
/** What Firefox calls too short for its reader is read whole. */
const MIN_CHARACTERS = 200

/** The article of a page, without menus and footers. No script of it runs: there is no browser. */
export function readPage(html: string, address: string): ReadText {
  const { document } = parseHTML(html)
  const whole = { title: pick(document.querySelector('title')?.textContent), by: '' }
  const body = document.querySelector('body') ?? document.documentElement
  // Readability takes the document apart: what is said without it is read before.
  const plain = body ? linesOfMarkup(body) : ''
  const article = body && isDeep(body) ? null : readArticle(document)
  const text = article && article.text.length >= MIN_CHARACTERS ? article.text : plain
  if (text.trim() === '') throw new DocumentProblem('no_text')
  return {
    title: article?.title || whole.title,
    by: article?.by || hostOf(address),
    text,
    isCut: false,
  }
}

type Page = ReturnType<typeof parseHTML>['document']

function readArticle(document: Page): { title: string; by: string; text: string } | null {
  try {
    const serializer = (node: MarkupNode) => linesOfMarkup(node)
    const options = { maxElemsToParse: MAX_ELEMENTS, serializer }
    const read = new Readability<string>(document, options).parse()
    if (!read) return null
    return { title: pick(read.title), by: pick(read.siteName) || pick(read.byline), text: read.content ?? '' }
  } catch {
    // Beyond its number of elements, or not a page as browsers know it: the plain text stands.
    return null
  }
}

function isDeep(root: MarkupNode): boolean {
  let level: MarkupNode[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((node) => [...node.childNodes])
  }
  return false
}

/** The text of markup without looking for an article: what feeds and documents hold. */
export function linesOfHtml(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  const body = document.querySelector('body')
  return body ? linesOfMarkup(body) : ''
}

const pick = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/gu, ' ').trim().slice(0, 300)

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
