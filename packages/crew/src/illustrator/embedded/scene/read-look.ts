import { hashText, genderOfName } from '@hookreel/film'
import type { CastMember } from '@hookreel/film'
import { findPersonWord, pronounGender } from '../lexicon/person-words.ts'
import type { PersonLook, Who } from '../subjects/figure/cast.ts'
import type { HairStyle } from '../subjects/figure/outfit.ts'

type Look = CastMember['look']

const HAIR_COLOURS: Readonly<Record<NonNullable<Look['hairColour']>, string>> = {
  ...{ black: '#1d1612', brown: '#4a2d1a', blond: '#d3a657' },
  ...{ red: '#a2401c', grey: '#9c9a96', white: '#e4e2dd' },
}
const SKINS: Readonly<Record<NonNullable<Look['skin']>, string>> = {
  ...{ light: '#f3cba8', fair: '#e6b48d', tan: '#d19a6c' },
  ...{ brown: '#b87d52', dark: '#95603c', deep: '#6f452b' },
}
const CLOTHES: Readonly<Record<NonNullable<Look['clothes']>, string>> = {
  ...{ red: '#b8402f', orange: '#c8702c', yellow: '#c99a2e', green: '#4a7a4a', teal: '#2f7f86' },
  ...{ blue: '#2f5f8a', purple: '#6a4a86', pink: '#c8688a', brown: '#6f4a30' },
  ...{ white: '#d8d2c4', grey: '#7d828c', black: '#2a2d36' },
}

/** Words that sheets use, and what they mean here; the first that is found. */
const HAIR_WORDS: readonly [RegExp, NonNullable<Look['hairColour']>][] = [
  [/\b(?:grey|gray|silver)\b/, 'grey'],
  [/\bwhite\b/, 'white'],
  [/\b(?:red|ginger|auburn|copper)\b/, 'red'],
  [/\b(?:blonde?|golden|fair)\b/, 'blond'],
  [/\b(?:brown|brunette|chestnut)\b/, 'brown'],
  [/\b(?:black|dark)\b/, 'black'],
]
const STYLE_WORDS: readonly [RegExp, HairStyle][] = [
  [/\bponytail\b/, 'ponytail'],
  [/\bbun\b/, 'bun'],
  [/\bbob\b/, 'bob'],
  [/\b(?:curly|curls|frizzy|afro)\b/, 'curly'],
  [/\b(?:long|shoulder-length|braided|braids)\b/, 'long'],
  [/\b(?:cropped|buzz|shaved)\b/, 'crop'],
  [/\bshort\b/, 'short'],
]
const SKIN_WORDS: readonly [RegExp, NonNullable<Look['skin']>][] = [
  [/\b(?:pale|light|white)\b/, 'light'],
  [/\bfair\b/, 'fair'],
  [/\b(?:olive|tan|tanned)\b/, 'tan'],
  [/\bbrown\b/, 'brown'],
  [/\bdark\b/, 'dark'],
  [/\b(?:black|deep)\b/, 'deep'],
]
const CLOTHES_WORDS: readonly [RegExp, NonNullable<Look['clothes']>][] = [
  [/\b(?:red|crimson|scarlet|burgundy)\b/, 'red'],
  [/\borange\b/, 'orange'],
  [/\b(?:yellow|mustard|gold|golden)\b/, 'yellow'],
  [/\b(?:green|olive|khaki)\b/, 'green'],
  [/\b(?:teal|turquoise|cyan)\b/, 'teal'],
  [/\b(?:blue|navy|denim)\b/, 'blue'],
  [/\b(?:purple|violet|lilac)\b/, 'purple'],
  [/\b(?:pink|rose)\b/, 'pink'],
  [/\b(?:brown|tan|leather)\b/, 'brown'],
  [/\b(?:white|cream|beige)\b/, 'white'],
  [/\b(?:grey|gray)\b/, 'grey'],
  [/\b(?:black|charcoal|dark)\b/, 'black'],
]

const GARMENT =
  /\b(?:coat|raincoat|jacket|parka|sweater|jumper|pullover|hoodie|cardigan|shirt|t-shirt|tee|blouse|dress|tunic|vest|uniform|suit|top)\b/
const HAIR = /\b(?:hair|haired|curls|ponytail|bun|bob|braids)\b/
const SKIN = /\b(?:skin|skinned)\b/

/** The parts of a sheet that have such a word, each up to it: "short red hair" of "a woman with short red hair, freckles". */
function partsWith(sheet: string, word: RegExp): string[] {
  const parts = sheet.split(/[,;.:\n]| and | with | wears | wearing | in /)
  return parts.flatMap((part) => {
    const found = word.exec(part)
    return found ? [part.slice(0, found.index + found[0].length)] : []
  })
}

/** What the first part that says anything of it says. */
function firstOf<Meant>(
  words: readonly (readonly [RegExp, Meant])[],
  parts: readonly string[],
): Meant | undefined {
  const said = parts.map((part) => words.find(([word]) => word.test(part))?.[1])
  return said.find((meant) => meant !== undefined)
}

const FIGURES: Readonly<Record<NonNullable<Look['figure']>, Pick<Who, 'gender' | 'age'>>> = {
  woman: { gender: 'woman', age: 'adult' },
  man: { gender: 'man', age: 'adult' },
  girl: { gender: 'woman', age: 'child' },
  boy: { gender: 'man', age: 'child' },
  old_woman: { gender: 'woman', age: 'old' },
  old_man: { gender: 'man', age: 'old' },
}

/**
 * Who a person of the cast is to be drawn as: what was picked for them, else what their sheet says, else what their name or, last, their
 * id gives. The same member always gives the same person.
 */
export function readLook({ id, name, sheet, look }: CastMember): Who {
  const told = sheet.toLowerCase()
  const found = findPersonWord(sheet)?.word
  const gender =
    found?.gender ??
    pronounGender(sheet) ??
    genderOfName([name]) ??
    (hashText(`gender ${id}`) % 2 === 0 ? ('woman' as const) : ('man' as const))
  const age = found?.age ?? (/\b(?:old|elderly|aged)\b/.test(told) ? ('old' as const) : ('adult' as const))
  const figure = look.figure === null ? { gender, age } : FIGURES[look.figure]
  return { ...figure, role: found?.role ?? 'none', look: chooseLook(id, told, look) }
}

function chooseLook(key: string, told: string, look: Look): PersonLook {
  const ofHair = partsWith(told, HAIR)
  const bald = /\bbald\b/.test(told) ? ('bald' as const) : undefined
  const colour = look.hairColour ?? firstOf(HAIR_WORDS, ofHair)
  const skin = look.skin ?? firstOf(SKIN_WORDS, partsWith(told, SKIN))
  const clothes = look.clothes ?? firstOf(CLOTHES_WORDS, partsWith(told, GARMENT))
  return {
    key,
    hair: look.hair ?? bald ?? firstOf(STYLE_WORDS, ofHair),
    hairColour: colour && HAIR_COLOURS[colour],
    skin: skin && SKINS[skin],
    clothes: clothes && CLOTHES[clothes],
  }
}
