import { expect, test } from 'vitest'
import { formatStorage } from './format-storage.ts'

test.each([
  [1, '1 MB'],
  [999_400_000, '1,000 MB'],
  [1_240_000_000, '1.2 GB'],
  [100e9, '100 GB'],
  [2000e9, '2,000 GB'],
])('%d bytes are told as %s', (bytes, told) => {
  expect(formatStorage(bytes)).toBe(told)
})
