import type { updateIdea as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import { AppError } from '../platform/http/app-error.ts'
import type { Deps } from '../deps.ts'
import { updateOwnIdea, type IdeaRow } from './ideas.queries.ts'
import { requireIdea } from './require-idea.ts'
import { emptyToNull } from './suggest-ideas.ts'

export type IdeaChange = z.output<NonNullable<typeof endpoint.body>>
const OPTIONAL_TEXTS = ['summary', 'caption', 'script', 'description'] as const
const BLANK = /\[[^\]\n]+\]/

/** Changes the given texts of one's own idea. One that really differs becomes `improved`; the same text changes nothing. */
export async function updateIdea(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
  change: IdeaChange,
): Promise<IdeaRow> {
  return db.transaction(async (tx) => {
    const idea = await requireIdea(tx, userId, id)
    const next = { title: change.title ?? idea.title, ...pickTexts(idea, change) }
    const isSame = next.title === idea.title && OPTIONAL_TEXTS.every((field) => next[field] === idea[field])
    if (isSame) return idea
    // An outline is one until its last blank is filled.
    const isOutline = idea.isOutline && BLANK.test(next.script ?? '')
    const saved = await updateOwnIdea(tx, userId, id, {
      ...next,
      isOutline,
      status: 'improved',
      updatedAt: clock.now(),
    })
    if (!saved) throw new AppError('idea_not_found')
    return saved
  })
}

function pickTexts(idea: IdeaRow, change: IdeaChange) {
  const pick = (field: (typeof OPTIONAL_TEXTS)[number]) => {
    const text = change[field]
    return text === undefined ? idea[field] : emptyToNull(text)
  }
  return {
    summary: pick('summary'),
    caption: pick('caption'),
    script: pick('script'),
    description: pick('description'),
  }
}
