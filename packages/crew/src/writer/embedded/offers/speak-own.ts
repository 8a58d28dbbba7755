import { speakClause } from './announcements/speak-clause.ts'
import { spellClause } from './announcements/spell-clause.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { SELLS_TOO } from '../interview/read-subject.ts'
import { capitalize } from '../wording.ts'

/** An offer in the first person: its name where it has one, and its sentences as they were typed. */
export type OwnOffer = {
  readonly name: string | null
  readonly title: string
  readonly said: readonly string[]
  /** What people shall do now, where that is said apart. */
  readonly call?: string
}

const ORDER = /^(?:please )?(?:introduc(?:e|ing)|advertise|launching|announcing|meet|promote)\s+/i
const WISH =
  /\s+(?:and|so) (?:i |we )?(?:need|want|would like|am looking for)\b.*$|(?:^|\s+)(?:need|want) (?:an? )?(?:video|reel|tiktok|ad)\b.*$/i
/** Names the kind of a name, and no more of what is sold: "candles brand". */
const BRANDED = / (?:brand|label|line|collection|business|shop)$/i
/** Of what is repaired or sold there are many. */
const ONE_OF_MANY =
  /\b((?:repair|fix|replace|clean|wash|paint|sell) (?:phone |laptop |car |house |watch )?(?:screen|phone|laptop|computer|bike|car|window|shoe|watch|roof|fence))(?= in | while |$)/iu
