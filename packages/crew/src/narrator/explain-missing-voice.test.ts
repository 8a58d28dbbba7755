import { describe, expect, test } from 'vitest'
import { findProgram } from '../../../../launcher/find-program.ts'
import { createEmbeddedNarrator } from './embedded/embedded-narrator.ts'
import { explainForeignScript, explainMissingVoice } from './explain-missing-voice.ts'
import { findLanguage } from '../text/find-language.ts'

test.each([
  ['The moon has no air, and that is why it is silent there.', 'English'],
  ['Der Mond hat keine Luft, und deshalb ist es dort still.', 'German'],
  ['La luna no tiene aire y por eso es muy silenciosa.', 'Spanish'],
  ['La lune est silencieuse parce que les sons ne passent pas dans le vide.', 'French'],
  ['Ay çok sessizdir, çünkü orada hava yok ve bu bir sorun.', 'Turkish'],
  ['Луна тихая, потому что там нет воздуха.', 'Russian'],
  ['Місяць тихий, бо там немає повітря.', 'Ukrainian'],
  ['月はとても静かです。', 'Japanese'],
  ['月球非常安静。', 'Chinese'],
  ['달은 아주 조용합니다.', 'Korean'],
  ['القمر هادئ جدا لأنه لا يوجد هواء.', 'Arabic'],
  ['5 amazing space facts!', undefined],
  ['Machu Picchu. El Niño. La Niña. Rio de Janeiro!', undefined],
  ['12345', undefined],
])('"%s" is %s', (text, language) => {
  expect(findLanguage(text)).toBe(language)
})

test.each([
  [
    'Vandaag kost een brood meer dan in het jaar 2019, en dat is niet goed.',
    'flite-slt',
    'This script is Dutch, and Clara reads it as English. Choose a Dutch voice.',
  ],
  [
    'The moon has no air, and that is why it is silent there.',
    'espeak-de-m3',
    'This script is English, and Jonas reads it as German. Choose an English voice.',
  ],
  ['La luna no tiene aire y por eso es muy silenciosa.', 'espeak-es-419-m1', undefined],
  ['The moon has no air, and that is why it is silent there.', 'flite-awb', undefined],
  ['5 amazing space facts!', 'espeak-de-m3', undefined],
  ['Vandaag kost een brood meer dan in het jaar 2019, en dat is niet goed.', 'none', undefined],
  ['Vandaag kost een brood meer dan in het jaar 2019, en dat is niet goed.', 'openai:nova', undefined],
])('"%s" by %s: %s', (script, voiceId, told) => {
  expect(explainForeignScript(script, voiceId)).toBe(told)
})

describe('a script that no voice speaks', () => {
  const german = 'Der Mond hat keine Luft, und deshalb ist es dort still.'

  test('needs none when it is only read', () => {
    expect(explainMissingVoice(german, [], 'none')).toBeUndefined()
    expect(explainMissingVoice('🌙', [], 'none')).toContain('no words')
  })

  test('is told what would speak it', async () => {
    const english = await createEmbeddedNarrator({ espeakPath: '/nowhere/espeak-ng' }).listVoices()
    expect(explainMissingVoice(german, english)).toBe(
      'No installed voice speaks German. Install the program eSpeak NG (espeak-ng) on this server to narrate in German, or write the script in English. Without a voice (“No voice”) it becomes a film of words and music.',
    )
    expect(explainMissingVoice('The moon has no air, and it is silent.', english)).toBeUndefined()
  })

  test(
    'is spoken where eSpeak NG is installed, unless nobody has the language',
    { tags: ['espeak-ng'] },
    async () => {
      const voices = await createEmbeddedNarrator({ espeakPath: findProgram('espeak-ng') }).listVoices()
      expect(explainMissingVoice(german, voices)).toBeUndefined()
      expect(explainMissingVoice('月はとても静かです。', voices)).toContain(
        'No installed voice speaks Japanese. Write the script in a language that the list of voices names, or choose “No voice”: a film of words and music.',
      )
    },
  )
})
