import { ideaFromCards } from '@hookreel/crew'
import type { IdeaDraft } from '@hookreel/crew'
import type { DraftFramework } from '@hookreel/film'
import type { Database } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findOwnResearch } from './research.queries.ts'

type CardsOrder = {
  readonly research: string
  readonly ids: readonly string[]
  readonly framework?: DraftFramework | undefined
}

/** The draft that the page showed, written again from the cards that are kept here. Throws `research_not_found`. */
export async function writeFromCards(
  db: Database,
  userId: string,
  { research: id, ids, framework: wanted }: CardsOrder,
  seconds: number,
): Promise<IdeaDraft> {
  const research = await findOwnResearch(db, userId, id)
  const cards = research?.cards.filter((card) => ids.includes(card.id)) ?? []
  if (!research || cards.length === 0) throw new AppError('research_not_found')
  return ideaFromCards(cards, { title: research.title, name: research.name, seconds, wanted })
}
