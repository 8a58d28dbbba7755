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
  | 'what'
  | 'whether'
  | 'topic'

const KINDS: readonly (readonly [Asking, RegExp])[] = [
  [
    'why',
    /^(?:why|how come|what (?:really |actually )?(?:causes?|caused|makes?|made)\b|(?:the )?(?:real |main |true )?(?:reasons? (?:why|for|behind)|causes? of)\b)/i,
  ],
  ['how to', /^(?:\p{L}+ )?how (?:to|do i|do you|can i|can you|should i|should you|do we|can we)\b/iu],
  ['how much', /^how (?:many|much|long|far|fast|old|big|deep|tall|high|heavy|often|hot|cold|strong|wide)\b/i],
  ['how', /^how\b/i],
  ['who', /^(?:who|whose)\b/i],
  [
    'when',
    /^(?:when|what (?:year|day|time)|(?:what (?:is|are) )?(?:the )?(?:best|right|ideal) (?:time|month|season|day))\b/i,
  ],
  ['where', /^where\b/i],
  ['which', /^(?:which|what (?:is|are|was|were) the \p{L}+(?:est|st)\b)/iu],
  ['what happens', /^what (?:happens?|happened|if|would happen|will happen|does|do|did)\b/i],
  ['what', /^what/i],
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
  'what happens': ['what', 'how', 'why', 'whether'],
  what: ['which', 'what happens', 'how', 'who'],
  whether: [],
}

const LEAD = /^(?:so|ok|okay|and|but|wait|hey|explain|tell me|show me|quick question)[\s,:]+/i

/** What kind of question a text asks. */
export function readAsking(text: string): Asking {
  const bare = text.trim().replace(LEAD, '')
  return KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'topic'
}

/** Whether the answer to the one kind of question may answer the other; any may, where nothing is asked. */
export const mayAnswer = (answered: Asking, asked: Asking): boolean =>
  asked === 'topic' || answered === asked || ANSWERED_BY[asked].includes(answered)
