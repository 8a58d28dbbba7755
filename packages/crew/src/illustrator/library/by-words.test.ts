import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOpenPictures } from '../../../../../tests/fakes/open-web/open-pictures.ts'
import type { OpenPictures } from '../../../../../tests/fakes/open-web/open-pictures.ts'
import { guardedGet } from '../../researcher/guarded-get.ts'
import { createOpenWeb } from '../../researcher/open-web.ts'
import type { OpenWeb } from '../../researcher/open-web.ts'
import { openCommons } from './commons.ts'
import { searchCleveland, searchOpenverse, searchWellcome } from './by-words.ts'
import { searchNasa } from './nasa.ts'

let fake: OpenPictures
let web: OpenWeb
const asked: string[] = []
beforeAll(async () => {
  fake = await startOpenPictures({ things: [], files: [] })
  const memory = { recall: async () => undefined, remember: async () => undefined, take: async () => true }
  const allowed = guardedGet(Object.values(fake.bases))
  const get: typeof allowed = (address, options) => {
    asked.push(address)
    return allowed(address, options)
  }
  web = createOpenWeb({ settings: { isOn: true, contact: 'ops@example.org' }, get, memory })
})
afterAll(() => fake.close())

const OPENVERSE = {
  ...{
    id: '36537842',
    title: 'Old <b>lighthouse</b>',
    indexed_on: '2020-01-02T00:00:00Z',
    provider: 'flickr',
  },
  ...{ foreign_landing_url: 'https://www.flickr.com/photos/x/1', creator: 'Ann', source: 'flickr' },
  ...{ url: 'https://live.staticflickr.com/1/1_b.jpg', license: 'by', license_version: '2.0' },
  ...{ license_url: 'https://creativecommons.org/licenses/by/2.0/', filesize: null, filetype: 'jpg' },
  ...{ tags: [{ name: 'sea', accuracy: null }], mature: false, unstable__sensitivity: [] },
  ...{ height: '1024', width: 683 },
}

test('Openverse’s pictures keep their author and their terms; what contradicts itself or is for adults is left out', async () => {
  const more = [
    { ...OPENVERSE, license: 'by-nc', license_url: 'https://creativecommons.org/licenses/by-nc/2.0/' },
    { ...OPENVERSE, license_url: 'https://creativecommons.org/licenses/by-nd/2.0/' },
    { ...OPENVERSE, license_url: null },
    { ...OPENVERSE, mature: true },
    { ...OPENVERSE, unstable__sensitivity: ['sensitive_text'] },
    { ...OPENVERSE, source: 'wikimedia' },
    { title: 7 },
    null,
  ]
  fake.answers = { openverse: { result_count: 9, page: 1, results: [OPENVERSE, ...more] } }
  const found = await searchOpenverse(web, fake.bases.openverse)('lighthouse')
  expect(found).toMatchObject([
    {
      ...{ title: 'Old lighthouse', author: 'Ann', page: 'https://www.flickr.com/photos/x/1' },
      ...{ file: OPENVERSE.url, mime: 'image/jpeg', width: 683, height: 1024, source: 'Openverse (flickr)' },
      licence: { family: 'by', short: 'CC BY 2.0' },
    },
  ])
  const asked = fake.asked.at(-1)?.query
  expect(asked?.get('license')).toBe('cc0,pdm,by')
  expect(asked?.get('page_size')).toBe('20')
})

test('NASA’s pictures are its own alone', async () => {
  const item = (change: object) => ({
    data: [{ nasa_id: 'as11-40-5874', title: 'Buzz Aldrin', center: 'JSC', keywords: ['MOON'], ...change }],
    links: [{ href: 'http://images-assets.nasa.gov/image/as11 40/as11 40~medium.jpg', render: 'image' }],
  })
  const others = [
    '© 2019 A. Person',
    'Courtesy of ESA',
    'Image: SpaceX',
    'University of Arizona',
    'NASA logo',
  ]
  const items = [item({}), ...others.map((description) => item({ description })), { data: [] }]
  fake.answers = { nasa: { collection: { items, metadata: { total_hits: 7 } } } }
  expect(await searchNasa(web, fake.bases.nasa)('moon')).toMatchObject([
    {
      ...{ author: 'NASA JSC', page: 'https://images.nasa.gov/details/as11-40-5874' },
      file: 'https://images-assets.nasa.gov/image/as11%2040/as11%2040~large.jpg',
      licence: { family: 'pd' },
    },
  ])
})

test('Cleveland gives what is CC0, Wellcome the strictest of its terms', async () => {
  const art = {
    ...{ title: 'Ship', share_license_status: 'CC0', url: 'https://clevelandart.org/art/1' },
    ...{ creators: [{ description: 'A. Painter' }], creation_date: '1850' },
    images: {
      print: { url: 'https://openaccess-cdn.clevelandart.org/1/1_print.jpg', width: '3400', height: '2600' },
    },
  }
  fake.answers.cleveland = {
    info: { total: 3 },
    data: [art, { ...art, share_license_status: 'Copyrighted' }, { ...art, images: null }],
  }
  expect(await searchCleveland(web, fake.bases.cleveland)('ship')).toMatchObject([
    { author: 'A. Painter', width: 3400, licence: { family: 'cc0' } },
  ])
  const place = (id: string, url = 'http://creativecommons.org/licenses/by/4.0/') => ({
    ...{ url: 'https://iiif.wellcomecollection.org/image/B1/info.json', credit: 'Wellcome' },
    license: { id, label: id, url },
  })
  const image = (...locations: unknown[]) => ({
    id: 'x',
    locations,
    source: { id: 'w1', title: 'Anatomy', type: 'Work' },
  })
  const results = [
    image(place('cc-by')),
    image(place('cc-by'), place('cc-by-nc')),
    image(place('pdm'), place('cc-by')),
    image(),
  ]
  fake.answers.wellcome = { type: 'ResultList', totalResults: 4, results }
  const found = await searchWellcome(web, fake.bases.wellcome)('anatomy')
  expect(found.map(({ licence }) => licence.family)).toEqual(['by', 'by'])
  expect(found[0]?.file).toBe('https://iiif.wellcomecollection.org/image/B1/full/1280,/0/default.jpg')
})

test('Commons is asked for words as they are written, as every collection is', async () => {
  await openCommons(web, fake.bases.commons).byWords('"हिन्दी" -intitle:x, R&B')
  const search = new URL(asked.at(-1) ?? '').searchParams.get('gsrsearch')
  expect(search).toMatch(/^हिन्दी -intitle x, R&B filetype:bitmap /)
})
