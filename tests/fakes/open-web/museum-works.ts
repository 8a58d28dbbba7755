import type { Received } from '../fake-service.ts'

/** What a collection says to a path of its own; undefined: it has no such page. */
export type Answering = (request: Pick<Received, 'path' | 'query'>) => unknown

const ENGLISH = [{ id: 'http://vocab.getty.edu/aat/300388277', type: 'Language', _label: 'English' }]
const DUTCH = [{ id: 'http://vocab.getty.edu/aat/300388256', type: 'Language', _label: 'Dutch' }]
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const holds = (text: string, words: string) =>
  wordsOf(words).every((word) => wordsOf(text).includes(word)) && words !== ''

/** A work of the Rijksmuseum. */
export type RijksWork = {
  readonly title: string
  readonly dutch?: string
  readonly author?: string
  /** The terms of what it shows; none are said where it is left out. */
  readonly rights?: readonly unknown[]
  readonly ofPicture?: readonly unknown[]
  /** Where its picture is. */
  readonly file?: string
}
export const right = (id: string) => ({ type: 'Right', classified_as: [{ id, type: 'Type' }] })
export const PDM = 'https://creativecommons.org/publicdomain/mark/1.0/'

/** The Rijksmuseum: a page of numbers, and behind each number a work, what it shows, and its picture. */
export function answerRijksmuseum(works: readonly RijksWork[]): Answering {
  const id = (kind: number, at: number) => `https://id.rijksmuseum.nl/${kind}${100_000 + at}`
  return ({ path, query }) => {
    if (path === '/search/collection') {
      const items = works.flatMap((work, at) =>
        holds(`${work.title} ${work.dutch}`, query.get('title') ?? '')
          ? [{ id: id(200, at), type: 'HumanMadeObject' }]
          : [],
      )
      return { type: 'OrderedCollectionPage', orderedItems: items.slice(0, 100) }
    }
    const [, kind = '', number = ''] = /^\/(200|202|500)(\d{6})$/.exec(path) ?? []
    const at = Number(number) - 100_000
    const work = works[at]
    if (!work) return undefined
    if (kind === '200') return describeWork(work, id(200, at), id(202, at))
    if (kind === '202')
      return {
        ...{ id: id(202, at), type: 'VisualItem', ...(work.rights && { subject_to: work.rights }) },
        digitally_shown_by: [{ id: id(500, at), type: 'DigitalObject' }],
      }
    return {
      ...{ id: id(500, at), type: 'DigitalObject', ...(work.ofPicture && { subject_to: work.ofPicture }) },
      access_point: [{ id: work.file ?? `https://iiif.micr.io/P${at}/full/max/0/default.jpg` }],
    }
  }
}

function describeWork({ title, dutch, author = 'Jan Painter' }: RijksWork, id: string, shown: string) {
  return {
    ...{ '@context': 'https://linked.art/ns/v1/linked-art.json', id, type: 'HumanMadeObject' },
    identified_by: [
      { type: 'Identifier', content: 'SK-A-1' },
      ...(dutch === undefined ? [] : [{ type: 'Name', content: dutch, language: DUTCH }]),
      { type: 'Name', content: title, language: ENGLISH },
    ],
    produced_by: {
      type: 'Production',
      referred_to_by: [
        { type: 'LinguisticObject', content: 'Jan Schilder', language: DUTCH },
        { type: 'LinguisticObject', content: author, language: ENGLISH },
      ],
    },
    // The entry in the catalogue is free whatever the picture is.
    subject_of: [
      {
        type: 'LinguisticObject',
        subject_to: [right('https://creativecommons.org/publicdomain/zero/1.0/')],
      },
    ],
    shows: [{ id: shown, type: 'VisualItem' }],
  }
}

/** A photograph of the Library of Congress. */
export type CongressItem = {
  readonly title: string
  /** Its fields of rights, as the item's page has them. */
  readonly rights: Readonly<Record<string, unknown>>
  readonly restricted?: boolean
  readonly subjects?: readonly string[]
  readonly creator?: string
  readonly files?: readonly unknown[]
}

/** The Library of Congress: a list that says little, and a page for each item. */
export function answerCongress(items: readonly CongressItem[]): Answering {
  const id = (at: number) => `http://www.loc.gov/item/${2_017_000_000 + at}/`
  return ({ path, query }) => {
    if (path === '/photos/') {
      const results = items.flatMap(({ title, restricted = false, subjects = [] }, at) =>
        holds(`${title} ${subjects.join(' ')}`, query.get('q') ?? '')
          ? [
              {
                id: id(at),
                title,
                date: '1905',
                access_restricted: restricted,
                subject: subjects,
                image_url: [],
              },
            ]
          : [],
      )
      // No hit is no page.
      return results.length === 0 ? undefined : { results, pagination: { next: null, total: results.length } }
    }
    const at = Number(/^\/item\/(\d+)\/$/.exec(path)?.[1] ?? NaN) - 2_017_000_000
    const item = items[at]
    if (!item) return undefined
    const { title, rights, restricted = false, subjects = [], creator = 'Lange, Dorothea' } = item
    return {
      item: {
        ...{ id: id(at), title, contributor_names: [creator], access_restricted: restricted },
        ...{ subject_headings: subjects, ...rights },
      },
      resources: [{ files: [item.files ?? listFiles(at)] }],
    }
  }
}

function listFiles(at: number): unknown[] {
  const file = (name: string, mimetype: string, side: number | null) => ({
    ...{ url: `https://tile.loc.gov/storage-services/pnp/${at}${name}`, mimetype },
    ...(side !== null && { width: side, height: side }),
  })
  return [
    file('_150px.jpg', 'image/jpeg', 150),
    file('r.jpg', 'image/jpeg', 640),
    file('v.jpg', 'image/jpeg', 1600),
    file('u.jpg', 'image/jpeg', 6000),
    file('u.tif', 'image/tiff', 6000),
    file('.pdf', 'application/pdf', null),
  ]
}
