import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../tests/builders/build-picture-request.ts'
import { planScene } from '../illustrator/embedded/scene/plan-scene.ts'
import { splitWords } from './split-words.ts'

const numbersOf = (text: string) =>
  splitWords(text)
    .filter(({ normal }) => /^\d/.test(normal))
    .map(({ normal }) => normal)

test.each([
  ['Das kostet 1.000,5 Euro.', ['1000.5']],
  ['Il y a 1 000 étoiles.', ['1000']],
  ['Il y a 12 000 000 étoiles.', ['12000000']],
  ['Die Schweiz zahlt 1’250 Franken.', ['1250']],
  ['El 45 % de los peces duermen.', ['45%']],
  ['Cerca de 3,5 millones de años.', ['3.5']],
  ['W 1969 roku, 20 lipca.', ['1969', '20']],
  ['هناك ٤٥٪ من الناس', ['45%']],
  ['心臓は1日に100,000回鼓動します。', ['1', '100000']],
])('a number of another language is one word: %s', (text, numbers) => {
  expect(numbersOf(text)).toEqual(numbers)
})

function wordsOf(narration: string): readonly string[] {
  return planScene(buildPictureRequest(narration, { script: narration })).words
}

test.each([
  ['Das Universum ist 13.800 Millionen Jahre alt und wächst.', '13.800'],
  ['La Tierra gira a 1.670 kilómetros por hora y nadie lo nota.', '1.670'],
  ['Près de 45 % des poissons dorment les yeux ouverts.', '45 %'],
])('a number of another language is set as it is written: %s', (narration, number) => {
  expect(wordsOf(narration).filter((line) => line.includes(number))).toHaveLength(1)
})
