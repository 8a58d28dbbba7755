import * as fc from 'fast-check'
import type { Schema } from './security-world.ts'

/** What programs choke on: texts as they stand in JSON, since some of them no value of JavaScript is written as. */
const NASTY = [
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '-0.0',
  '9007199254740993',
  '1.5',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\ufeff"',
  '"\u2028"',
  JSON.stringify('x'.repeat(30_000)),
  JSON.stringify('👩‍👩‍👧‍👦'.repeat(300)),
  JSON.stringify('<script>alert(1)</script>'),
  JSON.stringify('"; drop table videos; --'),
  JSON.stringify('../../../etc/passwd'),
  JSON.stringify('${7*7}{{7*7}}%s%n'),
  JSON.stringify('a\r\nset-cookie: a=b'),
  JSON.stringify('__proto__'),
  '"2026-02-30T25:61:61Z"',
  '[]',
  '[[]]',
  '{}',
  '{"__proto__":{"isPolluted":true}}',
  '{"constructor":{"prototype":{"isPolluted":true}}}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
]

/** Bodies as JSON texts: by the schema, with nasty things in the place of any part of it. */
export function makeBodies(schema: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  const whole = fc.constantFrom(...NASTY, '', '{', '{"a":1,"a":2}', 'NaN', '\ufeff{}', '{"a":1}x')
  return fc.oneof({ weight: 12, arbitrary: makeValue(schema, ids) }, { weight: 1, arbitrary: whole })
}

function makeValue(schema: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  const good = makeGood(schema, ids)
  return fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...NASTY) })
}

/** Parts of a schema, which OpenAPI says are schemas. */
const asSchemas = (value: unknown) => (value ?? {}) as Record<string, Schema>
const asNames = (value: unknown) => (value ?? []) as string[]

function makeGood(schema: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  const { enum: values, const: constant, anyOf, oneOf, type } = schema
  if (constant !== undefined) return fc.constant(JSON.stringify(constant))
  if (Array.isArray(values)) return fc.constantFrom(...values.map((value) => JSON.stringify(value)))
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices))
    return fc.oneof(...Object.values(asSchemas(choices)).map((one) => makeValue(one, ids)))
  const [kind] = [type].flat()
  if (kind === 'object') return makeObject(schema, ids)
  if (kind === 'array') {
    const items = asSchemas(schema.items)
    return fc.array(makeValue(items, ids), { maxLength: 3 }).map((list) => `[${list.join(',')}]`)
  }
  if (kind === 'string') return makeText(schema, ids).map((text) => JSON.stringify(text))
  if (kind === 'integer' || kind === 'number')
    return fc.oneof(fc.integer({ min: -5, max: 100 }), fc.integer()).map(String)
  if (kind === 'boolean') return fc.constantFrom('true', 'false')
  return fc.constantFrom('null', '{}', '"text"')
}

function makeText({ format, maxLength }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom('2026-11-21T10:00:00.000Z', '9999-12-31T23:59:59Z')
  if (format === 'uri') return fc.constantFrom('https://93.184.215.14/', 'http://127.0.0.1/', 'file:///etc')
  const long = typeof maxLength === 'number' ? Math.min(maxLength, 5000) : 50
  return fc.oneof(
    fc.constantFrom(...ids, 'test:ann', 'a@example.org'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('word '.repeat(long / 5), 'x'.repeat(long), 'x'.repeat(long + 1)),
  )
}

function makeObject({ properties, required }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  const parts = asSchemas(properties)
  const needed = asNames(required)
  const fields = Object.entries(parts).map(([name, part]) => {
    const field = makeValue(part, ids).map((value) => `${JSON.stringify(name)}:${value}`)
    const weight = needed.includes(name) ? 1 : 5
    return fc.oneof({ weight: 10, arbitrary: field }, { weight, arbitrary: fc.constant('') })
  })
  const extra = fc.constantFrom(
    '',
    '',
    '',
    '"__proto__":{"isPolluted":true}',
    '"userId":"x"',
    '"aiCredits":1e9',
  )
  return fc.tuple(...fields, extra).map((written) => `{${written.filter((one) => one !== '').join(',')}}`)
}

/** Parts of addresses that are no ids, as they stand in a path. */
export const NASTY_IDS = [
  'nothing',
  '%00',
  '%2e%2e%2f%2e%2e%2fsecret',
  '%F0%9F%98%80',
  '%',
  "'%20or%20'1'='1",
  '__proto__',
  '%0d%0aset-cookie:a=b',
  'x'.repeat(3000),
]
