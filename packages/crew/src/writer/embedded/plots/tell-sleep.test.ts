import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { nameStory } from './spell-story.ts'
import { tellSleep } from './tell-sleep.ts'

const ask = async (prompt: string, seed = 5) => {
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  return idea
}

test.each([
  ['something creepy about a night nurse', 'creepy story about a night nurse'],
  ['something really funny abt an owl who lost its glasses', 'funny story about an owl who lost its glasses'],
  ['write me something sad about two brothers', 'write me a sad story about two brothers'],
  [
    'a ghost tale set in a village in Iceland, a bell that rings under water. slow',
    'a ghost tale about a bell that rings under water, in a village in Iceland. slow',
  ],
])('"%s" asks for a story', (prompt, named) => {
  expect(nameStory(prompt)).toBe(named)
})

test.each([
  'something funny about cats',
  'something scary about the sun',
  'something interesting about a bee',
])('"%s" may be for anything', (prompt) => {
  expect(nameStory(prompt)).toBe(prompt)
})

test('something scary about somebody is no list of facts', async () => {
  const idea = await ask('something scary abt a lighthouse keeper')
  expect(idea?.sources).toEqual([])
  expect(idea?.script).toMatch(/lighthouse keeper/)
})

test('a thing that does something where it is set is told by the person who met with it', async () => {
  const idea = await ask('a horror tale set in a village in Kerala, an old well that calls your name')
  expect(idea?.script).toMatch(/An old well called my name, in a village in Kerala/)
  expect(idea?.script).not.toMatch(/asked I\b/)
})

test('grown people who cannot sleep are told of what they do, and nothing happens', async () => {
  const prompt = 'a calming story for adults who lie awake, walking through an old library in the rain'
  const idea = await ask(prompt)
  expect(idea?.framework).toMatch(/^sleep-/)
  expect(idea?.script).toMatch(/walking through an old library in the rain.*Goodnight\.$/s)
})

test.each([
  'a story for adults who cannot sleep',
  'calming story for my daughter, riding a pony',
  'a scary story about somebody walking through a forest',
])('"%s" says too little of it, or is for somebody else', (prompt) => {
  expect(tellSleep({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })).toEqual([])
})

test('a name is nothing that happens', async () => {
  const idea = await ask('something scary about a doll named Rosie', 4)
  expect(idea?.script).not.toMatch(/^A doll named Rosie\./)
})
