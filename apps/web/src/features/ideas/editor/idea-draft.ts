import { draftKey } from '../../../lib/own-drafts.ts'
import { IDEA_FIELDS, type IdeaTexts } from './idea-texts.ts'

/** `base`: the saved texts that the draft was made from. */
export type IdeaDraft = { texts: IdeaTexts; base?: IdeaTexts; savedAt: string }

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

export function keepDraft(ideaId: string, texts: IdeaTexts, base: IdeaTexts): void {
  try {
    const draft: IdeaDraft = { texts, base, savedAt: new Date().toISOString() }
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
  return (
    typeof value.savedAt === 'string' &&
    areTexts(value.texts) &&
    // Drafts from before they remembered it have none.
    (!('base' in value) || areTexts(value.base))
  )
}

function areTexts(value: unknown): value is IdeaTexts {
  // What page scripts kept may be anything: each text is looked at.
  const texts = value as Record<string, unknown> | null
  return IDEA_FIELDS.every(({ name }) => typeof texts?.[name] === 'string')
}
