import { describe, expect, test } from 'vitest'
import { findFfmpeg } from './find-ffmpeg.ts'
import { npmFfmpegPath } from './npm-ffmpeg-path.ts'

describe('finding ffmpeg', () => {
  test('one is found on this machine, with the encoders that a film needs', async () => {
    const ffmpeg = await findFfmpeg()
    expect([...ffmpeg.encoders]).toEqual(expect.arrayContaining(['libx264', 'aac', 'libmp3lame', 'mjpeg']))
    expect([...ffmpeg.filters]).toEqual(expect.arrayContaining(['ebur128', 'acompressor', 'blackdetect']))
    expect(ffmpeg.version).toMatch(/\d/)
  })

  test('the one that npm installed can be used and says which filters it lacks', async () => {
    const path = await npmFfmpegPath()
    if (path === undefined) throw new Error('npm installed no ffmpeg here')
    const ffmpeg = await findFfmpeg({ ffmpegPath: path })
    expect(ffmpeg.encoders.has('libx264')).toBe(true)
    expect(ffmpeg.source).toBe('FFMPEG_PATH')
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
