import { z } from 'zod'
import type { OpenWeb, OpenWebSettings } from './open-web.ts'
import { searchWords, WebProblem } from './open-web.ts'

const DAY = 86_400
const WEEK = 7 * DAY

const searchSchema = z.object({
  pages: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      excerpt: z.string().nullish(),
      matched_title: z.string().nullish(),
      description: z.string().nullish(),
    }),
  ),
})
/** A page that a search found. */
export type Found = {
  readonly page: string
  /** The other name that it was found by, where that leads to it. */
  readonly alias: string
  readonly description: string
  readonly excerpt: string
}

const pageSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        missing: z.boolean().optional(),
        extract: z.string().optional(),
        lastrevid: z.number().int().optional(),
        pageprops: z
          .object({
            wikibase_item: z
              .string()
              .regex(/^Q\d+$/)
              .optional(),
            disambiguation: z.string().optional(),
          })
          .optional(),
      }),
    ),
  }),
})
/** An article as plain text, its headings between "==". */
export type Article = {
  readonly page: string
  readonly text: string
  /** The very version that was read. */
  readonly address: string
  readonly itemId: string | null
  readonly isDisambiguation: boolean
}

const snakSchema = z.object({
  snaktype: z.string(),
  property: z.string(),
  datavalue: z.object({ type: z.string(), value: z.unknown() }).optional(),
})
export type Snak = z.output<typeof snakSchema>
const statementSchema = z.object({
  id: z.string().optional(),
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  mainsnak: snakSchema,
  qualifiers: z.record(z.string(), z.array(snakSchema)).optional(),
  references: z.array(z.object({ snaks: z.record(z.string(), z.array(snakSchema)) })).optional(),
})
export type Statement = z.output<typeof statementSchema>
const labels = z.record(z.string(), z.object({ value: z.string() })).optional()
/** One that is not of this shape is left out, the others are read. */
const entitySchema = z.object({
  id: z.string().optional(),
  labels,
  // An empty set comes as [].
  claims: z.union([z.record(z.string(), z.array(z.unknown())), z.array(z.never())]).optional(),
})
const entitiesSchema = z.object({ entities: z.record(z.string(), entitySchema) })
export type Item = {
  readonly id: string
  readonly label: string
  readonly statements: ReadonlyMap<string, readonly Statement[]>
}

/** How the two encyclopedias are read: everything through the one door, all of it checked for its shape. */
export type Wikimedia = ReturnType<typeof openWikimedia>

/** Longest stretch of an article that is read: its beginning says most. */
const MAX_CHARACTERS = 60_000

export function openWikimedia(web: OpenWeb, settings: Pick<OpenWebSettings, 'wikipedia' | 'wikidata'>) {
  const ask = async <Shape>(
    base: string,
    path: string,
    query: Readonly<Record<string, string>>,
    { schema, ...rest }: { schema: z.ZodType<Shape>; keepSeconds: number; signal: Signal },
  ): Promise<Shape> => {
    const address = `${base}${path}?${new URLSearchParams(query).toString()}`
    const parsed = schema.safeParse(await web.askJson({ provider: 'wikimedia', address, ...rest }))
    if (!parsed.success) throw new WebProblem('broken', true, { cause: parsed.error })
    return parsed.data
  }
  const readEntities = (ids: readonly string[], props: string, keepSeconds: number, signal: Signal) =>
    ask(
      settings.wikidata,
      '/w/api.php',
      { action: 'wbgetentities', ids: ids.join('|'), props, languages: 'en', format: 'json' },
      { schema: entitiesSchema, keepSeconds, signal },
    )
  return {
    search: async (words: string, signal?: AbortSignal): Promise<Found[]> => {
      const { pages } = await ask(
        settings.wikipedia,
        '/w/rest.php/v1/search/page',
        { q: searchWords(words), limit: '8' },
        { schema: searchSchema, keepSeconds: DAY, signal },
      )
      return pages.map(({ title, matched_title: alias, description, excerpt }) => ({
        page: title,
        alias: alias ?? '',
        description: stripMarkup(description ?? ''),
        excerpt: stripMarkup(excerpt ?? ''),
      }))
    },
    readArticle: async (page: string, signal?: AbortSignal): Promise<Article | null> => {
      const { query } = await ask(
        settings.wikipedia,
        '/w/api.php',
        {
          action: 'query',
          prop: 'extracts|pageprops|info',
          explaintext: '1',
          exsectionformat: 'wiki',
          ppprop: 'wikibase_item|disambiguation',
          redirects: '1',
          titles: page,
          format: 'json',
          formatversion: '2',
        },
        { schema: pageSchema, keepSeconds: DAY, signal },
      )
      const [found] = query.pages
      if (!found || found.missing || found.extract === undefined) return null
      const version = found.lastrevid === undefined ? '' : `?oldid=${found.lastrevid}`
      return {
        page: found.title,
        text: found.extract.slice(0, MAX_CHARACTERS),
        address: `https://en.wikipedia.org/w/index.php${version === '' ? `?title=${encodeURIComponent(found.title)}` : version}`,
        itemId: found.pageprops?.wikibase_item ?? null,
        isDisambiguation: found.pageprops?.disambiguation !== undefined,
      }
    },
    /** The data item of a page; null for a page of many meanings, and for none. */
    findItemId: async (page: string, signal?: AbortSignal): Promise<string | null> => {
      const { query } = await ask(
        settings.wikipedia,
        '/w/api.php',
        {
          action: 'query',
          prop: 'pageprops',
          ppprop: 'wikibase_item|disambiguation',
          redirects: '1',
          titles: page,
          format: 'json',
          formatversion: '2',
        },
        { schema: pageSchema, keepSeconds: WEEK, signal },
      )
      const props = query.pages[0]?.pageprops
      return props?.disambiguation === undefined ? (props?.wikibase_item ?? null) : null
    },
    readItem: async (id: string, signal?: AbortSignal): Promise<Item | null> => {
      const { entities } = await readEntities([id], 'labels|claims', DAY, signal)
      const entity = entities[id]
      if (!entity) return null
      const claims = Array.isArray(entity.claims) ? {} : (entity.claims ?? {})
      const statements = Object.entries(claims).map(([property, list]): [string, Statement[]] => [
        property,
        list.flatMap((one) => statementSchema.safeParse(one).data ?? []),
      ])
      return { id, label: entity.labels?.['en']?.value ?? '', statements: new Map(statements) }
    },
    /** Names of units and things, by their ids; 50 at most. */
    readLabels: async (ids: readonly string[], signal?: AbortSignal): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map()
      const { entities } = await readEntities(ids.slice(0, 50), 'labels', WEEK, signal)
      return new Map(
        Object.entries(entities).flatMap(([id, { labels: named }]): [string, string][] => {
          const label = named?.['en']?.value
          return label === undefined ? [] : [[id, stripMarkup(label)]]
        }),
      )
    },
  }
}
type Signal = AbortSignal | undefined

/** Text of a field that may hold HTML; what it says stays text in every case. */
export const stripMarkup = (html: string): string =>
  html
    .replace(/<[^>]{0,2000}>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ')
    .trim()
