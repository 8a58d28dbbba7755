import { expect, test } from 'vitest'
import { chooseClause, reversesMeaning } from './choose-clause.ts'

test.each([
  ['Put the horizon anywhere', 'Put the horizon anywhere but the middle.'],
  ['You can’t peel an orange', 'You can’t peel an orange and lay it flat.'],
  ['Nobody survived', 'Nobody survived, except the cook.'],
  ['Never open the door', 'Never open the door unless you know who is there.'],
  ['The Berlin Wall didn’t fall', 'The Berlin Wall didn’t fall because of an army.'],
  ['Something is wrong', 'Being tired doesn’t mean that something is wrong.'],
  ['Bulls hate red', 'It is a myth that bulls hate red.'],
  ['You can drive anywhere', 'You can drive anywhere in this country without a licence.'],
])('"%s" is no piece of "%s"', (piece, sentence) => {
  expect(reversesMeaning(piece, sentence)).toBe(true)
})

test.each([
  ['They smiled', 'They smiled, but nobody laughed.'],
  ['The tank was empty', 'He found out that the tank was empty.'],
  ['You can’t win', 'You can’t win, and it hurts.'],
  ['The Berlin Wall didn’t fall', 'The Berlin Wall didn’t fall, because nobody pushed.'],
  ['The door was open', 'The door was open because they had left without a word.'],
])('"%s" is one of "%s"', (piece, sentence) => {
  expect(reversesMeaning(piece, sentence)).toBe(false)
})

test('a question that only asks for agreement is not what is set', () => {
  const words = chooseClause("Doesn't sound like much, does it? Ignore it and your dot is off by six miles.")
  expect(words.join(' ')).not.toMatch(/^does it/i)
})

test('a time before a clause is cut whole, or not at all', () => {
  expect(chooseClause('At four in the morning a bakery has its own kind of silence.').join(' ')).not.toMatch(
    /^the morning/i,
  )
})

test('advice is set with its exception', () => {
  expect(chooseClause('Put the horizon anywhere but the middle.').join(' ')).toBe(
    'Put the horizon anywhere but the middle',
  )
})

test.each([
  ["When you cut an onion, you're breaking open thousands of cells.", 'thousands of cells'],
  ['Everybody laughs at the arms, but each was as strong as a weightlifter.', 'as strong as a weightlifter'],
  ['My grandmother could tell when it was ready just by squeezing a handful.', 'when it was ready'],
  ['It lived closer in time to you than to the Stegosaurus in your toy box.', 'than to the Stegosaurus'],
  ['She drove to the bank, took out nine thousand dollars and gave it to a courier.', '9,000 dollars'],
  [
    'So his wife, Emily, learned the mathematics and carried his orders to the crew.',
    'learned the mathematics',
  ],
  ["If the whistle is loud, you're safe.", "you're safe"],
  [
    'So breathe. Everyone in that room is busy worrying about their own hair.',
    'worrying about their own hair',
  ],
])('the point stands on the card: %s', (sentence, point) => {
  expect(chooseClause(sentence).join(' ')).toContain(point)
})

test('nothing is cut inside a clause, even where all of it is long', () => {
  const long =
    'In the basement of our museum on the hill above the river there is a wooden leg with a drawer inside of it.'
  const words = chooseClause(long).join(' ')
  expect(words.length).toBeLessThanOrEqual(90)
  expect(long).toContain(words)
})

test('the "and" of a number parts nothing', () => {
  const words = chooseClause(
    'James Dyson built five thousand one hundred and twenty-seven vacuums before one worked right.',
  )
  expect(words.join(' ')).toContain('5,127 vacuums')
})

test('a long word between small ones is read as any other, and not in every way of cutting it', () => {
  const long = 'a'.repeat(200)
  const sentence = `The old quiet grey harbour of the little northern town with boats in ${long} in winter.`
  expect(chooseClause(sentence).length).toBeGreaterThan(0)
})

// One such scene took a minute and a half of the process that makes everybody's previews.
test.each(['it is, ', 'and ', 'it is not true, ', 'she sings and he runs and ', 'it told me so '])(
  'of one sentence of "%s" without end a card is chosen at once',
  { timeout: 20_000 },
  (words) => {
    const lines = chooseClause(words.repeat(4000 / words.length).trim())
    expect(lines.join(' ').length).toBeLessThanOrEqual(100)
  },
)
