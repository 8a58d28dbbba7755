import { hasCharacters, takeCharacters } from '../wording.ts'

const LONGEST_TOPIC = 60
const LONGEST_NOUN_WORDS = 5
const NO_NOUN =
  /^(?:why|how|what|when|where|who|which|is|are|do|does|did|can|could|should|would|will|i|we|my|if|to)\b/i

const BETWEEN_CLAUSES = /[,;:]\s|\s(?:and|so|because|but)\s/
const WITHIN_CLAUSES = /[,;:]\s|\s(?:and|that|so|which|because|but)\s/

/** The topic in a title: the first sentence, without "I run", cut between clauses or words rather than within one. */
export function nameTopic(text: string): string {
  const first = text.replace(/[[\]]/g, '').split(/(?<=[.!?])\s/u)[0] ?? ''
  const bare = first
    .replace(/[.!?]+$/, '')
    .replace(/^(?:i|we)(?:'m| am|'re| are)? (?:run|own|have|sell|make|teach|work (?:as|at|in))\s+/i, '')
  if (!hasCharacters(bare, LONGEST_TOPIC + 1)) return bare
  // What says which foods is a part of their name, as long as there is room for it.
  const clause = [BETWEEN_CLAUSES, WITHIN_CLAUSES]
    .map((between) => bare.split(between)[0] ?? '')
    .find((part) => part !== '' && !hasCharacters(part, LONGEST_TOPIC + 1))
  if (clause !== undefined) return clause
  const cut = takeCharacters(bare, LONGEST_TOPIC).join('')
  // No name ends with "on the".
  return cut
    .replace(/\s+\S*$/u, '')
    .replace(/\s+(?:who|that|which|before|after|when|if|because)(?:\s+\S+){0,2}$/iu, '')
    .replace(/(?:\s+(?:without|with|of|the|an?|to|for|and|or|in|on|at|from|by|when|that|you|like))+$/iu, '')
}

/** Whether a topic can stand inside a blank: "a fact about coffee", but not "a fact about why cats purr". */
export const isNoun = (topic: string): boolean =>
  !NO_NOUN.test(topic) && topic.split(/\s+/).length <= LONGEST_NOUN_WORDS
