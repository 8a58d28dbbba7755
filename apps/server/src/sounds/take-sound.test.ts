import { writeFile } from 'node:fs/promises'
import { encodeWav } from '@hookreel/studio'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { takeSound } from './take-sound.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server?.close())

const RATE = 16_000
const WISHES = { kind: 'voice', name: 'take.wav', isShortened: false, terms: null } as const

/** Somebody who says "ah" again and again. */
const recordFor = (seconds: number): Uint8Array =>
  encodeWav(
    Float32Array.from(
      { length: RATE * seconds },
      (_, i) => Math.max(0, 0.3 - (i % RATE) / 30_000) * Math.sin(i / 18),
    ),
    RATE,
    1,
  )

/** Sends a sound; `write` gives its bytes. */
async function send(userId: string, bytes: Uint8Array, signal = new AbortController().signal) {
  const write = async (file: string) => {
    await writeFile(file, bytes)
    return bytes.length
  }
  const source = { announcedBytes: bytes.length, write, signal }
  return takeSound(server.deps, userId, { ...WISHES, isCleaned: true }, source)
}

const nameSomebody = async () => readId(await server.signUp())

test('long recordings that are cleaned keep nobody’s sentence waiting', async () => {
  const long = recordFor(600)
  const ending = new AbortController()
  const ends: string[] = []
  const sendLong = async () => {
    const told = () => ends.push('long')
    return send(await nameSomebody(), long, ending.signal).then(told, told)
  }
  const all = [sendLong(), sendLong(), sendLong()]
  const quick = await nameSomebody()
  await send(quick, recordFor(2)).then(() => ends.push('quick'))
  await send(quick, recordFor(2)).then(() => ends.push('quick'))
  expect(ends.filter((end) => end === 'quick')).toHaveLength(2)
  expect(ends.indexOf('quick')).toBe(0)
  ending.abort()
  await Promise.all(all)
})

test('who sends what takes long and is no sound in the end waits before more of it is read', async () => {
  const userId = await nameSomebody()
  const damaged = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(2000, 7)])
  // Each look at the clock is six seconds later.
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 6000))
  try {
    for (let time = 0; time < 5; time += 1)
      await expect(send(userId, damaged)).rejects.toMatchObject({ code: 'sound_refused' })
    await expect(send(userId, damaged)).rejects.toMatchObject({ code: 'rate_limited' })
  } finally {
    clock.mockRestore()
  }
})
