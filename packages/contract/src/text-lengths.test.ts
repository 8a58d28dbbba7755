import { expect, test } from 'vitest'
import { askEmailChange, createSupportMessage, createWebhook } from './index.ts'
import { timeZoneSchema } from './posting/post-times.ts'

/** A megabyte of it was looked at for 0.4 s as the address of an account, and for 0.1 s as a time zone. */
const LONG = 'a.'.repeat(500_000)

test.each([
  ['a new address of an account', askEmailChange.body?.shape.newEmail],
  ['the address of whoever writes to support', createSupportMessage.body?.shape.email],
  ['the address of a webhook', createWebhook.body?.shape.url],
  ['a time zone', timeZoneSchema],
])('%s is looked at when it is found short enough, and not before', (_, schema) => {
  const codesOf = (text: string) => schema?.safeParse(text).error?.issues.map(({ code }) => code)
  expect(codesOf(LONG)).toEqual(['too_big'])
  expect(codesOf('a.')).toHaveLength(1)
  expect(codesOf('a.')).not.toEqual(['too_big'])
})
