import { describe, expect, test } from 'vitest'
import { cleanScript, countSpokenWords, splitSentences } from './script.ts'

describe('sentences of a script', () => {
  test('end behind a short form, too', () => {
    expect(
      splitSentences("A bill survives. A receipt doesn't. Two: melt all gold. It isn’t. Number one: I'm."),
    ).toEqual([
      ...['A bill survives.', "A receipt doesn't.", 'Two: melt all gold.', 'It isn’t.', "Number one: I'm."],
    ])
  })

  test('end at stops, not at abbreviations, initials or decimals', () => {
    expect(
      splitSentences(
        'Dr. Smith paid 3.5 dollars. J. R. Tolkien, e.g. the writer, did not! The U.S. team won?',
      ),
    ).toEqual([
      'Dr. Smith paid 3.5 dollars.',
      'J. R. Tolkien, e.g. the writer, did not!',
      'The U.S. team won?',
    ])
  })

  test.each([
    ['Am 3. Mai kam er. Am 12. Dezember ging er.', 2],
    ['Der 2. Weltkrieg begann. Ihr 1. Kind kam.', 2],
    ['In der 3. Runde lag er vorn. Es war das 1. Mal.', 2],
    ['Er ist 12. Sie ist 10.', 2],
    ['Wir wurden Zweite hinter Platz 1. Das war gut.', 2],
    ['Das ist z. B. Brot, d. h. Essen. Gut.', 2],
    ['Hr. Maier wohnt in der Nr. 5. Er hat ca. 3 Mio. Euro.', 2],
    ['I am 12. You are 13.', 2],
    ['He paid Rs. 500. It was Jan. 3. See p. 12.', 3],
    ['He went to Ft. Worth with Fr. Brown.', 1],
    ['La Sra. García y la Dra. Costa. Fin.', 2],
    ['Dhr. Jansen en mevr. Smit. Klaar.', 2],
    ['He drove a big car. Then he slept.', 2],
  ])('"%s" are %i', (script, count) => {
    expect(splitSentences(script)).toHaveLength(count)
  })

  test('keep marks and emoji without a word with the sentence before them', () => {
    expect(splitSentences('Wow! 🚀 Go on.')).toEqual(['Wow! 🚀', 'Go on.'])
    expect(splitSentences('It ends here.\n🔥🔥')).toEqual(['It ends here. 🔥🔥'])
  })

  test('are found in other scripts', () => {
    expect(splitSentences('金星は暑い。一日は長い。')).toEqual(['金星は暑い。', '一日は長い。'])
    expect(splitSentences('هل تعلم؟ الزهرة حارة.')).toHaveLength(2)
    expect(splitSentences('यह सच है। सुनो।')).toEqual(['यह सच है।', 'सुनो।'])
  })
})

test('spoken words are counted, marks and emoji are not', () => {
  expect(countSpokenWords("Don't stop -- 3.5 dollars 🚀 !")).toBe(4)
  expect(countSpokenWords('金星の一日')).toBe(3)
  expect(countSpokenWords('--- 🔥')).toBe(0)
})

test('a script is cleaned of markup and control characters, its words stay', () => {
  expect(cleanScript('# Title\r\n- **bold** and *soft*\u200b\u0007\n\n\n\n3 * 4 * 5')).toBe(
    'Title\nbold and soft\n\n3 * 4 * 5',
  )
})
