import { lookupTable } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { withArticle } from '../../../text/with-article.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { addApostrophes } from '../prompt/spelling/apostrophes.ts'
import { speakStates } from '../prompt/spelling/places.ts'
import { capitalize, numberWord, titleCase } from '../wording.ts'

const MONTHS: Readonly<Record<string, string>> = lookupTable({
  ...{ jan: 'January', feb: 'February', mar: 'March', apr: 'April', jun: 'June', jul: 'July' },
  ...{ aug: 'August', sep: 'September', oct: 'October', nov: 'November', dec: 'December' },
})
/** Written with other capitals than the first. */
const BRANDS: Readonly<Record<string, string>> = lookupTable({
  doordash: 'DoorDash',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  iphone: 'iPhone',
  'vitamin c': 'vitamin C',
  'vitamin d': 'vitamin D',
})

/** How people type what they say, and how it is written. */
const SPELLED: readonly (readonly [RegExp, (said: string) => string])[] = [
  [/\b\d{1,2} ?(?:yr|year)s?[ -]olds\b/gi, (said) => `${/\d+/.exec(said)?.[0] ?? ''}-year-olds`],
  [/\bi\b(?=$|[\s,.'])/g, () => 'I'],
  [/\bim\b/gi, () => "I'm"],
  [/\bive\b/gi, () => "I've"],
  [
    /\bid (?=(?:tell|say|brought|known|never|have|do|give|go|rather|love|like|been|had|seen|packed|started|done)\b)/gi,
    () => "I'd ",
  ],
  [/\bobo\b/gi, () => 'or best offer'],
  [/\blets (?=(?:eat|go|try|talk|start|see|do|be|get|make)\b)/gi, () => "let's "],
  [/\bits (?=(?:an?|the|not|been|so|\d+|two|three|four|five|six|seven|eight|nine|ten)\b)/gi, () => "it's "],
  [/(?<=\d) ?mins?\b/gi, () => ' minutes'],
  [/(?<=\d) ?(?:hrs?|h)\b/gi, () => ' hours'],
  [/(?<=\d) ?yrs?\b/gi, () => ' years'],
  [/(?<=\d) ?lbs?\b/gi, () => ' pounds'],
  [/\bw\/ ?/gi, () => 'with '],
  [/ & (?=\p{Ll})/gu, () => ' and '],
  [
    /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? (?=\d{1,2}\b)/gi,
    (said) => `${MONTHS[said.slice(0, 3).toLowerCase()] ?? said.trim()} `,
  ],
  [
    /\b\d{1,3} ?(?:yr|year)[ -]old(?= \p{L})|(?<=\b(?:my|our|an?|the|her|his|your) )\d{1,3} ?(?:yr|year)[ -]old\b/giu,
    (said) => `${/\d+/.exec(said)?.[0] ?? ''}-year-old`,
  ],
  [
    /\b(?:dmv|dms?|tv|diy|dj|usa|uk|nyc|ceo|adhd|ptsd|bbq|hr|pto|gps|ai|pdf|faq|atm|vip|rv|suv|er|icu|mri|led)\b/g,
    (said) => said.toUpperCase(),
  ],
  [
    /\b(?:airbnb|doordash|youtube|tiktok|instagram|etsy|uber|netflix|google|amazon|costco|walmart|spotify|iphone|facebook|zillow|craigslist|vitamin c|vitamin d|toyota|honda|sony)\b/g,
    (said) => BRANDS[said] ?? capitalize(said),
  ],
  [
    /\b(?:spanish|french|english|german|italian|japanese|chinese|korean|portuguese|russian|arabic|hindi|mexican|american|thanksgiving|christmas|halloween|easter)\b/g,
    capitalize,
  ],
]
const STREET =
  /\b\d+[a-z]? (?:\p{L}+ ){1,3}(?:street|road|lane|avenue|square|drive|way|place|court|row|hill|close|boulevard|st|rd|ave)\b/giu
/** "14 King Street", however it was typed. */
export const capitalizeStreets = (text: string): string => text.replace(STREET, titleCase)

const SPAN =
  /\b(?:an? )?(\d{1,2}|one|two|three|five|ten)[- ](minute|hour|page)s? (?=(?:stretch|walk|run|nap|meditation|workout|break|drive|shower|plank|cleanup|call)\b(?! \p{L}))/giu

/** What was typed as it is written and spoken: names, brands, short forms. */
export function spell(text: string): string {
  const bare = text.trim().replace(/^["“]([^"“”]+)["”]$/u, '$1')
  const spoken = speakStates(addApostrophes(bare))
  const said = SPELLED.reduce((told, [typed, written]) => told.replace(typed, (met) => written(met)), spoken)
  return capitalizeNames(capitalizeStreets(said)).replace(SPAN, (_, many: string, span: string) => {
    const spoken = /^\d/.test(many) ? numberWord(Number(many)) : many.toLowerCase()
    return `${/^\d/.test(spoken) ? `a ${spoken}-${span}` : withArticle(`${spoken}-${span}`)} `
  })
}

/** Keeps its capital within a sentence. */
const KEEPS_CAPITAL =
  /^(?:I\b|(?:Spanish|French|English|German|Italian|Japanese|Chinese|Korean|Portuguese|Russian|Arabic|Hindi|Mexican|American)\b|\p{Lu}{2}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\p{Lu}\p{Ll}*\p{Lu}|\p{Lu}\d)/u
const NAME = '(#Place|#FirstName|#LastName|#Month|#WeekDay|#Demonym)'

/** As it stands within a sentence. */
export function low(text: string): string {
  if (KEEPS_CAPITAL.test(text)) return text
  const [first = ''] = text.split(/[\s,]/)
  const isName = /^\p{Lu}/u.test(first) && nlp(first.toLowerCase()).has(NAME)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** As a sentence of its own. */
export const stop = (text: string): string => `${capitalize(text.trim()).replace(/[.!,;\s]+$/, '')}.`
