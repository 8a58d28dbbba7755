import { lookupTable } from '@hookreel/film'

const SECOND: Readonly<Record<string, string>> = lookupTable({
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  myself: 'yourself',
  ourselves: 'yourselves',
  "i'm": "you're",
  "we're": "you're",
  "i've": "you've",
  "we've": "you've",
  "i'd": "you'd",
  "we'd": "you'd",
  "i'll": "you'll",
  "we'll": "you'll",
})

/** The person's words as somebody else says them to them: "why I moved" to "why you moved". */
export function toSecondPerson(text: string): string {
  return (
    text
      .replace(/\b(?:i am|we are|i was|we were)\b/gi, (two) =>
        /was|were/i.test(two) ? 'you were' : 'you are',
      )
      // "In the us" is a country.
      .replace(/(?<!\bthe |\p{L})\p{L}+(?:'[\p{L}]+)?/gu, (word) => SECOND[word.toLowerCase()] ?? word)
  )
}
