import { ARTICLES, HOSTILE_ARTICLES } from './encyclopedia-articles.ts'
import type { Claim, FakeArticle } from './encyclopedia-articles.ts'
import { replyJson, SILENT, startFakeService } from '../fake-service.ts'
import type { FakeService, Received, Reply } from '../fake-service.ts'

/** How the encyclopedia behaves when it is asked. */
export type EncyclopediaMood =
  | 'well'
  | 'silent'
  | 'busy'
  | 'busy for a moment'
  | 'wall'
  | 'cut'
  | 'wrong type'
  | 'lagged'
  | 'elsewhere'
  | 'other shapes'
export type Encyclopedia = FakeService & { mood: EncyclopediaMood }

const ALL = [...ARTICLES, ...HOSTILE_ARTICLES]
const itemIds = new Map(ALL.map(({ title }, at) => [title, `Q${1000 + at}`]))
const names = [
  ...new Set(
    ALL.flatMap(({ claims }) => claims)
      .map((claim) => ('item' in claim ? claim.item : 'unit' in claim ? claim.unit : undefined))
      .filter((name) => name !== undefined),
  ),
]
/** Ids of units and things that have no page here. */
const nameIds = new Map(names.map((name, at) => [name, name === 'human' ? 'Q5' : `Q${5000 + at}`]))

/** Wikipedia and Wikidata on loopback, as they are asked by the product: search, articles, items and names. */
export async function startEncyclopedia(): Promise<Encyclopedia> {
  let asked = 0
  const service = await startFakeService((request) => {
    const { mood } = encyclopedia
    asked += 1
    if (mood === 'busy for a moment' && asked % 2 === 1) return busyFor('1')
    return misbehave(mood) ?? answer(request)
  })
  const encyclopedia: Encyclopedia = { ...service, mood: 'well' }
  return encyclopedia
}

const busyFor = (seconds: string): Reply => ({
  status: 429,
  headers: { 'content-type': 'text/plain', 'retry-after': seconds },
  pieces: ['Too many requests'],
})

function misbehave(mood: EncyclopediaMood): Reply | typeof SILENT | undefined {
  if (mood === 'silent') return SILENT
  if (mood === 'busy') return busyFor('40')
  if (mood === 'wall')
    return {
      status: 403,
      headers: { 'content-type': 'text/html' },
      pieces: ['<html>Are you a robot?</html>'],
    }
  if (mood === 'cut')
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      pieces: ['{"pages":[{"key":"A'],
      isCut: true,
    }
  if (mood === 'wrong type')
    return { status: 200, headers: { 'content-type': 'text/html' }, pieces: ['<html>{"pages":[]}</html>'] }
  if (mood === 'lagged')
    return replyJson({ error: { code: 'maxlag', info: 'Waiting', lag: 5.2 } }, 200, { 'retry-after': '5' })
  if (mood === 'elsewhere')
    return { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' }, pieces: [] }
  if (mood === 'other shapes') return replyJson({ pages: 'none', query: [], entities: 7 })
  return undefined
}

function answer({ path, query }: Received): Reply | undefined {
  if (path === '/w/rest.php/v1/search/page') return replyJson({ pages: search(query.get('q') ?? '') })
  if (path !== '/w/api.php') return undefined
  if (query.get('action') === 'query') return replyJson(readPage(query.get('titles') ?? ''))
  if (query.get('action') === 'wbgetentities')
    return replyJson({ entities: readEntities((query.get('ids') ?? '').split('|')), success: 1 })
  return replyJson({ error: { code: 'badvalue', info: 'Unrecognized value' } })
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=...)s$/, ''))

/** Full text, as the real one: pages with the words in their titles first, then those whose text has them. */
function search(words: string): unknown[] {
  const asked = wordsOf(words)
  const points = ({ title, aliases = [], description, text }: FakeArticle) => {
    const named = wordsOf([title, ...aliases].join(' '))
    const told = new Set(wordsOf(`${description} ${text.slice(0, 4000)}`))
    return asked.reduce((sum, word) => sum + (named.includes(word) ? 5 : told.has(word) ? 1 : 0), 0)
  }
  return ALL.map((article) => ({ article, found: points(article) }))
    .filter(({ found }) => found > 0)
    .toSorted((one, other) => other.found - one.found)
    .slice(0, 8)
    .map(({ article }) => present(article, words))
}

function present({ title, aliases = [], description, text }: FakeArticle, words: string): unknown {
  const alias = aliases.find((name) => wordsOf(name).join(' ') === wordsOf(words).join(' '))
  return {
    id: Number(itemIds.get(title)?.slice(1)),
    key: title.replaceAll(' ', '_'),
    title,
    excerpt: `<span class="searchmatch">${title}</span> ${text.slice(0, 100).replace(/\p{Cc}|\p{Cs}/gu, '')}`,
    matched_title: alias ?? null,
    description,
    thumbnail: null,
  }
}

function readPage(title: string): unknown {
  const article = ALL.find((one) => one.title === title)
  if (!article) return { batchcomplete: true, query: { pages: [{ ns: 0, title, missing: true }] } }
  const itemId = itemIds.get(title)
  return {
    batchcomplete: true,
    query: {
      pages: [
        {
          pageid: Number(itemId?.slice(1)),
          ns: 0,
          title,
          extract: article.text,
          lastrevid: 900_000 + Number(itemId?.slice(1)),
          pageprops: { wikibase_item: itemId, ...(article.isDisambiguation && { disambiguation: '' }) },
        },
      ],
    },
  }
}

function readEntities(ids: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    ids.map((id) => {
      const article = ALL.find(({ title }) => itemIds.get(title) === id)
      const name = article?.title ?? [...nameIds].find(([, known]) => known === id)?.[0]
      if (name === undefined) return [id, { id, missing: '' }]
      const label = { en: { language: 'en', value: name } }
      return [id, { type: 'item', id, labels: label, claims: article ? claimsOf(article) : [] }]
    }),
  )
}

function claimsOf({ claims }: FakeArticle): unknown {
  if (claims.length === 0) return []
  const byProperty = Map.groupBy(claims, ({ property }) => property)
  return Object.fromEntries([...byProperty].map(([property, list]) => [property, list.map(toStatement)]))
}

function toStatement(claim: Claim): unknown {
  const snak = (property: string, type: string, value: unknown) => ({
    snaktype: 'value',
    property,
    datavalue: { type, value },
  })
  const counted = 'counted' in claim ? claim.counted : undefined
  return {
    id: `Q1$${claim.property}`,
    rank: 'normal',
    type: 'statement',
    mainsnak: snak(claim.property, ...valueOf(claim)),
    ...(counted !== undefined && {
      qualifiers: { P585: [snak('P585', 'time', { time: `+${counted}-00-00T00:00:00Z`, precision: 9 })] },
    }),
    references: [{ hash: 'x', snaks: { P854: [snak('P854', 'string', 'https://example.org')] } }],
  }
}

function valueOf(claim: Claim): [string, unknown] {
  if ('amount' in claim) {
    const unit = claim.unit === undefined ? '1' : `http://www.wikidata.org/entity/${nameIds.get(claim.unit)}`
    return ['quantity', { amount: claim.amount, unit }]
  }
  if ('time' in claim) {
    const calendarmodel = 'http://www.wikidata.org/entity/Q1985727'
    return ['time', { time: `+${claim.time}T00:00:00Z`, precision: claim.precision, calendarmodel }]
  }
  return ['wikibase-entityid', { 'entity-type': 'item', id: nameIds.get(claim.item) }]
}
