import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readGiven } from './read-given.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'given-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a file that is too large is refused unread', async () => {
  const file = join(folder, 'large.txt')
  writeFileSync(file, '')
  // Larger than what Node reads at once: reading it would fail with another sentence.
  truncateSync(file, 3 * 1024 ** 3)
  const given = readGiven({ source: [file], 'feed-item': '1', offline: true }, readConfig())
  await expect(given).rejects.toThrow(`${file} is larger than 12 MB.`)
})
