import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import { writeClip, writeHeavyClip } from '../../../../tests/fakes/write-clip.ts'
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
  const [heavy, light] = [join(folder, 'heavy.mp4'), join(folder, 'light.mp4')]
  await writeHeavyClip(heavy, { seconds: 50, frameRate: 8 })
  await writeClip(light, { seconds: 1.5, width: 64, height: 96 })
  const ending = new AbortController()
  const store = (userId: string, sentFile: string) =>
    storeUpload(server.deps, { userId, sentFile, folder, name: userId, signal: ending.signal })
  const ends: string[] = []
  const told = (name: string) => () => ends.push(name)
  const first = store('slow', heavy).then(told('slow'), told('slow'))
  await store('quick', light).then(told('quick'))
  expect(ends).toEqual(['quick'])
  ending.abort()
  await first
})

test('a clip that takes too long to be looked into counts as one that kept others waiting, too', async () => {
  const damaged = join(folder, 'damaged.mp4')
  await writeFile(
    damaged,
    Buffer.concat([Buffer.from('00000010667479706d70343200000000', 'hex'), Buffer.alloc(2000, 7)]),
  )
  const store = () =>
    storeUpload(server.deps, {
      ...{ userId: 'patient', sentFile: damaged, folder, name: 'damaged' },
      signal: new AbortController().signal,
    })
  // Each look at the clock is six seconds later.
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 6000))
  try {
    for (let time = 0; time < 3; time += 1)
      await expect(store()).rejects.toMatchObject({ code: 'upload_refused' })
    await expect(store()).rejects.toMatchObject({ code: 'rate_limited' })
  } finally {
    clock.mockRestore()
  }
})
