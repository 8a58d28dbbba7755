import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = async (prompt: string) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 3 },
  })
  return idea
}

test.each([
  ['happy birthday video for my mom', /^(?:Happy birthday, Mom!|This is for you, Mom\.)/],
  [
    'happy birthday message for my mom Anna turning 60, she loves gardening',
    /You are turning 60\. You love gardening\./,
  ],
  [
    'thank you message for my team after a hard quarter',
    /After a hard quarter, that has to be said out loud\./,
  ],
  ['apology video to my wife for forgetting our anniversary', /I am sorry for forgetting our anniversary\./],
  ['merry christmas message to our customers', /^Merry Christmas, dear customers!/],
  ['invitation to our baby shower on june 14', /The occasion: our baby shower\. The time: June 14\./],
])('"%s" is spoken to whom it is for, with what was typed', async (prompt, said) => {
  expect((await ask(prompt))?.script).toMatch(said)
})

test.each([
  'birthday message',
  'happy birthday video for my dad in heaven',
  'miss you message to my grandma who passed away',
  'invitation to our party',
  'how to write a thank you message to my boss',
  'thank you message ideas for my team',
])('"%s" is no message that could be spoken', async (prompt) => {
  expect((await ask(prompt))?.framework ?? '').not.toMatch(/^message/)
})

test('who is spoken to is told nothing that was not typed', async () => {
  const script = (await ask('happy birthday message for my friend Lena'))?.script ?? ''
  expect(script).toContain('Lena')
  expect(script).not.toMatch(/\d|undefined|[{}]|\s{2}/)
})
