import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUpload } from './clean-upload.ts'
import { findFfmpeg, type Ffmpeg } from './find-ffmpeg.ts'
import { readStreams } from './read-streams.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

let folder: string
let ffmpeg: Ffmpeg

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-upload-'))
  ffmpeg = await findFfmpeg()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Two seconds of a test picture and a tone, with a title in the metadata. */
async function film(name: string, settings: string): Promise<string> {
  const file = join(folder, name)
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=96x160:d=2:r=25', '-f', 'lavfi', '-i', 'sine=440:d=2']
  await runFfmpeg(ffmpeg, [...source, '-metadata', 'title=secret place', ...settings.split(' '), file])
  return file
}

async function clean(sentFile: string, maxSeconds = 600) {
  const filmFile = join(folder, 'kept.mp4')
  const posterFile = join(folder, 'kept.jpg')
  await Promise.all([filmFile, posterFile].map((file) => rm(file, { force: true })))
  const kept = await cleanUpload({ ffmpeg, sentFile, filmFile, posterFile, maxSeconds })
  return { kept, filmFile, posterFile }
}

describe('a video that a person sends', () => {
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

  test('turned on its side is shown upright, and measured so', async () => {
    const flat = await film('flat.mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac')
    const turned = join(folder, 'turned.mp4')
    await runFfmpeg(ffmpeg, ['-i', flat, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', turned])
    expect((await clean(turned)).kept).toMatchObject({ width: 160, height: 96 })
  })

  test('that is too long is refused with the length that is taken', async () => {
    const long = await film('long.mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac')
    await expect(clean(long, 1)).rejects.toMatchObject({ code: 'upload_refused' })
    await expect(clean(long, 1)).rejects.toThrow(/at most/)
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
