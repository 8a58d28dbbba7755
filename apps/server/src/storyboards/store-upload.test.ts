import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import { writeClip } from '../../../../tests/fakes/write-clip.ts'
import { storeUpload } from './store-upload.ts'

let server: Awaited<ReturnType<typeof buildServer>>
let folder = ''
beforeAll(async () => {
  server = await buildServer()
  folder = await mkdtemp(join(tmpdir(), 'hookreel-clips-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('a clip that takes long keeps nobody’s short one waiting', async () => {
  const [second, heavy, light] = ['second.mp4', 'heavy.mp4', 'light.mp4'].map((name) => join(folder, name))
  const ffmpeg = await findFfmpeg()
  const grey = '-v error -f lavfi -i color=gray:s=4096x4096:r=8:d=1 -c:v libx264 -preset ultrafast'
  await runFfmpeg(ffmpeg, [...grey.split(' '), second ?? ''])
  await runFfmpeg(ffmpeg, [...`-v error -stream_loop 49 -i ${second} -c copy`.split(' '), heavy ?? ''])
  await writeClip(light ?? '', { seconds: 1.5, width: 64, height: 96 })
  const ending = new AbortController()
  const store = (userId: string, sentFile = '') =>
    storeUpload(server.deps, { userId, sentFile, folder, name: userId, signal: ending.signal })
  const ends: string[] = []
  const told = (name: string) => () => ends.push(name)
  const first = store('slow', heavy).then(told('slow'), told('slow'))
  await store('quick', light).then(told('quick'))
  expect(ends).toEqual(['quick'])
  ending.abort()
  await first
})
