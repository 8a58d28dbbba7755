/** What is said in a language for written short forms that eSpeak would spell; keys are lower case, dots kept. */
export type SaidForms = {
  readonly words: Readonly<Record<string, string>>
  /** Between the hours and the minutes of a time. */
  readonly time?: string
  /** Of a day or rank written with a full stop. */
  readonly ordinal?: (number: number) => string
}

const GERMAN_DAYS: Readonly<Record<number, string>> = { 1: 'ersten', 3: 'dritten', 7: 'siebten', 8: 'achten' }
const GERMAN_NUMBERS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const GERMAN_TENS = ' zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

function sayGermanOrdinal(number: number): string {
  if (number < 20) return GERMAN_DAYS[number] ?? `${GERMAN_NUMBERS[number] ?? number}ten`
  const ones = number % 10
  const one = ones === 1 ? 'ein' : (GERMAN_NUMBERS[ones] ?? '')
  return `${ones === 0 ? '' : `${one}und`}${GERMAN_TENS[Math.floor(number / 10)] ?? ''}sten`
}

export const SAID_FORMS: Readonly<Record<string, SaidForms>> = {
  de: {
    words: {
      'z.b.': 'zum Beispiel',
      'd.h.': 'das heißt',
      'u.a.': 'unter anderem',
      'usw.': 'und so weiter',
      'bzw.': 'beziehungsweise',
      'ca.': 'circa',
      'dr.': 'Doktor',
      'nr.': 'Nummer',
      'mio.': 'Millionen',
      'mrd.': 'Milliarden',
      '&': 'und',
      km: 'Kilometer',
      kg: 'Kilogramm',
      cm: 'Zentimeter',
      mm: 'Millimeter',
    },
    time: 'Uhr',
    ordinal: sayGermanOrdinal,
  },
  es: {
    words: {
      'sr.': 'señor',
      'sra.': 'señora',
      'dr.': 'doctor',
      'dra.': 'doctora',
      'etc.': 'etcétera',
      'ee.uu.': 'Estados Unidos',
      'p.ej.': 'por ejemplo',
      '&': 'y',
      km: 'kilómetros',
      kg: 'kilogramos',
      cm: 'centímetros',
      mm: 'milímetros',
    },
    time: 'y',
  },
  fr: {
    words: {
      'dr.': 'docteur',
      'm.': 'monsieur',
      mme: 'madame',
      'etc.': 'et cetera',
      '&': 'et',
      cm: 'centimètres',
    },
    time: 'heures',
  },
  it: {
    words: {
      'sig.': 'signor',
      'dott.': 'dottor',
      'ecc.': 'eccetera',
      '&': 'e',
      km: 'chilometri',
      kg: 'chilogrammi',
      cm: 'centimetri',
    },
    time: 'e',
  },
  pt: {
    words: {
      'sr.': 'senhor',
      'sra.': 'senhora',
      'dr.': 'doutor',
      'etc.': 'et cetera',
      '&': 'e',
      km: 'quilômetros',
      kg: 'quilogramas',
      cm: 'centímetros',
    },
    time: 'e',
  },
  nl: {
    words: {
      'bijv.': 'bijvoorbeeld',
      'enz.': 'enzovoort',
      'dr.': 'dokter',
      '&': 'en',
      km: 'kilometer',
      kg: 'kilo',
    },
    time: 'uur',
  },
  pl: { words: { 'np.': 'na przykład', 'itd.': 'i tak dalej', 'dr.': 'doktor', '&': 'i', km: 'kilometrów' } },
  sv: { words: { 't.ex.': 'till exempel', 'osv.': 'och så vidare', '&': 'och', km: 'kilometer' } },
}
