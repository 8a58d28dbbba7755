import { expect, test, vi } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

/** How many characters are taken apart one by one, whatever does it. */
let count = 0
type Segment = (this: Intl.Segmenter, text: string) => Intl.Segments
const segment: Segment = Reflect.get(Intl.Segmenter.prototype, 'segment')

function segmentCounted(this: Intl.Segmenter, text: string): Intl.Segments {
  const segments = segment.call(this, text)
  if (this.resolvedOptions().granularity !== 'grapheme') return segments
  const counted = {
    *[Symbol.iterator]() {
      for (const one of segments) {
        count += 1
        yield one
      }
    },
  }
  // As much of it as is used here.
  return counted as unknown as Intl.Segments
}

test('a text as long as any that is read, in a script without blanks, is not taken apart character by character', async () => {
  const spy = vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(segmentCounted)
  const text = '日'.repeat(60_000)
  const given = [{ title: 'A book', address: '', by: '', text, isOwn: true, readOn: '2026-11-22' }]
  const request = { prompt: 'the moon', seconds: 60, language: 'Japanese', count: 5, seed: 1, given } as const
  await createEmbeddedWriter().suggestIdeas({ ...request, passages: [] })
  spy.mockRestore()
  expect(count).toBeGreaterThan(0)
  // Whole, and several times, they took a core 0.6 s for each text.
  expect(count).toBeLessThan(5000)
})
