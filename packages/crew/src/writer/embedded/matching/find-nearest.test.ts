import { describe, expect, test } from 'vitest'
import { findAnswer, findNearest } from './find-nearest.ts'

const questionsFor = (prompt: string) => findNearest(prompt)?.match.answers?.map(({ question }) => question)

describe('a fact whose question asks the same in other words answers', () => {
  test.each([
    ['why do my fingers go wrinkly in the bath', 'Why do fingers wrinkle in the bath?'],
    ['who created Minecraft', 'Who made Minecraft?'],
    ["why can't we remember being a baby", 'Why do we not remember being babies?'],
    ['what happens to your body if you stop drinking coffee', 'What happens when you stop drinking coffee?'],
    ['the man who sold the Eiffel Tower twice', 'Who sold the Eiffel Tower?'],
    ['what if the moon dissapeared', 'What if the Moon disappeared?'],
    ["Nauru's flag", "What does Nauru's flag show?"],
    ['the flag of Nauru', "What does Nauru's flag show?"],
    ["Jamaica's flag", "What is special about Jamaica's flag?"],
    ['why do we clap', 'Why do we clap?'],
    ['why am i always tired', 'Why am I always tired?'],
    ['difference between jam and jelly', 'What is the difference between jam and jelly?'],
    ['jam vs jelly', 'What is the difference between jam and jelly?'],
  ])('"%s"', (prompt, question) => {
    expect(questionsFor(prompt)).toContain(question)
  })
})

describe('a neighbor answers nothing:', () => {
  test.each([
    ['another kind of question', 'who discovered gravity'],
    ['what is, for what would be', 'what if the moon just left'],
    ['a thing of another place', "Norway's capital"],
    ['the opposite', 'what happens when you quit sugar for 30 days'],
    ['what is done about it', 'why does cutting onions hurt your hands'],
    ['what a thing is, for what would be', 'what if we could travel at the speed of light'],
    ['another side of a thing', 'history of tea'],
    ['a way that does not do without', 'easy pancake recipe no eggs'],
    ['a word that stands in both', 'why do banks fail'],
    ['what is only known of a thing', 'how to name your podcast'],
  ])('%s', (_, prompt) => {
    expect(findNearest(prompt)).toBeNull()
  })
})

test.each([
  ['is it true that you lose most of your heat from your head', 'through your head'],
  ['is it bad to crack your knuckles', 'arthritis'],
])('"%s" is met by the wrong belief', (prompt, claim) => {
  expect(findNearest(prompt)?.belief?.claim).toContain(claim)
})

test('who built a thing is not who found it', () => {
  const asked = findAnswer('who built machu picchu')?.answers?.map(({ question }) => question)
  expect(asked).toEqual(['Who built Machu Picchu?'])
})

test('what a prompt names is told, with words of another order around it', () => {
  expect(findNearest('loud budgeting trend')?.match.focus?.name).toBe('loud budgeting')
  expect(findNearest('easy chana masala for one person')?.match.focus?.name).toBe('making chana masala')
})

test('a prompt of many rare words is looked at in few facts', () => {
  const words = Array.from({ length: 160 }, (_, at) => ['whale', 'bread', 'castle', 'moon', 'tiger'][at % 5])
  expect(findNearest(`${words.join(' ')} ${'a'.repeat(900)}`)).toBeNull()
})
