import { readdir, readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { openPhotoCleaner } from './clean-photo.ts'
import { framePhoto } from './frame-photo.ts'

const cleanPhoto = openPhotoCleaner()

function draw(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#d02020'
  context.fillRect(0, 0, width / 2, height)
  return canvas
}

/** A PNG that says it is this large. */
async function claimSize(width: number, height: number): Promise<Buffer> {
  const png = await draw(8, 8).encode('png')
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** Memory of all processes below this one, in bytes; 0 where the system does not tell. */
async function measureChildren(pid: number): Promise<number> {
  const read = (file: string) => readFile(`/proc/${file}`, 'utf8').catch(() => '')
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = (await Promise.all(tasks.map((task) => read(`${pid}/task/${task}/children`)))).join(' ')
  const sizes = children
    .split(' ')
    .filter((id) => /^\d+$/.test(id))
    .map(async (id) => {
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(await read(`${id}/status`))?.[1] ?? 0)
      return kilobytes * 1024 + (await measureChildren(Number(id)))
    })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

describe('a picture that a person sends', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'as %s is written anew as a JPEG of its pixels',
    async (type) => {
      const sent = await (type === 'png' ? draw(60, 40).encode('png') : draw(60, 40).encode(type, 90))
      const kept = await cleanPhoto(sent)
      expect([kept[0], kept[1]]).toEqual([0xff, 0xd8])
      const { width, height } = await loadImage(Buffer.from(kept))
      expect([width, height]).toEqual([60, 40])
    },
  )

  test('loses what was written beside its pixels', async () => {
    const jpeg = await draw(60, 40).encode('jpeg', 90)
    const note = Buffer.from('Exif\0\0secret place')
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, note.length + 2]), note])
    const sent = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
    expect(sent.includes('secret place')).toBe(true)
    expect(Buffer.from(await cleanPhoto(sent)).includes('secret place')).toBe(false)
  })

  test('is made smaller when no film needs its size', async () => {
    const { width, height } = await loadImage(
      Buffer.from(await cleanPhoto(await draw(3000, 1500).encode('png'))),
    )
    expect([width, height]).toEqual([2176, 1088])
  })

  test('is refused unread when it has too many pixels', async () => {
    await expect(cleanPhoto(await claimSize(60_000, 60_000))).rejects.toMatchObject({
      code: 'photo_too_large',
    })
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['half a JPEG head', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(cleanPhoto(bytes)).rejects.toMatchObject({ code: 'photo_unreadable' })
  })

  test('of a few kilobytes and fifty million pixels never fills the memory together with others', async () => {
    const bomb = await createCanvas(7000, 7000).encode('png')
    expect(bomb.length).toBeLessThan(400_000)
    let most = 0
    const done = new AbortController()
    const watching = (async () => {
      while (!done.signal.aborted) {
        most = Math.max(most, await measureChildren(process.pid))
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })()
    const kept = await Promise.all(Array.from({ length: 6 }, () => cleanPhoto(bomb)))
    done.abort()
    await watching
    expect(kept.map((photo) => photo[0])).toEqual(Array.from({ length: 6 }, () => 0xff))
    // One takes 0.4 GB with its process; six at once took six times that.
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(800 * 1024 ** 2)
  })

  test('has no other size for its decoder than for us: behind a marker without a length nothing is believed', async () => {
    const jpeg = await draw(200, 200).encode('jpeg')
    // A comment in which a head of 10 × 10 stands, at the place to which such a marker leads who takes what follows for its length.
    const comment = Buffer.alloc(65_535)
    comment.set([0xff, 0xfe, 0xff, 0xfd])
    const marker = Buffer.from([0xff, 0x01, 0xff, 0xe1, 0x00, 0x04, 0x61, 0x62])
    const place = 2 + 2 + 0xff_e1 - (2 + marker.length)
    comment.set([0xff, 0xc0, 0x00, 0x11, 0x08, 0x00, 0x0a, 0x00, 0x0a, 0x03], place)
    const lying = Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)])
    await expect(cleanPhoto(lying)).rejects.toMatchObject({ code: 'photo_unreadable' })
  })

  test('is refused when it is damaged', async () => {
    const png = await draw(200, 200).encode('png')
    await expect(cleanPhoto(png.subarray(0, 60))).rejects.toMatchObject({ code: 'photo_unreadable' })
  })
})

describe('a picture as a scene', () => {
  const frameSize = { width: 90, height: 160 }
  const frame = { frameSize, style: 'default' } as const

  test('fills the frame when it has about its shape', async () => {
    const { picture, files } = await framePhoto(await cleanPhoto(await draw(900, 1500).encode('png')), frame)
    expect(picture.layers[0]).toMatchObject({ name: 'ground', opaque: true, box: { width: 1, height: 1 } })
    expect(files.size).toBe(picture.layers.length)
  })

  test('stands in its own soft colours when it has not, and loses nothing that stands out', async () => {
    const { picture } = await framePhoto(await cleanPhoto(await draw(1600, 900).encode('png')), frame)
    expect(picture.layers.map(({ name }) => name)).toEqual(['ground', 'photo', 'light'])
    const box = picture.layers[1]?.box ?? { width: 0, height: 0 }
    expect((box.width * frameSize.width) / (box.height * frameSize.height)).toBeCloseTo(16 / 9, 0)
  })
})
