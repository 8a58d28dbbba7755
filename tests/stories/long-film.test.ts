import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEFAULT_CHOICES } from '@hookreel/film'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import { makeFilm } from '@hookreel/studio'
import type { Picture } from '@hookreel/film'
import { afterAll, expect, test } from 'vitest'
import { getProgram } from '../../launcher/find-program.ts'

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'hookreel-long-'))
afterAll(() => rm(folder, { recursive: true }))

/** The upper part of a frame every four seconds, in grey, 24 by 24: captions are below. */
async function seeFrames(file: string): Promise<Buffer[]> {
  const { stdout } = await run(
    getProgram('ffmpeg'),
    [
      '-v',
      'error',
      '-i',
      file,
      '-vf',
      'fps=1/4,crop=iw:ih*0.6:0:0,scale=24:24,format=gray',
      '-f',
      'rawvideo',
      '-',
    ],
    { encoding: 'buffer', maxBuffer: 10_000_000 },
  )
  return Array.from({ length: stdout.length / 576 }, (_, n) => stdout.subarray(n * 576, (n + 1) * 576))
}

const differ = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length

test('a film of two minutes is as long as asked, never shows a picture twice and hooks anew every 20 to 30 seconds', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt: 'Weird ocean animals', seconds: 120, language: 'English', count: 1, seed: 2 },
  })
  const pictures: Picture[] = []
  const film = await makeFilm(
    {
      ...{ title: idea?.title ?? '', script: idea?.script ?? '', style: 'default', voiceId: 'flite-slt' },
      ...{ seconds: 120, resolution: '420p', aspectRatio: '9:16', format: 'mp4', seed: 4 },
      choices: DEFAULT_CHOICES,
    },
    {
      memory: { recall: async () => undefined, remember: async () => undefined },
      partsFolder: folder,
      frameSize: { width: 108, height: 192 },
      report: () => undefined,
      onScene: ({ picture }) => pictures.push(picture),
      signal: new AbortController().signal,
    },
  )
  // Its check was passed: streams, frames, loudness, black, frozen and silent stretches.
  expect(Math.abs(film.durationSeconds - 120)).toBeLessThanOrEqual(120 * 0.12)
  expect(pictures.length).toBeGreaterThan(20)
  // Captions up to the last sentence.
  const last = film.cues.at(-1)
  expect((last?.endFrame ?? 0) / 30).toBeGreaterThan(film.durationSeconds - 3)
  expect(await readFile(film.subtitleFiles.srt, 'utf8')).toContain('00:01:4')
  // Two frames of one shot are four seconds apart at most once.
  const frames = await seeFrames(film.filmFile)
  const alike = frames.flatMap((frame, n) =>
    frames.slice(n + 2).flatMap((other, m) => (differ(frame, other) < 2 ? [[n * 4, (n + 2 + m) * 4]] : [])),
  )
  expect(alike).toEqual([])
})
