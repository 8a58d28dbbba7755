import type { IdeaDraft } from '@hookreel/crew'
import type { DraftFramework } from '@hookreel/film'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findOwnResearch } from './research.queries.ts'

type CardsOrder = {
  readonly research: string
  readonly ids: readonly string[]
  readonly framework?: DraftFramework | undefined
}

/** The draft that the page showed, written again from the cards that are kept here. Throws `research_not_found`. */
export async function writeFromCards(
  { db, reader }: Pick<Deps, 'db' | 'reader'>,
  userId: string,
  { research: id, ids, framework: wanted }: CardsOrder,
  seconds: number,
): Promise<IdeaDraft> {
  const research = await findOwnResearch(db, userId, id)
  const cards = research?.cards.filter((card) => ids.includes(card.id)) ?? []
  if (!research || cards.length === 0) throw new AppError('research_not_found')
  const { title, name } = research
  return reader.read('ideaFromCards', [cards, { title, name, seconds, wanted }])
}
