import { expect, test } from 'vitest'
import { createHostBackoff } from './host-backoff.ts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)
const ADA = { userId: 'ada', origin: 'https://silent.example' }

test('a server that does not answer three times in a row is left alone for a minute, then asked once', () => {
  const hosts = createHostBackoff()
  for (const second of [0, 1]) hosts.note(ADA, false, at(second))
  expect(hosts.restsUntil(ADA, at(2))).toBeUndefined()
  hosts.note(ADA, false, at(2))
  expect(hosts.restsUntil(ADA, at(3))).toEqual(at(62))
  expect(hosts.restsUntil({ ...ADA, origin: 'https://other.example' }, at(3))).toBeUndefined()
  expect(hosts.restsUntil(ADA, at(62))).toBeUndefined()
  hosts.note(ADA, false, at(63))
  expect(hosts.restsUntil(ADA, at(64))).toEqual(at(123))
})

test('an answer of any kind ends the count', () => {
  const hosts = createHostBackoff()
  for (const isAnswered of [false, false, true, false, false]) hosts.note(ADA, isAnswered, at(0))
  expect(hosts.restsUntil(ADA, at(1))).toBeUndefined()
})

test('somebody whom it answered waits for nobody else’s silence, and whom it did not answer once, for the minute of all', () => {
  const hosts = createHostBackoff()
  const eve = { ...ADA, userId: 'eve' }
  for (const second of [0, 1, 2]) hosts.note(eve, false, at(second))
  expect(hosts.restsUntil(ADA, at(3))).toBeUndefined()
  hosts.note(ADA, false, at(3))
  expect(hosts.restsUntil(ADA, at(4))).toEqual(at(63))
  hosts.note(ADA, true, at(63))
  for (const second of [64, 65, 66]) hosts.note(eve, false, at(second))
  expect([hosts.restsUntil(ADA, at(67)), hosts.restsUntil(eve, at(67))]).toEqual([undefined, at(126)])
})
