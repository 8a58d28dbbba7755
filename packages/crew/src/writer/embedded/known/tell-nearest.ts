import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { asksForReasons } from '../interview/read-kind.ts'
import { findNearest } from '../matching/find-nearest.ts'
import { namesAnother } from '../matching/find-pack.ts'
import { answerable, parsePrompt } from '../prompt/parse-prompt.ts'
import type { Orders } from '../prompt/orders.ts'
import { isInstructive, tellsOneOf } from './fact.ts'
import { namesOf, NOTHING, suggestAsLong, withWhatItIs, type Known } from './tell-known.ts'

/** What is known that is nearest to a prompt which names nothing that is known by one of its names alone. */
export function tellNearest(request: IdeasRequest, orders: Orders): Known {
  const { prompt } = request
  const nearest = findNearest(prompt)
  const found = answerable(nearest?.match ?? null, prompt)
  if (found === null || (asksForReasons(prompt) && isInstructive(found.pack))) return NOTHING
  if (namesAnother(prompt, found.pack, found.answers?.[0]?.question)) return NOTHING
  const read = parsePrompt(prompt, orders)
  const match =
    nearest?.belief === undefined && found.answers === undefined ? withWhatItIs(found, read) : found
  const { answers } = match
  const correction = nearest?.belief?.correction
  const isAnswered = ({ script }: IdeaDraft) =>
    correction !== undefined
      ? script.includes(correction)
      : answers === undefined || tellsOneOf(answers, script)
  const parsed = {
    ...read,
    match,
    ...(correction !== undefined && { kind: 'myth' as const }),
  }
  // Of several, one may tell the belief that is asked about.
  const count = correction === undefined ? request.count : request.count * 3
  const ideas = suggestAsLong(match, parsed, { ...request, count }).filter(isAnswered)
  return { ideas: ideas.slice(0, request.count), names: namesOf(match) }
}
