import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const write = async (prompt: string) =>
  (
    await createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 3, seed: 4 })
  ).map(({ script }) => script)

test.each([
  [
    'I run a small bike shop in Ghent called Two Spokes and we repair any bike in a day. make an ad',
    [/Two Spokes/, /We repair any bike in a day\./],
  ],
  [
    'promo for a roofing company, free quotes, 24/7, serving Dayton since 1987. Tone: calm. CTA: "call us today"',
    [/Free quotes\./, /24\/7\./, /Serving Dayton since 1987\./, /Call us today\.$/],
  ],
  [
    'hiring video, we look for two bakers, no night shifts, free bread, good team',
    [/hiring|job/i, /No night shifts\./, /Free bread\./],
  ],
  [
    'we have a small ceramics shop in Ghent name Blue Bowl we fire every friday, bowls from 18€, come by at rue Haute 7',
    [/Blue Bowl/, /We fire every Friday\./i, /Bowls from 18€\./],
  ],
  [
    'piano teacher, beginners welcome, first lesson free, 30/h, call Anton 0470 123456',
    [/piano teacher/i, /First lesson free\./, /Call Anton 0470 123456\./],
  ],
])('an ad says what “%s” says, and nothing of how to say it', async (prompt, said) => {
  const scripts = await write(prompt)
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) {
    for (const part of said) expect(script).toMatch(part)
    expect(script).not.toMatch(/\b(?:tone|cta|make an ad|promo|hiring video)\b/i)
  }
})

test.each([
  'promo for my dog grooming van',
  'ad for nail salon',
  'how to write an ad',
  'ad blockers explained',
  'best ramen open at 2am in Osaka under $10',
  'i have a small bakery and three kids',
])('“%s” says too little, or asks about ads', async (prompt) => {
  for (const script of await write(prompt)) expect(script).not.toMatch(/Looking for|Need an?/)
})
