import { cutText } from '@hookreel/film'
import { z } from 'zod'
import { searchWords, type OpenWeb } from '../../researcher/open-web.ts'
import { stripMarkup } from '../../researcher/wikimedia.ts'
import { chooseCopy, videoFields } from './clips/choose-copy.ts'
import { readLicenceAddress, readLicenceCode, strictestOf, UNFREE } from './licence.ts'
import type { Licence } from './licence.ts'
import type { OpenPicture } from './open-picture.ts'

const DAY = 86_400
/** Most pages that are read of an answer; so many scaled pictures one answer may name. */
const MOST = 20
/** One of the few widths that Wikimedia scales to. */
const WIDTH = '1920'
/** Fields may be of any length; their markup is looked for in so much. */
const MAX_READ = 4000
const LONGEST = { title: 200, author: 80, description: 600 }

const meta = z.record(z.string(), z.object({ value: z.union([z.string(), z.number()]) }).optional())
const infoSchema = z.object({
  width: z.number(),
  height: z.number(),
  mime: z.string(),
  url: z.string(),
  thumburl: z.string().optional(),
  descriptionurl: z.string(),
  extmetadata: meta.optional(),
})
const pageSchema = z.object({
  pageid: z.number().int(),
  title: z.string(),
  index: z.number().optional(),
  imageinfo: z.array(infoSchema).optional(),
  videoinfo: z.array(infoSchema.extend(videoFields)).optional(),
})
/** No hit: no `query` at all. */
const answerSchema = z.object({ query: z.object({ pages: z.array(z.unknown()) }).optional() })
type Page = z.output<typeof pageSchema>

const claimSchema = z.object({
  mainsnak: z.object({ datavalue: z.object({ value: z.object({ id: z.string() }) }).optional() }),
})
const structuredSchema = z.object({
  entities: z.record(
    z.string(),
    // An empty set comes as [].
    z.object({
      statements: z.union([z.record(z.string(), z.array(z.unknown())), z.array(z.never())]).optional(),
    }),
  ),
})

/** Licences as items of structured data; one that is not among them is none that may be used. */
const LICENCE_ITEMS: Readonly<Record<string, string>> = {
  Q6938433: 'cc0',
  Q98592850: 'pd',
  Q7257361: 'pd',
  Q19125117: 'cc-by-2.0',
  Q18810333: 'cc-by-2.5',
  Q14947546: 'cc-by-3.0',
  Q20007257: 'cc-by-4.0',
  Q19068220: 'cc-by-sa-2.0',
  Q19113751: 'cc-by-sa-2.5',
  Q14946043: 'cc-by-sa-3.0',
  Q18199165: 'cc-by-sa-4.0',
}
const PUBLIC_STATUS = 'Q19652'
/** A photograph of a work is two works: "public domain" may be said of the older one alone. */
const TWO_WORKS =
  /\b(?:statues?|sculptures?|busts?|monuments?|fountains?|coins?|medals?|interiors?|posters?|screenshots?|film stills?|reliefs?|mosaics?|murals?|installations?|graffiti)\b/i

/** Pictures and footage of Wikimedia Commons. */
export function openCommons(web: OpenWeb, base: string) {
  const ask = (query: Readonly<Record<string, string>>, signal?: AbortSignal) => {
    const all = { format: 'json', formatversion: '2', uselang: 'en', ...query }
    const address = `${base}/w/api.php?${new URLSearchParams({ action: 'query', ...all }).toString()}`
    return web.askJson({ provider: 'wikimedia', address, keepSeconds: DAY, signal })
  }
  const read = async (what: What, query: Readonly<Record<string, string>>, signal?: AbortSignal) => {
    const answer = answerSchema.safeParse(await ask({ ...query, ...FIELDS[what] }, signal)).data
    const pages = (answer?.query?.pages ?? []).flatMap((page) => pageSchema.safeParse(page).data ?? [])
    // Pages come in the order of their numbers.
    const ranked = pages.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).slice(0, MOST)
    const told = await readStructured(ranked.filter(isPublicDomain), signal)
    return ranked.flatMap((page) => present(page, told.get(page.pageid)) ?? [])
  }
  const readStructured = async (pages: readonly Page[], signal?: AbortSignal) => {
    if (pages.length === 0) return new Map<number, Structured>()
    const ids = pages.map(({ pageid }) => `M${pageid}`).join('|')
    const answer = await ask({ action: 'wbgetentities', ids, props: 'claims' }, signal)
    const entities = structuredSchema.safeParse(answer).data?.entities ?? {}
    return new Map(
      Object.entries(entities).map(([id, { statements = [] }]): [number, Structured] => {
        const claims = Array.isArray(statements) ? {} : statements
        return [Number(id.slice(1)), { licences: itemsOf(claims['P275']), status: itemsOf(claims['P6216']) }]
      }),
    )
  }
  const search = (what: What, words: string, signal?: AbortSignal) => {
    const gsrsearch = `${words} ${SOUGHT[what]} -incategory:"AI-generated images"`
    const query = { generator: 'search', gsrnamespace: '6', gsrlimit: String(MOST), gsrsearch }
    return read(what, query, signal)
  }
  const openFiles = (what: What): CommonsFiles => ({
    ofItem: (itemId, signal) => search(what, `custommatch:depicts_or_linked_from=${itemId}`, signal),
    byWords: (words, signal) => search(what, searchWords(words), signal),
    byName: (file, signal) => read(what, { titles: `File:${file}` }, signal),
  })
  return { ...openFiles('picture'), clips: openFiles('clip') }
}

