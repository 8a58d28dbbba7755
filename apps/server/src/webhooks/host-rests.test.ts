import { expect, test } from 'vitest'
import { createHostRests } from './host-rests.ts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

test('a server that does not answer three times in a row is left alone for a minute, then asked once', () => {
  const hosts = createHostRests()
  for (const second of [0, 1]) hosts.note('silent.example', false, at(second))
  expect(hosts.restsUntil('silent.example', at(2))).toBeUndefined()
  hosts.note('silent.example', false, at(2))
  expect(hosts.restsUntil('silent.example', at(3))).toEqual(at(62))
  expect(hosts.restsUntil('other.example', at(3))).toBeUndefined()
  expect(hosts.restsUntil('silent.example', at(62))).toBeUndefined()
  hosts.note('silent.example', false, at(63))
  expect(hosts.restsUntil('silent.example', at(64))).toEqual(at(123))
})

test('an answer of any kind ends the count', () => {
  const hosts = createHostRests()
  for (const isAnswered of [false, false, true, false, false]) hosts.note('slow.example', isAnswered, at(0))
  expect(hosts.restsUntil('slow.example', at(1))).toBeUndefined()
})
