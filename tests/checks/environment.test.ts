import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test('.env.example names every setting of the server and no other', () => {
  const settings = globSync(
    ['apps/server/src/*config.ts', 'packages/crew/src/provider/crew-environment.ts'],
    { cwd: ROOT },
  ).flatMap((file) => {
    const schema = /z\.object\(\{(.*?)\n\}\)/s.exec(read(file))?.[1] ?? ''
    return [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map((match) => match[1])
  })
  const example = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(settings.length).toBeGreaterThan(3)
  expect(new Set(example)).toEqual(new Set(settings))
})

/** Hands its environment on to ffmpeg, less one setting of our own process's memory; it looks up nothing in it. */
const HANDS_ON = 'packages/render/src/frame-pipe.ts'

test('only config.ts reads the environment', () => {
  const files = globSync(['packages/*/src/**/*.ts', 'apps/{server,cli}/src/**/*.ts'], { cwd: ROOT })
  const readers = files.filter(
    (file) =>
      file !== HANDS_ON &&
      /process\.env\b/.test(read(file)) &&
      !/config\.ts$|\.test\.ts$|src\/main\//.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(readers).toEqual([])
  expect(read(HANDS_ON).match(/process\.env\b/g)).toHaveLength(1)
  expect(read(HANDS_ON)).toContain('env: { ...process.env, MALLOC_MMAP_THRESHOLD_: undefined }')
})
