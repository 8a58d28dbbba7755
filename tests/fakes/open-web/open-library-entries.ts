import type { FakeFile, FakeLibrary, FakeThing } from './open-pictures.ts'
import { SUBJECTS } from './open-library-subjects.ts'

const OWN = 'Ann Artist'
type Terms = { readonly meta: Readonly<Record<string, string>>; readonly isFree: boolean } & Pick<
  FakeFile,
  'structured'
>
const cc = (code: string, short: string, path: string): Terms['meta'] => ({
  ...{ License: code, LicenseShortName: short, LicenseUrl: `https://creativecommons.org/${path}/` },
  ...{ UsageTerms: short, Artist: `<a href="//commons.wikimedia.org/wiki/User:Ann">${OWN}</a>` },
})
const PD = { License: 'pd', LicenseShortName: 'Public domain', UsageTerms: 'Public domain', Artist: OWN }
const BY = cc('cc-by-4.0', 'CC BY 4.0', 'licenses/by/4.0')

/** Free terms, and beside them every way in which a page can be less free than it looks. `isFree` is the label. */
const TERMS: readonly Terms[] = [
  { meta: BY, isFree: true },
  { meta: cc('cc0', 'CC0', 'publicdomain/zero/1.0'), isFree: true },
  { meta: cc('cc-by-3.0', 'CC BY 3.0', 'licenses/by/3.0'), isFree: true },
  { meta: PD, isFree: true },
  { meta: cc('cc-by-sa-4.0', 'CC BY-SA 4.0', 'licenses/by-sa/4.0'), isFree: false },
  { meta: cc('cc-by-nc-2.0', 'CC BY-NC 2.0', 'licenses/by-nc/2.0'), isFree: false },
  { meta: cc('', 'CC BY-ND 4.0', 'licenses/by-nd/4.0'), isFree: false },
  {
    meta: { LicenseShortName: 'GFDL', UsageTerms: 'GNU Free Documentation License', Artist: OWN },
    isFree: false,
  },
  { meta: { ...BY, NonFree: 'true' }, isFree: false },
  { meta: { ...BY, DeletionReason: 'no source' }, isFree: false },
  // The template that shows only the freest: structured data know better.
  { meta: PD, structured: { licences: ['Q18199165'] }, isFree: false },
  { meta: PD, structured: { licences: ['Q99999999'] }, isFree: false },
  { meta: { ...PD, AuthorCount: '2' }, isFree: false },
  { meta: { ...BY, LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/' }, isFree: false },
  { meta: { ...BY, Permission: 'Also under cc-by-nc-3.0' }, isFree: false },
  { meta: { ...BY, Permission: 'For non-commercial use only' }, isFree: false },
  { meta: { ...BY, UsageTerms: 'Fair use' }, isFree: false },
  { meta: { ...BY, Artist: '' }, isFree: false },
  { meta: {}, isFree: false },
]
/** What is free and still is none: things beside the thing, machines' pictures, what nobody wants to see, what is too small. */
const JUNK: readonly (readonly [string, Partial<FakeFile>])[] = [
  ['Logo of', {}],
  ['Map of', {}],
  ['Postage stamp with', { categories: ['Stamps of the world'] }],
  ['AI painting of', { categories: ['AI-generated images'] }],
  ['Nude posing as', { categories: ['Nude women'] }],
  ['Tiny', { width: 400, height: 300 }],
  ['Drawing of', { mime: 'image/svg+xml' }],
  ['Panorama of', { width: 9000, height: 1500 }],
  ['Wax figure of', { meta: { ...BY, Restrictions: 'costume' } }],
]

type Labelled = {
  readonly library: FakeLibrary
  /** What each file truly shows, and whether it may be shown; by its name. */
  readonly labels: ReadonlyMap<string, { readonly shows: string | null; readonly isFree: boolean }>
}

/** Some two thousand described entries, with their labels. */
export function listEntries(): Labelled {
  const things: FakeThing[] = []
  const files: FakeFile[] = []
  const labels = new Map<string, { shows: string | null; isFree: boolean }>()
  const add = (file: FakeFile, shows: string | null, isFree: boolean) => {
    files.push(file)
    labels.set(file.name, { shows, isFree })
  }
  const addThing = (page: string, description: string, kind: string) => {
    const id = `Q${900_000 + things.length}`
    const bare = page.replace(/\s*\(.*\)$/, '')
    const category = page
    const picture = `${page} lead.jpg`
    things.push({ id, page, description, kinds: [kind], picture, category })
    add({ name: picture, depicts: [id], meta: BY, categories: [category] }, page, true)
    for (const [at, { meta, structured, isFree }] of TERMS.entries())
      add(
        { name: `${bare} view ${id} ${at}.jpg`, depicts: [id], meta, categories: [category], structured },
        page,
        isFree,
      )
    for (const [what, more] of JUNK)
      add(
        { name: `${what} ${bare} ${id}.jpg`, depicts: [id], meta: BY, categories: [category], ...more },
        null,
        true,
      )
    // Tagged by a game or a machine: it shows something else.
    add({ name: `Street scene ${id}.jpg`, depicts: [id], meta: BY, categories: ['Streets'] }, null, true)
    return id
  }
  for (const { page, description, kind, namesakes } of SUBJECTS) {
    const id = addThing(page, description, kind)
    for (const [other, told, otherKind] of namesakes) {
      addThing(other, told, otherKind)
      // A picture of the namesake that somebody tagged with the wrong item.
      const name = `${other} mistaken ${id}.jpg`
      add({ name, depicts: [id], meta: BY, categories: [other] }, other, true)
    }
  }
  return { library: { things, files }, labels }
}
