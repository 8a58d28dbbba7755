import { nlp } from '../../../../text/english.ts'
import { capitalizeNames } from '../../capitalize-names.ts'
import { capitalize } from '../../wording.ts'
import { readPart, type Part } from '../plot.ts'
import { GENRE_WORDS, isSomebody } from './read-parts.ts'

/** What a prompt says happens in its story, told in the past. */
export type Premise = {
  readonly who: Part
  readonly sentence: string
  /** What the hero does, in the prompt's own words. */
  readonly deed: string
  readonly kind: 'trouble' | 'often' | 'once' | 'versus' | 'share' | 'gone'
  readonly rival: Part | null
  /** Told of anybody, in the present: nobody lived it. */
  readonly isInvented: boolean
  /** What it was about, as it is named again: "the letters". */
  readonly it: string
  /** Who has too few of what. */
  readonly shared: readonly [string, string]
}

const named = (name: string): Part => ({ known: name, first: name })
const I = named('I')
const NOBODY: Omit<Premise, 'kind'> = {
  who: named('they'),
  sentence: '',
  deed: '',
  isInvented: false,
  it: 'it',
  rival: null,
  shared: ['', ''],
}

const SUBJECT = String.raw`((?:an? |the |one |two |three |my |our |some )?[\p{L}'-]+(?: (?!who\b|that\b|which\b)[\p{L}'-]+){0,4}?)`
const WHO = new RegExp(String.raw`^${SUBJECT},? (?:who|that|which) (.+)$`, 'iu')
const DOING = new RegExp(String.raw`^${SUBJECT} (\p{L}{2,}ing\b.*)$`, 'iu')
const VERSUS =
  /^((?:an? |the |my )?[\p{L}' -]{3,30}?) (?:vs\.?|versus|against) ((?:an? |the |my )?[\p{L}' -]{3,30})$/iu
/** What a mystery is about, and nothing more is said of it. */
const GONE = /^(?:an?|the|my|our) (?:missing|stolen|lost|vanished) ([\p{L}'-]+(?: [\p{L}'-]+){0,2} ?)$/iu
/** Two who have one thing. */
const SHARE =
  /\btwo ([\p{L}-]+s)\b[ ,]*(?:and |with |who (?:find|have|want) )?(?:only )?one ([\p{L}-]+(?: [\p{L}-]+){0,2} ?)$/iu