const QUOTED = /["“”'‘’]([\p{Lu}\p{N}][^"“”]{1,38}?)["“”'’](?=[\s:,.]|$)/u
const CALLED = /\b(?:called|named) (\p{Lu}[\p{L}\p{N}'&]*(?: (?:\p{Lu}|&)[\p{L}\p{N}'&]*)*)/u
const STARTS_SELF = /^(?:i|we)(?:'m|'re)?\s/i
const OWNED = /^(?:my|our)\s/i
const RELATIVE = /^((?:my|our) [\p{L}' -]{3,50}?) (?:that|which) (.+)$/iu
const HAS_VERB =
  /^(?:my|our) [\p{L}' -]{2,40}? (?:sells?|makes?|is|are|has|have|opens?|opened|offers?|serves?|fixes|repairs|teaches|cleans|delivers?|helps?|lets?|keeps?|gives?|turns|saves|brings?|reminds?|connects?|matches|tracks (?:your|every|all|what)|shows you|finds you|tells you|does|makes sure)\s/iu
/** "Our new app PlanPal helps roommates": the name stands before what it does. */
const NAMED_DOES =
  /^(?:my|our) (?:\p{Ll}[\p{L}'-]* )+((?:\p{Lu}[\p{L}\p{N}'&]*)(?: (?:\p{Lu}|&)[\p{L}\p{N}'&]*)*) (?:helps?|lets?|keeps?|gives?|turns|saves|brings?|reminds?|connects?|matches|makes?|offers?|teaches|tracks|shows|finds|tells|does|is|has)\s/u
/** "I sell a course that teaches seniors" says two things. */
const DOES = /^((?:i|we) [\p{L}' -]{5,50}?) (?:that|which) (\p{L}+s .+)$/iu
/** With fewer it is a name and no offer. */
const FEWEST = 2

/** Says how something is made, which is half a sentence: "hand poured in Vermont", "freshly baked every day". */
const MADE =
  /^(?:(?:freshly|locally|all|hand)[- ])?(?:hand-?)?(?:made|poured|baked|roasted|brewed|grown|crafted|sewn|knitted|picked|carved|painted|cooked|smoked|sourced|printed|built|woven)\b/i
const WE_ARE =
  /^(?:family[- ](?:run|owned)\b.*|locally owned\b.*|based in \p{L}.*|(?:fully )?(?:licensed|insured|certified)(?: and (?:licensed|insured|certified))?)$/iu

/** What was typed as it is written: with a capital, the names' capitals and a full stop. */
export const stop = (said: string): string =>
  `${capitalize(capitalizeNames(said.replace(/\bi\b/g, 'I').trim()).replace(/[.!\s]+$/, ''))}.`

/** A clause of an offer as a whole sentence, where its kind shows what is missing. */
export function sentenceOf(clause: string): string {
  if (/^(?:everything|all) (?=\p{L}+(?:ed|made|sewn|grown)\b)/iu.test(clause))
    return clause.replace(/^(everything|all) /i, '$1 is ').replace(/^all is /i, 'All of it is ')
  if (ONE_OF_MANY.test(clause))
    return clause.replace(ONE_OF_MANY, (said) => (/(?:ch|sh|x)$/i.test(said) ? `${said}es` : `${said}s`))
  if (/^\d+[- ](?:month|year)s? (?:warranty|guarantee)\b/i.test(clause)) return `you get a ${clause}`
  if (/^we (?:look|search) for\b/i.test(clause))
    return clause.replace(/^we \p{L}+ for/iu, "we're looking for")
  if (/^link in (?:(?:my|our|the) )?bio$/i.test(clause)) return 'the link is in the bio'
  if (/^(?:shop|store|first (?:one|lesson|visit|class)) is\b/i.test(clause))
    return `the ${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
  const low = clause.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  if (MADE.test(clause)) return `everything is ${low}`
  if (WE_ARE.test(clause)) return `we are ${low}`
  const told = speakClause(spellClause(clause), { kind: 'business', self: 'we', head: '' })
  return told === null || told.kind === 'thing' ? clause : told.said
}

/** Reads an offer that somebody makes of their own: "our dog walking service, insured walkers, from $15"; null where it says too little. */
export function readOwnOffer(clauses: readonly string[], hasCall = false): OwnOffer | null {
  const [first = '', ...rest] = clauses
  const name = QUOTED.exec(clauses.join(', '))?.[1] ?? null
  const [head = '', ...more] = first
    .replace(ORDER, '')
    .replace(QUOTED, '')
    .replace(/\s+/g, ' ')
    .split(/:\s+/)
    .map((part) => part.replace(WISH, '').trim())
  if (!STARTS_SELF.test(head) && !OWNED.test(head)) return null
  const [, bare = head, does] = DOES.exec(head) ?? []
  const details = [...(does === undefined ? [] : [`It ${does}`]), ...more, ...rest]
    .map((clause) => clause.replace(QUOTED, '').replace(WISH, '').trim())
    .filter((clause) => /\p{L}{2}/u.test(clause))
  const relative = RELATIVE.exec(head)
  const opening =
    relative !== null
      ? `${relative[1] ?? ''} ${relative[2] ?? ''}`
      : STARTS_SELF.test(head) || HAS_VERB.test(head)
        ? bare
        : name === null
          ? `This is ${head}`
          : BRANDED.test(head)
            ? `This is ${name}. ${capitalize(head.replace(OWNED, '').replace(BRANDED, ''))}`
            : `${name} is ${head}`
  if (details.length + Number(name !== null) + Number(opening === bare) + Number(hasCall) < FEWEST)
    return null
  const named = name !== null && !opening.includes(name) ? [`The name is ${name}`] : []
  const said = [opening, ...named, ...details].map(
    (clause) =>
      `${capitalize(
        capitalizeNames(
          sentenceOf(clause)
            .replace(/\bi\b/g, 'I')
            .replace(/\b(do|does|did|ca|wo|is|are|was)nt\b/gi, "$1n't"),
        ).replace(/[.!]+$/, ''),
      )}.`,
  )
  const what = head
    .replace(OWNED, '')
    .replace(/^(?:i|we)\s+\S+\s+/i, '')
    .replace(SELLS_TOO, '')
  const called = CALLED.exec(head)?.[1] ?? NAMED_DOES.exec(head)?.[1]
  return { name, title: capitalizeNames(name ?? called ?? what), said }
}
