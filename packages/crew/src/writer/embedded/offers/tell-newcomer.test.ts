import { expect, test } from 'vitest'
import { tellNewcomer } from './tell-newcomer.ts'

const tell = (prompt: string) => tellNewcomer({ prompt, seconds: 30, language: 'English', count: 3, seed: 2 })

test.each([
  ['we just adopted a three legged greyhound named Biscuit and I want to introduce him', 'Biscuit'],
  ['our rescue cat Pepper moved in last week and i want to introduce her, she loves socks', 'Pepper'],
  ['i got a kitten called Miso, she sleeps in the sink', 'Miso'],
])('"%s" introduces %s in these words', (prompt, name) => {
  const ideas = tell(prompt)
  expect(ideas).toHaveLength(3)
  for (const { title, script } of ideas ?? []) {
    expect(title).toBe(`Meet ${name}`)
    expect(script).not.toMatch(/introduce|\{/)
  }
})

test('what is said of it is told as it was typed', () => {
  const [idea] = tell('we just got a deaf puppy named Moose, he steals shoes') ?? []
  expect(idea?.script).toMatch(/We just got a deaf puppy named Moose\. He steals shoes\./)
})

test('one who lives alone does not say "we"', () => {
  for (const { script } of tell('i adopted a cat named Olive, she is old') ?? [])
    expect(script).not.toMatch(/\bwe\b|\bus\b|\bour\b/i)
})

test.each([
  'we just adopted a dog and want tips',
  'how to introduce a new cat named Olive to a dog',
  'our dog Rex died last week',
  'we got a boat named Biscuit',
  'we adopted a dog last month and he runs fast',
])('"%s" introduces no animal', (prompt) => {
  expect(tell(prompt)).toBeNull()
})
