import type { Idea } from '@hookreel/contract'
import { describe, expect, test } from 'vitest'
import { latestBatch } from './latest-batch.ts'

function buildIdea(id: string, prompt: string, createdAt: string): Idea {
  return {
    id,
    prompt,
    createdAt,
    updatedAt: createdAt,
    title: id,
    summary: null,
    caption: null,
    script: null,
    description: null,
    status: 'draft',
    duration: 30,
    writtenBy: null,
    openings: [],
    unmet: [],
    originalId: null,
    batchId: null,
    sources: [],
    revision: 1,
  }
}

describe('the ideas suggested last', () => {
  test('come back together after a reload', () => {
    const ideas = [
      buildIdea('c', 'space', '2026-01-01T10:00:01Z'),
      buildIdea('b', 'space', '2026-01-01T10:00:00Z'),
      buildIdea('a', 'sleep', '2026-01-01T09:59:59Z'),
    ]
    expect(latestBatch(ideas).map((idea) => idea.id)).toEqual(['c', 'b'])
  })

  test('an earlier batch of the same prompt is another batch', () => {
    const ideas = [
      buildIdea('new', 'space', '2026-01-01T10:00:00Z'),
      buildIdea('old', 'space', '2026-01-01T08:00:00Z'),
    ]
    expect(latestBatch(ideas).map((idea) => idea.id)).toEqual(['new'])
  })

  test('a new version saved since does not hide them', () => {
    const version = { ...buildIdea('version', 'space', '2026-01-01T12:00:00Z'), originalId: 'a' }
    const ideas = [version, buildIdea('a', 'space', '2026-01-01T10:00:00Z')]
    expect(latestBatch(ideas).map((idea) => idea.id)).toEqual(['a'])
  })

  test('nobody has a batch before the first', () => {
    expect(latestBatch([])).toEqual([])
  })
})
