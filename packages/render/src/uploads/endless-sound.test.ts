import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { cleanSound, type SoundLanes, type SoundRequest } from './clean-sound.ts'

let folder: string
let ffmpeg: Ffmpeg

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-endless-'))
  ffmpeg = await findFfmpeg()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const MAX_SECONDS = 4
const SECOND_BYTES = 2 * 48_000

async function clean(sentFile: string, more: Partial<SoundRequest> = {}) {
  const sound = { kind: 'voice', isCleaned: false, maxSeconds: MAX_SECONDS } as const
  return cleanSound({ ffmpeg, sentFile, soundFile: `${sentFile}.clean`, ...sound, ...more })
}

/** An element of WebM. */
function element(id: string, ...parts: readonly Uint8Array[]): Buffer {
  const data = Buffer.concat(parts)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(data.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size, data])
}

const number = (value: number): Buffer => Buffer.from([value >> 24, value >> 16, value >> 8, value])

function decimal(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** Packets of Opus without a sound, of 10 ms each, that all stand at the first moment of two seconds. */
function writeTimeless(packets: number): Buffer {
  const opus = Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])])
  const sound = element('e1', element('b5', decimal(48_000)), element('9f', number(2)))
  const track = element(
    'ae',
    ...[element('d7', number(1)), element('73c5', number(1)), element('83', number(2))],
    ...[element('86', Buffer.from('A_OPUS')), element('63a2', opus), sound],
  )
  const block = Buffer.from([0xa3, 0x85, 0x81, 0, 0, 0x80, 0x24])
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', decimal(2000))),
      element('1654ae6b', track),
      element('1f43b675', element('e7', number(0)), ...Array.from({ length: packets }, () => block)),
    ),
  ])
}

/** The most bytes that a file has while something is done. */
async function watch(file: string, work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const look = async () => {
    if (existsSync(file)) most = Math.max(most, (await stat(file)).size)
  }
  const timer = setInterval(() => void look().catch(() => undefined), 5)
  onTestFinished(() => clearInterval(timer))
  await work()
  return most
}

describe('a sound', () => {
  test('whose packets all stand at its first moment is written no longer than it may be', async () => {
    const sentFile = join(folder, 'timeless.webm')
    await writeFile(sentFile, writeTimeless(100_000))
    const most = await watch(`${sentFile}.clean.raw`, () =>
      expect(clean(sentFile)).rejects.toMatchObject({ code: 'upload_refused' }),
    )
    expect(most).toBeGreaterThan(0)
    // What ffmpeg writes at once comes on top.
    expect(most).toBeLessThan((MAX_SECONDS + 2) * SECOND_BYTES)
  })

  test('of more samples a second than anything that records has is refused', async () => {
    const sentFile = join(folder, 'fine.wav')
    const tone = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=1', '-ar', '384000']
    await runFfmpeg(ffmpeg, [...tone, sentFile])
    await expect(clean(sentFile)).rejects.toMatchObject({
      ...{ code: 'upload_refused', message: 'Send this sound with at most 192 kHz.' },
    })
  })

  test('is cleaned in the lane of what it truly lasts, after it was heard in that of all', async () => {
    const sentFile = join(folder, 'tone.wav')
    const tone = [
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=300:duration=3:sample_rate=48000',
      '-af',
      'tremolo=f=4:d=0.9',
    ]
    await runFfmpeg(ffmpeg, [...tone, sentFile])
    const seen: unknown[] = []
    const lanes: SoundLanes = {
      hear: async (work) => {
        seen.push('hear')
        return work()
      },
      clean: async (seconds, work) => {
        seen.push(seconds)
        return work()
      },
    }
    await clean(sentFile, { lanes })
    expect(seen).toEqual(['hear', 3])
  })
})
