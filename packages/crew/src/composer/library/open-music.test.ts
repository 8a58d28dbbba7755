import { expect, test } from 'vitest'
import type { OpenWeb } from '../../researcher/open-web.ts'
import { createMusicLibrary } from './open-music.ts'

const BASE = 'https://api.openverse.org'
const piece = {
  id: '36537842-b067-4ca0-ad67-e00ff2e06b2d',
  title: 'Calm <b>sea</b>',
  foreign_landing_url: 'https://www.jamendo.com/track/1',
  url: 'https://mp3d.jamendo.com/download/track/1/mp32/',
  ...{ creator: 'Ann', license: 'by', license_version: '4.0', source: 'jamendo', duration: 61_000 },
  license_url: 'https://creativecommons.org/licenses/by/4.0/',
}

function open(answer: unknown) {
  const asked: string[] = []
  const web: OpenWeb = {
    askJson: async ({ address }) => {
      asked.push(address)
      return answer
    },
    askPicture: async () => new Uint8Array(),
    askSound: async () => new Uint8Array(),
    askClip: async () => new Uint8Array(),
  }
  const library = createMusicLibrary(web, BASE, ({ short }) => ['CC BY 4.0', 'CC0 1.0'].includes(short))
  return { library, asked }
}
const search = (...results: unknown[]) => open({ results }).library.search('calm sea', 'music')

test('music is searched under CC0 and CC BY alone, and told with author, licence and page', async () => {
  const { library, asked } = open({ results: [piece] })
  const [found] = await library.search('calm sea', 'sound')
  expect(found).toMatchObject({
    ...{ title: 'Calm sea', author: 'Ann', seconds: 61, page: piece.foreign_landing_url },
    licence: { short: 'CC BY 4.0' },
  })
  const { searchParams } = new URL(asked[0] ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ q: 'calm sea', license: 'cc0,by', category: 'sound_effect', page_size: '20', mature: 'false' },
  })
})

test.each([
  ['another licence than was asked for', { license: 'by-nc' }],
  ['share alike', { license: 'by-sa', license_url: 'https://creativecommons.org/licenses/by-sa/4.0/' }],
  ['an address that says something else', { license_url: 'https://creativecommons.org/licenses/by-nc/4.0/' }],
  ['no address of its licence', { license_url: null }],
  ['an old version', { license_version: '2.0', license_url: 'https://creativecommons.org/licenses/by/2.0/' }],
  ['nobody to name', { creator: null }],
  ['a private address', { url: 'http://169.254.169.254/latest' }],
  ['an address that only looks right', { url: 'https://jamendo.com.evil.example/1.mp3' }],
  ['a page of a script', { foreign_landing_url: 'javascript:alert(1)' }],
  ['an hour', { duration: 3_600_000 }],
  ['no length', { duration: 'long' }],
  ['what is not for everybody', { mature: true }],
  ['a name that is no id', { id: '../../etc/passwd' }],
])('a piece with %s is not there', async (_, wrong) => {
  expect(await search({ ...piece, ...wrong })).toEqual([])
})

test('what needs no name may have no author; whatever else comes is left out', async () => {
  const free = {
    ...{ ...piece, creator: null, license: 'cc0', license_version: '1.0' },
    license_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  }
  const found = await search(null, 7, 'x', {}, free)
  expect(found.map(({ licence }) => licence.short)).toEqual(['CC0 1.0'])
  expect(await open('no list').library.search('calm', 'music')).toEqual([])
})

test('a piece is taken as it is offered then: changed terms, or another piece, are none', async () => {
  expect(await open(piece).library.find(piece.id)).toMatchObject({ author: 'Ann' })
  expect(await open({ ...piece, license: 'by-nc-nd' }).library.find(piece.id)).toBeUndefined()
  const other = '00000000-b067-4ca0-ad67-e00ff2e06b2d'
  expect(await open(piece).library.find(other)).toBeUndefined()
  const { library, asked } = open(piece)
  expect(await library.find('../rate_limit')).toBeUndefined()
  expect(asked).toEqual([])
})
