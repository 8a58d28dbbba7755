import { isPlaceName } from './place-names.ts'
import type { Token } from './parse-sentence.ts'

/**
 * The name by which a sentence calls somebody: first and last, or a first name that its film's script gives in full elsewhere.
 * Its title gives none: titles are capitalised throughout, and "Places on Earth You Should Know" names nobody.
 */
export function findCalledName(tokens: readonly Token[], script: string): string[] | null {
  return fullNameOf(tokens) ?? firstNameOf(tokens, script)
}

/** A person's first and last name side by side: "Ada Quill was saved". */
function fullNameOf(tokens: readonly Token[]): string[] | null {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const isName =
      next !== undefined &&
      !token.endsClause &&
      !followsThe(tokens, at) &&
      [token, next].every(isNamePart) &&
      !isPlaceName(tokens, at)
    if (isName) return [token.text, next.text]
  }
  return null
}

function firstNameOf(tokens: readonly Token[], script: string): string[] | null {
  const found = tokens.find(
    (token, at) => !followsThe(tokens, at) && !isWhere(tokens, at) && isOfFilm(token, script),
  )
  return found ? [found.text] : null
}

/** A first name that the film gives in full elsewhere: "Iris" of "Iris Dunn". */
function isOfFilm(token: Token, script: string): boolean {
  if (!isNamePart(token)) return false
  return new RegExp(`(?:\\p{Ll},? |[.!?] )${token.text} \\p{Lu}\\p{Ll}+`, 'u').test(script)
}

/** "The Pomodoro Technique": people are not called "the". */
function followsThe(tokens: readonly Token[], at: number): boolean {
  return /^(?:the|an?)$/.test(tokens[at - 1]?.normal ?? '')
}

/** "In New York": a place, whoever else is called by two names in the film. */
function isWhere(tokens: readonly Token[], at: number): boolean {
  return (
    isPlaceName(tokens, at) ||
    /^(?:in|at|near|to|from|across|new|san|los|saint|st)$/.test(tokens[at - 1]?.normal ?? '')
  )
}

function isNamePart(token: Token): boolean {
  return token.isProperName && token.part === 'noun' && /^\p{Lu}\p{Ll}+$/u.test(token.text)
}
