import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { findNotoBody } from './noto-bodies.ts'

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>
}

test('every drawing of Noto, by each of its names, is found as its file has it', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')
  // The package's documented shape.
  const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8')) as IconSet
  const names = [...Object.keys(icons), ...Object.keys(aliases)]
  expect(names.length).toBeGreaterThan(3000)
  const wrong = names.filter((name) => {
    const body = icons[name]?.body ?? icons[aliases[name]?.parent ?? '']?.body
    return body === undefined || findNotoBody(name) !== body
  })
  expect(wrong).toEqual([])
})

test.each(['', 'body', 'icons', 'constructor', 'no such drawing'])(
  'there is no drawing called "%s"',
  (name) => {
    expect(findNotoBody(name)).toBeUndefined()
  },
)
