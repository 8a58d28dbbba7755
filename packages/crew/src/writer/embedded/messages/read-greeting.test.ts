import { expect, test } from 'vitest'
import { askBack } from '../interview/ask-back.ts'
import { readGreeting } from './read-greeting.ts'
import { readWishToAll } from './read-wish-to-all.ts'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 4, seed: 3 })

test.each([
  [
    'happy anniversary mum and dad 40 years!! from Priya, Arun and the grandkids',
    [/Mum and Dad/, /40 years together\./, /From Priya, Arun and the grandkids\.$/],
  ],
  [
    'happy 50th anniversary grandma and grandpa! love from Leo and Mia',
    [/Grandma and Grandpa/, /It is your 50th anniversary\./, /With love from Leo and Mia\.$/],
  ],
  [
    'get well soon Uncle Raj and Aunt Meena, from the whole cricket club',
    [/Uncle Raj and Aunt Meena/, /From the whole cricket club\.$/],
  ],
  ['happy retirement mr and mrs Okafor from class 6b', [/Mr and Mrs Okafor/, /From class 6b\.$/]],
  [
    'congrats to Jonas and Lea on the new baby, from the office team',
    [/Jonas and Lea/, /From the office team\.$/],
  ],
  [
    'happy birthday grandma 90 years young, from the whole family',
    [/Grandma/, /You are turning 90\./, /From the whole family\.$/],
  ],
  [
    'congratulations Ivo and Mette on your new shop, from the street',
    [/Ivo and Mette/, /Congratulations on your new shop\./, /From the street\.$/],
  ],
  ['happy birthday Anna from all of us', [/Anna/, /From all of us\.$/]],
  [
    'anniversary wishes for grandma and grandpa from Leo, Mia and Sam',
    [/Grandma and Grandpa/, /From Leo, Mia and Sam\.$/],
  ],
])('“%s” is said to all of them, by all of them', async (prompt, said) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script, unmet = [] } of ideas) {
    for (const each of said) expect(script).toMatch(each)
    expect(script).not.toMatch(/\b(?:I|my|me|am|undefined)\b|\bher\b/)
    expect(unmet).toEqual([])
  }
})

test('who stands before whom it is for sends it, and is not the end of it', async () => {
  const [idea] = await ask('farewell video from our crew to our cook Ines who goes back to Brazil')
  expect(idea?.script).toContain('Ines')
})

test('one sender speaks of himself', async () => {
  for (const { script } of await ask('happy birthday mum, love from Ben')) {
    expect(script).toMatch(/With love from Ben\.$/)
    expect(script).not.toMatch(/\bwe\b/i)
  }
})

test.each([
  'Happy Birthday Cake Recipe',
  'happy birthday song origin',
  'happy 4th of july',
  'Happy Anniversary Gift Ideas',
])('“%s” is no greeting', (prompt) => expect(readGreeting(prompt)).toBeNull())

test.each(['message to my friend from school', 'birthday message for my aunt from Brazil'])(
  'where somebody is from says nothing of who speaks: “%s”',
  async (prompt) => {
    for (const { script } of await ask(prompt)) expect(script).not.toMatch(/From (?:school|Brazil)\.$/)
  },
)

test('two are asked about as two', () => {
  const { questions } = askBack({ prompt: 'happy anniversary mum and dad' })
  expect(questions.map(({ text }) => text).join(' ')).toMatch(/What do you like about them\?/)
})

test.each([
  'good morning sunshine coast',
  'Good morning! We run a pottery, make a video on glazes, please',
  'good friday meaning',
  'happy friday quotes',
])('“%s” is no wish to all who watch', (prompt) => {
  expect(readWishToAll(prompt)).toBeNull()
})

test.each([
  ['good morning tuesday status, kittens, short', /^Good morning/, ['“kittens”']],
  ['good evening video for our subscribers', /^(?:Good night|The day is over)/, []],
  ['happy thursday everyone!', /Thursday/, []],
  ['happy new month', /month/i, []],
  ['have a great weekend all', /weekend/, []],
])('“%s” is said to all who watch', async (prompt, said, left) => {
  const [idea] = await ask(prompt)
  expect(idea?.script).toMatch(said)
  for (const each of left) expect(idea?.unmet?.join(' ')).toContain(each)
})

test('jokes that somebody loves are no order for jokes', async () => {
  const [idea] = await ask('happy 60th birthday uncle Bram, he likes chess and silly riddles')
  expect(idea?.script).toMatch(/Uncle Bram.*You like chess and silly riddles\./s)
})

test('a birthday that is named by whose it is, is that person’s, with what they love', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    prompt: 'my dads 60th birthday, his name is Rob, loves fishing and terrible jokes',
    seconds: 30,
    language: 'English',
    count: 1,
    seed: 1,
  })
  expect(idea?.script).toContain('You are turning 60. You love fishing and terrible jokes.')
})
