import { nlp } from '../../text/english.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { rememberTexts } from '../../text/remember-words.ts'
import { capitalize } from './wording.ts'

function writeNames(text: string): string {
  const named = text.replace(
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|etsy|instagram|facebook)\b/g,
    capitalize,
  )
  const names = nlp(named)
    .match('(#City|#Country|#Region|#WeekDay|#Month|#FirstName|#LastName|#Demonym)')
    .out('array') as string[] // compromise types its output as any
  return names.reduce((told, name) => {
    const bare = name.replace(/[^\p{L}' -]/gu, '').trim()
    // A stew is more often eaten than somebody's name.
    const isWord = isEnglishWord(bare) && !nlp(bare).has('(#Place|#Date|#Demonym)')
    return /^\p{Ll}{4,}$/u.test(bare) && !COMMON.has(bare) && !isWord
      ? told.replace(new RegExp(`\\b${bare}\\b`, 'u'), capitalize(bare))
      : told
  }, named)
}

/** Names that are words far more often. */
const COMMON = new Set(
  'will mark rose hope grace faith joy bill jack rich dawn summer autumn art frank chip buddy nice reading mobile turkey china march may angel candy honey ginger ruby pearl olive iris violet daisy lily robin drew chase hunter lesson mason miles rusty pat'.split(
    ' ',
  ),
)

/** "lisbon" to "Lisbon": a name is written as one, however it was typed. Every teller that looks at a prompt asks it of the same text. */
export const capitalizeNames = rememberTexts(writeNames, 30)
