import type { Voice } from '../narrator.ts'

/** A voice as people choose it, and as eSpeak NG knows it. */
export type EspeakVoice = Voice & {
  /** eSpeak's name of the language: "pt-br". */
  readonly code: string
  /** Its name of the voice's timbre: "f2". */
  readonly variant: string
}

type Speaker = readonly [name: string, variant: string]
type Language = {
  readonly code: string
  /** As people read it. */
  readonly name: string
  readonly accent: string
  readonly speakers: readonly Speaker[]
}

/** What each timbre is like; those that begin with f are women's. */
const TIMBRES: Readonly<Record<string, string>> = {
  f2: 'clear and even',
  f3: 'bright and young',
  f4: 'low and calm',
  f5: 'soft and breathy',
  m1: 'plain and steady',
  m2: 'light and quick',
  m3: 'warm and firm',
  m7: 'deep and slow',
}

const LANGUAGES: readonly Language[] = [
  {
    code: 'en-us',
    name: 'English (US)',
    accent: 'American',
    speakers: [
      ['Grace', 'f2'],
      ['Nora', 'f4'],
      ['Owen', 'm3'],
      ['Walter', 'm7'],
    ],
  },
  {
    code: 'en-gb',
    name: 'English (UK)',
    accent: 'British',
    speakers: [
      ['Emma', 'f3'],
      ['Harry', 'm3'],
    ],
  },
  {
    code: 'en-gb-scotland',
    name: 'English (Scotland)',
    accent: 'Scottish',
    speakers: [
      ['Isla', 'f2'],
      ['Fraser', 'm2'],
    ],
  },
  {
    code: 'de',
    name: 'German',
    accent: 'German',
    speakers: [
      ['Anna', 'f2'],
      ['Lena', 'f4'],
      ['Jonas', 'm3'],
    ],
  },
  {
    code: 'es',
    name: 'Spanish',
    accent: 'Castilian',
    speakers: [
      ['Lucía', 'f2'],
      ['Diego', 'm3'],
    ],
  },
  {
    code: 'es-419',
    name: 'Spanish (Latin America)',
    accent: 'Latin American',
    speakers: [
      ['Sofía', 'f3'],
      ['Mateo', 'm1'],
    ],
  },
  {
    code: 'fr-fr',
    name: 'French',
    accent: 'French',
    speakers: [
      ['Camille', 'f2'],
      ['Louis', 'm3'],
    ],
  },
  {
    code: 'it',
    name: 'Italian',
    accent: 'Italian',
    speakers: [
      ['Giulia', 'f2'],
      ['Marco', 'm3'],
    ],
  },
  {
    code: 'pt-br',
    name: 'Portuguese (Brazil)',
    accent: 'Brazilian',
    speakers: [
      ['Ana', 'f2'],
      ['João', 'm3'],
    ],
  },
  {
    code: 'pt',
    name: 'Portuguese (Portugal)',
    accent: 'European',
    speakers: [
      ['Inês', 'f4'],
      ['Tiago', 'm1'],
    ],
  },
  {
    code: 'nl',
    name: 'Dutch',
    accent: 'Dutch',
    speakers: [
      ['Sanne', 'f2'],
      ['Daan', 'm3'],
    ],
  },
  {
    code: 'pl',
    name: 'Polish',
    accent: 'Polish',
    speakers: [
      ['Zofia', 'f2'],
      ['Jakub', 'm3'],
    ],
  },
  {
    code: 'ru',
    name: 'Russian',
    accent: 'Russian',
    speakers: [
      ['Anastasia', 'f2'],
      ['Dmitri', 'm3'],
    ],
  },
  {
    code: 'uk',
    name: 'Ukrainian',
    accent: 'Ukrainian',
    speakers: [
      ['Olena', 'f2'],
      ['Taras', 'm3'],
    ],
  },
  {
    code: 'tr',
    name: 'Turkish',
    accent: 'Turkish',
    speakers: [
      ['Elif', 'f2'],
      ['Emre', 'm3'],
    ],
  },
  {
    code: 'sv',
    name: 'Swedish',
    accent: 'Swedish',
    speakers: [
      ['Elsa', 'f2'],
      ['Erik', 'm3'],
    ],
  },
  {
    code: 'nb',
    name: 'Norwegian',
    accent: 'Norwegian',
    speakers: [
      ['Ingrid', 'f2'],
      ['Lars', 'm3'],
    ],
  },
  {
    code: 'da',
    name: 'Danish',
    accent: 'Danish',
    speakers: [
      ['Freja', 'f2'],
      ['Mads', 'm3'],
    ],
  },
  {
    code: 'fi',
    name: 'Finnish',
    accent: 'Finnish',
    speakers: [
      ['Aino', 'f2'],
      ['Mikko', 'm3'],
    ],
  },
  {
    code: 'el',
    name: 'Greek',
    accent: 'Greek',
    speakers: [
      ['Eleni', 'f2'],
      ['Nikos', 'm3'],
    ],
  },
  {
    code: 'cs',
    name: 'Czech',
    accent: 'Czech',
    speakers: [
      ['Tereza', 'f2'],
      ['Tomáš', 'm3'],
    ],
  },
  {
    code: 'hu',
    name: 'Hungarian',
    accent: 'Hungarian',
    speakers: [
      ['Réka', 'f2'],
      ['Bence', 'm3'],
    ],
  },
  {
    code: 'ro',
    name: 'Romanian',
    accent: 'Romanian',
    speakers: [
      ['Ioana', 'f2'],
      ['Andrei', 'm3'],
    ],
  },
  {
    code: 'hi',
    name: 'Hindi',
    accent: 'Indian',
    speakers: [
      ['Priya', 'f2'],
      ['Arjun', 'm3'],
    ],
  },
  {
    code: 'id',
    name: 'Indonesian',
    accent: 'Indonesian',
    speakers: [
      ['Dewi', 'f2'],
      ['Budi', 'm3'],
    ],
  },
  {
    code: 'ko',
    name: 'Korean',
    accent: 'Korean',
    speakers: [
      ['Ji-woo', 'f2'],
      ['Min-jun', 'm3'],
    ],
  },
]

/** Every voice the product offers of eSpeak NG; which are there depends on the program that is installed. */
export const ESPEAK_VOICES: readonly EspeakVoice[] = LANGUAGES.flatMap(({ code, name, accent, speakers }) =>
  speakers.map(([person, variant]): EspeakVoice => {
    const timbre = TIMBRES[variant] ?? 'even'
    return {
      id: `espeak-${code}-${variant}`,
      name: person,
      language: name,
      gender: variant.startsWith('f') ? 'female' : 'male',
      accent,
      description: `Draft voice by eSpeak NG: ${timbre}. Works without any account, sounds synthetic.`,
      code,
      variant,
    }
  }),
)
