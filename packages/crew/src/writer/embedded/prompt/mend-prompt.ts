import { capitalize, lookupTable } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { isEnglishWord } from '../../../text/english-words.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { wordsOfFact } from '../known/fact.ts'
import { PACKS } from '../facts/packs.ts'
import { findPromptLanguage } from '../interview/other-languages/find-prompt-language.ts'
import { listTopicPacks } from '../topics/topics.ts'
import { dropSmallWords } from './drop-small-words.ts'
import { dropMoods, nameEmoji } from './emoji.ts'
import { NEUTRAL_WORDS } from './neutral-words.ts'
import { orderForOthers, sayOrdered } from './order-for-others.ts'

/** Shorter words lie one slip from too many others. */
const SHORTEST_SWAPPED = 4
const SHORTEST_DOUBLED = 5
const SHORTEST_LOST = 7

const KNOWN = new Set([
  ...NEUTRAL_WORDS,
  ...PACKS.flatMap(({ words, subjects }) => [...words, ...subjects.flatMap((subject) => subject.words)])
    .join(' ')
    .split(' '),
])
/** Names that are typed small, and lie one slip from a word: Venmo is no venom, and the Sunday scaries are not the scariest. */
const BRANDS = new Set(['venmo', 'zelle', 'paypal', 'etsy', 'depop', 'vinted', 'poshmark', 'scaries'])
/** Names of whole topics: long and few, so that a lost vowel leaves no other word ("spce", "anmals"). */
const TOPICS = PACKS.flatMap(({ words }) => words).filter((word) => /^[a-z]{5,}$/.test(word))

/** Names, quoted words and last words are written as their owners want: "a story about a robot called Tehnik", "finish with feliz cumple". */
const AS_TYPED =
  /"[^"]*"|“[^”]*”|(?<!\p{L})'[^']*'(?!\p{L})|\b(?:called|named) \S+|\b(?:end|ends|finish|finishes|close|closes) (?:it )?with [^.;!?\n]{3,80}/giu
