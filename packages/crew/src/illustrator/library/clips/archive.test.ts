import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerArchive } from '../../../../../../tests/fakes/open-web/footage.ts'
import type { ArchiveFilm } from '../../../../../../tests/fakes/open-web/footage.ts'
import { startOpenPictures } from '../../../../../../tests/fakes/open-web/open-pictures.ts'
import type { OpenPictures } from '../../../../../../tests/fakes/open-web/open-pictures.ts'
import { guardedGet } from '../../../researcher/guarded-get.ts'
import { createOpenWeb } from '../../../researcher/open-web.ts'
import type { OpenWeb } from '../../../researcher/open-web.ts'
import { searchArchive } from './archive.ts'

let fake: OpenPictures
let web: OpenWeb
const budgets: { key: string; most: number }[] = []
beforeAll(async () => {
  fake = await startOpenPictures({ things: [], files: [] })
  const memory = {
    recall: async () => undefined,
    remember: async () => undefined,
    take: async (key: string, { most }: { most: number }) => (budgets.push({ key, most }), true),
  }
  const get = guardedGet(Object.values(fake.bases))
  web = createOpenWeb({ settings: { isOn: true, contact: 'ops@example.org' }, get, memory })
})
afterAll(() => fake.close())

const FILE = { name: 'bridge walk_512kb.mp4', format: 'h.264', size: '9000000', length: '0:42' }
const SIZES = { width: '640', height: '480' }
const BRIDGE: ArchiveFilm = {
  ...{ id: 'bridge_1938', title: 'Across the Golden Gate Bridge', server: 'ia800300.us.archive.org' },
  files: [{ ...FILE, ...SIZES }],
}
const find = (films: readonly ArchiveFilm[], words = 'golden gate bridge') => {
  fake.answers = { archive: answerArchive(films) }
  return searchArchive(web, fake.bases.archive)(words)
}

test('the Internet Archive gives a film of a listed collection, where it is kept, with what says its terms', async () => {
  const before = fake.asked.length
  const larger = { ...FILE, name: 'bridge.mp4', size: '90000000', width: '1440', height: '1080' }
  const smaller = { ...FILE, name: 'bridge_small.mp4', width: '320', height: '240' }
  expect(await find([{ ...BRIDGE, files: [larger, smaller, ...BRIDGE.files] }])).toMatchObject([
    {
      ...{ source: 'Internet Archive', title: 'Across the Golden Gate Bridge', licence: { family: 'pd' } },
      page: 'https://archive.org/details/bridge_1938',
      file: 'https://ia800300.us.archive.org/1/items/bridge_1938/bridge%20walk_512kb.mp4',
      ...{ mime: 'video/mp4', width: 640, height: 480, clip: { seconds: 42 } },
      evidence: { licenseurl: ['http://creativecommons.org/licenses/publicdomain/'] },
    },
  ])
  const [search] = fake.asked.slice(before)
  expect(search?.query.get('q')).toBe(
    'collection:(prelinger OR prelingerhomemovies OR FedFlix) AND mediatype:movies AND title:(golden gate bridge)',
  )
  expect(search?.headers['user-agent']).toContain('ops@example.org')
  expect(budgets).toContainEqual({ key: 'archive minute', most: 20 })
})

test('an address that is none of its machines leads to the item itself', async () => {
  for (const server of ['169.254.169.254', 'archive.org.evil.example', 'evil.example/x.archive.org'])
    expect((await find([{ ...BRIDGE, server }]))[0]?.file).toBe(
      `${fake.bases.archive}/download/bridge_1938/bridge%20walk_512kb.mp4`,
    )
})

const LEFT_OUT: readonly (readonly [string, Partial<ArchiveFilm>])[] = [
  ['that anybody uploaded', { fields: { collection: ['opensource_movies'] } }],
  ['that says nothing of its terms', { fields: { licenseurl: undefined } }],
  ['under NC', { fields: { licenseurl: 'https://creativecommons.org/licenses/by-nc/4.0/' } }],
  [
    'under two licences of which one is not free',
    {
      fields: {
        licenseurl: [
          'https://creativecommons.org/publicdomain/zero/1.0/',
          'https://creativecommons.org/licenses/by-nd/4.0/',
        ],
      },
    },
  ],
  ['whose rights say less', { fields: { rights: 'All rights reserved' } }],
  ['that may be in copyright', { fields: { 'possible-copyright-status': 'IN_COPYRIGHT' } }],
  ['that is lent', { fields: { 'access-restricted-item': 'true' } }],
  ['that is a sound', { fields: { mediatype: 'audio' } }],
  ['called otherwise', { title: 'A bridge' }],
  ['of ten minutes', { files: [{ ...FILE, ...SIZES, length: '612.3' }] }],
  ['that is too large', { files: [{ ...FILE, ...SIZES, size: '40000000' }] }],
  ['that says not how large it is', { files: [{ ...FILE, ...SIZES, size: undefined }] }],
  ['that says not how long it is', { files: [{ ...FILE, ...SIZES, length: 'a while' }] }],
  ['in none of our formats', { files: [{ ...FILE, ...SIZES, name: 'bridge.ogv' }] }],
]
test.each(LEFT_OUT)('a film %s is left out', async (_, change) => {
  expect(await find([{ ...BRIDGE, ...change }])).toEqual([])
})

test('it is asked for a few films alone, and what is no answer is none', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...BRIDGE, id: `bridge_${at}` }))
  const before = fake.asked.length
  expect(await find(many)).toHaveLength(2)
  expect(fake.asked.length - before).toBe(3)
  fake.answers = {
    archive: { response: { docs: [{ identifier: '../../x', title: 'golden gate bridge' }, 7] } },
  }
  expect(await searchArchive(web, fake.bases.archive)('golden gate bridge')).toEqual([])
})
