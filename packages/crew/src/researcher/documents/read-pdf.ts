import { getDocumentProxy } from 'unpdf'
import { DocumentProblem } from './document.ts'
import type { ReadText } from './document.ts'
import { joinBlocks } from './markup-lines.ts'

const MAX_PAGES = 120
/** A line this much further down than lines usually are begins a paragraph. */
const PARAGRAPH_GAP = 1.45
/** The same line on so many pages is a header or a footer. */
const RUNNING_PAGES = 3

type Line = { readonly text: string; readonly y: number; readonly height: number }

/** The text of a PDF, line by line put together to paragraphs. Throws `locked`, `damaged`, `no_text`. */
export async function readPdf(bytes: Uint8Array): Promise<ReadText> {
  const pdf = await openPdf(bytes)
  const pages: Line[][] = []
  const count = Math.min(pdf.numPages, MAX_PAGES)
  for (let number = 1; number <= count; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(linesOf(items.flatMap((item) => ('str' in item ? [item] : []))))
    page.cleanup()
  }
  const text = joinBlocks(paragraphsOf(dropRunning(pages)))
  if (!/\p{L}{2}/u.test(text)) throw new DocumentProblem('no_text')
  return { title: await titleOf(pdf), by: '', text, isCut: pdf.numPages > MAX_PAGES }
}

async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentProblem(isLocked ? 'locked' : 'damaged', { cause: error })
  }
}

async function titleOf(pdf: Awaited<ReturnType<typeof openPdf>>): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
  // Programs write the name of their own file there.
  return /^(?:untitled|microsoft word\b.*|.*\.\w{2,5})$/i.test(title) ? '' : title.slice(0, 300)
}

type Item = {
  readonly str: string
  readonly hasEOL: boolean
  readonly height: number
  readonly transform: unknown[]
}

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = []
  let open: { text: string; y: number; height: number } | null = null
  for (const { str, hasEOL, height, transform } of items) {
    open ??= { text: '', y: Number(transform[5]), height: 0 }
    open = { ...open, text: open.text + str, height: Math.max(open.height, height) }
    if (!hasEOL) continue
    if (open.text.trim() !== '') lines.push({ ...open, text: open.text.trim() })
    open = null
  }
  return open !== null && open.text.trim() !== '' ? [...lines, { ...open, text: open.text.trim() }] : lines
}

/** Without page numbers, and what stands on every page. */
function dropRunning(pages: readonly Line[][]): Line[][] {
  const shape = (text: string) => text.replace(/\d+/g, '0')
  const seen = new Map<string, number>()
  for (const lines of pages)
    for (const text of new Set([...lines.slice(0, 1), ...lines.slice(-1)].map((line) => shape(line.text))))
      seen.set(text, (seen.get(text) ?? 0) + 1)
  return pages.map((lines) =>
    lines.filter(({ text }, at) => {
      const isEdge = at < 2 || at >= lines.length - 2
      const isRunning = (at === 0 || at === lines.length - 1) && (seen.get(shape(text)) ?? 0) >= RUNNING_PAGES
      return !isRunning && !(isEdge && /^\W*\d+\W*$/.test(text))
    }),
  )
}

function paragraphsOf(pages: readonly Line[][]): string[] {
  const blocks: string[] = []
  for (const lines of pages) {
    const gaps = lines.slice(1).map(({ y }, at) => (lines[at]?.y ?? y) - y)
    const usual =
      gaps.filter((gap) => gap > 0).toSorted((one, other) => one - other)[Math.floor(gaps.length / 4)] ?? 0
    lines.forEach(({ text, height }, at) => {
      const before = lines[at - 1]
      const gap = gaps[at - 1] ?? 0
      // A sentence goes on over the page's end.
      const isPageBreak = before === undefined && /[.!?:"”»]$/u.test(blocks.at(-1) ?? '.')
      const isOther =
        before !== undefined && (gap > usual * PARAGRAPH_GAP || gap < 0 || isOtherSize(before.height, height))
      const isItem = /^[•▪●–·*-]\s+/u.test(text)
      const last = blocks.at(-1)
      if (last === undefined || isPageBreak || isOther || isItem)
        blocks.push(text.replace(/^[•▪●–·*-]\s+/u, '- '))
      else blocks[blocks.length - 1] = joinLine(last, text)
    })
  }
  return blocks
}

const isOtherSize = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(one, other) * 0.2

/** A word that was divided at a line's end is whole again. */
const joinLine = (before: string, text: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) ? `${before.slice(0, -1)}${text}` : `${before} ${text}`
