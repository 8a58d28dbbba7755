import { draftKey } from '../../../lib/own-drafts.ts'
import { IDEA_FIELDS, type IdeaTexts } from './idea-texts.ts'

/** `base`: the saved texts that the draft was made from. */
export type IdeaDraft = {
  texts: IdeaTexts
  base?: IdeaTexts
  savedAt: string
  /** Where it is kept; another tab's is dropped by it once it was decided on. */
  key?: string
}

/** Every tab has a draft of its own, so that two of them do not overwrite each other's. */
const TAB = 'hookreel-tab'
const startOf = (ideaId: string) => draftKey(`idea:${ideaId}:`)

function keyOf(ideaId: string): string {
  const tab = sessionStorage.getItem(TAB) ?? crypto.randomUUID()
  sessionStorage.setItem(TAB, tab)
  return `${startOf(ideaId)}${tab}`
}

/** Unsaved texts of an idea that this browser kept: those of this tab, else the newest. */
export function readDraft(ideaId: string): IdeaDraft | null {
  try {
    const own = parseDraft(keyOf(ideaId))
    if (own) return own
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(startOf(ideaId)))
    const drafts = keys.map(parseDraft).filter((draft) => draft !== null)
    return drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)).at(0) ?? null
  } catch {
    return null
  }
}

function parseDraft(key: string): IdeaDraft | null {
  const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
  return isDraft(draft) ? { ...draft, key } : null
}

export function keepDraft(ideaId: string, texts: IdeaTexts, base: IdeaTexts): void {
  try {
    const draft: IdeaDraft = { texts, base, savedAt: new Date().toISOString() }
    localStorage.setItem(keyOf(ideaId), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage only costs the draft, not the page.
  }
}

/** Drops this tab's draft, and `taken`, which may be another tab's. */
export function dropDraft(ideaId: string, taken?: IdeaDraft | null): void {
  try {
    localStorage.removeItem(keyOf(ideaId))
    if (taken?.key !== undefined) localStorage.removeItem(taken.key)
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
