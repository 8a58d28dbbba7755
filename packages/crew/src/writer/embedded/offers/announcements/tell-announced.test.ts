import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { speakWhen } from './speak-when.ts'

const tell = (prompt: string, count = 3) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 1 })

test.each([
  [
    'we fix cracked phone screens in 30 minutes, Tampa FL, walk ins welcome, 6 month warranty, call 813-555-0142',
    'In Tampa, Florida, we fix cracked phone screens in 30 minutes. Walk-ins are welcome. You get a six-month warranty. Call 813-555-0142.',
  ],
  [
    'Promo for our online pottery course: 6 lessons, beginner friendly, $49 until the end of June then $79. No wheel needed. Tone warm, not salesy. End with "link in bio".',
    "Our online pottery course has six lessons. It's beginner-friendly. It's $49 until the end of June, then $79. You don't need a wheel. Link in bio.",
  ],
  [
    "Grand opening this Saturday 10am! Rosie's Dog Grooming, 14 Mill Lane, Harrogate. First 20 dogs get a free nail trim. Tea and cake for the humans 🐶",
    "You're invited to the grand opening of Rosie's Dog Grooming this Saturday at 10am. It's at 14 Mill Lane in Harrogate. The first 20 dogs get a free nail trim. There's tea and cake for the humans. See you there.",
  ],
  [
    "hiring: line cook at Marco's Trattoria, Hoboken NJ, $22 an hour, tips shared, closed sundays, come by after 3pm",
    "We're hiring a line cook at Marco's Trattoria in Hoboken, New Jersey. The pay is $22 an hour. Tips are shared. We're closed on Sundays. Come by after 3pm.",
  ],
  [
    'Yard sale saturday 8am-1pm, 212 Birch Street, kids clothes, tools, a piano nobody plays, coffee for early birds',
    "There's a yard sale on Saturday from 8am to 1pm. It's at 212 Birch Street. You'll find kids' clothes, tools, a piano nobody plays and coffee for early birds. See you there.",
  ],
  [
    'we moved! new address 48 Dock Street, Annapolis MD, same hours, free parking behind the building, bigger kids corner',
    "We moved. Our new address is 48 Dock Street in Annapolis, Maryland. The hours are the same. We have free parking behind the building and a bigger kids' corner.",
  ],
  [
    'church bake sale sunday after the 10am service, pies, banana bread, all proceeds to the food bank, cash or venmo',
    "There's a church bake sale on Sunday after the 10am service. You'll find pies and banana bread. All proceeds go to the food bank. We take cash or Venmo. See you there.",
  ],
  [
    'save our library on Mill Road, council wants to cut opening hours, meeting is tuesday 7pm at the town hall',
    'Save our library on Mill Road. The council wants to cut opening hours. The meeting is on Tuesday at 7pm at the town hall. Pass it on.',
  ],
  [
    'help us save the old cinema, they want to turn it into flats, sign the petition at the bakery',
    'Help us save the old cinema. They want to turn it into flats. Sign the petition at the bakery. Pass it on.',
  ],
  [
    'our school playground needs new swings, we have 2000 of 5000 euros, donate at the office',
    'Our school playground needs new swings. We have 2000 of 5000 euros. Donate at the office.',
  ],
])('what “%s” announces is told in whole sentences, and no order is spoken', async (prompt, told) => {
  const [idea] = await tell(prompt)
  expect(idea?.script).toContain(told)
  expect(idea?.script).not.toMatch(/\b(?:salesy|tone|promo)\b/i)
})

test('each idea is built in another way, and opens no other line before the same words', async () => {
  const ideas = await tell(
    'Reopening party at The Corner Bookshop, Oct 12, 5pm, live jazz, 20% off everything, free wine. Tell it like good news to a friend.',
  )
  expect(ideas).toHaveLength(3)
  const [told, asked, counted] = ideas.map(({ script }) => script)
  expect(told).toContain("It's on October 12 at 5pm. There's live jazz.")
  expect(asked).toContain("When is it? It's on October 12 at 5pm.")
  expect(counted).toContain('Four things to know. One: It')
  expect(new Set(ideas.map(({ title }) => title)).size).toBe(3)
  for (const { script } of ideas) expect(script).not.toMatch(/good news to a friend/)
})

test.each([
  ['what to do with a closed shop, tips, ideas'],
  ['We met at a bus stop in 1998, it rained, he had no umbrella, now we have three kids'],
  ['a story about a yard sale, a ghost, a piano'],
  ['my dads 60th birthday, his name is Rob, loves fishing and terrible jokes'],
  ['save money on groceries, tips'],
  ['stop scrolling, you need to hear this'],
])('“%s” announces nothing', async (prompt) => {
  for (const { framework } of await tell(prompt)) expect(framework).not.toBe('offer-announced')
})

test.each([
  ['saturday march 8 at 2pm', 'on Saturday, March 8, at 2pm'],
  ['Oct 12, 5pm', 'on October 12 at 5pm'],
  ['5am to 10pm on weekdays', 'from 5am to 10pm on weekdays'],
  ['6am and 7pm', 'at 6am and 7pm'],
  ['until noon', 'until noon'],
  ['new roof', null],
])('“%s” is spoken as a time: %s', (typed, spoken) => {
  expect(speakWhen(typed)).toBe(spoken)
})
