import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCredentials } from './read-credentials.ts'
import { refuseManyBoxes } from './refuse-many-boxes.ts'

const box = (kind: string, body = Buffer.alloc(0), size = 8 + body.length) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, body])
}
/** A box with a long size, which is told as it is given. */
const long = (kind: string, size: number, body = Buffer.alloc(0)) => {
  const told = Buffer.alloc(8)
  told.writeBigUInt64BE(BigInt(size))
  return box(kind, Buffer.concat([told, body]), 1)
}
const MANY = Buffer.alloc(8 * 20_000, box('free'))
/** Its version stands before its boxes. */
const meta = (boxes: Buffer) => box('meta', Buffer.concat([Buffer.alloc(4), boxes]))
const read = (...boxes: Buffer[]) =>
  refuseManyBoxes(Buffer.concat([box('ftyp', Buffer.from('isom')), ...boxes]))

// What holds boxes for the library of content credentials was found by asking it: with 247 kinds of boxes and twelve thousand in each.
const HOLDERS: [string, Buffer][] = [
  ...['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'udta', 'mvex', 'moof', 'traf', 'mfra'].map(
    (kind): [string, Buffer] => [kind, box(kind, MANY)],
  ),
  ...['tref', 'treg', 'schi'].map((kind): [string, Buffer] => [kind, box(kind, MANY)]),
  ['meta', meta(MANY)],
  ['moov, udta, meta', box('moov', box('udta', meta(MANY)))],
  ['moov to the end of the file', box('moov', MANY, 0)],
  ['moov with a trak to its end', box('moov', box('trak', MANY, 0))],
  ['moov with a long size', long('moov', 16 + MANY.length, MANY)],
]

test.each(HOLDERS)('a file with twenty thousand boxes in %s is refused', (_, holder) => {
  expect(() => read(holder, box('moov'), box('mdat'))).toThrow('too many boxes')
})

test.each([0, 4, 9, 12, 15])(
  'a file with a box of the long size %d, where no box has room, is refused',
  (size) => {
    expect(() => read(long('free', size), MANY)).toThrow('no size of a box')
    expect(() => read(box('moov', Buffer.concat([long('free', size), MANY])))).toThrow('no size of a box')
  },
)

test('a file of few boxes, and what only looks like boxes, are read', () => {
  expect(() => read(box('moov', meta(box('free'))), box('mdat', MANY))).not.toThrow()
  expect(() => read(box('moov', box('stbl', box('stsz', MANY))), box('mdat', MANY, 0))).not.toThrow()
  for (const head of ['ffd8ffe0', '89504e47', '52494646', '49443303', 'fffb9000'])
    expect(() => refuseManyBoxes(Buffer.concat([Buffer.from(head, 'hex'), MANY]))).not.toThrow()
})

test('a film of too many boxes is refused whatever kind of file it is sent as', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-boxes-'))
  try {
    const file = join(folder, 'film.jpg')
    await writeFile(
      file,
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov', MANY), box('mdat')]),
    )
    await expect(readCredentials(file, 'image/jpeg', '')).rejects.toMatchObject({
      detail: expect.stringContaining('too many boxes'),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
