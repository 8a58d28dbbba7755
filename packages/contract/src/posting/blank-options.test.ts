import { expect, test } from 'vitest'
import { blankOptions } from './blank-options.ts'
import { NETWORKS, postOptionsSchema } from './post-options.ts'

test.each(NETWORKS)('blank options of %s are what its schema takes when nothing is said', (network) => {
  expect(blankOptions(network)).toEqual(postOptionsSchema.parse({ network }))
})
