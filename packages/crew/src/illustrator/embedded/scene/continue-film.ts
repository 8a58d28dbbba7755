import type { PictureRequest } from '../../illustrator.ts'
import { CONCEPTS } from '../lexicon/concepts.ts'
import { findSubjects } from '../lexicon/find-subjects.ts'
import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { isAnimal } from '../lexicon/animals.ts'
import type { SaidScene } from './read-scene.ts'

/** What "it" can mean: worlds and animals that the scene before was about. */
const DEFINITE = new Set(
  CONCEPTS.filter(
    ({ strength, subject, environment }) =>
      strength === 'definite' && (isAnimal(subject) || environment === 'space'),
  ).map(({ subject }) => subject),
)
/** Behind "one" or "most": not what else is counted. */
const ONE_OF =
  /^(?:in|of|from|even|once|can|could|was|were|is|are|has|have|had|live|lives|lived|eat|hunt|sleep|escaped)$/
/** "It took three years", "it is not laziness": nothing is meant by this "it". */
const DUMMY =
  /^(?:(?:and|but|so|then|because) )?it (?:(?:is|was|will be|has been) (?:not|never|a|an|the|about|no|like|time|hard|easy|just|all|only|why|how|what|fear|called|said|possible|true)\b|(?:takes?|took|starts?|started|began|begins|turns?|depends?|seems?|happens?|happened|passes|costs?|works|worked|does|did|looks like|all|sounds|feels|gets|got|looks|sounded|felt)\b)/
/** Words of kin and limb: in a film about an animal they are its own. */
const KIN =
  /^(?:males?|females?|mothers?|fathers?|parents?|cubs?|calf|calves|chicks?|tails?|fur|beaks?|wings?|claws?|fins?|tentacles?|paws?|herd|pack|pod|colony|whiskers)$/

/**
 * What is meant by a sentence that names nothing drawable: the thing of the film's title ("They never sleep" of "Why
 * Sharks Never Stop"), or what the scene before showed; nothing when no pronoun leads back to it.
 */
export function continueFilm(request: PictureRequest, said: SaidScene): string[] {
  const { tokens } = said
  const meant = meantByFilm(request, said)
  if (meant.length > 0) return meant
  if (said.isOfNumber || tokens.length < 4) return []
  const recent = request.earlierSubjects.slice(-2)
  const shown = recent.at(-1)
  if (shown === undefined || recent[0] === recent[1] || !DEFINITE.has(shown) || isDummy(tokens)) return []
  if (!wasAbout(request, shown)) return []
  const first = tokens[0]?.normal ?? ''
  // "They wet the sand": people, unless an animal was shown.
  if (/^(?:they|their)$/.test(first)) return isAnimal(shown) ? [shown] : []
  return /^its?$/.test(first) ? [shown] : []
}

/** The thing of the film's title when the sentence means it. */
export function meantByFilm(request: PictureRequest, { tokens, isOfNumber }: SaidScene): string[] {
  const { film } = request
  if (film.subject === null || isOfNumber || tokens.length < 4 || !isMeant(film, tokens)) return []
  if (meansOther(request, film, tokens)) return []
  return [film.subject]
}

function isMeant(film: FilmBrief, tokens: readonly Token[]): boolean {
  const said = tokens.map(({ normal }) => normal)
  if (film.isSubjectAlive) {
    if (said.some((word) => KIN.test(word))) return true
    // "One in New Zealand squeezed out of its tank".
    if (/^(?:one|some|most|others|both)$/.test(said[0] ?? '') && ONE_OF.test(said[1] ?? '')) return true
    if (leads(tokens, /^(?:he|she|they|his|her|their|its?)$/) && !isDummy(tokens)) return true
    return (
      said.some((word, at) => /^(?:him|her|them)$/.test(word) && said[at - 1] !== 'of') &&
      !said.some((word) => /^(?:he|she|they)$/.test(word))
    )
  }
  // "They wet the sand" of a film about pyramids: who built them.
  return leads(tokens, /^its?$/) && !isDummy(tokens)
}

/** Whether the sentence before is about another thing, which "it" or "they" goes on with: "The rock was wide. It hit the sea." */
function meansOther(request: PictureRequest, film: FilmBrief, tokens: readonly Token[]): boolean {
  const first = tokens[0]?.normal ?? ''
  if (bringsOther(film, tokens)) return true
  if (!/^(?:it|its|they|their)$/.test(first)) return false
  const doer = doerOf(parseSentence(sentencesBefore(request).at(-1) ?? ''))
  if (!doer || doer.isProperName || KIN.test(doer.normal) || film.name.includes(doer.root)) return false
  const isPlural = doer.normal !== doer.root && doer.normal.endsWith('s')
  return isPlural === first.startsWith('the')
}

/** "A platypus glows too, and it has no stomach": what comes in with an article of its own is what "it" goes on with. */
function bringsOther(film: FilmBrief, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ normal }, index) => index > 0 && /^(?:it|its)$/.test(normal))
  const before = tokens.slice(0, Math.max(0, at))
  // "Dopamine isn't about pleasure. It's about maybe."
  const doer = doerOf(before)
  const isNamed = film.isSubjectAlive || doer === undefined || film.name.includes(doer.root)
  if (!isNamed && before.at(-1)?.endsClause && !/^(?:i|you|we|people)$/.test(doer.normal)) return true
  if (!/^(?:an?|another)$/.test(before[0]?.normal ?? '')) return false
  const isNewClause = before.findLast(({ normal }) => !/^(?:and|but|so|then)$/.test(normal))?.endsClause
  const other = before.find(({ part }) => part === 'noun')
  return (
    isNewClause === true && other !== undefined && !film.name.includes(other.root) && !KIN.test(other.normal)
  )
}

/** The sentences of the script before this scene. */
function sentencesBefore({ narration, film: { text } }: PictureRequest): string[] {
  const before = text.slice(0, Math.max(0, text.indexOf(narration)))
  const sentences = before.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.trim() !== '')
  // The first is the film's title.
  return sentences.slice(1)
}

/** What a sentence is about: the last noun before its verb. */
function doerOf(said: readonly Token[]): Token | undefined {
  const verb = said.findIndex(
    ({ part, normal }) => part === 'verb' || /^(?:is|are|was|were|has|have|had)$/.test(normal),
  )
  return said.slice(0, Math.max(0, verb)).findLast(({ part }) => part === 'noun')
}

/**
 * Whether the sentences before leave it open that this thing is meant: behind "The platypus glows under black light" the
 * gecko of an earlier scene is not, however often "it" goes on from there.
 */
function wasAbout(request: PictureRequest, shown: string): boolean {
  const last = sentencesBefore(request).findLast((sentence) => !/^(?:its?|they|their)\b/i.test(sentence))
  const said = parseSentence(last ?? '')
  return doerOf(said) === undefined || findSubjects(said).some(({ concept }) => concept.subject === shown)
}

/** Whether such a word opens the text or one of its clauses, as that clause's subject. */
function leads(tokens: readonly Token[], pronoun: RegExp): boolean {
  return tokens.some(({ normal }, at) => {
    if (!pronoun.test(normal)) return false
    const before = tokens[at - 1]
    return (
      before === undefined ||
      before.endsClause ||
      /^(?:and|but|so|then|today|when|while|because|if)$/.test(before.normal)
    )
  })
}

function isDummy(tokens: readonly Token[]): boolean {
  return DUMMY.test(tokens.map(({ normal }) => normal).join(' '))
}
