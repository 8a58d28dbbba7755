import { nlp } from '../../../text/english.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { mendPrompt } from '../prompt/mend-prompt.ts'
import { capitalize } from '../wording.ts'

/** A view that a prompt states or orders. */
export type Stance = {
  /** As a sentence without its stop: "Phones should be banned in restaurants". */
  readonly claim: string
  /** What it is about: "phones". */
  readonly thing: string
  /** Whether it speaks for the thing or against it. */
  readonly isFor: boolean
  /** What it is held to be better than. */
  readonly other: string | null
  /** Whether it calls the thing by the name of another one: "cereal is a soup". */
  readonly isName: boolean
  /** Whether the prompt says that it is a view, and not only what should be. */
  readonly isMeant: boolean
  /** How it is meant: somebody rants, dares others to answer, or only says what they think. */
  readonly mood: 'rant' | 'dare' | 'plain'
}

const DARES =
  /\b(?:(?:and )?(?:i(?:'ll| will|'m going to| am going to)? )?(?:will )?(?:die on this hill|fight (?:you|me|anyone|anybody)(?: on| over| about)?(?: this| that| it)?)|change my mind|prove me wrong|don'?t @ me|sorry not sorry)\b/gi
const RANTS = /\b(?:angry|furious|mad|fed up|rant(?:ing)?|sick of)\b/i
const SAYS_VIEW =
  /\b(?:hot take|unpopular(?: opinion)?|controversial(?: opinion)?|rant|(?:my|an?) (?:\p{L}+ )?(?:view|answer|opinion|take|position|stance)|i (?:really |honestly )?(?:think|believe)|opinion (?:with|piece|video)|argue (?:that|for|against)|there,? i said it|convince \w+ that|make (?:the|a) case|reasons why)\b/iu
const LEAD =
  /^(?:(?:an? |my |the |short |angry |funny |honest |quick |make |write |give |video |script |about |on |for )*(?:hot take|(?:unpopular|controversial|honest|popular) (?:opinion|take)|opinion|rant|view|take|argument)(?: piece| video)?(?: (?:about|on|why|that|is that|is))?\s*[:,–-]?\s+|(?:why )?i (?:really |honestly )?(?:think|believe)(?: that)? |(?:\d+|two|three|four|five|my) reasons why |why |argue that |convince \p{L}+ that |honestly,? |ok |so ){1,4}/iu
/** A claim ends where something else is said. */
const CUT =
  /[.!?;]\s|[.!?;]$|,\s|\s+[–—-]\s|\s+(?:and|but) (?=(?:i|here|heres|nobody|no one|everyone|you|that'?s)\b)|\s+(?=change my mind\b|fight me\b|because\b)/i
const SIGNS = String.raw`(?:actually |really |totally |just |so |way |far |much |simply |always |still |kind of |honestly )*`
const GOOD =
  'good|great|a (?:good|great|brilliant) idea|fine|okay|ok|underrated|useful|important|normal|beautiful|the best|worth (?:it|the money|every \\p{L}+)|cool|brilliant|perfect|necessary|healthy'
const BAD =
  'bad|a (?:bad|terrible|stupid) idea|terrible|awful|overrated|outdated|useless|pointless|boring|ridiculous|stupid|rude|unfair|cruel|lazy|dead|cheating|a scam|annoying|ugly|out of control|a waste of .{3,20}|not worth .{2,20}|the worst|(?:ruining|killing|destroying|hurting|spoiling) .{3,40}|too (?:expensive|long|loud|much|many|short|early|late|\\p{L}+)|a mistake|nonsense|torture'
const SHOULD =
  /^(.{3,70}?) (should(?:n't| not| never| always| only)?) (?!i\b|we\b|you\b)((?:be |have to |not be |all |stop |start |get |pay |go |stay |count |come |never |only ).{2,70}|be .{2,60}|.{3,60})$/iu
const JUDGES = new RegExp(
  String.raw`^(.{3,70}?) (is|are|isn't|aren't|is not|are not|isnt|arent|was|were) ${SIGNS}((?:${GOOD}|${BAD})(?: .{2,50})?)$`,
  'iu',
)
const BETTER =
  /^(.{3,50}?) (?:is|are) (?:actually |so much |way |far |much |just )*(better|worse|cooler|smarter|nicer) than (.{3,50})$/iu
/** Calls one thing by the name of another. */
const IS_A =
  /^((?:an? |the )?[\p{L}' -]{3,40}?) (is|are|isn't|aren't|is not|are not|counts? as|does not count as|do not count as|doesn't count as) (?:really |just |technically |not )?((?:an? (?!problem|reason|way|joke|habit|thing|good|bad|great)[\p{L}-]+(?: [\p{L}-]+)?)|(?<=count as |counts as )[\p{L}-]+|(?<=\bare (?:not )?)[\p{L}-]{4,}s)$/iu
const RANTS_ABOUT = /^(?:an? )?(?:\p{L}+ )?rant (?:about|on|against) (.{5,80})$/iu
const DOES =
  /^(.{3,60}?) (counts? as|belongs? (?:on|in)|deserves?|beats?|needs? to (?:go|die|stop|end|come back)|ruins?|ruined|kills?|spoils?|needs? (?:an?|more|less)|(?:has|have) gone too far|(?:has|have) (?:become|got) too) ?(.{0,50})$/iu
/** Asked, with the answer that is ordered behind it. */
const ASKED =
  /^(should|is|are|do|does) ((?:the |an? )?[\p{L}' -]{3,60}?) ((?:really |actually |still |ever |just )*(?:be|have|get|pay|stay|useful|good|bad|necessary|worth|overrated|underrated|fair|outdated|cruel|important|okay|ok|belong|count|ruin|allowed|banned)\b.{0,60})$/iu
const IS_IT =
  /^is it (?:ever |really |still )?(ok|okay|fair|acceptable|fine|rude|wrong|selfish) to (.{5,70})$/iu
const ANSWER =
  /\b(?:my|the) (?:\p{L}+ )?(?:answer|view|opinion|take|stance|position)(?: is)?(?: that|:)?,? (?:a )?(?:clear |strong |big )?(yes|no)\b|\bi (?:say|think|vote) (yes|no|so|not)\b|\bargue (for|against)\b/iu
/** What is true of the world is no matter of taste, and who is hurt by it no game. */
const NO_GAME =
  /\b(?:vaccin\w*|abort\w*|wars?|religio\w*|gods?|gay|trans(?:gender)?|race|racis\w*|immigra\w*|migrants?|refugees?|genocide|holocaust|suicid\w*|rape|guns?|climate|earth|medicine|doctors?|cancer|drugs?|israel\w*|palestin\w*|trump|biden|putin|president|prime minister|party|parties|election\w*|voting|taxe?s?|welfare|police|prison\w*|death penalty|euthanasia|circumcision|hijab|burqa|muslims?|jews?|jewish|christians?|women|men|feminis\w*|fat|disab\w*)\b/i
/** Wants both sides, or those who watch to decide. */
const ASKS_ALL = /\b(?:debate|both sides|pros|for and against|you decide|vote|unbiased|neutral|balanced)\b/i
/** Wants reasons to do something, or a speech that gives them. */
const FOR_REASONS = /^why (?:you|we|everyone|everybody|people|kids|adults)\b|\bspeech\b/i
/** Names things and holds nothing of them: "7 things every drummer should own". */
const IS_LIST =
  /^(?:the )?(?:top )?\d|^(?:\p{L}+ ){0,2}(?:things|signs|reasons|facts|rules|tips|mistakes|habits)\b|\b(?:own|know|have|try|see|visit|watch|read|do|eat|avoid|hear|learn|ask)$/iu
/** Of these, only the person speaks. */
const OWN = /\b(?:my|our|me|i|we|us)\b/i
const AGAINST =
  /\b(?:banned|abolished|forbidden|illegal|outlawed|closed|stopped|removed|scrapped|shorter|stop|go away|die|end)\b/i
const NOT = /\b(?:not|never|no|n't|isnt|arent)\b|n't\b/i

/** The view that a prompt takes, where it is one of taste or sense; null where it takes none, or one that is left to the person. */
export function readStance(typed: string): Stance | null {
  const prompt = typed.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  const isDare = DARES.test(prompt)
  DARES.lastIndex = 0
  const isView = isDare || SAYS_VIEW.test(prompt) || RANTS.test(prompt)
  if (!isView && !SHOULD.test(prompt) && !BETTER.test(prompt.replace(/,.*$/, ''))) return null
  if (NO_GAME.test(prompt) || ASKS_ALL.test(prompt) || FOR_REASONS.test(prompt)) return null
  const isMeant = isView || /\b(?:here'?s why|heres why|here is why|reasons?)\b/i.test(prompt)
  const mood = RANTS.test(prompt) ? 'rant' : isDare ? 'dare' : 'plain'
  const answered = answerOf(prompt)
  if (answered !== null) return { isName: false, ...answered, mood, isMeant: true }
  const clauses = prompt
    .replace(DARES, '')
    .split(CUT)
    .map((clause) =>
      clause
        .replace(/^[\s:,–-]+/, '')
        .replace(LEAD, '')
        .replace(/[\s.,!?:;]+$/, '')
        .trim(),
    )
  const about = RANTS_ABOUT.exec(prompt.split(CUT)[0] ?? '')?.[1]
  if (about !== undefined && !OWN.test(about))
    return {
      claim: `I am fed up with ${about}`,
      thing: about,
      isFor: false,
      other: null,
      isName: false,
      mood: 'rant',
      isMeant,
    }
  const found = clauses
    .filter((clause) => !OWN.test(clause) && clause.split(' ').length >= 3)
    .map(readClaim)
    .find((claim) => claim !== null)
  return found === null || found === undefined ? null : { isName: false, ...found, mood, isMeant }
}

type Claim = Omit<Stance, 'mood' | 'isMeant' | 'isName'> & { readonly isName?: boolean }
const spoken = (claim: string): string => capitalize(capitalizeNames(mendPrompt(claim)))

function readClaim(clause: string): Claim | null {
  if (/^(?:what|who|when|where|how|if|should|is|are|do|does)\b|\bwhich\b|: /i.test(clause)) return null
  const [, better, than = '', other] = BETTER.exec(clause) ?? []
  if (better !== undefined && other !== undefined)
    return { claim: spoken(clause), thing: better, isFor: than.toLowerCase() !== 'worse', other }
  const [, who, shall = '', deed = ''] = SHOULD.exec(clause) ?? []
  if (who !== undefined) {
    if (IS_LIST.test(clause)) return null
    const isFor = AGAINST.test(deed) === (NOT.test(shall) || /^not\b/i.test(deed))
    return { claim: spoken(clause), thing: who, isFor, other: null }
  }
  const [, thing, is = '', judged = ''] = JUDGES.exec(clause) ?? []
  if (thing !== undefined) {
    const isBad = new RegExp(String.raw`^${SIGNS}(?:${BAD})`, 'iu').test(judged)
    return {
      claim: spoken(clause.replace(/\bactually\b ?/i, '').trim()),
      thing,
      isFor: isBad === NOT.test(is),
      other: null,
    }
  }
  const called = IS_A.exec(clause)?.[1]
  if (called !== undefined)
    return { claim: spoken(clause), thing: called, isFor: !NOT.test(clause), other: null, isName: true }
  const [, one, does = ''] = DOES.exec(clause) ?? []
  if (one === undefined) return null
  return {
    claim: spoken(clause),
    thing: one,
    isFor: !/^(?:ruin|kill|spoil|ha|needs? to (?:go|die|stop|end))/i.test(does),
    other: null,
  }
}

/** "Should dogs be allowed in offices? My answer is yes" says that they should. */
function answerOf(prompt: string): Claim | null {
  const [, one, two, three] = ANSWER.exec(prompt) ?? []
  const said = (one ?? two ?? three)?.toLowerCase()
  const whether = IS_IT.exec(prompt.split(/[?.!]/)[0] ?? '')
  if (said !== undefined && whether !== null) {
    const [, how = '', deed = ''] = whether
    const isYes = ['yes', 'so', 'for'].includes(said)
    const isGood = /^(?:ok|okay|fair|acceptable|fine)$/i.test(how)
    return {
      claim: `It is ${isYes ? '' : 'not '}${how.toLowerCase()} to ${deed}`,
      thing: deed,
      isFor: isGood === isYes,
      other: null,
    }
  }
  const asked = ASKED.exec((prompt.split(/[?.!]/)[0] ?? '').replace(LEAD, ''))
  const [, verb = '', thing = '', rest = ''] = asked ?? []
  if (said === undefined || asked === null || OWN.test(thing)) return null
  const isYes = ['yes', 'so', 'for'].includes(said)
  const bare = rest.replace(/\b(?:really|actually|still|ever|just) /gi, '')
  const isOne = nlp(thing).has('#Singular') || /(?:work|ness|tion|music)$/i.test(thing)
  const is = /^(?:is|are)$/i.test(verb) ? (isOne ? 'is' : 'are') : verb.toLowerCase()
  const claim = /^(?:do|does)$/i.test(verb)
    ? `${thing} ${isYes ? '' : `${verb.toLowerCase()} not `}${bare}`
    : `${thing} ${is}${isYes ? '' : ' not'} ${bare}`
  const isBad = AGAINST.test(bare) || new RegExp(String.raw`^(?:${BAD})`, 'iu').test(bare)
  return { claim: spoken(claim.replace(/\s+/g, ' ')), thing, isFor: isBad !== isYes, other: null }
}
