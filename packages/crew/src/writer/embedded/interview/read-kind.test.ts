import { describe, expect, test } from 'vitest'
import { askBack, subjectOf } from './ask-back.ts'

const asked = (prompt: string): string =>
  askBack({ prompt })
    .questions.map(({ text }) => text)
    .join(' ')

describe('what was is asked about as history', () => {
  test.each([
    ['why did the Vikings give up Greenland', '“why did the Vikings give up Greenland”: what is the short'],
    ['What was the Zollverein? Year 10 homework', '“What was the Zollverein”: what is the short answer'],
    ['how did rubber get to Malaysia and why did it end in a crisis', 'what is the short answer'],
    ['how did the Inca road runners work', 'what was it like before'],
  ])('“%s”', (prompt, question) => {
    expect(subjectOf(prompt).kind).toBe('past')
    expect(asked(prompt).toLowerCase()).toContain(question.toLowerCase())
    expect(asked(prompt)).toContain('What is left of it today?')
    expect(asked(prompt)).not.toMatch(/everyday life|look out for|what should/i)
  })

  test.each([
    ['why are trams coming back', 'explanation'],
    ['why did my sourdough collapse', 'explanation'],
    ['how we left the city', 'personal'],
    ['who was Aethelflaed', 'life'],
  ])('and nothing else: “%s”', (prompt, kind) => expect(subjectOf(prompt).kind).toBe(kind))
})

test('what is explained is no advice', () =>
  expect(asked('why are trams coming back')).not.toMatch(/everyday life|look out for|should somebody do/i))

test('what something was is named without the question', () =>
  expect(askBack({ prompt: 'What was the Zollverein' }).message).toContain('facts about the Zollverein.'))

describe('a lesson is asked for as a lesson', () => {
  test.each([
    'how to explain decimals to a 9 yr old with coins, friendly voice',
    'how do i explain magnetism to my 6 year old using a fridge',
    'explaining the food chain to 3rd graders',
    'explain to my 5 year old twins why the moon follows us',
    'how do i teach my fourth graders what a habitat is, outdoor activity',
    'teach my class of 8 year olds why the sky is blue',
    'how to teach kids what an adjective is with lego',
  ])('“%s”', (prompt) => {
    expect(subjectOf(prompt).kind).toBe('lesson')
    expect(asked(prompt)).toContain('how do you say it in one simple sentence?')
    expect(asked(prompt)).toContain('What can they try')
    expect(asked(prompt)).toMatch(/^(?:How|Explaining|Teach)\b/)
    expect(askBack({ prompt }).message).not.toContain('Only you')
  })

  test.each([
    ['how to explain a gap in your cv', 'situation'],
    ['how to explain divorce to a child', 'situation'],
    ['how to explain to my dad that i quit', 'how-to'],
    ['teach kids to whistle', 'how-to'],
    ['how to teach a puppy to sit', 'situation'],
  ])('and nothing else: “%s”', (prompt, kind) => expect(subjectOf(prompt).kind).toBe(kind))
})

describe('what everybody can look up is nobody’s own to say', () => {
  test('a list of facts', () => {
    const { message } = askBack({ prompt: 'three towns that lie below sea level' })
    expect(message).toContain('no checked list of “towns that lie below sea level”')
    expect(message).not.toMatch(/yours to say|only you/i)
    expect(asked('three towns that lie below sea level')).not.toMatch(/the others|leave out|only one/i)
  })
  test('more of them than are asked for singly', () =>
    expect(asked('6 singers who could not read music')).toMatch(/any others/i))
  test('what is picked is ranked', () =>
    expect(asked('best card games to play with a friend')).toMatch(/only one.*leave out/i))
})

describe('neither who watches nor the request itself is the topic', () => {
  test.each([
    ['Quick bio of Hannelore Quist for my rowing club', 'Hannelore Quist', 'life'],
    ['brief bio of Hannelore Quist for my church group', 'Hannelore Quist', 'life'],
    ['Infos about zygote division for biology students 1st semester', 'zygote division', 'topic'],
    ['short portrait of Jubal Okonedo for nursing students', 'Jubal Okonedo', 'life'],
    [
      'Facts about the human spleen for nursing students 2nd year, nothing too basic',
      'the human spleen',
      'topic',
    ],
    ['Info on lichen succession for first year botany students pls', 'lichen succession', 'topic'],
    ['the parathyroid gland for paramedic trainees', 'the parathyroid gland', 'topic'],
  ])('“%s”', (prompt, own, kind) => {
    const subject = subjectOf(prompt)
    expect(subject.own.toLowerCase()).toBe(own.toLowerCase())
    expect(subject.kind).toBe(kind)
    expect(subject.yours).not.toContain('“')
  })
})
