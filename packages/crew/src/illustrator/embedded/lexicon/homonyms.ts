import type { Token } from '../../../text/parse-sentence.ts'
import { EVERYDAY_HOMONYMS } from './homonyms/everyday-homonyms.ts'
import { HOUSEHOLD_HOMONYMS, type Homonym } from './homonyms/household-homonyms.ts'
import { SENSE_HOMONYMS } from './homonyms/sense-homonyms.ts'
import { TABLE_HOMONYMS } from './homonyms/table-homonyms.ts'
import { TOLD_HOMONYMS } from './homonyms/told-homonyms.ts'
import { TRACE_HOMONYMS } from './homonyms/trace-homonyms.ts'

const HOMONYMS: readonly Homonym[] = [
  ...HOUSEHOLD_HOMONYMS,
  ...EVERYDAY_HOMONYMS,
  ...TABLE_HOMONYMS,
  ...SENSE_HOMONYMS,
  ...TOLD_HOMONYMS,
  ...TRACE_HOMONYMS,
  {
    word: /^schools?$/,
    subject: /^school$/,
    not: /\b(?:fish\w*|sw[iau]m\w*|sharks?|herrings?|whales?|dolphins?|thought|fencing)\b/,
  },
  { word: /^locks?$/, subject: /^locked$/, not: /\b(?:canals?|ships?|boats?|barges?|hair|lowers?|water)\b/ },
  {
    word: /^charts?$/,
    subject: /^bar-chart$/,
    not: /\b(?:songs?|music|hits?|albums?|singles?|singers?|bands?|number one|sea|sailors?|star)\b/,
  },
  {
    word: /^monitors?$/,
    subject: /^television$/,
    not: /\b(?:baby|heart|blood|glucose|sleep|fetal|fitness|pressure)\b/,
  },
  { word: /^junk$/, subject: /^wastebasket$/, not: /\b(?:eat\w*|ate|food|snacks?|diet|calories|meals?)\b/ },
  { word: /^servers?$/, subject: /^server-rack$/, not: /\b(?:waiters?|restaurants?|tips?|tables?|tennis)\b/ },
  { word: /^desks?$/, subject: /^desk$/, not: /\b(?:front desk|help desk|reception)\b/ },
  {
    word: /^letters?$/,
    subject: /^envelope$/,
    by: /\b(?:print\w*|wr[io]te|written|writes|writing|sen[dt]s?|received?s?|got|gets|post|mail|deliver\w*|open\w*|signed|envelope|address\w*|arriv\w*|love|burned|found|hid|hidden|answer\w*|anonymous|from (?:him|her|the|a|my|his))\b/,
    not: /\b(?:alphabet|capital|word|spell\w*|(?:two|three|four|five|six|seven|ten|\d+) letters|jeans|logo|license|plate)\b/,
  },
  {
    word: /^rails?$/,
    subject: /railway/,
    by: /\b(?:trains?|tracks?|railway|railroad|steel|locomotive|station)\b/,
  },
  {
    word: /^tracks?$/,
    subject: /^footprints$/,
    by: /\b(?:snow|mud|sand|animal|bear|wolf|deer|forest|follow\w*|paw)\b/,
  },
  {
    word: /^wheels?$/,
    subject: /^wheel$/,
    by: /\b(?:cars?|bikes?|bicycles?|carts?|wagons?|turn\w*|spin\w*|spun|roll\w*|steer\w*|driv\w+|tyres?|tires?|invent\w*|trucks?|plane|landing|road|spokes?|axle)\b/,
    not: /\b(?:cheese|parmesan)\b/,
  },
  {
    word: /^bottles?$/,
    subject: /^bottle-with/,
    by: /\b(?:wine|champagne|cork\w*|toast\w*|party|celebrat\w*|drunk|beer|vodka|whisk\w+|rum|cellar|vintage|sparkling)\b/,
  },
  {
    word: /^packages?$/,
    subject: /^package$/,
    by: /\b(?:deliver\w*|ship\w*|mail\w*|sen[dt]s?|order\w*|arriv\w*|door\w*|courier|amazon|post\w*|open\w*|drop\w*|carr\w*)\b/,
  },
  {
    word: /^box(?:es)?$/,
    subject: /^package$/,
    not: /\b(?:music|lunch|phone|voice|horse|black|inbox|sand|tool|match|shoe|cereal|ticket|juice)\b/,
  },
  {
    word: /^bulbs?$/,
    subject: /light-bulb/,
    not: /\b(?:plant\w*|tulips?|garden\w*|soil|flowers?|onion|garlic)\b/,
  },
  { word: /^batter(?:y|ies)$/, subject: /battery/, not: /\b(?:assault|cannons?|guns?|hens?)\b/ },
  { word: /^(?:shells?)$/, subject: /./, not: /\b(?:egg|nut|bomb|cannon|artillery|company|gas)\b/ },
  {
    word: /^(?:bugs?)$/,
    subject: /^beetle$/,
    not: /\b(?:code|software|program\w*|computer|app|fix\w*|phone|listening)\b/,
  },
  { word: /^(?:virus(?:es)?)$/, subject: /./, not: /\b(?:computer|software|file|email|laptop)\b/ },
  {
    word: /^(?:plants?)$/,
    subject: /^potted-plant$/,
    not: /\b(?:power|nuclear|factory|workers?|chemical|steel|evidence|treatment)\b/,
  },
  {
    word: /^(?:keys?)$/,
    subject: /^key$/,
    not: /\b(?:piano|keyboard|press\w*|type\w*|minor|major|notes?)\b/,
  },
  {
    word: /^(?:rings?)$/,
    subject: /^ring$/,
    by: /\b(?:wedding|engag\w*|diamond|gold\w*|finger\w*|wear\w*|wore|propos\w*|bride|groom|jewel\w*|marr\w*|lost|stolen|stole|found|bought|pawn\w*)\b/,
  },
  {
    word: /^(?:pots?)$/,
    subject: /^pot-of-food$/,
    by: /\b(?:boil\w*|cook\w*|simmer\w*|soups?|stews?|stir\w*|stove|lid|broth|pasta|kitchen|ladle|hot|dinner|steam\w*)\b/,
    not: /\b(?:plant\w*|flower\w*|soil|clay|garden\w*|gold)\b/,
  },
  {
    word: /^(?:blades?)$/,
    subject: /knife/,
    not: /\b(?:turbine\w*|helicopter|propeller|fan|grass|shoulder|razor|skate\w*|rotor\w*|mower)\b/,
  },
  {
    word: /^(?:screens?)$/,
    subject: /^television$/,
    not: /\b(?:phone|phones|scroll\w*|app|apps|laptop|computer|sun|projector|radar)\b/,
  },
  { word: /^(?:mouse)$/, subject: /^mouse$/, not: /\b(?:click\w*|computer|cursor|desk|keyboard|screen)\b/ },
  { word: /^(?:cells?)$/, subject: /./, not: /\b(?:prison\w*|jail\w*|guards?|inmates?|phone)\b/ },
  {
    word: /^(?:orange|oranges)$/,
    subject: /tangerine/,
    by: /\b(?:eat|ate|peel\w*|juice|fruit|oranges|squeeze\w*|tree)\b/,
  },
  {
    word: /^(?:notes?|lists?)$/,
    subject: /./,
    not: /\b(?:sing|sang|piano|music\w*|high|musical|bank|guitar|melody)\b/,
  },
  { word: /^(?:records?|recording)$/, subject: /./, not: /\b(?:world|break\w*|broke|set)\b/ },
  {
    word: /^(?:chains?)$/,
    subject: /^chains$/,
    not: /\b(?:restaurant|hotel|store|supermarket|food|coffee|grocery|block\w*|bike|bicycle|gold)\b/,
  },
  {
    word: /^(?:drivers?)$/,
    subject: /^automobile$/,
    not: /\b(?:bus|taxi|cab|truck|lorry|train|delivery|uber|screw|golf|printer)\b/,
  },
  { word: /^(?:coats?)$/, subject: /^coat$/, not: /\b(?:paint|varnish|fur of|sugar)\b/ },
  { word: /^(?:skin)$/, subject: /./, not: /\b(?:banana|potato|apple|tomato|fruit|sausage|onion)\b/ },
  {
    word: /^(?:apples?)$/,
    subject: /apple/,
    not: /\b(?:iphone|mac|macbook|steve|jobs|ipad|store|company|shares?|stock)\b/,
  },
  {
    word: /^(?:jaguar|mustang|beetle)s?$/,
    subject: /./,
    not: /\b(?:engine|drove|drive|car|volkswagen|ford|horsepower)\b/,
  },
  {
    word: /^(?:turkey)$/,
    subject: /^turkey$/,
    not: /\b(?:istanbul|ankara|in turkey|from turkey|to turkey|country)\b/,
  },
  {
    word: /^(?:amazon|mars|mercury|pluto|venus|saturn)$/,
    subject: /./,
    not: /\b(?:prime|order\w*|bar|candy|god|goddess|thermometer|tuna|fillings?|bruno|freddie|williams)\b/,
  },
]

/** Whether a word that also names another thing means the one that would be drawn, by the words around it. */
export function isMeantThing(subject: string, word: string, tokens: readonly Token[]): boolean {
  const said = tokens.map(({ text }) => text.toLowerCase()).join(' ')
  return HOMONYMS.every(
    (one) =>
      !one.word.test(word) ||
      !one.subject.test(subject) ||
      ((one.by?.test(said) ?? true) && !(one.not?.test(said) ?? false)),
  )
}
