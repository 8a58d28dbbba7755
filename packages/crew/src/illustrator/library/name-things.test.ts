import { expect, test } from 'vitest'
import { readFilm } from '../embedded/film/film-brief.ts'
import { nameThings } from './name-things.ts'

const filmOf = (title: string, script: string) => readFilm({ title, script, style: 'default' })

test.each([
  ['How the Falcon 9 lands', 'The Falcon 9 comes back. It falls toward the sea.', 'Falcon 9'],
  ['The Summer Palace in Beijing', 'The Summer Palace is a garden. It burned down.', 'Summer Palace'],
])('a film whose title is no name is of the name in it that its script says: %s', (title, script, name) => {
  const film = filmOf(title, script)
  const [said = '', pointed = ''] = script.split(/(?<=[.]) /)
  for (const narration of [said, pointed])
    expect(nameThings(narration, film)).toMatchObject({
      isOfTopic: true,
      topics: expect.arrayContaining([name]),
    })
})

test('one word of a title is a name of many things, and is not looked up for the film', () => {
  const film = filmOf('How the Falcon 9 lands', 'A Falcon comes back. It falls toward the sea.')
  expect(nameThings('It falls toward the sea.', film).topics).not.toContain('Falcon')
})

test.each([
  ['Why octopuses have three hearts', 'They have blue blood.', ['octopuses']],
  ['The Cat in the Hat', 'The cat came in. It wore a hat.', []],
  ['What the hedgehog named Pip did', 'Pip the hedgehog ran away. He was cold.', []],
])(
  'a sentence about an animal is looked up by it, a work and a tale are not: %s',
  (title, script, animals) => {
    const { topics } = nameThings(script, filmOf(title, script))
    expect(topics.filter((topic) => /^(?:octopuses|cat|hedgehog)$/i.test(topic))).toEqual(animals)
  },
)

test('a name in one’s own sentences is nobody’s business', () => {
  const film = filmOf('My mother and Anna Berg', 'My mother met Anna Berg. She was kind.')
  expect(nameThings('She was kind.', film).topics).not.toContain('Anna Berg')
})
