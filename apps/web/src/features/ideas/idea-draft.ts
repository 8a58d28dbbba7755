import { draftKey } from '../../lib/own-drafts.ts'
import { IDEA_FIELDS, type IdeaTexts } from './idea-texts.ts'

export type IdeaDraft = { texts: IdeaTexts; savedAt: string }

const keyOf = (ideaId: string) => draftKey(`idea:${ideaId}`)

/** Unsaved texts of an idea that this browser kept. */
export function readDraft(ideaId: string): IdeaDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(ideaId)) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

export function keepDraft(ideaId: string, texts: IdeaTexts): void {
  try {
    const draft: IdeaDraft = { texts, savedAt: new Date().toISOString() }
    localStorage.setItem(keyOf(ideaId), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage only costs the draft, not the page.
  }
}

export function dropDraft(ideaId: string): void {
  try {
    localStorage.removeItem(keyOf(ideaId))
  } catch {
    // Nothing was kept there either.
  }
}

function isDraft(value: unknown): value is IdeaDraft {
  if (typeof value !== 'object' || value === null || !('texts' in value) || !('savedAt' in value))
    return false
  // What page scripts kept may be anything: each text is looked at below.
  const texts = value.texts as Record<string, unknown> | null
  return (
    typeof value.savedAt === 'string' && IDEA_FIELDS.every(({ name }) => typeof texts?.[name] === 'string')
  )
}
