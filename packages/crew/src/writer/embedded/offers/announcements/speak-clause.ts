import { nlp } from '../../../../text/english.ts'
import { low } from '../../own-lists/spell.ts'
import { genderSaid, pronounsIn } from '../../plots/premise/pronouns.ts'
import { capitalize } from '../../wording.ts'
import { areOf, isOurs, itIs, RULES, thereIs, weAre, type Speaker } from './clause-rules.ts'
import type { Fact } from './fact.ts'
import { withSmallWord } from './name-things.ts'
import { speakOfAppeal } from './read-appeal.ts'
import { cutWhen, speakWhen } from './speak-when.ts'

const HEAD_OF_PLACE =
  /^(?:the )?(?:\p{Lu}[\p{L}'.]+ ){1,4}(?:pavilion|park|hall|church|center|centre|library|school|parking lot|beach|gardens?|gym|barn|field|lake|plaza|club|stadium|theater|playground|community center)$|^(?:at|in|on|near|behind|next to|across from|opposite|by|inside|outside) \S.*$|^(?:the )?corner of .+$|^\d{1,5} (?:\p{Lu}[\p{L}']+ ){1,3}(?:Street|Road|Lane|Avenue|Square|Drive|Way|Place|Court|Row|Hill|Close|Boulevard)\b.*$|^\p{Lu}[\p{L}' -]+, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$|^(?:The )?(?:\p{Lu}[\p{L}']+ ){1,4}(?:on|in|at|near) (?:the )?(?:\p{Lu}|\d).*$/u
/** Where it is: a town, a street, a corner, or what is known by its name. */
function speakWhere(clause: string, speaker: Speaker): string | null {
  if (!HEAD_OF_PLACE.test(clause)) return null
  const said = /^corner of/i.test(clause)
    ? `on the ${clause}`
    : /^the corner of/i.test(clause)
      ? `on ${clause}`
      : /^\d/.test(clause)
        ? `at ${clause.replace(/, (?=\p{Lu})/u, ' in ')}`
        : /^\p{Lu}/u.test(clause) &&
            /^(?!(?:At|In|On|Near|Behind|Next|Across|Opposite|By|Inside|Outside)\b)/.test(clause)
          ? `${/, /.test(clause) ? 'in' : 'at'} ${clause}`
          : low(clause)
  return `${itIs(speaker)} ${said}`
}

