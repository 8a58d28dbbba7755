import type { Subject } from './research.ts'
import { capitalize } from '../writer/embedded/wording.ts'
import { withArticle } from '../text/with-article.ts'

/** How a subject stands inside a sentence, and the verbs that agree with it. */
export type NamedSubject = Subject & {
  readonly isPlural: boolean
  readonly isPerson: boolean
  /** No longer alive, or not there any more. */
  readonly isPast: boolean
}

/** A text as it stands in a pattern. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Reads from an article's own first sentence whether the thing takes an article, a capital and a plural verb. */
export function nameSubject(
  page: string,
  description: string,
  text: string,
  about: { readonly isPerson: boolean; readonly isPast: boolean },
): NamedSubject {
  const bare = page.replace(/\s*\([^)]*\)$/, '')
  const lead = text.slice(0, 600).replace(/\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  const opened = new RegExp(
    `^(The |An? )?(${escapePattern(bare)}s?)\\b[^.]{0,80}?\\b(is|are|was|were)\\b`,
    'i',
  ).exec(lead)
  const hasThe = !about.isPerson && opened?.[1]?.trim().toLowerCase() === 'the'
  const isGeneric = /^an?$/i.test(opened?.[1]?.trim() ?? '')
  const isPlural = /^(?:are|were)$/i.test(opened?.[3] ?? '')
  const plain = isName(bare, text) || about.isPerson ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
  const name = hasThe ? `the ${plain}` : isGeneric ? withArticle(plain) : plain
  return {
    page,
    title: capitalize(hasThe ? name : bare),
    name,
    description,
    isPlural,
    isPerson: about.isPerson,
    isPast: about.isPast || /^(?:was|were)$/i.test(opened?.[3] ?? ''),
  }
}

/** A word that keeps its capital inside sentences is a name. */
function isName(bare: string, text: string): boolean {
  if (/^\p{Lu}.*\s\p{Lu}/u.test(bare) || /^\p{Lu}{2}/u.test(bare)) return true
  const inside =
    text.slice(0, 20_000).match(new RegExp(`(?<=[\\p{Ll},] )${escapePattern(bare)}\\b`, 'giu')) ?? []
  const large = inside.filter((word) => /^\p{Lu}/u.test(word)).length
  return inside.length === 0 ? true : large * 2 > inside.length
}
