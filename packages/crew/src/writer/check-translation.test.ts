import { describe, expect, test } from 'vitest'
import { checkTranslation } from './check-translation.ts'

const SCENE = { speakers: [] }

describe('the translation of a scene', () => {
  test.each([
    ['It has 206 bones. Most are small.', 'Tiene 206 huesos. La mayoría son pequeños.'],
    ['It weighs 1,000.5 tons.', 'Es wiegt 1.000,5 Tonnen.'],
    ['It weighs 1,000 tons.', 'Il pèse 1 000 tonnes.'],
    ['In 1969, 12 men flew.', 'في عام ١٩٦٩ طار ١٢ رجلاً.'],
    ['It holds 30 liters. Is it full?', '３０リットル入ります。いっぱいですか？'],
    ['It is late.', 'देर हो गई है।'],
  ])('has all of it: %s', (text, translation) => {
    expect(checkTranslation(text, translation, SCENE)).toBeUndefined()
  })

  test('keeps its sentences, so that scenes say what they show', () => {
    const two = 'One fell. Two stood.'
    expect(checkTranslation(two, 'Eins fiel, zwei standen.', SCENE)).toContain('1 sentences in place of 2')
    expect(checkTranslation(two, 'Eins. Fiel. Zwei standen.', SCENE)).toContain('3 sentences in place of 2')
    // An idea's text is free.
    expect(checkTranslation(two, 'Eins fiel, zwei standen.', {})).toBeUndefined()
  })

  test('keeps its numbers', () => {
    expect(checkTranslation('It has 206 bones.', 'Tiene 260 huesos.', SCENE)).toContain('206')
    expect(checkTranslation('It has 206 bones.', 'Tiene muchos huesos.', SCENE)).toContain('206')
  })

  test('keeps the words of the glossary, and who speaks', () => {
    const rules = { glossary: ['Deep Blue'], speakers: ['ANNA', 'BEN'] }
    expect(checkTranslation('Deep Blue won.', 'Tiefes Blau gewann.', rules)).toContain('Deep Blue')
    expect(checkTranslation('It won.', 'Es gewann.', rules)).toBeUndefined()
    expect(checkTranslation('ANNA: Who won?', 'ANNA: Wer gewann?', rules)).toBeUndefined()
    expect(checkTranslation('ANNA: Who won?', 'HANNA: Wer gewann?', rules)).toContain('ANNA')
  })
})
