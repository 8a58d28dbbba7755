import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test('.env.example names every setting of the server and no other', () => {
  const settings = globSync(
    ['apps/server/src/config/*config.ts', 'packages/crew/src/provider/*-environment.ts'],
    {
      cwd: ROOT,
    },
  ).flatMap((file) => {
    const schema = /z\.object\(\{(.*?)\n\}\)/s.exec(read(file))?.[1] ?? ''
    return [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map((match) => match[1])
  })
  const example = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(settings.length).toBeGreaterThan(3)
  expect(new Set(example)).toEqual(new Set(settings))
})

/** Hands named variables on to child processes; it reads no setting. */
const HANDS_ON = 'packages/sandbox/src/variables.ts'

test('only config.ts reads the environment', () => {
  const files = globSync(['packages/*/src/**/*.ts', 'apps/{server,cli}/src/**/*.ts'], { cwd: ROOT })
  const readers = files.filter(
    (file) => /process\.env\b/.test(read(file)) && !/config\.ts$|\.test\.ts$|src\/main\//.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(readers).toEqual([HANDS_ON])
})

test('child processes are handed no setting of the server, and nothing that sounds like a key', () => {
  const handed = [...read(HANDS_ON).matchAll(/'([A-Z][A-Z_]+)'/g)].map((match) => match[1] ?? '')
  const settings = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(handed.length).toBeGreaterThan(10)
  expect(
    handed.filter((name) => settings.includes(name) || /KEY|SECRET|TOKEN|PASSWORD|URL/.test(name)),
  ).toEqual([])
})
