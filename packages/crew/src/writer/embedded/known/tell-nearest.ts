import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { asksForReasons } from '../interview/read-kind.ts'
import { findNearest } from '../matching/find-nearest.ts'
import { answerable, parsePrompt } from '../prompt/parse-prompt.ts'
import type { Orders } from '../prompt/orders.ts'
import { isInstructive } from './fact.ts'
import { namesOf, NOTHING, suggestAsLong, type Known } from './tell-known.ts'

/** What is known that is nearest to a prompt which names nothing that is known by one of its names alone. */
export function tellNearest(request: IdeasRequest, orders: Orders): Known {
  const { prompt } = request
  const match = answerable(findNearest(prompt), prompt)
  if (match === null || (asksForReasons(prompt) && isInstructive(match.pack))) return NOTHING
  const { answers } = match
  const isAnswered = ({ script }: IdeaDraft) =>
    answers === undefined ||
    answers.some(({ short, long }) => [short, long].some((text) => script.includes(text)))
  const ideas = suggestAsLong(match, { ...parsePrompt(prompt, orders), match }, request)
  return { ideas: ideas.filter(isAnswered), names: namesOf(match) }
}
