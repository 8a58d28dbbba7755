import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { asksForReasons } from '../interview/read-kind.ts'
import { factsAsked } from '../matching/answers-question.ts'
import { findNearest } from '../matching/find-nearest.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { answerable, parsePrompt, type ParsedPrompt } from '../prompt/parse-prompt.ts'
import type { Orders } from '../prompt/orders.ts'
import { isInstructive } from './fact.ts'
import { namesOf, NOTHING, suggestAsLong, type Known } from './tell-known.ts'

/** What is known that is nearest to a prompt which names nothing that is known by one of its names alone. */
export function tellNearest(request: IdeasRequest, orders: Orders): Known {
  const { prompt } = request
  const nearest = findNearest(prompt)
  const found = answerable(nearest?.match ?? null, prompt)
  if (found === null || (asksForReasons(prompt) && isInstructive(found.pack))) return NOTHING
  const read = parsePrompt(prompt, orders)
  const match = nearest?.belief === undefined ? withWhatItIs(found, read) : found
  const { answers } = match
  const correction = nearest?.belief?.correction
  const isAnswered = ({ script }: IdeaDraft) =>
    correction !== undefined
      ? script.includes(correction)
      : answers === undefined ||
        answers.some(({ short, long }) => [short, long].some((text) => script.includes(text)))
  const parsed = {
    ...parsePrompt(prompt, orders),
    match,
    ...(correction !== undefined && { kind: 'myth' as const }),
  }
  // Of several, one may tell the belief that is asked about.
  const count = correction === undefined ? request.count : request.count * 3
  const ideas = suggestAsLong(match, parsed, { ...request, count }).filter(isAnswered)
  return { ideas: ideas.slice(0, request.count), names: namesOf(match) }
}

/** Where one thing is named and nothing is asked of it, what it is comes first. */
function withWhatItIs(match: PackMatch, { asked, kind }: ParsedPrompt): PackMatch {
  if (match.answers !== undefined || asked !== null || kind === 'facts' || kind === 'list') return match
  const defining = factsAsked(match.focus?.name ?? match.pack.name, match)
  return defining.length === 0 ? match : { ...match, answers: defining }
}
