import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import { boardKey } from '../../storyboards/storyboard-files.ts'
import { storyboards } from '../../schema.ts'
import { listExportFiles } from './write-export-texts.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

test('an export asks the storage a few times what there is, however many pictures were sent', async () => {
  const user = await server.signUp()
  const { id: userId } = (await user.ask('GET', '/api/profile')).body as { id: string }
  const { db, storage } = server.deps
  const uploads = Array.from({ length: 900 }, (_, at) => `uploads/${String(at).padStart(8, '0')}.jpg`)
  const about = { kind: 'script' as const, title: 'Sea', script: 'The sea.' }
  const choices = {
    style: 'anime',
    voiceId: 'alloy',
    duration: 15,
    resolution: '720p',
    aspectRatio: '9:16',
  } as const
  const [board] = await db
    .insert(storyboards)
    .values({ userId, title: 'Sea', about, seed: 1, scenes: [], uploads, ...choices })
    .returning()
  if (!board) throw new Error('no storyboard')
  for (const upload of uploads.slice(0, 3))
    await storage.putBytes(boardKey(board, upload), Buffer.from('a picture'))
  let asked = 0
  const counted = {
    ...storage,
    findSize: (key: string) => {
      asked += 1
      return storage.findSize(key)
    },
    list: (start?: string) => {
      asked += 1
      return storage.list(start)
    },
  }
  const files = await listExportFiles({ db, storage: counted }, userId)
  expect(files.map(({ name, size }) => [name, size])).toEqual(
    uploads.slice(0, 3).map((upload) => [`pictures/Sea ${upload.slice(8, 16)}.jpg`, 9]),
  )
  expect(asked).toBeLessThan(10)
})
