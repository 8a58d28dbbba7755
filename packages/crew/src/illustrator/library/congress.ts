import { z } from 'zod'
import type { OpenWeb } from '../../researcher/open-web.ts'
import { searchWords } from '../../researcher/open-web.ts'
import { PUBLIC, readLicenceAddress, readLicenceCode, strictestOf, UNFREE } from './licence.ts'
import type { Licence } from './licence.ts'
import type { OpenPicture } from './open-picture.ts'
import { plain } from './openverse.ts'
import { holdsWords } from './rank-pictures.ts'
import { askFor, count, listOf, UNSAID } from './read-answer.ts'
import type { WordSearch } from './read-answer.ts'

/** What an item may be shown under stands on its own page alone: of what is found, so many are read. */
const MAX_READ = 3
/** The shorter side that a frame needs; larger copies are larger downloads. */
const ENOUGH = 1080

/** Fields are a text or several. */
const texts = z
  .union([z.array(z.string()), z.string().transform((only) => [only])])
  .nullish()
  .catch(['unreadable'])
const foundSchema = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.array(z.string()).nullish().catch(null),
  access_restricted: z.boolean().nullish(),
})
const listSchema = z.object({ results: z.array(z.unknown()) })
const fileSchema = z.object({ url: z.string(), mimetype: z.string(), width: count, height: count })
const resourceSchema = z.object({ files: z.array(z.array(z.unknown())).nullish().catch(null) })
const itemSchema = z.object({
  item: z.object({
    title: z.string(),
    contributor_names: texts,
    rights_advisory: texts,
    rights_information: texts,
    rights: texts,
    access_restricted: z.boolean().nullish(),
    subject_headings: texts,
  }),
  resources: z.array(z.unknown()).nullish(),
})
type Item = z.output<typeof itemSchema>['item']

/** The Library of Congress: photographs of the history of the United States. */
export const searchCongress =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const query = { q: searchWords(words), fo: 'json', c: '25', sp: '1', fa: 'online-format:image' }
    const address = `${base}/photos/?${new URLSearchParams(query).toString()}`
    const list = await askFor(web, { provider: 'congress', address, signal }, listSchema)
    const found = listOf(list?.results ?? [], foundSchema).filter(
      ({ title, subject, access_restricted: isClosed }) =>
        isClosed !== true && holdsWords(`${title} ${subject?.join(' ')}`, words),
    )
    const pictures: OpenPicture[] = []
    for (const { id } of found.slice(0, MAX_READ)) {
      const key = /^https?:\/\/(?:www\.)?loc\.gov\/item\/([\w.-]+)\/?$/.exec(id)?.[1]
      if (key === undefined) continue
      const asked = { provider: 'congress', address: `${base}/item/${key}/?fo=json`, signal } as const
      const read = await askFor(web, asked, itemSchema)
      const file = read && chooseFile(read.resources ?? [])
      const licence = read && readRights(read.item)
      if (!read || !file || !licence) continue
      const { item } = read
      pictures.push({
        ...UNSAID,
        ...{ source: 'Library of Congress', provider: 'congress', licence },
        ...{ title: plain(item.title, 200), author: plain(item.contributor_names?.[0], 80) },
        ...{ page: `https://www.loc.gov/item/${key}/`, file: file.url, mime: 'image/jpeg' },
        ...{ width: file.width ?? null, height: file.height ?? null, description: '' },
        categories: (item.subject_headings ?? []).map((one) => plain(one, 60)),
        evidence: {
          ...{ rights: item.rights ?? null, rights_advisory: item.rights_advisory ?? null },
          rights_information: item.rights_information ?? null,
        },
      })
    }
    return pictures
  }

/** Of the JPEGs that are large enough the smallest, else the largest; its pages are no picture. */
function chooseFile(resources: readonly unknown[]) {
  const [first] = listOf(resources, resourceSchema)
  const files = listOf(first?.files?.flat() ?? [], fileSchema).filter(
    ({ mimetype }) => mimetype === 'image/jpeg',
  )
  const side = ({ width, height }: z.output<typeof fileSchema>) => Math.min(width ?? 0, height ?? 0)
  const sorted = files.toSorted((one, other) => side(one) - side(other))
  return sorted.find((one) => side(one) >= ENOUGH) ?? sorted.at(-1)
}

const PUBLIC_DOMAIN =
  /^(?:(?:this|these|the) (?:work|item|image|picture|photograph|print|poster|material)s? (?:is|are) in the public domain(?: worldwide)?|(?:in the )?public domain(?: worldwide)?)$/i
const OF_THE_STATE =
  /^(?:(?:this|the)(?: (?:work|image|photograph))? is )?(?:an? )?(?:original )?work of the (?:u\.?s\.?|united states)(?: federal)? government$/i

/**
 * Every sentence that an item says of its rights has to be one that gives it away. "No known restrictions on publication", which
 * most items say, is no licence: nobody is found who objects.
 */
function readRights({ rights_advisory, rights_information, rights }: Item): Licence | undefined {
  const said = [rights_advisory, rights_information, rights]
    .flatMap((field) => field ?? [])
    .flatMap((text) => plain(text, 2000).split(/(?<!\bu\.s)\.(?:\s+|$)|;\s+/i))
    .map((text) => text.trim())
    .filter((text) => text !== '')
  return strictestOf(said.map(readSentence))
}

function readSentence(text: string): Licence | undefined {
  if (UNFREE.test(text)) return undefined
  if (PUBLIC_DOMAIN.test(text) || OF_THE_STATE.test(text)) return PUBLIC
  return readLicenceAddress(text) ?? readLicenceCode(text)
}
