import { AS_SCRIPT, createRandom, lookupTable } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { isShort } from '../matching/read-sides.ts'
import { fillBeat, readPlots, type Cast } from '../plots/plot.ts'
import { isSomebody } from '../plots/premise/read-parts.ts'
import { speakBeats } from '../plots/speak-beats.ts'
import { capitalize, firstSentence, isFarFrom, titleCase, wantedWords } from '../wording.ts'
import { DEBATES } from './debates.ts'

const SHAPES = readPlots(DEBATES)

type Debate = {
  readonly kind: 'choice' | 'should' | 'taste' | 'worth' | 'rather' | 'yes-or-no'
  readonly one: string
  readonly other: string
  readonly claim: string
  /** The side that the prompt takes and gives no reason for. */
  readonly isOneSided: boolean
}

const LEAD =
  /^(?:(?:please |so |ok )?(?:make|create|write|do) (?:me )?(?:a |an )?(?:\w+ )?(?:video|reel|short|clip|debate) (?:about|on) )?(?:(?:my |an? )?(?:unpopular|controversial|hot|honest) (?:opinion|take)|hot take|(?:a )?debate(?: on| about)?|change my mind|i (?:really )?think|why i think|why)(?: that)?\s*[:,-]?\s+/i
const TAIL =
  /[\s,.;:!?-]*(?:\b(?:and|so|but)?\s*(?:here'?s why|here is why|change my mind|let'?s settle (?:this|it)(?: once and for all)?|once and for all|fight me|who wins|which (?:one )?is (?:better|best|more \w+)(?: for [\p{L} ]+)?|what'?s better|what do you (?:think|prefer)|debate|tell me (?:i'?m|why) .*|discuss|(?:give|with|and) (?:me )?(?:three|two|four|five|\d) (?:good )?reasons))[.!?\s]*$/iu
const ARTICLES = String.raw`(?:an? |the )?`
const SIDE = String.raw`(${ARTICLES}[\p{L}\p{N}' -]{2,30}?)`
const CHOICE: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:which is (?:better|best)|what is better|what'?s better)[:,]?\s+${SIDE},? or ${SIDE}$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:is|are) ${SIDE} (?:really )?better than ${SIDE}$`, 'iu'),
  new RegExp(String.raw`^${SIDE},? (?:or|vs\.?|versus|against) ${SIDE}$`, 'iu'),
]
/** Without one of these, two sides are compared by what is known of them: mitosis and meiosis. */
const MARKED = /\b(?:settle|better|best|debate|prefer|team|battle|who wins|fight)\b|(?<!vs.* )\bor\b/i
/** Ways to live and things to buy are chosen, and not explained. */
const CHOSEN = /^\p{L}+ing\b.* (?:vs\.?|versus) \p{L}+ing\b/iu
/** Is a matter of facts, whatever it is asked of. */
const KNOWN =
  /\b(?:benefits?|benfits|health\w*|nutrition|calories|caffeine|differences?|history|costs?|prices?|pros)\b/i
/** Contracts differ by what is in them, and no liking decides. */
const CONTRACTS =
  /\b(?:insurances?|polic(?:y|ies)|loans?|mortgages?|pensions?|annuit(?:y|ies)|(?:credit|debit|prepaid) cards?|savings accounts?|leas(?:es?|ing)|warrant(?:y|ies)|visas?|funds?|etfs?|bonds?|stocks?|taxes)\b/i
const OF_LIFE =
  /\b(?:gym|workouts?|home|office|city|countryside|beach|mountains?|summer|winter|mornings?|nights?|sweet|salty|books?|ebooks?|movies?|hotels?|airbnb|cash|cards?|coffee|tea|pizza|burgers?|cook|takeout|early bird|night owl|online|school|college|small town|big city|sunrise|sunset|introvert life|texting|calling)\b/i
const ONE_SIDED = /\b(?:better|cooler|smarter|worse) than\b|\breasons\b|\bwhy\b/i
const SHALL =
  /^should ((?:all |young |small )?(?:kids|children|schools|students|pupils|teenagers|parents|teachers|companies|bosses|governments|cities|zoos|phones|homework)) (.+)$|^should ((?:the )?(?:[\p{L}-]+ ){1,3})(be (?:mandatory|banned|free|allowed|legal|illegal|abolished|taught|optional|required|paid|closed|longer|shorter))$/iu