const SUBJECT = String.raw`(?:we|i|you|he|she|they|it|it's|we're|i'm|you're|there|there's|everything|everyone|everybody|nobody|anyone|this|that|these|all(?: of it)?)`
const VERB = String.raw`(?:is|are|was|were|will|can|has|have|had|goes?|gets?|starts?|ends?|comes?|runs?|serves?|opens?|closes?|plays?|moved|moves|needs?|includes?|costs?|takes?|won't|don't|can't|doesn't|eats?|brings?|makes?|meets?|stays?|happens?|fits?|lasts?|begins?|answers?|does)`
const SENTENCE = new RegExp(
  String.raw`^${SUBJECT}(?:'\p{L}+)?\b.*\p{L}|^(?!.* (?:nobody|that|who|you|we|i) )(?:(?:the|my|our|your|all(?: the)?|every|each|an?|one|kids|people|proceeds|doors|profits|\p{L}+s|(?-i:\p{Lu})\p{L}+) )(?:(?!(?:for|with|of|in|on|at|from|to)\b)[\p{L}'-]+ ){0,3}${VERB}(?: .+|)$|^(?:[\p{L}'-]+ ){0,3}[\p{L}'-]+s (?:are|were|will|can|have|moved|start|open|close|run|go|get|need|cost|include|begin|end|leave|come|stay)\b.*$|^\p{L}[\p{L}\d' -]{2,40} (?:will|must|cannot|won't) (?:be |not )?\p{L}+.*$|^[\p{L}, -]+ (?:and|or) [\p{L} -]+ (?:are|is) .+$|^(?!(?:how|what|why|when|where|who)\b)(?:[\p{L}'-]+ ){1,4}(?:is|are|stays|stay|cost|costs) .+$`,
  'iu',
)
const IMPERATIVE =
  /^(?:please |just |don't |and )?(?:bring|wear|come|take|leave|park|tell|ask|meet|join|enjoy|try|taste|grab|dress|go|pick|choose|stay|save|use|look|say|let|keep|send|share|check|stop|get|make|help|vote|donate|see|start|learn|work|watch|listen|move|arrive|plan|remember|expect|pack|sign|drive|ride|walk|play|dance|park|respect|reply|confirm|mention|follow|knock|ring) (?!(?:is|are|was|free)\b)\S.*$/i
/** Does what "it" or "we" do, without saying who: "ships anywhere in the US". */
const WITHOUT_WHO =
  /^(ships|comes|includes|takes|works|fits|starts|ends|runs|opens|closes|covers|lasts|delivers|needs|has|seats|sleeps|holds|serves|smells|tastes) (.+)$/i

const plainVerb = (verb: string): string =>
  /^has$/i.test(verb) ? 'have' : verb.toLowerCase().replace(/(?<=ch|sh|ss)es$|s$/, '')

function speakWhole(clause: string, speaker: Speaker): Fact | null {
  const bare = clause.replace(/^(?:and|but|so) (?=\p{L})/iu, '')
  if (SENTENCE.test(bare)) return { kind: 'about', said: bare }
  const [, verb, rest = ''] = WITHOUT_WHO.exec(bare) ?? []
  if (verb !== undefined)
    return {
      kind: 'about',
      said: isOurs(speaker)
        ? `${speaker.self} ${plainVerb(verb)} ${speakWhen(rest) ?? rest}`
        : `it ${verb.toLowerCase()} ${speakWhen(rest) ?? rest}`,
    }
  const likes = speakLikes(bare, speaker)
  if (likes !== null) return likes
  return IMPERATIVE.test(bare) ? { kind: 'need', said: bare } : null
}

/** "Loves fishing", of whom a birthday is. */
const LIKES = /^(?:loves|likes|hates|enjoys|adores|collects|plays|wants|never|always|still) \S.*$/iu
function speakLikes(clause: string, { about = '' }: Speaker): Fact | null {
  if (!LIKES.test(clause)) return null
  const kin = KIN.exec(about)?.[1]
  if (kin === undefined && genderSaid(about) === null) return null
  const { he } = pronounsIn(about, kin ?? '', false)
  return { kind: 'about', said: `${he} ${low(clause)}` }
}
const KIN =
  /\b(dad|father|mum|mom|mother|grand(?:ma|pa|mother|father|son|daughter)|son|daughter|brother|sister|uncle|aunt|niece|nephew|husband|wife|girlfriend|boyfriend)(?:'s|s)?\b/iu

/** "Starting November 1, …": since or until when the rest of a clause holds. */
const SINCE =
  /^(starting|beginning|as of|from|effective) ((?:on )?\p{L}+ \d{1,2}(?:st|nd|rd|th)?|\p{L}+day|today|tomorrow),? (?:on,? )?(.{6,})$/iu

function speakTimed(clause: string, speaker: Speaker): Fact | null {
  const whole = speakWhen(clause)
  if (whole !== null)
    return {
      kind: 'when',
      said: isOurs(speaker)
        ? `${weAre(speaker)} ${/\bto\b/.test(whole) ? 'open' : 'there'} ${whole}`
        : `it's ${whole}`,
    }
  const [, since, date = '', rest = ''] = SINCE.exec(clause) ?? []
  if (since !== undefined) {
    const said = speakClause(rest, speaker)
    return said === null || said.kind === 'thing'
      ? null
      : {
          kind: 'when',
          said: `${low(since)} ${(speakWhen(date) ?? date).replace(/^on /, '')}, ${low(said.said)}`,
        }
  }
  const cut = cutWhen(clause)
  if (cut === null) return null
  const where = speakWhere(cut.rest, speaker)
  if (where !== null) return { kind: 'where', said: `${where} ${cut.when}` }
  if (
    /^(?:the )?open house|^doors|^class(?:es)?$|^lessons?$|^pick-?up$|^ceremony|^reception|^dinner|^lunch|^kickoff/i.test(
      cut.rest,
    )
  )
    return {
      kind: 'when',
      said: `${/^(?:the|doors|class|lessons)/i.test(cut.rest) ? '' : 'the '}${low(cut.rest)} ${areOf(cut.rest)} ${cut.when}`,
    }
  if (!isThing(cut.rest) || !nlp(cut.rest).has('#Noun')) return null
  if (/\bschedule\b/i.test(speaker.head))
    return { kind: 'where', said: `${itIs(speaker)} at the ${low(cut.rest)} ${cut.when}` }
  return { kind: 'about', said: `${thereIs(cut.rest)} ${withSmallWord(cut.rest)} ${cut.when}` }
}

/** Names something, and says nothing of it. */
export const isThing = (clause: string): boolean => {
  const bare = clause.replace(/ (?:nobody|you|we|i|that|which|who|until|till|while|before|after) .*$/i, '')
  const read = nlp(bare)
  const named = bare.replace(/ (?:at|in|on|for|from|with|by|of|to|behind|near|next|after|all) ?.*$/i, '')
  return (
    /\p{L}{3}/u.test(named) &&
    !LIKES.test(clause) &&
    !nlp(named).has('(#Adverb|#Adjective|#Preposition|#Value)$') &&
    !read.has('(#Copula|#Modal|#Pronoun)') &&
    !/^(?:not|never|one on|only|very|so|too|always|almost|how|what|why|because|if|when|while|but|or)\b/i.test(
      bare,
    ) &&
    bare.split(' ').length <= 9
  )
}
const IS_LIKE =
  /^(?:(?:very|really|super|so|always|all|totally|100%) )?(?:\p{L}+-(?:friendly|accessible|free)|vegan|organic|online|outdoors|indoors|one[- ]on[- ]one|local|affordable|easy|quick|safe|quiet|cozy|fresh|warm|new|washable|reusable|waterproof|handmade|homemade|hand-\p{L}+|non-toxic|limited|open to all|open to everyone|free)(?: (?:and|&) (?:\p{L}+-(?:friendly|free)|\p{L}+))?(?: for .+| to .+)?$/iu

/** A clause of an announcement as a whole sentence, or as a thing to be named with others; null where it cannot be told how. */
export function speakClause(clause: string, speaker: Speaker): Fact | null {
  const called = speaker.kind === 'appeal' ? speakOfAppeal(clause) : null
  if (called !== null) return called
  const said = speakByRule(clause, speaker)
  if (said !== null) return said
  const where = speakWhere(clause, speaker)
  if (where !== null) return { kind: 'where', said: where }
  const whole = speakWhole(clause, speaker)
  if (whole !== null) return whole
  if (IS_LIKE.test(clause)) return { kind: 'about', said: `it's ${low(clause)}` }
  const timed = speakTimed(clause, speaker)
  if (timed !== null) return timed
  return isThing(clause) ? { kind: 'thing', said: clause } : null
}

function speakByRule(clause: string, speaker: Speaker): Fact | null {
  for (const [pattern, kind, speak] of RULES) {
    const parts = pattern.exec(clause)
    const said = parts === null ? null : speak(parts, speaker)
    if (said !== null && said !== '') return { kind, said }
  }
  return null
}

/** As a sentence of its own. */
export const asSentence = (said: string): string => `${capitalize(said.trim()).replace(/[.!,;\s]+$/, '')}.`
