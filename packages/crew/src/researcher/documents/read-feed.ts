import { parseFeed } from 'feedsmith'
import { DocumentProblem, FEED_MAX_ITEMS } from './document.ts'
import type { FeedItem } from './document.ts'
import { linesOfHtml } from './read-page.ts'

/** As long as browsers take one. */
const MAX_ADDRESS_CHARACTERS = 2000

/** An item with markup, as any of the formats has it. */
type RawItem = {
  readonly title: string | undefined
  readonly address: string | undefined
  readonly day: string | undefined
  readonly markup: string | undefined
}

/** The items of a feed (RSS, Atom, RDF, JSON). Throws `damaged`, `no_items`. */
export function readFeed(text: string): { title: string; items: FeedItem[] } {
  const { title, items } = listItems(text)
  const read = items.slice(0, FEED_MAX_ITEMS).flatMap((item): FeedItem[] => {
    const lines = linesOfHtml(item.markup ?? '')
    const name = plain(item.title) || (lines.split('\n')[0] ?? '').slice(0, 120)
    if (name === '') return []
    return [
      {
        title: name,
        by: plain(title),
        text: lines,
        isCut: false,
        address: httpOnly(item.address),
        day: dayOf(item.day),
      },
    ]
  })
  if (read.length === 0) throw new DocumentProblem('no_items')
  return { title: plain(title), items: read }
}

function listItems(text: string): { title: string | undefined; items: RawItem[] } {
  const parsed = parse(text)
  if (parsed.format === 'atom') {
    const { title, entries = [] } = parsed.feed
    const items = entries.map((entry) => ({
      title: entry.title?.value,
      address: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])
        ?.href,
      day: entry.published ?? entry.updated,
      markup: entry.content?.value ?? entry.summary?.value,
    }))
    return { title: title?.value, items }
  }
  if (parsed.format === 'json') {
    const { title, items = [] } = parsed.feed
    return {
      title,
      items: items.map((item) => ({
        title: item.title,
        address: item.url,
        day: item.date_published,
        markup: item.content_html ?? item.content_text ?? item.summary,
      })),
    }
  }
  const { title, items = [] } = parsed.feed
  return {
    title,
    items: items.map((item) => ({
      title: item.title,
      address: item.link,
      day: 'pubDate' in item ? item.pubDate : item.dc?.dates?.[0],
      markup: item.content?.encoded ?? item.description,
    })),
  }
}

function parse(text: string) {
  try {
    return parseFeed(text, { maxItems: FEED_MAX_ITEMS })
  } catch (error) {
    throw new DocumentProblem('damaged', { cause: error })
  }
}

const plain = (text: string | undefined): string =>
  linesOfHtml(text ?? '')
    .replace(/^# |^- /gm, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 300)

/** As browsers go there; anything else than a web address could run where somebody clicks on it, or name another host than it seems. */
function httpOnly(address: string | undefined): string {
  if (address === undefined || address.length > MAX_ADDRESS_CHARACTERS || !URL.canParse(address)) return ''
  const { protocol, username, href } = new URL(address)
  const isKept = /^https?:$/.test(protocol) && username === '' && href.length <= MAX_ADDRESS_CHARACTERS
  return isKept ? href : ''
}

function dayOf(date: string | undefined): string {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
