import { expect, test } from 'vitest'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { splitSpaced } from '../../../text/split-words.ts'
import { openStrongPhrases } from './find-strong-phrase.ts'

function strongOf(text: string): string | undefined {
  const words = splitSpaced(text)
  const phrase = openStrongPhrases(words, parseSentence(text))({ from: 0, to: words.length })
  return phrase && words.slice(phrase.from, phrase.to).join('').trim()
}

test.each([
  ['the cook sliced the potatoes paper thin', 'paper thin'],
  ['a woman in Strasbourg stepped into the street and began to dance', 'began to dance'],
  ['and show them what you are made of', 'show them'],
  ['Three payments of ten dollars add up to three hundred dollars', 'three hundred dollars'],
  ['it was taller than a house', 'taller than a house'],
  ['she has no cape', 'no cape'],
  ['but do not open the closet', 'do not open the closet'],
  ['Her patent ran out in 1920', 'ran out'],
  ['and it changes the next sixteen hours', 'sixteen hours'],
  ['Some end up in a market in Ghana', 'end up in a market'],
  ['a statue of Mary Anderson', 'Mary Anderson'],
  ['she never opened the letter', 'never opened the letter'],
  ['nine out of ten people check their phone', 'nine out of ten'],
  ['they sold two hundred and fifty boats', 'two hundred and fifty'],
  ['three million letters came', 'three million letters'],
  ['at the charity shop', 'charity shop'],
  ['the money on the day you get paid', 'get paid'],
  ['Lisbon is built on seven hills', 'seven hills'],
  ['becomes more than fifty thousand in twenty years', 'fifty thousand'],
  ['and ride the old yellow tram before nine in the morning', 'ride the old yellow tram'],
  ['when the whole city turns pink below you', 'turns pink'],
  ['over this phone and from all of it', 'phone'],
  ['it came down after two and a half minutes', 'two and a half minutes'],
  ['it costs one and a half million dollars', 'one and a half million dollars'],
  ['the Falcon 9 comes back', 'Falcon 9'],
  ['she turned the shuttle upside down below the station', 'upside down'],
  ['so tonight I kept the lights off and watched', 'kept the lights off'],
  ['the first customers so far have been lizards', 'so far have been lizards'],
  ['we had never wiped on a boss with her in front', 'never wiped on a boss'],
  ['the bells rang at nine o’clock over the harbour', 'bells rang'],
])('the words that carry a page: %s', (page, word) => {
  expect(strongOf(page)).toBe(word)
})

test.each([
  ['The plant refused to die', 'refused to die'],
  ['He left without saying a single word', 'without saying a single word'],
  ['a bottle that can’t be opened', 'can’t be opened'],
  ['the old clock stopped ticking', 'old clock stopped ticking'],
  ['she almost drowned', 'almost drowned'],
  ['the letters were never answered', 'never answered'],
  ['nobody came to the party', 'nobody came to the party'],
  ['he was too tired to argue', 'too tired to argue'],
])('what denies words is large with them: %s', (page, word) => {
  expect(strongOf(page)).toBe(word)
})

test('what was said before in the film is less than what is new', () => {
  const text = 'the octopus opened a jar and hugged a diver'
  const words = splitSpaced(text)
  const strong = (earlier: string) => {
    const phrase = openStrongPhrases(words, parseSentence(text), { earlier })({ from: 0, to: words.length })
    return phrase && words.slice(phrase.from, phrase.to).join('').trim()
  }
  expect(strong('How a jar is opened.')).toBe('hugged a diver')
  expect(strong('Divers are hugged, too.')).toBe('opened a jar')
})

test('small words carry nothing, and of words that nobody can read only figures do', () => {
  expect(strongOf('and it is about the')).toBeUndefined()
  const words = ['Никто ', 'не ', 'ждал ', '40 ', 'лет']
  expect(openStrongPhrases(words, [])({ from: 0, to: 5 })).toMatchObject({ from: 3, to: 4 })
  expect(openStrongPhrases(words, [])({ from: 0, to: 3 })).toBeUndefined()
})

test('it is counted on its own page', () => {
  const text = 'The bridge fell in 1940 and nobody was on it'
  const words = splitSpaced(text)
  expect(openStrongPhrases(words, parseSentence(text))({ from: 5, to: words.length })).toMatchObject({
    from: 1,
    to: 5,
  })
})
