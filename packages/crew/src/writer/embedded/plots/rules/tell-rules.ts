import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { countWords, firstSentence, isFarFrom, numberWord, titleCase, wantedWords } from '../../wording.ts'
import {
  ENDS,
  HOUSE_ENDS,
  HOUSE_INTROS,
  INTROS,
  NIGHT_PLACES,
  RULES,
  type NightPlace,
} from './rules-for-the-night.ts'

/** Asks for the list of strange rules that somebody finds where they are alone at night. */
const ASKS_RULES =
  /\b(?:list|set) of (?:\p{L}+ ){0,2}rules\b|\b(?:strange|weird|creepy|scary|disturbing|survival|night shift) rules\b|^(?:\d+ |the |some )?rules (?:for|of) (?:the |my |your |a )?night[- ]?shift (?:at|in) an?\b|^(?:\d+ |the |some )?rules (?:for|of|when) (?:surviving|working|(?:house|baby|pet|dog)[ -]?sitting|staying|guarding|watching)\b/iu
const AT_NIGHT =
  /\b(?:creepy|scary|horror|spooky|terrifying|creepypasta|eerie|disturbing|strange|weird|night ?shift|nights?|graveyard shift|surviv\w+)\b/i
const NOT_FICTION = /\b(?:real|actual|true|safety|company|workplace|law|legal|how to write)\b/i
/** A list with fewer is none, one with more is no film. */
const FEWEST_RULES = 3
const MAX_RULES = 6
/** Words of a rule with its number, as most are. */
const WORDS_A_RULE = 18

/** Horror told as the rules of a place where somebody is alone at night; empty where a prompt asks for no such list. */
export function tellRules(request: IdeasRequest): IdeaDraft[] {
  const prompt = request.prompt.replace(/[’‘]/g, "'")
  if (!ASKS_RULES.test(prompt) || !AT_NIGHT.test(prompt) || NOT_FICTION.test(prompt)) return []
  const place = NIGHT_PLACES.find(({ named, also }) => named.test(prompt) || also?.test(prompt))
  if (place === undefined) return []
  const word = place.named.exec(prompt)?.[0].toLowerCase()
  const spot = word === undefined ? place.at : `at the ${word}`
  const random = createRandom(request.seed)
  const isHouse = place.kind === 'house'
  const intros = random.shuffle(isHouse ? HOUSE_INTROS : INTROS)
  const ends = random.shuffle(isHouse ? HOUSE_ENDS : ENDS)
  const rules = random.shuffle(RULES.filter(({ kind }) => kind === undefined || kind === place.kind))
  return intros.slice(0, request.count).map((intro, at): IdeaDraft => {
    const end = ends[at % ends.length] ?? ''
    const opening = intro.replace('{at}', spot).replace('{where}', place.where)
    const left = wantedWords(request) - countWords(`${opening} ${end}`)
    const count = Math.min(MAX_RULES, Math.max(FEWEST_RULES, Math.round(left / WORDS_A_RULE)))
    // Each idea begins elsewhere in the list.
    const own = [...rules.slice(at * 2), ...rules.slice(0, at * 2)].slice(0, count)
    const told = placeRules(own, place).map((says, index) => `Rule ${numberWord(index + 1)}: ${says}`)
    const script = [opening, ...told, end].join(' ')
    return {
      title: titleCase(`${numberWord(count)} rules for the night ${spot}`),
      summary: `Horror told as a list of rules: ${firstSentence(script)}`,
      caption: joinCaption(opening, hashtagsFrom(['horrorstory', 'creepypasta', 'rules', 'fiction'])),
      script,
      description: `${firstSentence(script)} Fiction.`,
      framework: 'scary-rules',
      sources: [],
      ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
    }
  })
}

/** What belongs to the place comes after what fits everywhere: the strangest last. */
const placeRules = (own: typeof RULES, { kind }: NightPlace): string[] =>
  own.toSorted((a, b) => Number(a.kind === kind) - Number(b.kind === kind)).map(({ says }) => says)
