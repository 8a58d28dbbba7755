import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { listTopicPacks } from '../topics/topics.ts'
import { tagsOfPack } from './tags-of-pack.ts'

const captionsOf = async (prompt: string) => {
  const request = { prompt, seconds: 30, language: 'English', count: 4, seed: 3 } as const
  return (await createEmbeddedWriter().suggestIdeas(request)).map(({ caption }) => caption)
}

test.each([
  ['how to feed a picky eater', /#pickyeater/, /carrot|basket/],
  ['how to grow strawberries', /#growingstrawberries #howto/, /sunnypot|calendar/],
  ['how to repot a plant', /#plant #howto #tips/, /twopots|springbud|repotaplant/],
  ['facts about elephants', /#elephants #animals #wildlife/, /footontheground|graycalf/],
])('"%s" is tagged with its topic and not with what its pictures show', async (prompt, tagged, shown) => {
  const captions = await captionsOf(prompt)
  expect(captions.length).toBeGreaterThan(0)
  for (const caption of captions) {
    expect(caption).toMatch(tagged)
    expect(caption.slice(caption.indexOf('#'))).not.toMatch(shown)
  }
})

test('every topic has three to seven tags, each of them one word of letters', () => {
  for (const pack of listTopicPacks()) {
    const tags = tagsOfPack(pack, pack.subjects[0] ?? null, pack.facts)
    expect(tags.length, pack.id).toBeGreaterThanOrEqual(3)
    expect(tags.length, pack.id).toBeLessThanOrEqual(7)
    for (const tag of tags) expect(tag).toMatch(/^#[\p{L}\p{N}]{2,30}$/u)
  }
})
