import { expect, test } from 'vitest'
import { toReading } from './written-reading.ts'
import { splitWrittenWords } from './written-words.ts'

const read = (text: string, code: string) => {
  const words = splitWrittenWords(text, (piece) => toReading([piece], code)[0]?.spoken !== '')
  return toReading(words, code)
    .map(({ spoken, mark }) => spoken + mark)
    .join(' ')
}

test.each([
  ['de', 'Am 3. Mai um 14:30 Uhr', 'Am dritten Mai um 14 30 Uhr'],
  ['de', '10 km/h und 20 °C', '10 Kilometer pro Stunde und 20 Grad Celsius'],
  ['de', '500g Mehl, 2 l Milch', '500 Gramm Mehl, 2 Liter Milch'],
  ['de', 'z. B. 3–5 Eier', 'zum Beispiel 3 bis 5 Eier'],
  ['de', '1/2 Apfel', 'ein halb Apfel'],
  ['es', '100 m de alto, 1 kg', '100 metros de alto, 1 kilogramo'],
  ['es', 'p. ej. EE. UU.', 'por ejemplo Estados Unidos'],
  ['es', 'n.º 5, 1.ª vez', 'número 5, primera vez'],
  ['fr', '500 g de farine, 20 °C', '500 grammes de farine, 20 degrés Celsius'],
  ['fr', 'n° 5 et 3-4 pommes', 'numéro 5 et 3 à 4 pommes'],
  ['it', '3/4 di 5 m²', 'tre quarti di 5 metri quadrati'],
  ['pt', '1 km e 20 °C', '1 quilômetro e 20 graus Celsius'],
  ['nl', '5–10 km', '5 tot 10 kilometer'],
  ['pl', '5 km', '5 kilometrów'],
  [
    'de',
    'Der 2. Weltkrieg, in der 3. Runde, das 1. Mal',
    'Der zweite Weltkrieg, in der dritten Runde, das erste Mal',
  ],
  [
    'fr',
    'Au XIXe siècle, le 2e étage, la 1re fois',
    'Au dix-neuvième siècle, le deuxième étage, la première fois',
  ],
  ['fr', 'Le 21ème, le 9e, le 75e', 'Le vingt et unième, le neuvième, le soixante-quinzième'],
  ['fr', 'Louis XIV et Napoléon Ier', 'Louis 14 et Napoléon premier'],
  ['de', 'Ludwig XIV. war König, Teil II', 'Ludwig der vierzehnte war König, Teil 2'],
  ['nl', 'Lodewijk XIV reed 100 km/u', 'Lodewijk 14 reed 100 kilometer per uur'],
  ['pl', 'XX wiek', '20 wiek'],
  ['es', 'El siglo XX', 'El siglo XX'],
  [
    'ru',
    '100 км/ч, 5 кг, 20 °C, 350 ₽',
    '100 километров в час, 5 килограммов, 20 градусов Цельсия, 350 рублей',
  ],
  ['ru', 'В 2023 г. было 5 км', 'В 2023 г. было 5 километров'],
  ['uk', '350 ₴ за 2 л', '350 гривень за 2 літрів'],
  ['tr', '%50, 20 °C, ₺350', '%50, 20 santigrat derece, 350 lira'],
  ['cs', '20 °C', '20 stupňů Celsia'],
  ['sv', '20 °C', '20 grader Celsius'],
  ['en', 'No. 5, p. 12 and Jan. 3.', 'number five, page twelve and january third.'],
  ['en', 'It costs 3,5, or Rs. 500.', 'it costs three point five, or rupees five hundred.'],
  ['en', 'He said No. It was in Jan. Nobody came.', 'he said no. it was in jan. nobody came.'],
])('in %s "%s" is read "%s"', (code, written, said) => {
  expect(read(written, code)).toBe(said)
})

test('a letter that stands after no number is no unit', () => {
  expect(read('Der Buchstabe m und die Note g', 'de')).toBe('Der Buchstabe m und die Note g')
})
