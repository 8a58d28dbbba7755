import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { countWords } from '../../wording.ts'
import { COMFORT_DAYS } from './comfort-days.ts'
import { COMFORT_ROADS } from './comfort-roads.ts'
import { readPlots } from '../plot.ts'
import { readPlight } from './read-plight.ts'
import { tellComfort } from './tell-comfort.ts'

const requestOf = (prompt: string) =>
  ({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 }) as const

test.each([
  ['its 5am and your bed is lying to you', 'morning'],
  ['for everyone who cant sleep tonight', 'sleepless'],
  ['i got rejected by the university again', 'rejected'],
  ['talk to me, my boyfriend left', 'dumped'],
  ['im scared to speak in front of my class', 'speaking'],
  ['i have an exam tomorrow and i havent started, talk to me', 'examahead'],
  ['talk me out of texting my ex', 'ex'],
  ['i want to give up on my startup', 'givingup'],
  ['for everyone who moved away and misses their city', 'homesick'],
  ['to the person who thinks its too late to learn guitar', 'toolate'],
  ['motivation for a hard week at work', 'hardweek'],
  ['calm me down before my presentation', 'speaking'],
  ['i cant get out of bed, motivate me', 'morning'],
])('%s is a plight that is talked to', (prompt, kind) => {
  expect(readPlight(prompt)?.kinds).toContain(kind)
})

test.each([
  'i want to kill myself',
  'i want to give up',
  'i cant get out of bed anymore',
  'for people who cant sleep because of cancer',
  'how to stop procrastinating',
  'why do i keep waiting for results?',
  'i failed my driving test six times, storytime',
  'stop scrolling',
  'something for people who failed their exam today',
  'facts about moving to a new city',
])('%s is none', (prompt) => {
  expect(readPlight(prompt)).toBeNull()
})

test.each([
  ['for everyone who cant sleep tonight', 'motivation-ceiling'],
  ['motivation for a hard week at work', /^motivation-(?:one-hour|heavy-bag)$/],
])('%s gets words to just that before a speech to many', async (prompt, framework) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas(requestOf(prompt))
  expect(idea?.framework).toMatch(framework)
})

test('every plight has words, none of them with an open slot, and about half a minute long', () => {
  for (const { id, beats } of [...readPlots(COMFORT_DAYS), ...readPlots(COMFORT_ROADS)]) {
    const script = beats.map(({ text }) => text).join(' ')
    expect(script, id).not.toMatch(/[{}]/)
    expect(countWords(script), id).toBeGreaterThan(65)
    expect(countWords(script), id).toBeLessThan(125)
  }
})

test('what the words tell of in their own words is not said to be left out', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas(requestOf('talk to me i just got dumped'))
  expect(idea?.script).toBe(tellComfort(requestOf('talk to me i just got dumped'))?.[0]?.script)
  expect(idea?.unmet).toBeUndefined()
})
