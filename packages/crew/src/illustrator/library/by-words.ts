import { z } from 'zod'
import { searchWords } from '../../researcher/open-web.ts'
import type { OpenWeb } from '../../researcher/open-web.ts'
import { CC0, PUBLIC, readLicenceAddress, strictestOf } from './licence.ts'
import type { OpenPicture } from './open-picture.ts'
import { isSensitive, openverseList, openverseWork, plain, readOpenverseTerms } from './openverse.ts'
import { askFor, count, listOf, UNSAID } from './read-answer.ts'
import type { WordSearch } from './read-answer.ts'

const MIMES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}
const openversePicture = openverseWork.extend({
  title: z.string().nullish(),
  filetype: z.string().nullish(),
  width: count,
  height: count,
  tags: z.array(z.object({ name: z.string() })).nullish(),
})

/** Openverse: what Flickr and others offer under free licences; what is of Commons is asked there, where more is said of it. */
export const searchOpenverse =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const query = { q: searchWords(words), license: 'cc0,pdm,by', category: 'photograph', mature: 'false' }
    const search = new URLSearchParams({ ...query, excluded_source: 'wikimedia', page_size: '20' })
    const address = `${base}/v1/images/?${search.toString()}`
    const answer = await askFor(web, { provider: 'openverse', address, signal }, openverseList)
    return listOf(answer?.results ?? [], openversePicture).flatMap((one): OpenPicture[] => {
      const { licence, evidence } = readOpenverseTerms(one)
      if (!licence || isSensitive(one) || one.source === 'wikimedia') return []
      const ending = (one.filetype ?? /\.(\w+)(?:\?|$)/.exec(one.url)?.[1] ?? '').toLowerCase()
      return [
        {
          ...UNSAID,
          ...{ source: `Openverse (${plain(one.source, 40) || 'unknown'})`, provider: 'openverse', licence },
          ...{ title: plain(one.title, 200), author: plain(one.creator, 80) },
          ...{ page: one.foreign_landing_url, file: one.url, mime: MIMES[ending] ?? '' },
          ...{ width: one.width ?? null, height: one.height ?? null, description: '' },
          categories: (one.tags ?? []).map(({ name }) => plain(name, 60)),
          evidence,
        },
      ]
    })
  }

const size = z.object({ url: z.string(), width: count, height: count })
const clevelandSchema = z.object({ data: z.array(z.unknown()) })
const clevelandPicture = z.object({
  title: z.string(),
  creation_date: z.string().nullish(),
  share_license_status: z.string(),
  creators: z.array(z.object({ description: z.string().nullish() })).nullish(),
  url: z.string(),
  images: z.object({ print: size.nullish(), web: size.nullish() }).nullish(),
})

/** The Cleveland Museum of Art: works that it gives away. */
export const searchCleveland =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const search = new URLSearchParams({ q: searchWords(words), cc0: '1', has_image: '1', limit: '10' })
    const address = `${base}/api/artworks/?${search.toString()}`
    const answer = await askFor(web, { provider: 'cleveland', address, signal }, clevelandSchema)
    return listOf(answer?.data ?? [], clevelandPicture).flatMap((one): OpenPicture[] => {
      const image = one.images?.print ?? one.images?.web
      if (one.share_license_status !== 'CC0' || !image) return []
      return [
        {
          ...UNSAID,
          ...{ source: 'Cleveland Museum of Art', provider: 'cleveland', licence: CC0 },
          ...{ title: plain(one.title, 200), author: plain(one.creators?.[0]?.description, 80) },
          ...{ page: one.url, file: image.url, mime: 'image/jpeg' },
          ...{ width: image.width ?? null, height: image.height ?? null },
          ...{ description: plain(one.creation_date), categories: [] },
          evidence: { share_license_status: one.share_license_status },
        },
      ]
    })
  }

const terms = z.object({ id: z.string(), url: z.string().nullish() })
const wellcomeSchema = z.object({ results: z.array(z.unknown()) })
const wellcomePicture = z.object({
  locations: z.array(z.object({ url: z.string(), license: terms, credit: z.string().nullish() })).min(1),
  source: z.object({ id: z.string(), title: z.string() }),
})

/** Wellcome Collection: the history of medicine. */
export const searchWellcome =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const search = new URLSearchParams({
      query: searchWords(words),
      'locations.license': 'pdm,cc-0,cc-by',
      pageSize: '10',
    })
    const address = `${base}/catalogue/v2/images?${search.toString()}`
    const answer = await askFor(web, { provider: 'wellcome', address, signal }, wellcomeSchema)
    return listOf(answer?.results ?? [], wellcomePicture).flatMap(({ locations, source }): OpenPicture[] => {
      // Of several places the strictest terms.
      const said = locations.map(({ license: { id, url } }) =>
        id === 'pdm'
          ? PUBLIC
          : id === 'cc-0'
            ? CC0
            : id === 'cc-by'
              ? readLicenceAddress(url ?? '')
              : undefined,
      )
      const licence = strictestOf(said)
      const [first] = locations
      if (!licence || !first) return []
      return [
        {
          ...UNSAID,
          ...{ source: 'Wellcome Collection', provider: 'wellcome', licence },
          ...{ title: plain(source.title, 200), author: plain(first.credit, 80) || 'Wellcome Collection' },
          page: `https://wellcomecollection.org/works/${encodeURIComponent(source.id)}`,
          file: first.url.replace(/\/info\.json$/, '/full/1280,/0/default.jpg'),
          ...{ mime: 'image/jpeg', width: null, height: null, description: '', categories: [] },
          evidence: { locations },
        },
      ]
    })
  }
