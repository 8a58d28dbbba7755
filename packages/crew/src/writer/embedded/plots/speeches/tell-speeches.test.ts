import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'en', count: 5, seed: 3 })

test.each([
  ['a pep talk for marathon runners', /\b(?:run|mile|lamppost|pace|legs)/i],
  ['pep talk before a job interview', /\b(?:hire|no|answer|table|papers|interview)/i],
  ['encouragement for someone caring for a sick parent', /\b(?:spoon|pillow|patient|soup|pills)/i],
  ['motivation to quit smoking', /\b(?:smoke|cigarette)/i],
  ['something to motivate students the night before their final exams', /\b(?:exam|page|book)/i],
])('"%s" speaks of just that', async (prompt, said) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script } of ideas) expect(script).toMatch(said)
})

test.each([
  'speech about learning to drive at fifty',
  'a short speech on saying no',
  'encourage bakers who get up at three',
  'wake up before the bakers motivation',
  'comfort people who have lost a dog',
  'cheer up students who failed their maths exam',
  'for cyclists who came last, do not give up',
  'for drivers who failed their driving test twice, dont give up',
])('"%s" is spoken to those it is for, and names them', async (prompt) => {
  const [idea] = await ask(prompt)
  expect(idea?.summary).toContain('A speech')
  const words = prompt.match(/\b(?:drive|saying no|bakers|dog|maths|cyclists|drivers)\b/)?.[0] ?? ''
  expect(`${idea?.title} ${idea?.script}`.toLowerCase()).toContain(words)
  expect(idea?.unmet ?? []).toEqual([])
})

test('somebody whom others have to do without is not spoken to', async () => {
  const others = [
    'Speech to recruits who live without their mothers',
    'Encourage pupils who learn at night, with a word about their mothers',
  ]
  for (const prompt of others)
    for (const { script } of await ask(prompt)) expect(script).not.toMatch(/\b(?:good mother|your child)\b/i)
})

test.each(['a pep talk for marathon runners', 'pep talk for firefighters', 'motivation about not giving up'])(
  'each idea for "%s" begins in another way',
  async (prompt) => {
    const ideas = await ask(prompt)
    const firsts = ideas.map(({ script }) => script.split(/(?<=[.!?]) /)[0])
    expect(ideas.length).toBeGreaterThan(2)
    expect(new Set(firsts).size).toBe(firsts.length)
    for (const { script } of ideas) expect(script).not.toMatch(/(?:for|to) not giving up/i)
  },
)

test('a team of volunteers is no sports team', async () => {
  const ideas = await ask('short speech for my team of volunteers at the animal shelter')
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script } of ideas) {
    expect(script).toContain('volunteers at the animal shelter')
    expect(script).not.toMatch(/scoreboard|whistle/)
  }
})

test.each([
  [
    'talk to the man who is 50 and starting again from zero. strong deep no cliches',
    'You are 50 and starting again from zero.',
  ],
  [
    'motivational speech for people who failed their driving test 3 times',
    'You failed your driving test 3 times.',
  ],
  ['words for someone whose business just failed', 'Your business just failed.'],
  ['you are not behind in life', 'You are not behind in life.'],
  ['it is okay to leave a job that makes you sick', 'It is okay to leave a job that makes you sick.'],
  [
    'Locker room speech before a final, under 17 girls football team, we lost the last two finals',
    'We lost the last two finals.',
  ],
  ['speech for people who feel homesick at university', 'You feel homesick at university.'],
  ['motivational talk for nurses who are burnt out', 'You are burnt out.'],
  ['pep talk for someone waiting for medical results', 'You are waiting for medical results.'],
  [
    'speech for teenagers who compare themselves to everyone online',
    'You compare yourselves to everyone online.',
  ],
  [
    'motivation for people whose parents never said they are proud',
    'Your parents never said they are proud.',
  ],
])('"%s" is told where its listeners stand', async (prompt, said) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script, unmet = [] } of ideas) {
    expect(script).toContain(said)
    expect(script).not.toMatch(/undefined|[{}]|exam|snail/)
    expect(unmet).toEqual([])
  }
})

test('a father is no mother', async () => {
  for (const { script } of await ask('pep talk for single dads who are tired'))
    expect(script).not.toMatch(/\bmother\b/)
})

test.each([
  ['motivational video about never giving up!!', /never giving up\./i],
  ['dont give up!! short motivation', /: don't give up\.|^Don't give up\./],
  ["motivation: don't quit", /: don't quit\.|^Don't quit\./],
])('"%s" is opened by a whole sentence, however loudly it was typed', async (prompt, said) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { title, summary, caption, script } of ideas) {
    expect(caption).toMatch(said)
    expect(`${title} ${summary} ${caption} ${script}`).not.toMatch(/!!|\s:/)
  }
})
