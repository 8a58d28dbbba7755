import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findFfmpeg, listEncoders } from './find-ffmpeg.ts'
import { npmFfmpegPath } from './npm-ffmpeg-path.ts'
import { openSentVideo } from '../uploads/sent-video.ts'

describe('finding ffmpeg', () => {
  test('one is found on this machine, with the encoders that a film needs', async () => {
    const ffmpeg = await findFfmpeg()
    expect([...(await listEncoders(ffmpeg))]).toEqual(
      expect.arrayContaining(['libx264', 'aac', 'libmp3lame', 'mjpeg']),
    )
    expect([...ffmpeg.filters]).toEqual(expect.arrayContaining(['ebur128', 'acompressor', 'blackdetect']))
    expect(ffmpeg.version).toMatch(/\d/)
  })

  test('the one that npm installed can be used and says which filters it lacks', async () => {
    const path = await npmFfmpegPath()
    if (path === undefined) throw new Error('npm installed no ffmpeg here')
    const ffmpeg = await findFfmpeg({ ffmpegPath: path })
    expect((await listEncoders(ffmpeg)).has('libx264')).toBe(true)
    expect(ffmpeg.source).toBe('FFMPEG_PATH')
  })

  test.each([
    ['7.0 as npm has it', 'n7.0-7-gd38bf5e08e-20240407', '61.  3.100', true],
    ['5.1 of Debian', '5.1.9-0+deb12u1', '59. 37.100', true],
    ['4.4, the oldest', '4.4.2-0ubuntu0.22.04.1', '58.134.100', true],
    ['4.3 of an old Debian', '4.3.9-0+deb11u1', '58. 91.100', false],
    ['the one of December 2018', 'N-47683-g0e8eb07980-static', '58. 42.102', false],
  ])('%s is told by its decoders whether it may read what strangers send', async (_, name, decoders, may) => {
    const folder = await mkdtemp(join(tmpdir(), 'hookreel-old-'))
    const program = join(folder, 'ffmpeg')
    const said = `ffmpeg version ${name}\nlibavcodec     ${decoders} / ${decoders}\n`
    // By what the shell can itself: confined, it starts nothing.
    await writeFile(program, `#!/bin/sh\nprintf '%s' '${said}'\n`, { mode: 0o755 })
    const old = await findFfmpeg({ ffmpegPath: program })
    expect(old.readsUploads).toBe(may)
    const sent = join(folder, 'sent.mp4')
    await writeFile(sent, '')
    if (!may) await expect(openSentVideo(old, sent)).rejects.toThrow(/ffmpeg 4.4 or newer/)
    await rm(folder, { recursive: true })
  })

  test('it is started once to be found, and once more when somebody asks what it encodes to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hookreel-once-'))
    const program = join(folder, 'ffmpeg')
    const named =
      'ffmpeg version 9 Copyright\n  configuration: --long\n  libavcodec     61.  3.100 / 61.  3.100\n'
    // Whatever else it is asked, it fails.
    const answers = `#!/bin/sh
case "$1" in
  -filters) printf '%s' '${named}' >&2; echo ' ... volume            A->A       Change input volume.' ;;
  -encoders) echo ' A....D aac                  AAC (Advanced Audio Coding)' ;;
  *) exit 1 ;;
esac
`
    await writeFile(program, answers, { mode: 0o755 })
    const found = await findFfmpeg({ ffmpegPath: program })
    expect(found).toMatchObject({ version: '9', readsUploads: true, filters: new Set(['volume']) })
    const listing = listEncoders(found)
    expect(listEncoders(found)).toBe(listing)
    expect(await listing).toEqual(new Set(['aac']))
    await rm(folder, { recursive: true })
  })

  test('a wrong FFMPEG_PATH is refused with one sentence, not replaced silently', async () => {
    await expect(findFfmpeg({ ffmpegPath: '/nowhere/ffmpeg' })).rejects.toMatchObject({
      code: 'ffmpeg_missing',
      message: expect.stringMatching(/^[^\n]*\/nowhere\/ffmpeg[^\n]*\.$/),
    })
  })

  test('a program that is not ffmpeg is refused', async () => {
    await expect(findFfmpeg({ ffmpegPath: process.execPath })).rejects.toMatchObject({
      code: 'ffmpeg_missing',
    })
  })
})
