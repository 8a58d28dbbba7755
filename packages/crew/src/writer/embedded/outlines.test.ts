import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from './embedded-writer.ts'
import { hasBlanks } from './outlines.ts'

const suggest = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 10, seed: 1 })

const ask = async (prompt: string) => {
  const ideas = await suggest(prompt)
  expect(ideas.length).toBe(10)
  expect(ideas.every(({ isOutline }) => isOutline)).toBe(true)
  return ideas
}

describe('an outline', () => {
  test('names a short topic in its blanks, and a question or a long one only in its title', async () => {
    expect((await ask('motivation'))[0]?.script).toContain('[A fact about motivation.]')
    const asked = (await ask('a history of the cafes in Vienna and Trieste'))[0]
    expect(asked?.title).toBe('Outline: A History of the Cafes in Vienna and Trieste: A Countdown')
    expect(asked?.script).toContain('[A fact about this.]')
  })

  test.each([
    ['how to train your dog to sit', 'How to Train Your Dog to Sit: Three Steps', 'First, ['],
    ['my bakery in Leeds', 'My Bakery in Leeds: Behind the Scenes', '[The step that nobody sees.]'],
    ['promote my new album', 'My New Album: Behind the Scenes', '[The step that nobody sees.]'],
    ['tea myths', 'Tea Myths: What People Get Wrong', '[Where the belief comes from.]'],
  ])('for "%s" asks for what only its maker can tell', async (prompt, title, blank) => {
    const ideas = await ask(prompt)
    expect(ideas[0]?.title).toBe(`Outline: ${title}`)
    expect(ideas[0]?.script).toContain(blank)
    expect(new Set(ideas.map(({ script }) => script)).size).toBe(10)
  })

  test.each([
    ['how do planes fly', 'How Do Planes Fly? The Short Answer'],
    ['Can you explain why we dream?', 'Why We Dream: The Short Answer'],
    ['scary story about a babysitter', 'Scary Story About a Babysitter: The Twist'],
  ])('"%s" begins with "%s", and nothing is ranked that cannot be', async (prompt, title) => {
    const ideas = await suggest(prompt)
    expect(ideas.length).toBeGreaterThanOrEqual(6)
    expect(ideas[0]?.title).toBe(`Outline: ${title}`)
    expect(ideas.map(({ title: other }) => other).join()).not.toMatch(/POV|Ranked/)
    expect(ideas.every(({ script, isOutline }) => isOutline && hasBlanks(script))).toBe(true)
  })

  test('leaves out of its topic what is said to whoever makes the video', async () => {
    const titles = (await ask('make something about the history of tea that goes viral pls')).map(
      ({ title }) => title,
    )
    expect(titles[0]).toBe('Outline: The History of Tea: A Countdown')
  })

  test('comes where a long prompt only orders: an order is not read aloud as a script', async () => {
    const ideas = await ask(
      'I run a small bakery in Lisbon called Sol and I want a series of short videos that show our sourdough, our custard tarts and the night shift of the bakers. The tone should be warm, for people who love food. Please start each one with a question. Avoid cliches.',
    )
    for (const { title, script } of ideas) {
      expect(title).toContain('Small Bakery in Lisbon Called Sol')
      expect(script).not.toMatch(/cliches|I want/)
    }
  })

  test('says that English alone is written here, to whoever asks in another language', async () => {
    expect((await ask('datos curiosos sobre el océano profundo'))[0]?.summary).toContain('English alone')
    expect((await ask('hechos curiosos sobre el espacio'))[0]?.summary).toContain('English alone')
    expect((await ask('fatos sobre o corpo humano'))[0]?.summary).toContain('English alone')
    expect((await ask('宇宙の面白い事実'))[0]?.summary).toContain('English alone')
    expect((await ask('the café culture of Vienna'))[0]?.summary).not.toContain('English alone')
  })
})