const WORTH =
  /^(?:is|are) ([\p{L}\p{N}' -]{3,50}?) (?:really |still |actually )?worth (?:it|the money|the hype)(?: (?:anymore|in 20\d\d))?$/iu
/** Whether something is right is asked, and not known. */
const RIGHT =
  /^(?:is|are) ([\p{L}\p{N}' -]{3,60}?) ((?:really |actually |too |still )?(?:cruel|overrated|underrated|ethical|unethical|immoral|fair|unfair|a scam|a waste of (?:time|money)|boring|annoying|outdated))$/iu
const ALLOWED =
  /^is it (?:ever )?((?:ok|okay|wrong|rude|fair|selfish|right|acceptable|lazy) to [\p{L}\p{N}' -]{4,70})$/iu
const YES_NO =
  /^([\p{L}\p{N}' -]{3,60}?)[,:;]?\s+(?:yes or no|yay or nay|yea or nay|love it or hate it|hot or not)$/iu
const WE_SHOULD =
  /^should (?:we|society|the government|everyone|people|men|women|couples) ([\p{L}\p{N}' -]{4,80})$|^should (?!i\b|my\b|you\b|your\b)([\p{L}][\p{L} '-]{2,40}? be [\p{L}' -]{3,40})$/iu
const RATHER = /^would you rather ([\p{L}\p{N}' -]{2,70}?),? or ([\p{L}\p{N}' -]{2,70})$/iu

/** Reads a choice that the prompt itself offers: "would you rather be rich or famous"; null for any other. */
export function readRather(prompt: string): Debate | null {
  const [, one, other] = RATHER.exec(prompt.trim().replace(/[?.!]+$/, '')) ?? []
  if (one === undefined || other === undefined || NO_GAME.test(prompt)) return null
  return { kind: 'rather', one, other, claim: '', isOneSided: false }
}

/** A claim is a whole sentence of its own. */
const SHOULD =
  /^[\p{L}\p{N}' ,-]{4,90}? should(?:n't| not)? (?:be|have|get|pay|stop|never|only)\b[\p{L}\p{N}' ,-]*$/iu
const TASTE =
  /^[\p{L}\p{N}' ,-]{3,60}? (?:is|are|has|have|does|do|ruins?|belongs?|tastes?|beats?|do not|don'?t|need|makes?) (?!there\b)[\p{L}\p{N}' ,-]{3,60}$/iu
const OPINION =
  /\b(?:more harm than good|more good than harm|ruin(?:s|ed|ing)? (?:us|our|society|relationships)|unpopular|controversial|hot take|change my mind|overrated|underrated|fight me|debate|gone too far|out of control|(?:better|cooler|smarter|worse) than)\b/i
/** Of these, only the person speaks: what was lived, bought or is their own. */
const OWN = /\b(?:my|our|i'?ve|i was|i bought|review|argue for)\b/i
/** What is true of the world is no matter of taste, and who is hurt by it no game. */
const NO_GAME =
  /\b(?:vaccin\w*|abort\w*|war|religion|god|gay|trans|race|racis\w*|immigra\w*|genocide|holocaust|suicid\w*|rape|gun control|climate change|earth|medicine|doctors?|cancer|drugs?)\b/i

/** Who chooses, and when, is said by those who answer. */
const FOR_WHOM = /\s+(?:for [\p{L} ]{3,25}|at \d{2}|in 20\d\d)$/iu
/** Of grandpa and a robot a story is told, and half a sentence is no side. */
const isNoSide = (side: string): boolean =>
  isOnePerson(side) ||
  /\b(?:without|with|any|how|what|why|if|when|your|you|some|not|else|is|are|can|do|does|vs|versus)\b/i.test(
    side,
  ) ||
  !isShort(side)
const isBrand = (side: string): boolean => BRANDS[side.trim().toLowerCase()] !== undefined
const isOnePerson = (side: string): boolean =>
  !/\b(?:person|owl|bird|lover)$/i.test(side) && isSomebody(side) && !/(?<!s)s$/i.test(side)
const BRANDS: Readonly<Record<string, string>> = lookupTable({
  ...{ iphone: 'iPhone', android: 'Android', mac: 'Mac', pc: 'PC', windows: 'Windows', xbox: 'Xbox' },
  ...{ playstation: 'PlayStation', netflix: 'Netflix', marvel: 'Marvel', dc: 'DC', ronaldo: 'Ronaldo' },
})

/** Reads a prompt that asks for an opinion or a choice; null for any other. */
export function readDebate(prompt: string): Debate | null {
  const text = prompt.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  if (OWN.test(text) || NO_GAME.test(text)) return null
  const isOneSided = ONE_SIDED.test(text)
  const bare = text
    .replace(LEAD, '')
    .replace(/\bheres\b/i, "here's")
    .replace(/\blets\b/i, "let's")
  const said = (bare.replace(TAIL, '').split(/[.!?;]\s|[?!]+$/)[0] ?? '')
    .replace(TAIL, '')
    .replace(/[.!?,\s]+$/, '')
  const name = (side = '') => BRANDS[side.trim().toLowerCase()] ?? capitalizeNames(side.trim())
  const none = { one: '', other: '', claim: '', isOneSided }
  const asked = readYesOrNo(said)
  if (asked !== null) return { ...none, ...asked }
  for (const pattern of CHOICE) {
    const [, one, other] = pattern.exec(said.replace(FOR_WHOM, '')) ?? []
    if (
      one !== undefined &&
      other !== undefined &&
      !CONTRACTS.test(said) &&
      (MARKED.test(text) || CHOSEN.test(said) || isBrand(one) || (OF_LIFE.test(said) && !KNOWN.test(text))) &&
      ![one, other].some(isNoSide)
    )
      return { ...none, kind: 'choice', one: name(one), other: name(other) }
  }
  const worth = WORTH.exec(said)?.[1]
  if (worth !== undefined) return { ...none, kind: 'worth', one: name(worth) }
  // Only where one is told: looking for names takes a seventh of what most prompts take, and they are no debate.
  const claim = () => capitalize(capitalizeNames(said))
  const shalls = SHALL.exec(said)
  const [whom, shall] = [shalls?.[1] ?? shalls?.[3]?.trim(), shalls?.[2] ?? shalls?.[4]]
  if (whom !== undefined && shall !== undefined)
    return { ...none, kind: 'should', claim: `${capitalize(whom)} should ${shall}` }
  if (SHOULD.test(said) && (OPINION.test(text) || isOneSided))
    return { ...none, kind: 'should', claim: claim() }
  if (TASTE.test(said) && OPINION.test(text)) return { ...none, kind: 'taste', claim: claim() }
  return null
}

/** Whether no fact settles it, even where something is known of what it speaks of. */
export const isAskedOfAll = ({ kind }: Debate, prompt: string): boolean =>
  kind === 'yes-or-no' || (kind === 'choice' && /^(?:is|are) .+ better than\b/i.test(prompt.trim()))

/** A question that everybody answers for themselves, as it is asked of the viewers. */
function readYesOrNo(said: string): Pick<Debate, 'kind' | 'claim'> | null {
  const shown = (question: string) => ({
    kind: 'yes-or-no' as const,
    claim: capitalize(capitalizeNames(question)),
  })
  const plain = YES_NO.exec(said)?.[1]
  if (plain !== undefined) return shown(plain)
  if (RIGHT.test(said) || ALLOWED.test(said)) return shown(said)
  return WE_SHOULD.test(said) && !SHALL.test(said) ? shown(said) : null
}

const NO_REASONS =
  'The reasons are yours to add: the built-in writer takes no side, and asks the viewers instead.'

/** Scripts that put a choice or a claim before the viewers, without a fact or a reason of their own. */
export function tellDebate(debate: Debate, request: IdeasRequest): IdeaDraft[] {
  const random = createRandom(request.seed)
  const cast: Cast = { parts: {}, words: { one: debate.one, other: debate.other, claim: debate.claim } }
  const about = debate.kind === 'choice' ? [debate.one, debate.other] : [debate.one]
  return random
    .shuffle(SHAPES.filter(({ parts }) => parts['kind'] === debate.kind))
    .slice(0, request.count)
    .map(({ id, title, beats }) => {
      const script = speakBeats(beats, cast, wantedWords(request))
      const hook = firstSentence(script)
      const named =
        debate.claim === ''
          ? titleCase(capitalize(fillBeat(title, cast)))
          : `${title}: ${debate.claim}${debate.kind === 'yes-or-no' ? '?' : ''}`
      return {
        title: named,
        summary: `Questions to the viewers: ${hook}`,
        caption: joinCaption(
          hook,
          hashtagsFrom([...about.filter(Boolean), 'debate', 'youdecide', 'opinion']),
        ),
        script,
        description: hook,
        framework: `debate-${id}`,
        sources: [],
        ...(debate.isOneSided && { unmet: [NO_REASONS] }),
        ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
      }
    })
}
