import type { Source } from '@hookreel/contract'
import { SOURCES_MAX_COUNT } from '@hookreel/film'
import { expect, test } from 'vitest'
import { addSource } from './chosen-sources.ts'
import type { ChosenSource } from './chosen-sources.ts'

const source = (title: string, address = ''): Source => ({
  ...{ id: title, kind: 'text', title, by: '', address, day: '', words: 9, excerpt: '', isCut: false },
  readOn: '2026-11-23',
})

test('a file is taken as one’s own words, an address as somebody else’s', () => {
  const chosen = addSource(addSource([], source('notes')), source('page', 'https://example.org/'))
  expect(chosen.map(({ isOwn }) => isOwn)).toEqual([true, false])
})

test('the same one again takes the place of the earlier one, and there are never more than can be sent', () => {
  const twice = addSource(addSource([], source('notes')), { ...source('notes'), id: 'newer' })
  expect(twice.map(({ source: { id } }) => id)).toEqual(['newer'])
  const many = Array.from({ length: 9 }, (_, at) => source(`${at}`))
  const chosen = many.reduce<ChosenSource[]>((before, one) => addSource(before, one), [])
  expect(chosen).toHaveLength(SOURCES_MAX_COUNT)
})
