import { describe, expect, test } from 'vitest'
import { countWords } from '../wording.ts'
import { PACKS } from './packs.ts'

const PLAIN = /^[\x20-\x7e]+$/

describe.each(PACKS)('the $id pack', (pack) => {
  test('has at least 25 facts and at least five myths, none twice', () => {
    const size = pack.facts.length
    expect(size).toBeGreaterThanOrEqual(25)
    expect(pack.myths.length).toBeGreaterThanOrEqual(5)
    expect(new Set(pack.facts.map((fact) => fact.short)).size).toBe(size)
    expect(new Set(pack.facts.map((fact) => fact.long)).size).toBe(size)
    expect(new Set(pack.facts.flatMap((fact) => fact.why)).size).toBe(size * 2)
    expect(new Set(pack.facts.map((fact) => fact.question)).size).toBe(size)
  })

  test('says each fact short in at most nine words and long in at most two sentences', () => {
    for (const fact of pack.facts) {
      expect(countWords(fact.short), fact.short).toBeLessThanOrEqual(9)
      expect(fact.short, 'no full stop').not.toMatch(/[.!?]$/)
      expect(fact.long.match(/[.!?](?:\s|$)/g)?.length ?? 0, fact.long).toBeLessThanOrEqual(2)
      expect(countWords(fact.long), fact.long).toBeLessThanOrEqual(32)
      for (const follow of fact.why) expect(countWords(follow), follow).toBeLessThanOrEqual(28)
    }
  })

  test('names for every fact and myth a work and a sane year', () => {
    for (const { sources } of [...pack.facts, ...pack.myths]) {
      expect(sources.length).toBeGreaterThan(0)
      for (const { work, year } of sources) {
        expect(work.length).toBeGreaterThan(8)
        expect(year).toBeGreaterThanOrEqual(1900)
        expect(year).toBeLessThanOrEqual(2025)
      }
    }
  })

  test('is written for a voice: plain punctuation, numbers in words', () => {
    const spoken = [
      ...pack.facts.flatMap((fact) => [fact.short, fact.long, fact.question, ...fact.why]),
      ...pack.myths.flatMap((myth) => [myth.claim, myth.correction, myth.because]),
      ...pack.subjects.flatMap((subject) => [...subject.hooks, subject.arrive]),
    ]
    for (const text of spoken) {
      expect(text).toMatch(PLAIN)
      expect(text).not.toMatch(/\d/)
    }
  })

  test('gives each subject at least two facts, and no fact a subject it does not have', () => {
    const ids = pack.subjects.map(({ id }) => id)
    for (const id of ids)
      expect(pack.facts.filter((fact) => fact.subject === id).length, id).toBeGreaterThanOrEqual(2)
    for (const item of [...pack.facts, ...pack.myths]) expect(ids).toContain(item.subject)
  })
})
