/** As much of a node as is read here. */
export type MarkupNode = {
  readonly nodeType: number
  readonly localName?: string
  readonly textContent: string | null
  readonly childNodes: Iterable<MarkupNode>
}

const TEXT_NODE = 3
const ELEMENT_NODE = 1
/** Nothing of these is said: scripts, forms, pictures, tables of numbers out of their place. */
const SILENT = new Set(
  'script style noscript template head title svg math canvas iframe object embed audio video form input select button textarea nav aside footer figure img picture sup'.split(
    ' ',
  ),
)
const BLOCK = new Set(
  'address article blockquote body center dd details div dl dt figcaption header hr html main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
/** A cell with fewer words is a figure of a table, which says nothing out of its place. */
const MIN_CELL_WORDS = 8
/** Deeper nests are made to break readers. */
const MAX_DEPTH = 400

/** What a page says, in the lines of a `ReadText`; scripts and styles say nothing. */
export function linesOfMarkup(root: MarkupNode): string {
  const blocks: string[] = []
  let running = ''
  let cells = 0
  const flush = (start = '') => {
    const text = running.replace(/\s+/gu, ' ').trim()
    const isFigure = cells > 0 && text.split(' ').length < MIN_CELL_WORDS
    if (text !== '' && !isFigure) blocks.push(`${start}${text}`)
    running = ''
  }
  const walk = (node: MarkupNode, depth: number) => {
    if (node.nodeType === TEXT_NODE) running += node.textContent ?? ''
    if (node.nodeType !== ELEMENT_NODE || depth > MAX_DEPTH) return
    const name = node.localName ?? ''
    if (SILENT.has(name)) return
    const heading = /^h[1-6]$/.test(name)
    const isItem = name === 'li'
    const isBlock = heading || isItem || BLOCK.has(name)
    if (isBlock) flush()
    if (name === 'br') running += ' '
    const isCell = name === 'td' || name === 'th'
    if (isCell) cells += 1
    for (const child of node.childNodes) walk(child, depth + 1)
    if (isBlock) flush(heading ? '# ' : isItem ? '- ' : '')
    if (isCell) cells -= 1
  }
  // A fragment has no name of its own.
  for (const child of root.nodeType === ELEMENT_NODE ? [root] : root.childNodes) walk(child, 0)
  flush()
  return joinBlocks(blocks)
}

/** Items of a list stand together, everything else apart. */
export const joinBlocks = (blocks: readonly string[]): string =>
  blocks
    .map((block, at) => {
      const isNextItem = block.startsWith('- ') && blocks[at - 1]?.startsWith('- ')
      return at === 0 ? block : isNextItem ? `\n${block}` : `\n\n${block}`
    })
    .join('')
