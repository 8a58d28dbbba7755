import { expect, test } from 'vitest'
import { shareSeconds } from './preview-timeline.ts'

/** Scenes of one word each, said one after the other with these pauses between them. */
function speak(spokenSeconds: readonly number[], pauses: readonly number[], seconds: number) {
  let at = 0.2
  const words = spokenSeconds.map((said, index) => {
    const startSeconds = at
    at += said + (pauses[index] ?? 0)
    return { text: `word${index}`, startSeconds, endSeconds: startSeconds + said }
  })
  const scenes = words.map(({ text: id, ...times }) => ({ id, ...times }))
  return { style: 'default' as const, voice: { url: '', problem: null, seconds, words, scenes } }
}
const sum = (shares: Map<string, number>) =>
  Math.round([...shares.values()].reduce((total, share) => total + share, 0) * 10)

test('the seconds of the scenes add up to the film, to the tenth', () => {
  for (const seconds of [29.03, 29.06, 30]) {
    const shares = shareSeconds(speak([5, 5.9, 3.1, 3.4, 4.7, 3], [0.35, 0.35, 0.9, 0.35, 0.35], seconds))
    expect(shares.size).toBe(6)
    expect(sum(shares)).toBe(Math.round(seconds * 10))
  }
})

test('a pause counts for the scene that it is behind', () => {
  const usual = shareSeconds(speak([5, 4, 3], [0.3, 0.3], 13))
  const waiting = shareSeconds(speak([5, 4, 3], [1.5, 0.3], 14.2))
  const longer = (id: string) => (waiting.get(id) ?? 0) - (usual.get(id) ?? 0)
  expect(longer('word0')).toBeGreaterThan(1)
  expect(Math.abs(longer('word1'))).toBeLessThan(0.2)
  expect(Math.abs(longer('word2'))).toBeLessThan(0.2)
})

test('before it is spoken, no scene has a length', () => {
  expect(shareSeconds({ style: 'default', voice: null }).size).toBe(0)
})
