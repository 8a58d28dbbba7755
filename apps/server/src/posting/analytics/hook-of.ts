import type { Hook } from '@hookreel/contract'

/** The first that matches counts: a question with a number in it is a question. */
const OPENINGS: readonly (readonly [Hook, RegExp])[] = [
  ['question', /^[^.!]*\?/],
  ['secret', /\b(?:secret|nobody tells|no one tells|they don['’]t want|hidden|truth about|never told)\b/i],
  ['challenge', /^(?:i bet|try to|can you|bet you|you won['’]t|don['’]t|never|stop)\b/i],
  [
    'story',
    /^(?:in (?:the year )?\d{4}|once|one (?:day|night|morning)|when i|last (?:year|week|night)|it was|years ago)\b/i,
  ],
  [
    'number',
    /^(?:(?:the|these|here are|top)\s+)?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  ],
  ['command', /^(?:imagine|look|listen|watch|picture|meet|remember|think|take|start|use|learn|let['’]s)\b/i],
]

/** How a script begins, from its first sentence; what is none of the known openings is a statement. */
export function hookOf(script: string): Hook {
  const first = /^[\s\S]*?[.!?…](?=\s|$)/.exec(script.trim())?.[0] ?? script.trim().split('\n')[0] ?? ''
  return OPENINGS.find(([, pattern]) => pattern.test(first))?.[0] ?? 'statement'
}

/** As it is shown, and said in a hint. */
export const HOOK_NAMES: Readonly<Record<Hook, string>> = {
  question: 'A question',
  number: 'A number',
  story: 'A story',
  challenge: 'A challenge',
  secret: 'A secret',
  command: 'A call to look or imagine',
  statement: 'A statement',
}
