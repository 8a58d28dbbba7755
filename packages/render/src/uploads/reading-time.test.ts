import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readingMsFor } from './sent-video.ts'

test.each([
  [240_000, 12_048],
  [50_000_000, 22_000],
  [2_000_000_000, 60_000],
])('a file of %d bytes may be read for %d ms', async (bytes, ms) => {
  const folder = await mkdtemp(join(tmpdir(), 'reading-'))
  try {
    const file = join(folder, 'sent')
    await writeFile(file, '')
    await truncate(file, bytes)
    expect(await readingMsFor(file)).toBe(ms)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
