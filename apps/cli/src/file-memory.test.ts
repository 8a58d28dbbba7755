import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileMemory } from './file-memory.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-memory-'))
})
afterEach(() => rm(folder, { recursive: true }))

const result = (n: number) => ({ data: { n }, files: [], tookMs: n })

test('each of many steps that end at once is on the disk when it is told to be remembered', async () => {
  const memory = await createFileMemory(folder)
  const numbers = Array.from({ length: 12 }, (_, n) => n)
  const found = await Promise.all(
    numbers.map(async (n) => {
      await memory.remember('voice', `line ${n}`, result(n))
      const later = await createFileMemory(folder)
      return later.recall('voice', `line ${n}`)
    }),
  )
  expect(found).toEqual(numbers.map(result))
})

test('a step that cannot be written down is not told to be remembered, nor is any after it', async () => {
  const memory = await createFileMemory(folder)
  await memory.remember('plan', 'a', result(1))
  await rm(folder, { recursive: true })
  // A file where the folder should be.
  await writeFile(folder, '')
  const asked = ['b', 'c'].map((key) => memory.remember('plan', key, result(2)))
  const ended = await Promise.allSettled(asked)
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
