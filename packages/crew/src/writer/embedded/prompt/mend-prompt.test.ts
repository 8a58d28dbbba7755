import { describe, expect, test } from 'vitest'
import { mendPrompt } from './mend-prompt.ts'
import { parsePrompt } from './parse-prompt.ts'

describe('a prompt typed in a hurry', () => {
  test.each([
    ['5 spcae facts', '5 space facts'],
    ['octopuss facts', 'octopus facts'],
    ['make somthing abuot the histroy of Rome', 'make something about the history of Rome'],
    ['how to clean teh oven', 'how to clean the oven'],
    ['how to recieve criticism', 'how to receive criticism'],
    ['Vulcanoes that suprise you', 'Volcanoes that surprise you'],
    ['a storry about a babysiter', 'a story about a babysitter'],
    ['why sleep is definately important', 'why sleep is definitely important'],
    ['fix it accidentaly', 'fix it accidentally'],
    ['facts about elefants', 'facts about elephants'],
    ['how to stay awake at nite or overnite', 'how to stay awake at nite or overnight'],
    ['wat to do wen ur alone', "what to do when you're alone"],
    ['keep ur shoes dry', 'keep your shoes dry'],
    ['Dont feed the ducks', "Don't feed the ducks"],
    ['what happens if u drink salt water', 'what happens if you drink salt water'],
    ['🐙', 'octopus'],
    ['❤️🧠', 'heart brain'],
    ['🚀🌕✨', 'moon'],
    ['🚀🛸', 'rocket flying saucer'],
  ])('"%s" is read as "%s"', (typed, meant) => {
    expect(mendPrompt(typed)).toBe(meant)
  })

  test.each([
    'facts about planes',
    'dessert recipes',
    'summer',
    'winter in the city',
    'a tour of my diary',
    'angels and plants',
    'trains and brakes',
    'Pão da Avó',
    'my 2nd Tsla',
    'a bedtime story about brian and marai',
    'a robot called histroy',
    'the sign said "teh end"',
    'my shop on Hte Lane',
    'visit teh.example.org',
    'cómo ahorrar dinero cada mes',
    'historia de los dinosaurios',
    'minecraft, roblox and labubu',
    'ozempic explained',
    'saladin, marcus aurelius and the odysseus of bali',
    'CTA: follow me',
    'cta, like and americano',
    'a maine coon kitten',
    'datos curiosos',
    'sun-dried tomatoes',
    '✨',
  ])('"%s" stays as it is', (typed) => {
    expect(mendPrompt(typed)).toBe(typed)
  })

  test.each([
    ['please make me something about volcanoes, thanks', 'weather', 'volcanoes'],
    ['why do cats purr and what does it mean', 'animals', 'cats'],
    ['what causes earthquakes', 'plate-boundaries', 'plate-boundaries'],
    ['🐙', 'ocean', 'octopus'],
  ])('"%s" is about what the writer knows', (typed, pack, focus) => {
    const { match } = parsePrompt(mendPrompt(typed))
    expect(match?.pack.id).toBe(pack)
    expect(match?.focus?.id).toBe(focus)
  })
})

test('one word without end is read as soon as the same letters in words', () => {
  const measure = (prompt: string) => {
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      mendPrompt(prompt)
      return process.cpuUsage(before).user / 1000
    })
    return Math.min(...times)
  }
  mendPrompt('zorblaxian')
  const words = measure('the moon '.padEnd(960, 'zorblaxquibbentropifluxo '))
  const word = measure('the moon'.padEnd(960, 'zorblaxquibbentropifluxo'))
  expect(word / Math.max(words, 10), `${word} ms beside ${words} ms`).toBeLessThan(4)
})
