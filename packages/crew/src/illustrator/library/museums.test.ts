import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerCongress,
  answerRijksmuseum,
  PDM,
  right,
} from '../../../../../tests/fakes/open-web/museum-works.ts'
import type { CongressItem, RijksWork } from '../../../../../tests/fakes/open-web/museum-works.ts'
import { startOpenPictures } from '../../../../../tests/fakes/open-web/open-pictures.ts'
import type { OpenPictures } from '../../../../../tests/fakes/open-web/open-pictures.ts'
import { guardedGet } from '../../researcher/guarded-get.ts'
import { createOpenWeb } from '../../researcher/open-web.ts'
import type { OpenWeb } from '../../researcher/open-web.ts'
import { searchCongress } from './congress.ts'
import { searchRijksmuseum } from './rijksmuseum.ts'

let fake: OpenPictures
let web: OpenWeb
/** Budgets that were asked for, and pauses that were kept. */
let taken: { key: string; most: number }[] = []
let kept: { key: string; seconds: number }[] = []
beforeAll(async () => {
  fake = await startOpenPictures({ things: [], files: [] })
})
afterAll(() => fake.close())
beforeEach(() => {
  taken = []
  kept = []
  fake.mood = undefined
  const memory = {
    recall: async () => undefined,
    remember: async (key: string, _: string, seconds: number) => void kept.push({ key, seconds }),
    take: async (key: string, { most }: { most: number }) => (taken.push({ key, most }), true),
  }
  const get = guardedGet(Object.values(fake.bases))
  web = createOpenWeb({ settings: { isOn: true, contact: 'ops@example.org' }, get, memory })
})

describe('the Rijksmuseum', () => {
  const find = (works: readonly RijksWork[], words = 'windmill') => {
    fake.answers = { rijksmuseum: answerRijksmuseum(works) }
    return searchRijksmuseum(web, fake.bases.rijksmuseum)(words)
  }
  const MILL = { title: 'The Windmill at Wijk', dutch: 'De molen bij Wijk', rights: [right(PDM)] }

  test('is followed from a number to the picture, with the terms of what is shown', async () => {
    const before = fake.asked.length
    expect(await find([MILL])).toMatchObject([
      {
        ...{ source: 'Rijksmuseum', title: 'The Windmill at Wijk', author: 'Jan Painter' },
        page: 'https://id.rijksmuseum.nl/200100000',
        file: 'https://iiif.micr.io/P0/full/1920,/0/default.jpg',
        ...{ licence: { family: 'pd' }, evidence: { subject_to: [right(PDM)] } },
      },
    ])
    const asked = fake.asked.slice(before)
    expect(asked.map(({ path }) => path.replace('/rijksmuseum', ''))).toEqual([
      ...['/search/collection', '/200100000', '/202100000', '/500100000'],
    ])
    expect(asked[0]?.query.get('imageAvailable')).toBe('true')
    expect(asked[1]?.query.get('_mediatype')).toBe('application/ld+json')
    expect(asked.every(({ headers }) => headers['user-agent']?.includes('ops@example.org'))).toBe(true)
    expect(taken).toContainEqual({ key: 'rijksmuseum minute', most: 30 })
  })

  const CC = (path: string) => right(`https://creativecommons.org/${path}/`)
  const REFUSED: readonly (readonly [string, Partial<RijksWork>])[] = [
    ['that says nothing, whatever its entry in the catalogue says', { rights: [] }],
    ['in copyright', { rights: [right('http://rightsstatements.org/vocab/InC/1.0/')] }],
    ['under NC', { rights: [CC('licenses/by-nc/4.0')] }],
    ['under two terms, of which one is not free', { rights: [right(PDM), CC('licenses/by-nd/4.0')] }],
    ['whose right is none', { rights: [{ type: 'Right', classified_as: [] }] }],
    ['whose photograph is not free', { rights: [right(PDM)], ofPicture: [CC('licenses/by-nc-sa/4.0')] }],
    ['that is called otherwise', { title: 'Portrait of a lady', dutch: 'Een dame', rights: [] }],
  ]
  test.each(REFUSED)('gives none %s', async (_, change) => {
    expect(await find([{ ...MILL, ...change }])).toEqual([])
  })

  test('of two terms the strictest count, and HTML in a field is text', async () => {
    const strange = { title: 'Windmill <script>alert(1)</script>', author: '<b>Jan</b>' }
    const found = await find([{ ...MILL, ...strange, ofPicture: [CC('licenses/by/4.0')] }])
    expect(found).toMatchObject([{ author: 'Jan', licence: { short: 'CC BY 4.0' } }])
    expect(found[0]?.title).not.toMatch(/[<>]/)
  })

  test('is asked for a few works alone, and never where an answer leads', async () => {
    const many = Array.from({ length: 30 }, () => ({ ...MILL, rights: [] }))
    const before = fake.asked.length
    expect(await find(many)).toEqual([])
    expect(fake.asked.length - before).toBeLessThan(10)
    fake.answers = {
      rijksmuseum: () => ({ orderedItems: [{ id: 'http://169.254.169.254/latest' }, { id: 7 }, null] }),
    }
    const asked = fake.asked.length
    expect(await searchRijksmuseum(web, fake.bases.rijksmuseum)('windmill')).toEqual([])
    expect(fake.asked.length - asked).toBe(1)
  })
})