const WORD = /(?<![\p{L}\p{N}'’@#./-])[A-Za-z]+(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu
/** With more strange words than this among the longer ones, a prompt is in another language. */
const STRANGE_SHARE = 0.5

/** How people write what they say. */
const SHORTHAND: Readonly<Record<string, string>> = lookupTable({
  abt: 'about',
  arent: "aren't",
  bc: 'because',
  bday: 'birthday',
  bout: 'about',
  cant: "can't",
  couldnt: "couldn't",
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  hadnt: "hadn't",
  hasnt: "hasn't",
  havent: "haven't",
  heres: "here's",
  hes: "he's",
  isnt: "isn't",
  ppl: 'people',
  shes: "she's",
  shouldnt: "shouldn't",
  theyre: "they're",
  u: 'you',
  ur: 'your',
  vid: 'video',
  vids: 'videos',
  wasnt: "wasn't",
  werent: "weren't",
  wat: 'what',
  wen: 'when',
  whats: "what's",
  whos: "who's",
  wont: "won't",
  wouldnt: "wouldn't",
  youre: "you're",
  w: 'with',
})
const SHORT = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’/-])(?:${Object.keys(SHORTHAND)
    .filter((word) => word !== 'w' && word !== 'u')
    .join('|')}|w(?=/)|u(?! (?:boats?|turns?)\b))(?![\p{L}\p{N}'’.-])/?`,
  'giu',
)
/** "Your" and "you're" are written as one. */
const UR_ARE =
  /(?<![\p{L}\p{N}'’/-])ur(?= (?:an?|the|so|not|too|away|alone|tired|sad|always|never|burnt|burned|older|younger|bored|stressed|stuck|busy|broke|sick|lazy|lost|ready|single|pregnant|lonely|anxious|happy|angry|\p{L}{2,}ing)\b)/giu
/** Who learns English leaves it out: "how change a tire". */
const HOW_TO =
  /(?<=\bhow )(?=(?:change|make|cook|fix|tie|clean|build|draw|use|write|repair|remove|wash|fold|get|open|cut|grow|install|replace|bake|sew|paint) (?:an?|the|my|your|our|\p{L}+s)\b)/giu
/** "A under 12 team": before a vowel that is spoken as one. A vitamin and a grade may be called A. */
const A_VOWEL =
  /(?<![\p{L}\p{N}'’.-]|\b(?:vitamin|grade|type|plan|hepatitis|point|group|letter|class|from|series) )a(?= (?:[aeio](?!ne\b|nce\b|u)|un(?!i)|up|ug|ul)\p{Ll}{2,})/gu
/** "Failed there exam": whose it is. */
const THEIRS =
  /\b(failed|passed|lost|missed|loves?|hates?|of|for|with|in|on|about|to) there(?= (?:exams?|tests?|jobs?|dreams?|goals?|life|lives|kids|children|parents|dogs?|cats?|house|homes?|famil(?:y|ies)|friends?|phones?|money|own|dads?|moms?|mums?|business|bod(?:y|ies)|minds?|partners?|first)\b)/giu
/** Elsewhere, a clip is a film. */
const PAPER_CLIP = /\b(paper) (clips?)\b/giu
const spellOut = (prompt: string): string =>
  prompt
    .replace(PAPER_CLIP, '$1$2')
    .replace(A_VOWEL, 'an')
    .replace(HOW_TO, 'to ')
    .replace(UR_ARE, "you're")
    .replace(THEIRS, '$1 their')
    .replace(SHORT, (word) => {
      const meant = SHORTHAND[word.toLowerCase().replace('/', '')] ?? word
      return /^\p{Lu}/u.test(word) ? capitalize(meant) : meant
    })

/**
 * A prompt as it was meant: slips of the fingers in words the writer knows are put right ("histroy", "somthing",
 * "octopuss", "recieve"), and a prompt of emoji alone is read by their names. Names, quotes and words it does not know
 * stay, and so does what is asked in another language. What is ordered for others is told with for whom, and small words of talk go.
 */
export const mendPrompt = (prompt: string): string =>
  // "Was ist" is no slip for "was is".
  findPromptLanguage(prompt) === undefined
    ? orderForOthers(dropSmallWords(mendWords(sayOrdered(dropMoods(prompt)))))
    : prompt

function mendWords(prompt: string): string {
  const text = /\p{L}/u.test(prompt) ? spellOut(prompt) : nameEmoji(prompt, (word) => KNOWN.has(word))
  const kept = [...text.matchAll(AS_TYPED)].map(
    (quoted) => [quoted.index, quoted.index + quoted[0].length] as const,
  )
  const words = text.match(WORD) ?? []
  const strange = words.filter((word) => isStrange(word.toLowerCase()))
  const isForeign = !isEnglish(text) || strange.length > words.length * STRANGE_SHARE
  return text.replace(WORD, (word, at: number) => {
    if (kept.some(([from, to]) => at >= from && at < to)) return word
    // A capital within a sentence begins a name.
    const isFirst = /(?:^|[.!?:]\s+)[^\p{L}]*$/u.test(text.slice(0, at))
    if (/^\p{Lu}/u.test(word) && (!isFirst || /\p{Lu}$/u.test(word)) && /\p{Ll}/u.test(text)) return word
    const meant = mendWord(word, isForeign)
    if (meant === word || !/^\p{Lu}/u.test(word)) return meant
    return capitalize(meant)
  })
}

function mendWord(word: string, isForeign: boolean): string {
  const lower = word.toLowerCase()
  if (KNOWN.has(lower) || BRANDS.has(lower)) return word
  const many = /[^aeiou]ys$/.test(lower) && !isForeign ? `${lower.slice(0, -2)}ies` : ''
  // "Candys", which no dictionary has, are candies.
  if (many !== '' && !isEnglishWord(lower) && isEnglishWord(many) && !isName(lower)) return many
  const meant =
    lower.length < SHORTEST_SWAPPED
      ? undefined
      : ([...KNOWN].find((known) => isSlip(lower, known)) ??
        TOPICS.find((topic) => lostVowels(topic).includes(lower)))
  // A word that is right as it is means itself, though it lies one slip from a topic: "summer" is not Sumer.
  if (meant !== undefined) return isEnglishWord(lower) || isName(lower) ? word : meant
  return (isForeign || !isStrange(lower) ? undefined : likeliest(lower)) ?? word
}

/** A word that neither a dictionary nor the packs hold. */
const isStrange = (word: string): boolean =>
  !KNOWN.has(word) && !isEnglishWord(word) && !vocabulary().written.has(word)

/** "Brian" lies one slip from the brain. */
const isName = (word: string): boolean =>
  nlp(word).has('(#FirstName|#LastName|#City|#Country|#Region|#Organization|#Demonym|#Acronym)')

/** What somebody who mistypes is likely to mean, with how often the packs say it, and all that they write, names too. */
type Vocabulary = { readonly said: ReadonlyMap<string, number>; readonly written: ReadonlySet<string> }
let spoken: Vocabulary | undefined

/** Every word that the packs are told in. Read at the first word that no dictionary holds. */
function vocabulary(): Vocabulary {
  if (spoken !== undefined) return spoken
  const said = new Map<string, number>()
  const written = new Set<string>()
  const read = (word: string) => {
    written.add(word.toLowerCase())
    // What has a capital may be a name, which nobody's slip is turned into.
    if (/^\p{Ll}/u.test(word)) said.set(word, (said.get(word) ?? 0) + 1)
  }
  const readAll = (text: string) => text.match(/\p{L}+/gu)?.forEach(read)
  for (const { name, words, subjects, facts } of [...PACKS, ...listTopicPacks()]) {
    const names = [name, ...words, ...subjects.flatMap((one) => [one.name, ...one.words])]
    for (const text of [...names, ...facts.map(wordsOfFact)]) readAll(text)
  }
  spoken = { said, written }
  return spoken
}

/** Shorter words than these are mended only where two letters are swapped, or one is doubled or not. */
const SHORTEST_DROPPED = 6
const SHORTEST_WRONG = 7
/** The dictionary's longest word has 28 letters. What is longer is no slip of one, and has a thousand slips for every forty letters. */
const LONGEST_SLIP = 40
const VOWELS = 'aeiou'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The word of the packs, or of the dictionary where the packs have none, that is one slip away: the likeliest slips first. */
function likeliest(word: string): string | undefined {
  if (word.length > LONGEST_SLIP || isName(word)) return undefined
  const { near, lost, other } = listSlips(word)
  if (word.length < SHORTEST_SWAPPED)
    return near.find((one) => one.length === word.length && NEUTRAL_WORDS.has(one))
  const { said } = vocabulary()
  for (const some of [near, lost, other]) {
    const known = some.filter((one) => said.has(one))
    const best = known.toSorted((one, two) => (said.get(two) ?? 0) - (said.get(one) ?? 0))[0]
    if (best !== undefined) return best
  }
  // Of the dictionary, which has rare words too, only what nothing else is as near to.
  const isLong = word.length >= SHORTEST_WRONG
  const rare = new Set([...near, ...(isLong ? [...lost, ...other] : [])].filter(isEnglishWord))
  return word.length >= SHORTEST_DROPPED && rare.size === 1 ? [...rare][0] : undefined
}

/** What a word may have been: two letters swapped or one doubled or not, one lost, one vowel for another. */
function listSlips(word: string): { readonly [slip in 'near' | 'lost' | 'other']: readonly string[] } {
  const { length } = word
  const cuts = Array.from({ length: length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const swapped = cuts.flatMap(([start, end]) =>
    end.length > 1 ? [start + end.charAt(1) + end.charAt(0) + end.slice(2)] : [],
  )
  const doubled = cuts.flatMap(([start, end]) => {
    const last = start.at(-1)
    if (length < SHORTEST_DOUBLED || last === undefined) return []
    return last === end.charAt(0) ? [start + end.slice(1)] : [start + last + end]
  })
  const inner = cuts.slice(1)
  const lost = inner.flatMap(([start, end]) => Array.from(LETTERS, (letter) => start + letter + end))
  // Another letter is a slip of the ear, of one vowel for another; at the end it may be another word's.
  const other = inner
    .filter(([, end]) => end.length > 1 && VOWELS.includes(end.charAt(0)))
    .flatMap(([start, end]) => Array.from(VOWELS, (vowel) => start + vowel + end.slice(1)))
  return {
    near: [...swapped, ...doubled],
    lost: length < SHORTEST_DROPPED ? [] : [...lost, ...listHeard(word)],
    other: length < SHORTEST_WRONG ? [] : other,
  }
}

/** Written as they are heard: "dolfins", "overnite", "fotograf". */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/f/g, 'ph'],
  [/ite/g, 'ight'],
  [/cs/g, 'x'],
  [/k/g, 'c'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/s/g, 'c'],
  [/y/g, 'i'],
]
const listHeard = (word: string): string[] =>
  HEARD.flatMap(([sound, letters]) =>
    [...word.matchAll(sound)].map(
      ({ 0: met, index }) => word.slice(0, index) + letters + word.slice(index + met.length),
    ),
  )

const lostVowels = (word: string): string[] =>
  Array.from(word, (letter, at) =>
    /[aeiou]/.test(letter) && at > 0 ? word.slice(0, at) + word.slice(at + 1) : '',
  )

/** Two neighbours swapped, a letter doubled or not; in longer words that ask for a video, one letter lost. */
function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false
  if (typed.length === meant.length) return isSwapped(typed, meant)
  if (meant.length >= SHORTEST_DOUBLED && undouble(typed) === undouble(meant)) return true
  return meant.length >= SHORTEST_LOST && typed.length < meant.length && NEUTRAL_WORDS.has(meant)
    ? Array.from(meant, (_, at) => meant.slice(0, at) + meant.slice(at + 1)).includes(typed)
    : false
}

function isSwapped(typed: string, meant: string): boolean {
  const at = Array.from(typed).findIndex((letter, index) => letter !== meant[index])
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  )
}

const undouble = (word: string): string => word.replace(/(.)\1/g, '$1')
