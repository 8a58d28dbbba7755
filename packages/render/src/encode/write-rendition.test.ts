import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { writeRendition } from './write-rendition.ts'

const TAGS = { title: 'Deep; sea=1', artist: 'Ada Maker', comment: 'Made with Hookreel' }
let folder: string
let ffmpeg: Ffmpeg
let film: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-rendition-'))
  ffmpeg = await findFfmpeg()
  film = join(folder, 'film.mp4')
  const source = '-f lavfi -i mandelbrot=s=360x640:r=30 -f lavfi -i sine=frequency=300 -t 2'.split(' ')
  const settings = '-c:v libx264 -preset superfast -crf 18 -pix_fmt yuv420p -c:a aac -b:a 160k'.split(' ')
  await runFfmpeg(ffmpeg, [...source, ...settings, '-metadata', 'title=an old title', film])
})
afterAll(() => rm(folder, { recursive: true }))

/** What ffmpeg says about a file. */
async function describeFile(file: string): Promise<string> {
  const { stderr } = await promisify(execFile)(ffmpeg.path, ['-hide_banner', '-i', file, '-f', 'null', '-'])
  return stderr.slice(0, stderr.indexOf('Output'))
}

describe('a film as it is downloaded', () => {
  test.each(['mp4', 'mov', 'avi'] as const)('says in %s what it is and who made it', async (format) => {
    const outputFile = join(folder, `tagged.${format}`)
    const quality = format === 'avi' ? 'compressed' : 'original'
    await writeRendition({ ffmpeg, inputFile: film, format, quality, tags: TAGS, outputFile })
    const said = await describeFile(outputFile)
    expect(said).toMatch(/title\s*: Deep; sea=1/)
    expect(said).toMatch(/artist\s*: Ada Maker/)
    expect(said).toMatch(/comment\s*: Made with Hookreel/)
    expect(said).not.toContain('an old title')
  })

  test('says nothing when metadata is off', async () => {
    const outputFile = join(folder, 'plain.mp4')
    await writeRendition({
      ffmpeg,
      inputFile: film,
      format: 'mp4',
      quality: 'original',
      tags: null,
      outputFile,
    })
    const said = await describeFile(outputFile)
    expect(said).not.toMatch(/title|artist|comment|encoder/)
  })

  test('is smaller when compressed, with as many pixels and the same length', async () => {
    const outputFile = join(folder, 'small.mp4')
    await writeRendition({
      ffmpeg,
      inputFile: film,
      format: 'mp4',
      quality: 'compressed',
      tags: null,
      outputFile,
    })
    expect((await stat(outputFile)).size).toBeLessThan((await stat(film)).size * 0.8)
    const said = await describeFile(outputFile)
    expect(said).toMatch(/Duration: 00:00:02/)
    expect(said).toMatch(/h264.*yuv420p.*360x640/)
  })
})