/** What weighs on somebody and may be told to a friend. */
const TROUBLE =
  /\b(?:never|can(?:'t|not|t)|could not|won'?t|doesn'?t|don'?t|didn'?t|afraid|scared|lost|loses?|forg\w+|broke|too (?:much|many)|alone|lonely|sad|shy|sick|stuck|worried|wants? to|small(?:est)?|miss(?:es|ed)?)\b/i
const OFTEN = /\b(?:every|always|keeps?|only|each|letters)\b/i
const LONGEST = 32
const ENDS_BADLY = /\b(?:and|or|with|the|an?|of|to|but|in|on|at|because|when)$/i
/** What two do to each other, and who somebody turns out to be, is the story itself: a plot around one of them leaves it out. */
const TELLS_OF_TWO =
  /\band (?:the|an?|his|her|their) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+ (?:who|that) |\bturn(?:s|ed)? out to be\b|\bwho is (?:really|actually|secretly)\b/iu
/** Asks for how it ends or is told, and is nothing that happens. */
const ORDERS =
  /[,.;]?\s+(?:with a twist|twist at (?:the )?end|plot twist|rhyme if you can|if you can|no gore|happy ending)\b.*$/i

/** Reads a prompt whose own words tell what happens to somebody; null where it names a thing and nothing more. */
export function readPremise(prompt: string, isGentle = false): Premise | null {
  const text = spellOut(prompt.replace(/[’‘]/g, "'").replace(/[[\]{}()]/g, ' '))
    .replace(ORDERS, '')
    .replace(/^(?:please |can you )?(?:(?:write|tell|make|create|give)(?: me| us)? )?/i, '')
    .replace(GENRE_WORDS, ' ')
    .replace(
      /^[\s,:-]*(?:for (?:my|our) [\p{L} ]{2,30}? )?(?:about|of|with|where|in which|on|between)?\s+/iu,
      '',
    )
    .trim()
    .split(/(?<=[.!?])\s+/)[0]
    ?.replace(/[.!?,\s]+$/, '')
  if (text === undefined || text.split(/\s+/).length < 3 || text.split(/\s+/).length > LONGEST) return null
  if (ENDS_BADLY.test(text) || TELLS_OF_TWO.test(text)) return null
  const kind = TROUBLE.test(text) ? 'trouble' : OFTEN.test(text) ? 'often' : 'once'
  const [, person, verb = '', rest = ''] =
    /^(i|you)(?:'m|'re)? (?!want\b|need\b|would\b|wish\b|can\b|have to\b)(\S+)(.*)$/i.exec(text) ?? []
  if (person !== undefined) {
    const who = /^i$/i.test(person) ? I : named('you')
    const begin = nlp(`${who.known} ${verb}`).verbs().toPastTense().all().text()
    const sentence = pastOf(`${capitalize(begin)}${rest.replace(/\bi\b/g, 'I')}`)
    return sentence === null ? null : { ...NOBODY, who, sentence: close(sentence), it: thingOf(rest), kind }
  }
  if (/^(?:we|it|there|this|what|why|how|rules?|\d)\b/i.test(text)) return null
  const gone = GONE.exec(text)?.[1]
  if (gone !== undefined && A_BUILDING.test(gone)) return null
  if (gone !== undefined)
    return { ...NOBODY, it: `the ${gone}`, sentence: `The ${gone} was gone.`, kind: 'gone' }
  const share = SHARE.exec(text)
  if (share?.[1] !== undefined && share[2] !== undefined)
    return { ...NOBODY, shared: [share[1], share[2]], kind: 'share' }
  const versus = VERSUS.exec(text)
  if (versus?.[1] !== undefined && versus[2] !== undefined && isSomebody(versus[1], true))
    return { ...NOBODY, who: readPart(nameOf(versus[1])), rival: readPart(nameOf(versus[2])), kind: 'versus' }
  const [subject, deed] = partsOf(text)
  if (subject === null || deed === null || !isHero(subject) || ONLY_NAMED.test(deed)) return null
  const told = pastOf(
    `${capitalize(firstOf(subject))} ${pastVerb(capitalizeNames(deed.replace(PASSIVE, 'was $1')))}`,
  )
  const isInvented =
    /^(?:an?|two|three)\s/i.test(subject) &&
    isSomebody(nameOf(subject)) &&
    told?.endsWith(deed) === false &&
    !/\d|\s\p{Lu}/u.test(text)
  // What a thing does is told by the person who met with it.
  const who = isGentle || isSomebody(nameOf(subject)) ? readPart(nameOf(subject)) : I
  return told === null
    ? null
    : { ...NOBODY, who, sentence: toldBy(who, told), deed, isInvented, it: thingOf(deed), kind }
}

/** Whom a thing calls by "your name" is anyone who tells of it. */
const toldBy = (who: Part, told: string): string =>
  close(who === I ? told.replace(/\byour\b/gi, 'my').replace(/\byou\b/gi, 'me') : told)

/** A name is nothing that happens: "a doll named Rosie". */
const ONLY_NAMED = /^(?:was )?(?:named|called) \S+$/i

/** "Inherits a map" to "inherited a map", where the whole sentence would not show that it is a verb. */
const pastVerb = (deed: string): string =>
  deed
    .replace(/^inherit (?=\p{L})/u, 'inherited ')
    .replace(
      /^(?!(?:was|is|has|does|always|keeps)\b)\p{Ll}{3,}s(?= )/u,
      (verb) => nlp(`he ${verb}`).verbs().toPastTense().all().text().replace(/^he /, '') || verb,
    )

/** Anyone who comes to a lost temple looks for it: it was not taken. */
const A_BUILDING = /\b(?:temple|castle|city|palace|tomb|pyramid|island|mansion|kingdom|village|ruins?)$/i

/** "Sci-fi: a girl who …" names the genre, and nobody who is called so. */
const GENRE_FIRST =
  /^(?:an? )?(?:short )?(?:sci-?fi|science[- ]fiction|mystery|whodunit)(?: story)?\s?[:–-]\s?/i

const spellOut = (text: string): string =>
  text
    .replace(GENRE_FIRST, '')
    .replace(/\b(ca|wo|do|does|did|is|was|has|have|had|are|were|could|would|should)nt\b/gi, "$1n't")
    .replace(/\b(?:won't|will not)\b/gi, 'never wants to')
    .replace(/\bcan(?:'t|not| not)\b/gi, 'could not')
    .replace(/(?<=\s\p{L}+ .*)\s+(?:funny|cute|sad|scary|creepy|lol|pls|please)$/iu, '')
    .replace(/\b(he|she|it|there|that)s\b(?= (?:a|an|the|in|on|no|not|photos?|\p{L}+ing)\b)/giu, '$1 is')

/** Whom a sentence is about, and what they do. */
function partsOf(text: string): readonly [string | null, string | null] {
  const found = nlp(text).match(
    '^[<subject>(#Determiner|#Possessive|#Value|#Adjective|#Noun|and|of|at|from|on|in)+] [<deed>(#PresentTense|#PastTense|#Copula|#Modal|#Auxiliary|#Infinitive|#Negative|never|always|only) .*]',
  )
  // One group by its name is a view.
  const clause = (name: string): string => (found.groups(name) as ReturnType<typeof nlp>).text().trim()
  const [subject, deed] = [clause('subject'), clause('deed')]
  const who = WHO.exec(text)
  const isClause = who?.[1] !== undefined && (subject === '' || who[1].length <= subject.length)
  if (isClause && who?.[2] !== undefined) return [who[1] ?? '', who[2]]
  const doing = DOING.exec(text)
  const isDoing = doing?.[1] !== undefined && (subject === '' || doing[1].length < subject.length)
  if (isDoing && doing?.[2] !== undefined) return [doing[1] ?? '', `was ${doing[2]}`]
  if (subject !== '' && deed.split(' ').length >= 2) return [subject, deed]
  return [null, null]
}

/** A person, an animal or a thing with an article: half a phrase is no hero. */
function isHero(subject: string): boolean {
  return (
    (/^(?:an?|the|one|two|three|my|our)\s/i.test(subject) || isSomebody(subject, true)) &&
    !/\b(?:story|stories|video|rules?|facts?|thing|something|someone)\b/i.test(subject)
  )
}

/** "girl home alone" is a girl, wherever she is. */
const nameOf = (subject: string): string =>
  subject.replace(/\s+(?:(?:home|all)\s*)?alone$|\s+(?:at|in|on|from) .+$/i, '').replace(CALLED, capitalize)
const firstOf = (subject: string): string =>
  /^(?:the|my|our|two|three)\b/i.test(subject)
    ? subject
    : ONLY_ONE.test(subject)
      ? `the ${subject}`
      : CALLED.test(subject)
        ? subject
        : readPart(subject).first
/** Of these there is one, and these are called so. */
const ONLY_ONE = /^(?:moon|sun|sea|wind|night)$/i
const CALLED = /^(?:grandpa|grandma|granny|grandad|mom|mum|dad|daddy|mommy|santa)$/i
const PASSIVE = /^((?:found|seen|left|trapped|stuck|locked|buried|born) (?:with|in|on|at|under|by|inside)\b)/i

/** The first thing that is named, as it is named a second time. */
function thingOf(deed: string): string {
  const found = nlp(deed)
    .match('(#Determiner|#Possessive)? #Adjective{0,2} #Noun+')
    .not('#Pronoun')
    .first()
    .text()
  const bare = found
    .replace(/[^\p{L}\p{N}' -]/gu, '')
    .replace(/^(?:too )?(?:much|many|an?|one|some)\s+/i, '')
    .replace(/^another\s/i, 'other ')
    .trim()
  if (
    bare === '' ||
    bare.split(/\s+/).length > 4 ||
    /^(?:he|she|it|they|i|you|each other|someone|something|anything|everything|nothing|everyone|nobody|night|time)\b/i.test(
      bare,
    )
  )
    return 'it'
  if (deed.trim().startsWith(bare)) return 'it'
  if (/^its /i.test(bare)) return bare.replace(/^its /i, 'the ')
  return /^(?:the|his|her|their|my|our|your|\p{Lu})(?:\s|\p{Ll})/u.test(bare) ? bare : `the ${bare}`
}

const close = (sentence: string): string => (/[.]"$/.test(sentence) ? sentence : `${sentence}.`)

/** "A kid's drawing" is the kid's, and no kid that is drawing. */
const OWNED = /(?<=\b(?:an?|the|his|her|its|their|my|our|your) (?:[\p{L}-]+ )?)([\p{L}-]+)'s ([\p{L}-]+)/giu
/** What has not been done for long, and what is done then. */
const HAS_NOT = /^(.+?) (?:haven't|have not|hasn't|has not) (.+?)(?: and (\p{Ll}+)( .+))?$/u
function inPast(told: string): string {
  const [, who, long = '', verb, rest = ''] = HAS_NOT.exec(told) ?? []
  if (who !== undefined) {
    const then = verb === undefined ? '' : ` and ${inPast(`they ${verb}`).replace(/^they /, '')}${rest}`
    return `${who} had not ${long}${then}`
  }
  const owned = told.match(OWNED) ?? []
  let at = 0
  // "Three friends get locked in" has the word for both times.
  if (/^(?:an? |the )?\p{L}+ (?:[\p{L}-]+ ){1,3}?get (?=\p{L})/iu.test(told) && owned.length === 0)
    return told.replace(/ get (?=\p{L})/u, ' got ')
  const masked = owned.length === 0 ? told : told.replace(OWNED, 'possession')
  const past = nlp(masked).verbs().toPastTense().all().text().trim()
  return owned.length === 0 ? past : past.replace(/\bpossession\b/g, () => owned[at++] ?? '')
}

/** A sentence in the past; null where it cannot be told so. */
export function pastOf(sentence: string): string | null {
  // What is said stays as it is said.
  const [told = '', said] = sentence.split(/,? (?:that says|saying):? /i)
  const words = said === undefined ? '' : ` that said: "${capitalize(said.replace(/["“”]/g, ''))}."`
  // What somebody can do stays as it is: "could talk to books".
  const [, can = '', rest = ''] = /^(.*? )can(?: also)? (.+)$/i.exec(told) ?? []
  const past = rest === '' ? inPast(told) : `${can}could ${rest}`
  const text = `${past}${words}`
    .replace(
      /\bthere was (?!an? |the |one )(?=(?:\p{L}+ )?\p{L}+[^s\s]s\b(?! (?:in|that|who) a ))/giu,
      'there were ',
    )
    .replace(/^((?:two|three|four) [\p{L}' -]+?|[\p{L}' ]+ and [\p{L}' ]+?) was\b/iu, '$1 were')
    // What somebody could not do is told as it is: "could have not slept" is no English.
    .replace(
      /\bcould have not (\p{L}+)/giu,
      (_, verb: string) => `could not ${nlp(verb).verbs().toInfinitive().all().text()}`,
    )
    .replace(/\bcan't\b/gi, "couldn't")
    .replace(/\bwon't\b/gi, "wouldn't")
    .replace(/\bdoesn't\b/gi, "didn't")
    .replace(/\bmust\b/gi, 'had to')
  const present =
    /(?<!\b(?:who|that|which|what) )\b(?:is|are|has|does|gets|keeps|finds|wants|can|will|inherit|breaks)\b/
  return present.test(text.replace(/"[^"]*"/g, '')) ? null : text
}