describe('the Library of Congress', () => {
  const find = (items: readonly CongressItem[], words = 'brooklyn bridge') => {
    fake.answers = { congress: answerCongress(items) }
    return searchCongress(web, fake.bases.congress)(words)
  }
  const BRIDGE = { title: 'Brooklyn Bridge, New York', rights: { rights_advisory: ['Public domain.'] } }

  test('gives what is in the public domain, in a copy that is just large enough', async () => {
    const before = fake.asked.length
    expect(await find([BRIDGE])).toMatchObject([
      {
        ...{ source: 'Library of Congress', title: 'Brooklyn Bridge, New York', author: 'Lange, Dorothea' },
        ...{ page: 'https://www.loc.gov/item/2017000000/', width: 1600, licence: { family: 'pd' } },
        file: 'https://tile.loc.gov/storage-services/pnp/0v.jpg',
        evidence: { rights_advisory: ['Public domain.'], rights_information: null },
      },
    ])
    const [search, item] = fake.asked.slice(before)
    expect(search?.query.get('fa')).toBe('online-format:image')
    expect([search?.query.get('fo'), item?.query.get('fo')]).toEqual(['json', 'json'])
    // Ten in ten seconds are answered; so there are never more.
    expect(taken).toContainEqual({ key: 'congress minute', most: 10 })
  })

  const REFUSED: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['nothing', {}],
    ['that nobody is known to object', { rights_information: 'No known restrictions on publication.' }],
    ['two things', { rights_advisory: 'Public domain. No known copyright restrictions.' }],
    ['that it may be free', { rights_advisory: ['May be in the public domain.'] }],
    ['that it is not free', { rights: ['This image is not in the public domain.'] }],
    [
      'that it is free in one country',
      { rights: ['This work is in the public domain in the United States.'] },
    ],
    [
      'one thing here and another there',
      { rights: ['Public domain.'], rights_advisory: 'Publication may be restricted.' },
    ],
    ['it for non-commercial use', { rights: ['Public domain; non-commercial use only'] }],
    ['what is no text', { rights: [{ text: 'Public domain' }] }],
  ]
  test.each(REFUSED)('gives none of which it says %s', async (_, rights) => {
    expect(await find([{ ...BRIDGE, rights }])).toEqual([])
  })

  test.each([
    [{ rights: ['This is a work of the U.S. Government.'] }, ['pd']],
    [{ rights_information: 'Work of the United States Government.' }, ['pd']],
    [{ rights: ['<p>This image is in the <b>public domain</b>.</p>'] }, ['pd']],
    [{ rights: ['https://creativecommons.org/licenses/by/4.0/'] }, ['by']],
  ])('reads %o', async (rights, families) => {
    expect((await find([{ ...BRIDGE, rights }])).map(({ licence }) => licence.family)).toEqual(families)
  })

  test('gives nothing that is closed, of pages alone, or called otherwise', async () => {
    const pages = [{ url: 'https://tile.loc.gov/a.pdf', mimetype: 'application/pdf' }]
    expect(await find([{ ...BRIDGE, restricted: true }])).toEqual([])
    expect(await find([{ ...BRIDGE, files: pages }])).toEqual([])
    expect(await find([{ ...BRIDGE, title: 'A bridge' }])).toEqual([])
  })

  test('is left in peace for an hour when it asks for it without saying how long', async () => {
    fake.mood = () => ({ status: 429, headers: { 'content-type': 'text/html' }, pieces: ['slow down'] })
    await expect(find([BRIDGE])).rejects.toThrow('busy')
    expect(kept).toContainEqual({ key: 'pause congress', seconds: 3600 })
  })
})
