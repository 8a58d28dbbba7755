import { describe, expect, test } from 'vitest'
import { cleanScript, countSpokenWords, splitSentences } from './script.ts'

describe('sentences of a script', () => {
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
