import { randomUUID } from 'node:crypto'
import { Dirent } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openStorage } from './open-storage.ts'
import type { Storage } from './open-storage.ts'

const folder = join(tmpdir(), `hookreel-list-${randomUUID()}`)
let storage: Storage
beforeAll(async () => {
  storage = openStorage(folder)
  for (const key of ['one.b', 'one.a', 'two.a', 'onetime.a'])
    await storage.putBytes(`storyboards/anna/${key}.jpg`, Buffer.from('x'))
  await storage.putBytes('storyboards/anna/one.parts/deep/c.jpg', Buffer.from('xy'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const list = async (start?: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(start)) keys.push(key)
  return keys
}

test('what begins so is listed in order, and of nothing else in its folder is anything asked', async () => {
  const looks = vi.spyOn(Dirent.prototype, 'isFile')
  onTestFinished(() => looks.mockRestore())
  expect(await list('storyboards/anna/one.')).toEqual([
    'storyboards/anna/one.a.jpg',
    'storyboards/anna/one.b.jpg',
    'storyboards/anna/one.parts/deep/c.jpg',
  ])
  expect(looks.mock.contexts).toMatchObject([{ name: 'deep' }, { name: 'c.jpg' }])
})

test('a folder, everything and nothing are listed, too', async () => {
  const all = await list()
  expect(all).toHaveLength(5)
  expect(await list('storyboards/anna/')).toEqual(all)
  expect(await list('storyboards/ann')).toEqual(all)
  expect([await list('storyboards/berta/'), await list('nowhere/x')]).toEqual([[], []])
})
