/** What a question wants to be told; `topic` is what asks nothing, `how to` what asks for steps. */
export type Asking =
  | 'why'
  | 'how'
  | 'how to'
  | 'how much'
  | 'who'
  | 'when'
  | 'where'
  | 'which'
  | 'what happens'
  | 'what if'
  | 'what'
  | 'whether'
  | 'signs'
  | 'topic'

/** Asks by what something is noticed; the signs of roads and stars are things, and so are those of a language. */
const SIGNS =
  /^(?:[\p{L}\d]+ ){0,4}?(?<!\b(?:zodiac|star|road|traffic|stop|street|neon|hand|plus|peace) )(?:signs|symptoms|red flags) (?!and\b|on\b|language\b|(?:when|while|before) \p{L}+ing\b|in (?-i:\p{Lu}))(?:of (?!the zodiac)|\p{L}{2,}|a )/iu

const KINDS: readonly (readonly [Asking, RegExp])[] = [
  [
    'why',
    /^(?:why|how come|what (?:really |actually |(?:can|could|may) )?(?:causes?|caused|makes?|made)\b|(?:what (?:is|are|was|were) )?(?:the )?(?:(?:real|main|true) )?(?:reasons? (?:why|for|of|behind)|causes? (?:of|for|behind))\b)/i,
  ],
  ['how to', /^(?:\p{L}+ )?how (?:to|do i|do you|can i|can you|should i|should you|do we|can we)\b/iu],
  ['how much', /^how (?:many|much|long|far|fast|old|big|deep|tall|high|heavy|often|hot|cold|strong|wide)\b/i],
  ['how', /^how\b/i],
  ['who', /^(?:who|whos|whose|who's)\b/i],
  [
    'when',
    /^(?:when|what (?:year|day|time)|(?:what (?:is|are) )?(?:the )?(?:best|right|ideal) (?:time|month|season|day))\b/i,
  ],
  ['where', /^where\b/i],
  ['what if', /^what (?:if|would happen|will happen)\b/i],
  ['signs', SIGNS],
  ['which', /^(?:which|what (?:is|are|was|were) the \p{L}+(?:est|st)\b)/iu],
  ['what happens', /^what (?:(?:really |actually )?happens?|happened|does|do|did)\b/i],
  ['what', /^what(?:'?s)?\b/i],
  [
    'whether',
    /^(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have|may)\b(?! (?:a|an|the) \p{L}+ video)/iu,
  ],
]

/** What else than its own kind of question answers one, since the same is often asked in other words. */
const ANSWERED_BY: Readonly<Record<Exclude<Asking, 'topic'>, readonly Asking[]>> = {
  why: ['how'],
  how: ['why', 'what', 'what happens'],
  'how to': ['how', 'what', 'which', 'where'],
  'how much': [],
  who: [],
  when: [],
  where: [],
  which: ['what'],
  'what happens': ['what', 'what if', 'how', 'why', 'whether'],
  'what if': ['what happens'],
  what: ['which', 'what happens', 'how', 'who'],
  whether: [],
  signs: [],
}

const LEAD = /^(?:so|ok|okay|and|but|wait|hey|explain|tell me|show me|quick question)[\s,:]+/i
/** Asks for a list, or for what is to be done: "what nobody tells you about", "when to". */
const TELLS =
  /^(?:what (?:nobody|no one|everybody|everyone|people|most people|they|you|we|i|it'?s like)|(?:when|where) (?:never |not )?to)\b/i
/** A list of the largest is asked for like a question after one: "the tallest building in the world". */
const SUPERLATIVE = /^(?:the )?\p{L}+est (?!of\b)\p{L}+ (?:in|on|of) /iu

/** Asks whether what follows is so. */
export const IS_TRUE =
  /^(?:so |ok )?(?:is it (?:really |actually )?(?:true|a fact|a myth)|do (?:you|we|i) (?:really|actually)|does (?:it|one) really|myth or (?:fact|truth)[:,]?)\s+(?:that |if |when )?/i

/** What kind of question a text asks. */
export function readAsking(text: string): Asking {
  const bare = text.trim().replace(LEAD, '')
  return KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'topic'
}

/** The same, of what only its answer answers: a list that begins like a question is a topic, and one thing of its kind is asked after. */
export function readQuestion(text: string): Asking {
  const bare = text.trim().replace(LEAD, '')
  if (TELLS.test(bare)) return 'topic'
  return SUPERLATIVE.test(bare) ? 'which' : readAsking(bare)
}

/** Asks who somebody is: with "the" of one, it asks after somebody whom only an answer names. */
const WHO_IS =
  /\bwho(?:'?s)? (?:(?:really|actually|exactly) )?(?:(?:is|was|are|were) (?!the\b)|(?:are|were) the [\p{L} ]+s\??$)/iu
export const asksWhoIs = (text: string): boolean => readQuestion(text) === 'who' && WHO_IS.test(text)

/** Whether a question asks after somebody, a time, a place or a number, so that nothing else is an answer. */
export const asksAfter = (asked: Asking): boolean =>
  asked === 'who' || asked === 'when' || asked === 'where' || asked === 'how much'

/** Asks for all that is known, and no single answer. */
export const asksForAll = (asked: Asking): boolean =>
  asked === 'topic' || asked === 'how to' || asked === 'signs'

/** Whether the answer to the one kind of question may answer the other; any may, where nothing is asked. */
export const mayAnswer = (answered: Asking, asked: Asking): boolean =>
  asked === 'topic' || answered === asked || ANSWERED_BY[asked].includes(answered)

/** Asks how somebody knows of their own that something is so: "how do I know if my landlord …". */
const HOW_KNOWN =
  /^(?:so |ok )?how (?:do|can|would|could|should) (?:i|you|we|one) (?:know|tell|notice) (?:if|when|whether|that) /i
/** Whether it is asked by what something is noticed. */
export const asksForSigns = (text: string): boolean =>
  readAsking(text) === 'signs' || HOW_KNOWN.test(text.trim())
/** Whether a name of something that is known names what it is noticed by: no tips on choosing shoes say when they are worn out. */
export const namesSigns = (name: string): boolean =>
  /\b(?:signs|symptoms|red flags) (?:of|that|in|you|your|someone|somebody|something)\b|\bwarning signs\b|\b(?:notic(?:e|ing)|spot(?:ting)?|recogni[sz]\w+|(?:know|tell) (?:if|when|whether)) \p{L}/iu.test(
    name,
  )

/** Those for whom something is told, and where it is shown. */
export const LISTENERS = String.raw`(?:class(?:es)?|pupils|students?|kids?|children|school\w*|beginners|newbies|dummies|teens?|teenagers|adults|followers|viewers|page|channel|audience|lesson|homework|project|presentation|assignment|tiktok|instagram|youtube)`
/** Says for whom it is told, or where it is shown, and nothing of the thing. */
const FOR_WHOM = new RegExp(
  String.raw`^(?:and |but )?(?:it'?s |this is )?(?:told |explained )?(?:for|to) (?:(?:my|our|the|an?|all|total|complete|absolute) ){0,2}(?:[\p{L}\d-]+ ){0,3}${LISTENERS}(?: (?:around |aged? |of )?\d{1,2}(?: years?(?: old)?)?)?$`,
  'iu',
)
const AIMED =
  /^(?:(?:aimed|targeted|directed|geared) (?:at|to|towards?)|(?:meant|made|intended|written) for|(?:the |my )?(?:target )?audience\b)/i
/** Whether a piece says only for whom it is told. */
export const isForWhom = (said: string): boolean => FOR_WHOM.test(said) || AIMED.test(said)

/** Changes what is true or right: what is known without it would mislead. */
const RESTRICTS =
  /\b(?:no|not|without|never|nothing|zero|\p{L}+n['’]?t|dont|doesnt|cant|wont|cannot|instead|except|free|vegan|vegetarian|gluten|keto|allerg\p{L}*|vs|versus|or|than|only|other|illegal|law|legal)\b/iu
/** What those who watch lack, which changes nothing of what is told. */
const LACKS =
  /\b(?:(?:don'?t|do not|have|with) )?(?:no|not|never|hate|don'?t have)(?: have)?(?: (?:much|any|enough|a lot of))? (?:time|idea|clue|patience)\b|\b(?:know|knows) nothing\b|\bnever (?:been|tried|done|heard|flown|traveled|cooked|trained)\b/i
/** Whether a piece of a prompt changes what is true or right; what those who watch lack does not. */
export const restricts = (said: string): boolean => RESTRICTS.test(said.replace(LACKS, ' '))

/** Those for whom something else is right. */
const DELICATE =
  /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?|pregnan\w+|dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|elderly|seniors?|over (?:40|50|60|70|80)|bad (?:knees?|backs?|hearts?)|diabet\w+|injur\w+|pain|anxi\w+|surgery)\b/iu
export const isDelicate = (said: string): boolean => DELICATE.test(said)

/** What shall not be in it, as a piece of its own or the last of a prompt. */
const REFUSED =
  /(?:[,;.(–—-]\s*(?:but |and |with )?|\s(?:but|with) |\s(?=no )|\s(?=without ))((?:no|without(?! \p{L}+ing\b)(?: any)?|nothing|zero|avoid|skip|don't (?:mention|use|say)) ([\p{L}-]+)(?: [\p{L}-]+)?)(?=\s*(?:$|[,;.!)]))/giu
/** For whom or with how much it shall be right: "if you are over 60", "under 10 dollars". How long the film is, is no such thing. */
const LIMITED =
  /\b(?:if (?:you(?:'re| are)|they(?:'re| are)|someone is) )?(?:over|under|above|below|less than|more than|at most|at least|up to) [$€£]?(\d[\d.,]*)\b(?! ?(?:s|secs?|seconds?|mins?|minutes?|words?|sentences?|lines?|facts?|steps?|tips?)\b)(?: ?(?:dollars|bucks|euros|pounds|years?(?: old)?|kg|kilos?|percent|%|people|persons|ingredients))?/giu

/** A piece of a prompt that limits what is told, where it stands, and the word that it is about. */
export type Limit = {
  readonly said: string
  readonly at: number
  readonly word: string
  readonly isRefused: boolean
}

/** What of a prompt limits what is told: what shall not be in it, and for whom or with how much it shall be right. */
export const readLimits = (prompt: string): Limit[] => [
  ...[...prompt.matchAll(REFUSED)].map(({ 0: met, 1: said = '', 2: word = '', index }) => {
    return { said, at: index + met.length - said.length, word, isRefused: true }
  }),
  ...[...prompt.matchAll(LIMITED)].map(({ 0: said, 1: word = '', index }) => {
    return { said, at: index, word, isRefused: false }
  }),
]
