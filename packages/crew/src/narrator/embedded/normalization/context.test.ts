import { expect, test } from 'vitest'
import { hasSound, normalizeWords } from './normalize-words.ts'
import { splitWrittenWords } from '../written-words.ts'

const say = (text: string) => {
  const said = normalizeWords(splitWrittenWords(text, hasSound))
  expect(
    said.every((words) => words.length > 0),
    'every written word has a sound',
  ).toBe(true)
  return said.flat().join(' ')
}

test.each([
  ['5 km', 'five kilometers'],
  ['1 km', 'one kilometer'],
  ['6 ft', 'six feet'],
  ['5ft 9in', 'five feet nine inches'],
  [`5'9"`, 'five feet nine inches'],
  ['100 mph', 'one hundred miles per hour'],
  ['9.8 m/s²', 'nine point eight meters per second squared'],
  ['20 m²', 'twenty square meters'],
  ['250 ml', 'two hundred fifty milliliters'],
  ['2 tsp', 'two teaspoons'],
  ['20 °C', 'twenty degrees celsius'],
  ['350°F for 20 min.', 'three hundred fifty degrees fahrenheit for twenty minutes'],
  ['7:30 am', 'seven thirty ay em'],
  ['a 7:00 start', "a seven o'clock start"],
  ['10:00-12:00', 'ten to twelve'],
  ['March 5, 2021', 'march fifth twenty twenty one'],
  ['on 5 March', 'on the fifth of march'],
  ['Jan. 3', 'january third'],
  ['Louis XIV', 'louis the fourteenth'],
  ['Elizabeth II', 'elizabeth the second'],
  ['World War I was', 'world war one was'],
  ['Super Bowl LVII', 'super bowl fifty seven'],
  ['the XXI century', 'the twenty first century'],
  ['No. 5', 'number five'],
  ['No. I said no.', 'no i said no'],
  ['p. 12', 'page twelve'],
  ['Main St. in St. Louis', 'main street in saint louis'],
  ['10 000 people', 'ten thousand people'],
  ['1 200 000', 'one million two hundred thousand'],
  ['in 1900 300 people', 'in nineteen hundred three hundred people'],
  ['(555) 123-4567', 'five five five one two three four five six seven'],
  ['+44 20 7946 0958', 'plus four four two zero seven nine four six zero nine five eight'],
  ['call 911', 'call nine one one'],
  ['1 1/2 cups', 'one and a half cups'],
  ['2½ cups', 'two and a half cups'],
  ['$1.5 billion', 'one point five billion dollars'],
  ['$1.5', 'one point five dollars'],
  ['$1.99', 'one dollar ninety nine'],
  ['$0.99', 'ninety nine cents'],
  ['£0.50', 'fifty pence'],
  ['$10-20', 'ten to twenty dollars'],
  ['50 €', 'fifty euros'],
  ['C$20', 'twenty canadian dollars'],
  ['10⁶', 'ten to the power of six'],
  ['2 + 2 = 4', 'two plus two equals four'],
  ['3 x 4', 'three times four'],
  ['~100', 'about one hundred'],
  ['<5', 'less than five'],
  ['16:9', 'sixteen to nine'],
  ['v2.0', 'version two point zero'],
  ['2.0.1', 'two point zero point one'],
  ['CO₂', 'see oh two'],
  ['iPhone 15', 'eye phone fifteen'],
  ['McDonald', 'mcdonald'],
  ['AD 79', 'ay dee seventy nine'],
  ['first.last@mail.co.uk', 'first dot last at mail dot co dot u k'],
  ['in his 30s', 'in his thirties'],
  ['a 30s video', 'a thirty second video'],
  ['hundreds, 100s', 'hundreds hundreds'],
])('%s is said "%s"', (written, said) => {
  expect(say(written)).toBe(said)
})
