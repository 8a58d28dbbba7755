import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { readChannel, readSentence } from './read-sentence.ts'

test.each([
  [
    'promo for my mobile bike repair van in Bristol called Spoke Folk',
    ['Spoke Folk is my mobile bike repair van in Bristol.'],
  ],
  ['ad for our bakery called Sweet Crumbs', ['Sweet Crumbs is our bakery.']],
  ['ad for our bakery called Sweet Crumbs in Austin', ['Sweet Crumbs is our bakery in Austin.']],
  ['promo for our new cinnamon rolls called Swirls', ['Swirls are our new cinnamon rolls.']],
  [
    'launch video for an app called Pim that tells you when to leave',
    ['Meet Pim, the app that tells you when to leave.', expect.any(String)],
  ],
  [
    'launch video for a website that finds lost pets',
    ['Meet the website that finds lost pets.', expect.any(String)],
  ],
  [
    'we are two sisters in Turin restoring old chairs for families',
    ['We are two sisters in Turin.', 'We restore old chairs for families.', expect.any(String)],
  ],
  [
    'we are a small office in Lima helping exporters with their papers',
    ['We are a small office in Lima.', 'We help exporters with their papers.', expect.any(String)],
  ],
])('"%s" is said in whole sentences', (prompt, said) => {
  expect(readSentence(prompt)?.said).toEqual(said)
})

test.each([
  'video for my daughter called Mia',
  'video about a game that teaches kids to read',
  'we are two nurses helping our mother with cancer',
  'we are a family of five living in a van helping each other',
  'we are a small team in Rome, how do we find clients?',
  'promo for a dog walking service',
])('"%s" offers nothing in one sentence', (prompt) => {
  expect(readSentence(prompt)).toBeNull()
})

test('where people write to is said at the end', async () => {
  const prompt =
    'we are a small firm in Nairobi helping traders file taxes, make video to get clients on whatsapp'
  expect(readChannel(prompt)).toBe('Write to us on WhatsApp today')
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 1 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.script).toMatch(/Write to us on WhatsApp today\.$/)
})
