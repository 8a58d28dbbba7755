import type { Voice } from './narrator.ts'

/** What OpenAI's voices read well besides English, of the languages that the product names. */
const ALSO =
  'German,Spanish,French,Italian,Portuguese,Dutch,Polish,Turkish,Swedish,Norwegian,Danish,Finnish,Czech,Hungarian,Romanian,Indonesian,Vietnamese,Russian,Ukrainian,Greek,Hindi,Japanese,Korean,Chinese,Arabic,Hebrew,Thai'.split(
    ',',
  )

/** Name, gender and character of each of OpenAI's voices; they have no list of their own in its interface. */
const VOICES: readonly (readonly [name: string, gender: Voice['gender'], description: string])[] = [
  ['alloy', 'neutral', 'Even and neutral.'],
  ['ash', 'male', 'Warm and direct.'],
  ['ballad', 'male', 'Soft, with feeling.'],
  ['coral', 'female', 'Bright and friendly.'],
  ['echo', 'male', 'Calm and clear.'],
  ['fable', 'neutral', 'A teller of stories.'],
  ['onyx', 'male', 'Deep and steady.'],
  ['nova', 'female', 'Lively and young.'],
  ['sage', 'female', 'Gentle and thoughtful.'],
  ['shimmer', 'female', 'Light and clear.'],
  ['verse', 'male', 'Varied and expressive.'],
  ['marin', 'female', 'Natural and relaxed.'],
  ['cedar', 'male', 'Natural and grounded.'],
]

export const OPENAI_VOICES: readonly Voice[] = VOICES.map(([name, gender, description]) => ({
  id: name,
  name: titleCase(name),
  language: 'English (US)',
  gender,
  accent: 'American',
  description,
  alsoSpeaks: ALSO,
}))

/** Kokoro's names begin with a letter of the language and one of the gender: `af_heart`. */
const KOKORO_LANGUAGES: Readonly<Record<string, readonly [language: string, accent: string]>> = {
  a: ['English (US)', 'American'],
  b: ['English (UK)', 'British'],
  e: ['Spanish', ''],
  f: ['French', ''],
  h: ['Hindi', ''],
  i: ['Italian', ''],
  j: ['Japanese', ''],
  p: ['Portuguese (Brazil)', 'Brazilian'],
  z: ['Chinese', ''],
}

/** A voice of Kokoro, described by its name; `speaker` is what speaks with it. */
export function presentKokoroVoice(id: string, speaker = 'spoken by your own server'): Voice {
  const [, language = '', gender = '', name = id] = /^([a-z])([fm])_(.+)$/.exec(id) ?? []
  const [spoken, accent] = KOKORO_LANGUAGES[language] ?? ['English (US)', '']
  return {
    id,
    name: titleCase(name.replaceAll('_', ' ')),
    language: spoken,
    gender: gender === 'f' ? 'female' : gender === 'm' ? 'male' : 'neutral',
    accent,
    description: `A voice of Kokoro, ${speaker}.`,
  }
}

/** A voice of which only the name is known. */
export function presentNamedVoice(id: string): Voice {
  return {
    id,
    name: titleCase(id.replace(/[_-]+/g, ' ')),
    language: 'English (US)',
    gender: 'neutral',
    accent: '',
    description: 'A voice of your own speech server.',
    alsoSpeaks: ALSO,
  }
}

function titleCase(name: string): string {
  return name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
}
