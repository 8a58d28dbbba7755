import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFfmpeg } from './find-ffmpeg.ts'
import { npmFfmpegPath } from './npm-ffmpeg-path.ts'
import { runFfmpeg } from './run-ffmpeg.ts'
import { isDiskFull } from './write-whole.ts'

test.each([
  ['of this machine', undefined],
  ['of npm', await npmFfmpegPath()],
])('what the ffmpeg %s is fed comes back through it', async (_, ffmpegPath) => {
  const ffmpeg = await findFfmpeg({ ffmpegPath })
  const input = new Uint8Array(200_000).map((_, i) => i % 251)
  const raw = ['-f', 'u8', '-ar', '8000', '-ac', '1']
  const { stdout } = await runFfmpeg(ffmpeg, [...raw, '-i', '-', ...raw, '-c:a', 'pcm_u8', '-'], { input })
  expect(Buffer.compare(stdout, input)).toBe(0)
})

test('a failure carries its code, one line of reason and the last lines ffmpeg said', async () => {
  const ffmpeg = await findFfmpeg()
  const run = runFfmpeg(ffmpeg, ['-i', '/nowhere.mp4', '-f', 'null', '-'], { failure: 'check_failed' })
  await expect(run).rejects.toMatchObject({
    code: 'check_failed',
    message: expect.stringContaining('No such file'),
    detail: expect.stringContaining('/nowhere.mp4'),
  })
})

test('a file whose texts say that the disk is full is not believed', async () => {
  const ffmpeg = await findFfmpeg()
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-run-ffmpeg-'))
  try {
    const sent = join(folder, 'sent.wav')
    const title = ['-metadata', 'title=No space left on device']
    await runFfmpeg(ffmpeg, ['-f', 'lavfi', '-i', 'sine=d=1', ...title, sent])
    const run = runFfmpeg(ffmpeg, ['-i', sent, '-map', '0:v:0', join(folder, 'written.mp4')])
    const error = await run.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'render_failed', detail: expect.stringContaining('No space left') })
    expect(isDiskFull(error)).toBe(false)
    expect(isDiskFull(new Error('No space left on device'))).toBe(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('an abort ends an endless ffmpeg and throws its reason', async () => {
  const ffmpeg = await findFfmpeg()
  const controller = new AbortController()
  const run = runFfmpeg(ffmpeg, ['-re', '-f', 'lavfi', '-i', 'testsrc', '-f', 'null', '-'], {
    signal: controller.signal,
  })
  setTimeout(() => controller.abort(new Error('cancelled by its maker')), 50)
  await expect(run).rejects.toThrow('cancelled by its maker')
})

test('when the frames fail half-way, their error is thrown and ffmpeg ends', async () => {
  const ffmpeg = await findFfmpeg()
  async function* frames() {
    yield new Uint8Array(1000)
    throw new Error('the frame could not be drawn')
  }
  const raw = ['-f', 'u8', '-ar', '8000', '-ac', '1']
  const run = runFfmpeg(ffmpeg, [...raw, '-i', '-', '-f', 'null', '-'], { input: frames() })
  await expect(run).rejects.toThrow('the frame could not be drawn')
})
