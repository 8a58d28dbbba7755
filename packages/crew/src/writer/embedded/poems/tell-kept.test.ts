import { expect, test } from 'vitest'
import { tellKept } from './tell-kept.ts'
import { tellPoem } from './tell-poem.ts'

const requestOf = (prompt: string) =>
  ({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 }) as const
const titleOf = (prompt: string) => tellKept(requestOf(prompt))?.[0]?.title

test('a poem is kept of just what the prompt names', () => {
  expect(titleOf('a poem about the last bus of the night')).toBe('The Last Bus')
  expect(titleOf('a poem about the first snow')).toBe('First Snow')
  expect(titleOf('poem for my dog bruno who waited at the door')).toBe('At the Door: For Bruno')
  expect(tellKept(requestOf('poem for my dog bruno who waited at the door'))?.[0]?.script).toContain(
    'Bruno never learned',
  )
})

test.each([
  'poem about the sea',
  'poem about home',
  'rhyming poem about coffee',
  'poem about coffee and my divorce',
  'poem for my dog who waited at the door',
  'poem for my dog bruno',
  'famous poem about snow by frost',
])('none is of %s', (prompt) => {
  expect(tellKept(requestOf(prompt))).toBeNull()
})

test('whom a poem is for stands before what it is about', () => {
  const [poem] = tellPoem(requestOf('poem for kids about the moon')) ?? []
  expect(poem?.title).toContain('the Moon')
  expect(poem?.script).not.toContain('kids')
})
