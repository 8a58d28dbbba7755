import { lookupTable } from '@hookreel/film'
import { sayGermanOrdinal } from './ranks-by-language.ts'

/** What is said in a language for written short forms that eSpeak would spell; keys are lower case, dots kept. */
export type LanguageAbbreviations = {
  readonly words: Readonly<Record<string, string>>
  /** Between the hours and the minutes of a time. */
  readonly time?: string
  /** Between the ends of a range: 3–5. */
  readonly to?: string
  /** Short forms of two written words, in small letters, and what is said for each. */
  readonly pairs?: Readonly<Record<string, readonly [string, string]>>
  /** Of a day or rank written with a full stop, behind the words before it. */
  readonly ordinal?: (number: number, before: readonly string[]) => string
}

export const ABBREVIATIONS_BY_LANGUAGE: Readonly<Record<string, LanguageAbbreviations>> =
  lookupTable<LanguageAbbreviations>({
    de: {
      words: lookupTable({
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
        '1/2': 'ein halb',
        '1/4': 'ein viertel',
        '3/4': 'drei viertel',
        '&': 'und',
      }),
      time: 'Uhr',
      to: 'bis',
      pairs: {
        'z. b.': ['zum', 'Beispiel'],
        'd. h.': ['das', 'heißt'],
        'u. a.': ['unter', 'anderem'],
      },
      ordinal: sayGermanOrdinal,
    },
    es: {
      words: lookupTable({
        'sr.': 'señor',
        'sra.': 'señora',
        'dr.': 'doctor',
        'dra.': 'doctora',
        'etc.': 'etcétera',
        'n.º': 'número',
        nº: 'número',
        '1.º': 'primero',
        '1.ª': 'primera',
        '1/2': 'medio',
        '1/4': 'un cuarto',
        '3/4': 'tres cuartos',
        'ee.uu.': 'Estados Unidos',
        'p.ej.': 'por ejemplo',
        '&': 'y',
      }),
      time: 'y',
      to: 'a',
      pairs: { 'p. ej.': ['por', 'ejemplo'], 'ee. uu.': ['Estados', 'Unidos'] },
    },
    fr: {
      words: lookupTable({
        'dr.': 'docteur',
        'm.': 'monsieur',
        mme: 'madame',
        'n°': 'numéro',
        '1/2': 'un demi',
        '1/4': 'un quart',
        '3/4': 'trois quarts',
        'etc.': 'et cetera',
        '&': 'et',
      }),
      time: 'heures',
      to: 'à',
    },
    it: {
      words: lookupTable({
        'sig.': 'signor',
        'dott.': 'dottor',
        'ecc.': 'eccetera',
        '1/2': 'mezzo',
        '1/4': 'un quarto',
        '3/4': 'tre quarti',
        '&': 'e',
      }),
      time: 'e',
      to: 'a',
    },
    pt: {
      words: lookupTable({
        'sr.': 'senhor',
        'sra.': 'senhora',
        '1/2': 'meio',
        '1/4': 'um quarto',
        '3/4': 'três quartos',
        'dr.': 'doutor',
        'etc.': 'et cetera',
        '&': 'e',
      }),
      time: 'e',
      to: 'a',
    },
    nl: {
      words: lookupTable({
        'bijv.': 'bijvoorbeeld',
        '1/2': 'een half',
        '1/4': 'een kwart',
        '3/4': 'driekwart',
        'enz.': 'enzovoort',
        'dr.': 'dokter',
        '&': 'en',
      }),
      time: 'uur',
      to: 'tot',
    },
    pl: { words: { 'np.': 'na przykład', 'itd.': 'i tak dalej', 'dr.': 'doktor', '&': 'i' } },
    sv: { words: { 't.ex.': 'till exempel', 'osv.': 'och så vidare', '&': 'och' } },
  })
