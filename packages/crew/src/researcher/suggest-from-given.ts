import { chooseCards } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../writer/writer.ts'
import { suggestFromNotes } from '../writer/embedded/notes/suggest-from-notes.ts'
import { sourceOf } from './given-sources.ts'
import type { GivenSource } from './research.ts'
import { researchGiven } from './research-given.ts'
import { FEWEST_CARDS, ideaFromCards, listSources } from './write-from-cards.ts'

/**
 * Ideas from what the person gave to be read, without any model: from their own texts in their own sentences, from what
 * others wrote one draft of cards. Each says which of its sentences rests on what.
 */
export function suggestFromGiven(given: readonly GivenSource[], request: IdeasRequest): IdeaDraft[] {
  const own = given.filter(({ isOwn }) => isOwn)
  const drafts = draftFromOthers(given, request)
  const wanted = Math.max(0, request.count - drafts.length)
  const each = own.map((source) => fromOwn(source, { ...request, count: wanted }))
  return [...takeTurns(each, wanted), ...drafts].slice(0, request.count)
}

function fromOwn(source: GivenSource, request: IdeasRequest): IdeaDraft[] {
  const named = sourceOf(source)
  return suggestFromNotes(source.text, request).map((idea) => ({
    ...idea,
    sources: listSources((idea.sentences ?? []).map((text) => ({ text, source: named }))),
  }))
}

function draftFromOthers(given: readonly GivenSource[], request: IdeasRequest): IdeaDraft[] {
  const { subject, cards, wanted } = researchGiven(given, request.prompt)
  if (subject === null || cards.length < FEWEST_CARDS) return []
  const order = { title: subject.title, name: subject.name, seconds: request.seconds, wanted }
  return [ideaFromCards(chooseCards(cards, order), order)]
}

/** One of each source after the other, so that a long one does not keep the rest out; no title twice. */
function takeTurns(each: readonly IdeaDraft[][], count: number): IdeaDraft[] {
  const longest = Math.max(0, ...each.map((ideas) => ideas.length))
  const inTurn = Array.from({ length: longest }, (_, at) => each.flatMap((ideas) => ideas[at] ?? [])).flat()
  return [...new Map(inTurn.map((idea) => [idea.title, idea])).values()].slice(0, count)
}
