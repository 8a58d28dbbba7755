import { filmSpecSchema, orderChoicesSchema, previewSpecSchema } from '@hookreel/film'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from '../index.ts'

/** Every body of the contract, by the endpoint that takes it. */
const BODIES = Object.values<unknown>(contract).flatMap((value) =>
  typeof value === 'object' &&
  value !== null &&
  'body' in value &&
  value.body instanceof z.ZodType &&
  'path' in value
    ? [
        {
          path: String(value.path),
          schema: z.toJSONSchema(value.body, { io: 'input', unrepresentable: 'any' }),
        },
      ]
    : [],
)

/** The names of all objects that stand under a name, however deep. */
function namesUnder(name: string, schema: unknown): string[][] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Object.entries(schema).flatMap(([key, inside]) => {
    const isIt = key === name && typeof inside === 'object' && inside !== null && 'properties' in inside
    return [...(isIt ? [Object.keys(inside.properties ?? {})] : []), ...namesUnder(name, inside)]
  })
  return own
}

test('an order brings what a person may choose of a film, and nothing that the server alone says of it', () => {
  const found = BODIES.flatMap(({ path, schema }) =>
    namesUnder('choices', schema).map((names) => ({ path, names })),
  )
  expect(new Set(found.map(({ path }) => path))).toEqual(
    new Set(['/api/videos', '/api/videos/estimate', '/api/batches']),
  )
  const chosen = Object.keys(orderChoicesSchema.shape).toSorted()
  for (const { path, names } of found) expect([path, names.toSorted()]).toEqual([path, chosen])
})

/** By path: the fields that it takes, but for some. */
const TAKEN: readonly (readonly [string, object, readonly string[]])[] = [
  ['/api/videos', filmSpecSchema.shape, []],
  ['/api/batches', filmSpecSchema.shape, ['script']],
  ['/api/videos/estimate', filmSpecSchema.shape, ['script', 'voiceId', 'duration', 'format']],
  ['/api/storyboards', previewSpecSchema.shape, []],
  ['/api/storyboards/estimate', previewSpecSchema.shape, []],
  ['/api/storyboards/{id}', previewSpecSchema.shape, []],
]

test.each(TAKEN)(
  'what %s takes of a film has each field that a film is ordered as',
  (path, shape, without) => {
    const fields = Object.keys(shape).filter((name) => !without.includes(name))
    const taken = BODIES.filter((body) => body.path === path).map(({ schema }) => {
      const { change, ...own } = schema.properties ?? {}
      const inside = typeof change === 'object' ? change.properties : undefined
      return Object.keys(inside ?? own)
    })
    // A path may take other things by another method.
    expect(taken.some((names) => fields.every((name) => names.includes(name)))).toBe(true)
  },
)
