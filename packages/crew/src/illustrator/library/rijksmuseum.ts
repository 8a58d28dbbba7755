import { z } from 'zod'
import type { OpenWeb } from '../../researcher/open-web.ts'
import { searchWords } from '../../researcher/open-web.ts'
import { readLicenceAddress, strictestOf } from './licence.ts'
import type { Licence } from './licence.ts'
import type { OpenPicture } from './open-picture.ts'
import { plain } from './openverse.ts'
import { holdsWords } from './rank-pictures.ts'
import { askFor, listOf, UNSAID } from './read-answer.ts'
import type { WordSearch } from './read-answer.ts'

/** Of what a search finds, so many are read: each takes two or three answers more. */
const MAX_READ = 4
const MAX_WALKED = 2
const ENGLISH = 'http://vocab.getty.edu/aat/300388277'

const reference = z.object({ id: z.string() })
/** One, or several of them. */
const some = <Shape>(one: z.ZodType<Shape>) =>
  z
    .union([z.array(one), one.transform((only) => [only])])
    .nullish()
    .catch(null)
const spoken = z.object({ type: z.string().nullish(), content: z.string(), language: some(reference) })
const pageSchema = z.object({ orderedItems: z.array(z.unknown()).nullish() })
const objectSchema = z.object({
  identified_by: z.array(z.unknown()).nullish(),
  produced_by: z
    .object({ referred_to_by: z.array(z.unknown()).nullish() })
    .nullish()
    .catch(null),
  shows: some(reference),
})
const rightSchema = z.object({ classified_as: z.array(reference) })
const visualSchema = z.object({
  subject_to: z.array(z.unknown()).nullish(),
  digitally_shown_by: some(reference),
})
const digitalSchema = z.object({ subject_to: z.array(z.unknown()).nullish(), access_point: some(reference) })

/** The Rijksmuseum: a search gives numbers alone; each leads to a work, what it shows, and a picture of that. */
export const searchRijksmuseum =
  (web: OpenWeb, base: string): WordSearch =>
  async (words, signal) => {
    const read = <Shape>(id: string, schema: z.ZodType<Shape>) => {
      const number = /^https?:\/\/(?:id|data)\.rijksmuseum\.nl\/(\d{1,30})$/.exec(id)?.[1]
      if (number === undefined) return undefined
      const address = `${base}/${number}?_profile=la&_mediatype=${encodeURIComponent('application/ld+json')}`
      return askFor(web, { provider: 'rijksmuseum', address, signal }, schema)
    }
    const search = new URLSearchParams({ title: searchWords(words), imageAvailable: 'true' })
    const address = `${base}/search/collection?${search.toString()}`
    const page = await askFor(web, { provider: 'rijksmuseum', address, signal }, pageSchema)
    const pictures: OpenPicture[] = []
    for (const { id } of listOf(page?.orderedItems ?? [], reference).slice(0, MAX_READ)) {
      const work = await read(id, objectSchema)
      const [shown] = work?.shows ?? []
      const title = work && titleOf(work.identified_by ?? [], words)
      if (!work || !shown || title === undefined) continue
      const visual = await read(shown.id, visualSchema)
      const licence = visual && readRights(visual.subject_to ?? [])
      const [seen] = visual?.digitally_shown_by ?? []
      if (!licence || !seen) continue
      const digital = await read(seen.id, digitalSchema)
      const [place] = digital?.access_point ?? []
      // What the picture's own record says beside it counts as well.
      const said = [licence, ...(digital?.subject_to ? [readRights(digital.subject_to)] : [])]
      const terms = strictestOf(said)
      if (!place || !terms) continue
      pictures.push({
        ...UNSAID,
        ...{ source: 'Rijksmuseum', provider: 'rijksmuseum', licence: terms, title, page: id },
        author: authorOf(work.produced_by?.referred_to_by ?? []),
        file: place.id.replace(/\/full\/(?:max|full)\/0\//, '/full/1920,/0/'),
        ...{ mime: 'image/jpeg', width: null, height: null, description: '', categories: [] },
        evidence: { subject_to: visual.subject_to, ofPicture: digital?.subject_to ?? null },
      })
      if (pictures.length === MAX_WALKED) break
    }
    return pictures
  }

/** The name that holds the words; works have one in Dutch and one in English. Without one it is something else. */
function titleOf(names: readonly unknown[], words: string): string | undefined {
  return listOf(names, spoken)
    .filter(({ type }) => type === 'Name')
    .map(({ content }) => plain(content, 200))
    .find((name) => holdsWords(name, words))
}

function authorOf(told: readonly unknown[]): string {
  const all = listOf(told, spoken)
  const english = all.find(({ language }) => language?.some(({ id }) => id === ENGLISH))
  return plain((english ?? all[0])?.content, 80)
}

/**
 * Of what the work shows, not of its entry in the catalogue, which is CC0 whatever the picture is. Undefined as soon as one of the
 * rights cannot be read.
 */
function readRights(rights: readonly unknown[]): Licence | undefined {
  const said = rights.flatMap((right) => {
    const kinds = rightSchema.safeParse(right).data?.classified_as ?? []
    return kinds.length === 0 ? [undefined] : kinds.map(({ id }) => readLicenceAddress(id))
  })
  return strictestOf(said)
}