type What = 'picture' | 'clip'
/** Files of one kind. */
type CommonsFiles = {
  /** What people chose for this thing or say that it shows. */
  readonly ofItem: (itemId: string, signal?: AbortSignal) => Promise<OpenPicture[]>
  readonly byWords: (words: string, signal?: AbortSignal) => Promise<OpenPicture[]>
  readonly byName: (file: string, signal?: AbortSignal) => Promise<OpenPicture[]>
}
export type Commons = ReturnType<typeof openCommons>

const SOUGHT = { picture: 'filetype:bitmap fileres:>700', clip: 'filetype:video fileres:>480' } as const
const META =
  'LicenseShortName|License|LicenseUrl|UsageTerms|Artist|Credit|Attribution|NonFree|Restrictions|Permission|ObjectName|ImageDescription|Categories|Assessments|AuthorCount|DeletionReason'
const FIELDS = {
  picture: {
    prop: 'imageinfo',
    iiprop: 'url|size|mime|extmetadata',
    iiurlwidth: WIDTH,
    iiextmetadatalanguage: 'en',
    iiextmetadatafilter: META,
  },
  clip: {
    prop: 'videoinfo',
    viprop: 'url|size|mime|derivatives|extmetadata',
    viextmetadatalanguage: 'en',
    viextmetadatafilter: META,
  },
} as const

type Structured = { readonly licences: readonly string[]; readonly status: readonly string[] }

const itemsOf = (claims: readonly unknown[] = []): string[] =>
  claims.flatMap((claim) => claimSchema.safeParse(claim).data?.mainsnak.datavalue?.value.id ?? [])

const infoOf = ({ imageinfo, videoinfo }: Page) => imageinfo?.[0] ?? videoinfo?.[0]

const rawOf = (page: Page, name: string): string => String(infoOf(page)?.extmetadata?.[name]?.value ?? '')

const textOf = (page: Page, name: string): string => stripMarkup(rawOf(page, name).slice(0, MAX_READ))

const isPublicDomain = (page: Page): boolean => /^pd/i.test(textOf(page, 'License'))

function present(page: Page, structured: Structured | undefined): OpenPicture | undefined {
  const info = infoOf(page)
  const file = info && fileOf(page)
  const licence = readTerms(page, structured)
  if (!info || !file || !licence) return undefined
  const name = page.title.replace(/^File:/, '').replace(/\.\w{2,5}$/, '')
  const said = textOf(page, 'Attribution') || textOf(page, 'Artist')
  const listed = (field: string) =>
    rawOf(page, field)
      .slice(0, 20_000)
      .split('|')
      .filter((one) => one !== '')
  return {
    source: 'Wikimedia Commons',
    provider: 'commons',
    title: cutText(textOf(page, 'ObjectName') || name.replaceAll('_', ' '), LONGEST.title),
    // "Unknown author" is nobody that a credit could name.
    author: /^(?:unknown|anonymous|see below|n\/a)\b/i.test(said) ? '' : cutText(said, LONGEST.author),
    licence,
    page: info.descriptionurl,
    ...file,
    description: cutText(
      `${name} ${textOf(page, 'ImageDescription')} ${textOf(page, 'Credit')}`,
      LONGEST.description,
    ),
    categories: listed('Categories'),
    restrictions: listed('Restrictions'),
    isFine: /featured|quality|valued|poty|potd/.test(textOf(page, 'Assessments')),
    evidence: { ...info.extmetadata, ...(structured && { structured }) },
  }
}

/** Where its bytes are: a picture in the size that was asked for, footage in one of its copies. */
function fileOf({ imageinfo, videoinfo }: Page) {
  const [picture] = imageinfo ?? []
  if (!picture) return videoinfo?.[0] && chooseCopy(videoinfo[0])
  const { thumburl, url, mime, width, height } = picture
  return { file: thumburl ?? url, mime, width, height }
}

/**
 * The terms of a file, of everything that its page says the strictest. The one licence that an answer names is the freest of those
 * that stand on the page: "public domain" is believed only where structured data do not say otherwise and no second work is seen.
 */
function readTerms(page: Page, structured: Structured | undefined): Licence | undefined {
  const text = (name: string) => textOf(page, name)
  if (text('NonFree') !== '' || text('DeletionReason') !== '') return undefined
  const free = `${text('UsageTerms')} ${text('Permission')} ${text('LicenseShortName')} ${text('LicenseUrl')}`
  if (UNFREE.test(free) || text('Permission').length > 300) return undefined
  const code = readLicenceCode(text('License'))
  const short = text('LicenseShortName')
  const address = text('LicenseUrl')
  const said = [
    code,
    ...(short === '' ? [] : [readLicenceCode(short)]),
    ...(/creativecommons\.org/i.test(address) ? [readLicenceAddress(address)] : []),
    ...(structured?.licences ?? []).map((item) => readLicenceCode(LICENCE_ITEMS[item] ?? '')),
    ...licencesNamedIn(`${text('Permission')} ${text('Credit')}`),
  ]
  const strictest = strictestOf(said)
  if (!code || !strictest) return undefined
  const isDerived = Number(text('AuthorCount')) > 1
  if (strictest.family !== 'pd') return isDerived && strictest.family !== 'cc0' ? undefined : strictest
  const isTwoWorks = isDerived || TWO_WORKS.test(`${page.title} ${text('Categories')}`)
  const isStated = structured?.status.includes(PUBLIC_STATUS) && structured.licences.length > 0
  return isTwoWorks && !isStated ? undefined : strictest
}

/** "CC BY-SA 3.0" in a text beside the licence counts as said of the file. */
const licencesNamedIn = (text: string): (Licence | undefined)[] =>
  [...text.matchAll(/\bcc[- ]by(?:-[a-z]{2}){0,2}[- ]\d\.\d\b/gi)].map(([named]) => readLicenceCode(named))
