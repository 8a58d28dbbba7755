import { nlp } from '../../../../text/english.ts'

const KIN = String.raw`mom|mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|granny|nana|wife|husband|girlfriend|boyfriend|boss`
/** "My dads truck": of one of a kind, before a thing. */
const OF_KIN = new RegExp(String.raw`\b((?:my|our|his|her|your|their) (?:${KIN}))s(?= (\d+|\p{L}+))`, 'giu')
const NO_THING =
  /^(?:and|or|are|were|is|was|who|that|which|both|all|have|had|do|did|don't|always|never|also|still|can|will|would|love|like|say|said|told|tell|in|on|at|to|from|with|for|live|help|work|play|cook|want|need|know|think|go|went)$/i
/** Of many, before what is theirs: "kids corner", "my parents house". */
const OF_MANY =
  /\b(kids|parents|teachers|grandparents)(?= (?:art|yoga|dance|soccer|swim|corner|clothes|menu|table|room|party|club|area|section|house|home|place|books|toys|shoes|meals?|zone|garden|kitchen|wedding|haircuts?|classes|stuff)\b)/giu
/** "Mens haircuts" are no word otherwise. */
const OF_PEOPLE = /\b(women|men|children|people)s(?= \p{L})/giu
const OF_EACH =
  /\b((?:every|each) (?:kid|child|student|customer|guest|family|dog|person|teacher))s(?= \p{L})/giu
const IT_IS =
  /\bits(?= (?:an?|the|not|been|so|too|very|really|just|all|also|always|never|only|still|my|her|his|our|your|on|off|cold|hot|warm|free|gone|over|time|okay|ok|hard|easy|nice|fun|good|great|better|worth|open|closed|ready|done|back|raining|snowing|\d+|two|three|four|five|six|seven|eight|nine|ten)\b)/giu

/** Apostrophes that somebody left out, where there is only one place for them. */
export const addApostrophes = (text: string): string =>
  text
    .replace(OF_KIN, (said: string, whose: string, next: string) =>
      NO_THING.test(next) || (!/^\d|[^s]s$/.test(next) && !nlp(next).has('(#Noun|#Adjective)'))
        ? said
        : `${whose}'s`,
    )
    .replace(OF_MANY, (said) => `${said}'`)
    .replace(OF_PEOPLE, "$1's")
    .replace(OF_EACH, "$1's")
    .replace(IT_IS, (said) => (said.startsWith('I') ? "It's" : "it's"))
    .replace(
      /\b(till|until|when|before|once|and|but|if|that|because|how|where) its(?= (?!own\b))(?=\p{L})/giu,
      "$1 it's",
    )
