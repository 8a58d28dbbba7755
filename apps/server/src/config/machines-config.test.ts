import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://hookreel@localhost/hookreel'
const SECRET = 'a secret that is long enough for everybody'
const S3 = { S3_BUCKET: 'reels', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

test('one process does everything, with files and secret in the data folder, unless it is told otherwise', () => {
  expect(readConfig({}).machines).toEqual({
    role: 'all',
    secret: undefined,
    drainSeconds: 0,
    filmsPerUser: 2,
    s3: undefined,
  })
})

test.each(['web', 'worker'])('a %s process needs what it shares with the others', (ROLE) => {
  expect(() => readConfig({ ROLE })).toThrow(/DATABASE_URL: is needed with ROLE.*\n.*SECRET: is needed/)
  expect(readConfig({ ROLE, DATABASE_URL, SECRET }).machines).toMatchObject({ role: ROLE, secret: SECRET })
})

test('bucket and keys of an object store belong together', () => {
  expect(() => readConfig({ S3_BUCKET: 'reels' })).toThrow(
    /S3_ACCESS_KEY_ID: is needed with S3_BUCKET\n.*S3_SECRET_ACCESS_KEY: is needed/,
  )
  expect(readConfig(S3).machines.s3).toMatchObject({
    bucket: 'reels',
    isPathStyle: true,
    isRedirecting: true,
  })
})

test('slices need what all workers share', () => {
  expect(() => readConfig({ SLICE_SECONDS: '20' })).toThrow(
    /DATABASE_URL: is needed with SLICE_SECONDS\n.*S3_BUCKET: is needed/,
  )
  expect(readConfig({ ...S3, DATABASE_URL, SLICE_SECONDS: '20' }).machines.sliceSeconds).toBe(20)
})

test.each([
  ['ROLE', 'both'],
  ['SECRET', 'short'],
  ['DRAIN_SECONDS', '-1'],
  ['FILMS_PER_USER', '0'],
  ['SLICE_SECONDS', '4'],
  ['S3_ENDPOINT', 'store'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: must`)
})
