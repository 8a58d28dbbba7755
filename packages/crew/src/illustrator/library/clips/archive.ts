import { z } from 'zod'
import { searchWords } from '../../../researcher/open-web.ts'
import type { OpenWeb } from '../../../researcher/open-web.ts'
import { CLIP_BYTES } from '../../../researcher/web-limits.ts'
import { PUBLIC, readLicenceAddress, strictestOf, UNFREE } from '../licence.ts'
import type { Licence } from '../licence.ts'
import type { OpenPicture } from '../open-picture.ts'
import { plain } from '../openverse.ts'
import { holdsWords } from '../rank-pictures.ts'
import { askFor, count, listOf, UNSAID } from '../read-answer.ts'
import type { WordSearch } from '../read-answer.ts'
import { LENGTH } from './refuse-clip.ts'

/** Collections that somebody answers for: elsewhere anyone who uploads a film says what he likes of its terms. */
const COLLECTIONS = ['prelinger', 'prelingerhomemovies', 'FedFlix'] as const
/** What an item may be shown under, and its files, stand on a page of its own: of what is found, so many are read. */
const MAX_READ = 2

/** Fields are a text or several. */
const texts = z
  .union([z.array(z.string()), z.string().transform((only) => [only])])
  .nullish()
  .catch(['unreadable'])
const listSchema = z.object({ response: z.object({ docs: z.array(z.unknown()) }) })
const foundSchema = z.object({ identifier: z.string().regex(/^[\w.-]{1,100}$/), title: texts })
const fileSchema = z.object({
  name: z.string().max(300),
  format: z.string().nullish(),
  size: count,
  length: z.string().nullish().catch(null),
  width: count,
  height: count,
})
const itemSchema = z.object({
  server: z.string(),
  dir: z.string(),
  metadata: z.object({
    identifier: z.string(),
    mediatype: z.literal('movies'),
    title: texts,
    description: texts,
    creator: texts,
    subject: texts,
    collection: texts,
    licenseurl: texts,
    rights: texts,
    'access-restricted-item': z.unknown().optional(),
    'possible-copyright-status': texts,
  }),
  files: z.array(z.unknown()),
})
type Item = z.output<typeof itemSchema>

/** The Internet Archive: footage of the last century, of a few collections. */
export const searchArchive =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const title = searchWords(words).replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    const q = `collection:(${COLLECTIONS.join(' OR ')}) AND mediatype:movies AND title:(${title})`
    const query = new URLSearchParams({ q, rows: '20', page: '1', output: 'json' })
    for (const field of ['identifier', 'title']) query.append('fl[]', field)
    const address = `${base}/advancedsearch.php?${query.toString()}`
    const list = await askFor(web, { provider: 'archive', address, signal }, listSchema)
    const found = listOf(list?.response.docs ?? [], foundSchema).filter((one) =>
      holdsWords(one.title?.[0] ?? '', words),
    )
    const clips: OpenPicture[] = []
    for (const { identifier } of found.slice(0, MAX_READ)) {
      const asked = { provider: 'archive', address: `${base}/metadata/${identifier}`, signal } as const
      const item = await askFor(web, asked, itemSchema)
      const clip = item && present(item, base)
      if (clip) clips.push(clip)
    }
    return clips
  }

function present(item: Item, base: string): OpenPicture | undefined {
  const { metadata } = item
  const licence = readTerms(metadata)
  const file = chooseFile(item)
  if (!licence || !file) return undefined
  const { identifier, licenseurl, rights, collection } = metadata
  return {
    ...UNSAID,
    ...{ source: 'Internet Archive', provider: 'archive', licence },
    ...{ title: plain(metadata.title?.[0], 200), author: plain(metadata.creator?.[0], 80) },
    page: `https://archive.org/details/${encodeURIComponent(identifier)}`,
    file: addressOf(item, file.name, base),
    ...{ mime: 'video/mp4', width: file.width ?? null, height: file.height ?? null },
    clip: { seconds: file.seconds },
    description: plain(metadata.description?.[0]),
    categories: (metadata.subject ?? []).flatMap((one) => one.split(';')).map((one) => plain(one, 60)),
    evidence: { identifier, collection, licenseurl: licenseurl ?? null, rights: rights ?? null },
  }
}

/** The retired address of what is given to the public. */
const GIVEN = /^https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/publicdomain\/?$/i

/** A collection that answers for it, a licence by its address, and nothing beside it that says less. */
function readTerms(metadata: Item['metadata']): Licence | undefined {
  const { collection, licenseurl, rights } = metadata
  const status = metadata['possible-copyright-status'] ?? ['NOT_IN_COPYRIGHT']
  const isListed = COLLECTIONS.some((one) => collection?.includes(one))
  const isOpen = (metadata['access-restricted-item'] ?? null) === null
  if (!isListed || !isOpen || status.some((one) => one !== 'NOT_IN_COPYRIGHT')) return undefined
  if (UNFREE.test((rights ?? []).join(' '))) return undefined
  return strictestOf((licenseurl ?? []).map((one) => (GIVEN.test(one) ? PUBLIC : readLicenceAddress(one))))
}

/** The sharpest MP4 that is small and short enough; one that does not say how large and how long it is is none. */
function chooseFile({ files }: Item) {
  const read = listOf(files, fileSchema).map((file) => ({ ...file, seconds: secondsOf(file.length ?? '') }))
  const fit = read.filter(
    ({ name, size, seconds }) =>
      /\.mp4$/i.test(name) && size && size <= CLIP_BYTES && seconds > 0 && seconds <= LENGTH.most,
  )
  const side = ({ width, height }: (typeof read)[number]) => Math.min(width ?? 0, height ?? 0)
  return fit.toSorted((one, other) => side(other) - side(one))[0]
}

/** "62.4", "1:02" or "0:01:02". */
const secondsOf = (length: string): number =>
  /^(?:\d+:){0,2}\d+(?:\.\d+)?$/.test(length)
    ? length.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    : 0

/** On the machine that keeps it, where that is one of the Archive's: the address of the item only leads there. */
function addressOf({ server, dir, metadata }: Item, name: string, base: string): string {
  const encoded = name.split('/').map(encodeURIComponent).join('/')
  if (/^[\w-]+(?:\.us)?\.archive\.org$/.test(server) && /^\/[\w./-]+$/.test(dir))
    return `https://${server}${dir}/${encoded}`
  return `${base}/download/${encodeURIComponent(metadata.identifier)}/${encoded}`
}
