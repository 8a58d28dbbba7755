import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProcesses } from '../../../../tests/list-processes.ts'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { convertFilm } from './convert-film.ts'
import { encodeFilm } from './encode-film.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { encodeWav } from '../sound/wav.ts'
import { writePoster } from '../frames/write-poster.ts'

const frameSize = { width: 180, height: 320 }
const film = buildTestFilm({ frameSize, seconds: 2 })
let folder = ''
let ffmpeg: Ffmpeg

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-encode-'))
  ffmpeg = await findFfmpeg()
  // A little longer than the film: the pictures decide the length.
  const samples = Float32Array.from({ length: 2 * 48_000 * 2.3 }, (_, i) => 0.2 * Math.sin(i / 20))
  await writeFile(join(folder, 'sound.wav'), encodeWav(samples, 48_000, 2))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What ffmpeg says of a file, decoding all of it. */
async function inspect(file: string): Promise<string> {
  const { stderr } = await runFfmpeg(ffmpeg, ['-stats', '-i', file, '-map', '0', '-f', 'null', '-'])
  return stderr
}

describe('encoding a film', () => {
  test('writes every frame, H.264 High in BT.709 and AAC stereo, ready to stream', async () => {
    const outputFile = join(folder, 'film.mp4')
    const progress: number[] = []
    const onProgress = (done: number) => progress.push(done)
    const request = { ffmpeg, ...film, soundFile: join(folder, 'sound.wav'), outputFile, onProgress }
    expect(await encodeFilm(request)).toEqual({ frameCount: 60 })
    const facts = await inspect(outputFile)
    expect(facts).toMatch(/h264 \(High\).*yuv420p\(tv, bt709.*180x320.*30 fps/)
    expect(facts).toMatch(/aac.*48000 Hz, stereo/)
    expect([...facts.matchAll(/frame=\s*(\d+)/g)].at(-1)?.[1]).toBe('60')
    expect(facts).toMatch(/Duration: 00:00:02\.0/)
    expect(progress).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    const bytes = await readFile(outputFile)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  test('reports what ffmpeg says when it cannot read the sound', async () => {
    const outputFile = join(folder, 'none.mp4')
    const request = { ffmpeg, ...film, soundFile: join(folder, 'missing.wav'), outputFile }
    await expect(encodeFilm(request)).rejects.toMatchObject({
      code: 'render_failed',
      message: expect.stringMatching(/missing\.wav.*No such file/s),
    })
    expect(existsSync(outputFile)).toBe(false)
  })

  test('an abort kills ffmpeg and leaves no file behind', async () => {
    const long = buildTestFilm({ frameSize: { width: 540, height: 960 }, seconds: 20 })
    const stop = new AbortController()
    const outputFile = join(folder, 'aborted.mp4')
    const onProgress = (done: number) => {
      if (done === 40) stop.abort(new Error('enough'))
    }
    const request = { ffmpeg, ...long, soundFile: null, outputFile, onProgress, signal: stop.signal }
    await expect(encodeFilm(request)).rejects.toThrow('enough')
    expect((await readdir(folder)).filter((name) => name.startsWith('aborted'))).toEqual([])
    const left = (await listProcesses()).filter(({ parent }) => parent === process.pid)
    expect(left.filter(({ command }) => command.includes('aborted.mp4'))).toEqual([])
  })
})

describe('other files of a film', () => {
  test.each([
    ['mov', /Video: h264.*180x320/],
    ['avi', /Input #0, avi.*Video: h264.*180x320.*Audio: mp3/s],
  ] as const)('an %s for download has the same frames', async (format, facts) => {
    const inputFile = join(folder, 'source.mp4')
    if (!existsSync(inputFile)) {
      await encodeFilm({ ffmpeg, ...film, soundFile: join(folder, 'sound.wav'), outputFile: inputFile })
    }
    const outputFile = join(folder, `film.${format}`)
    await convertFilm({ ffmpeg, inputFile, format, outputFile })
    const said = await inspect(outputFile)
    expect(said).toMatch(facts)
    expect([...said.matchAll(/frame=\s*(\d+)/g)].at(-1)?.[1]).toBe('60')
  })

  test('a poster is a JPEG of the film', async () => {
    const outputFile = join(folder, 'poster.jpg')
    await writePoster({ ...film, frame: 30, outputFile })
    expect(await inspect(outputFile)).toMatch(/mjpeg.*180x320/)
  })
})
