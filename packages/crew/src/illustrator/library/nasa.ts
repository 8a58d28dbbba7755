import { z } from 'zod'
import { searchWords } from '../../researcher/open-web.ts'
import type { OpenWeb } from '../../researcher/open-web.ts'
import { PUBLIC, UNFREE } from './licence.ts'
import type { OpenPicture } from './open-picture.ts'
import { plain } from './openverse.ts'
import { holdsWords } from './rank-pictures.ts'
import { askFor, listOf, UNSAID } from './read-answer.ts'
import type { WordSearch } from './read-answer.ts'

const listSchema = z.object({ collection: z.object({ items: z.array(z.unknown()) }) })
const workSchema = z.object({
  nasa_id: z.string(),
  title: z.string(),
  center: z.string().nullish(),
  photographer: z.string().nullish(),
  secondary_creator: z.string().nullish(),
  keywords: z.array(z.string()).nullish(),
  description: z.string().nullish(),
})
const foundSchema = z.object({
  data: z.array(workSchema),
  links: z.array(z.object({ href: z.string(), render: z.string().nullish() })).nullish(),
})
type Work = z.output<typeof workSchema>
/** What others gave to NASA is marked in its words alone. */
const NOT_NASAS =
  /copyright|©|\(c\) ?\d{4}|courtesy of (?!nasa)|\b(?:ESA|JAXA|CSA|Roscosmos|Getty|Reuters|AP Photo|SpaceX|Boeing|universit(?:y|ies)|logos?|insignia|emblem|patch)\b/i

/** NASA's library: works of a public body, without a copyright in the United States. */
export const searchNasa =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const found = await search({ web, base, media: 'image' }, words, signal)
    return found.flatMap(({ data: [one], links }): OpenPicture[] => {
      const preview = links?.find(({ render }) => render === 'image')?.href
      if (!one || preview === undefined || !isNasas(one)) return []
      const file = preview
        .replace(/^http:/, 'https:')
        .replace(/~(?:thumb|small|medium)\.jpg$/, '~large.jpg')
        .replaceAll(' ', '%20')
      return [{ ...present(one), ...{ file, mime: 'image/jpeg', width: null, height: null } }]
    })
  }

/** Where its files are stands on a page of its own for each work: of what is found, so many are read. */
const MAX_READ = 2
const fileSchema = z.object({ href: z.string() })
/** Copies of footage that are sharp enough and small enough, the best first. */
const COPIES = ['~medium.mp4', '~mobile.mp4']

/** Footage of NASA's library that is called by these words. How long it is and how large nobody says. */
export const searchNasaClips =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const found = await search({ web, base, media: 'video' }, words, signal)
    const works = found
      .flatMap(({ data: [one] }) => (one && isNasas(one) ? [one] : []))
      .filter(({ title }) => holdsWords(title, words))
    const clips: OpenPicture[] = []
    for (const work of works.slice(0, MAX_READ)) {
      const address = `${base}/asset/${encodeURIComponent(work.nasa_id)}`
      const told = await askFor(web, { provider: 'nasa', address, signal }, listSchema)
      const files = listOf(told?.collection.items ?? [], fileSchema).map(({ href }) => href)
      const file = COPIES.flatMap((copy) => files.find((one) => one.endsWith(copy)) ?? [])[0]
      if (file === undefined) continue
      clips.push({
        ...present(work),
        file: file.replace(/^http:(?=\/\/[\w-]+\.nasa\.gov\/)/, 'https:').replaceAll(' ', '%20'),
        ...{ mime: 'video/mp4', width: null, height: null, clip: { seconds: null } },
      })
    }
    return clips
  }

async function search(
  { web, base, media }: { readonly web: OpenWeb; readonly base: string; readonly media: 'image' | 'video' },
  words: string,
  signal: AbortSignal | undefined,
) {
  const query = new URLSearchParams({ q: searchWords(words), media_type: media, page_size: '20' })
  const address = `${base}/search?${query.toString()}`
  const answer = await askFor(web, { provider: 'nasa', address, signal }, listSchema)
  return listOf(answer?.collection.items ?? [], foundSchema)
}

function isNasas({ title, description, photographer, secondary_creator: creator, keywords }: Work): boolean {
  const told = `${title} ${description} ${photographer} ${creator} ${keywords?.join(' ')}`
  return !NOT_NASAS.test(told) && !UNFREE.test(told)
}

function present(one: Work) {
  return {
    ...UNSAID,
    ...({ source: 'NASA Image and Video Library', provider: 'nasa', licence: PUBLIC } as const),
    ...{ title: plain(one.title, 200), author: plain(['NASA', one.center].filter(Boolean).join(' '), 80) },
    page: `https://images.nasa.gov/details/${encodeURIComponent(one.nasa_id)}`,
    description: plain(one.description),
    categories: (one.keywords ?? []).map((word) => plain(word, 60)),
    evidence: { ...one, rule: 'work of NASA' },
  }
}
