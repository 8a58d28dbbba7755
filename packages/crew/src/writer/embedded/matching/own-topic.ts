import type { PackMatch } from './pack-match.ts'
import { findPack } from './find-pack.ts'
import { isCollection, isOneByOne } from '../topics/topics.ts'

/**
 * An answer out of a collection, told with what is known of its thing where that has a topic of its own: who discovered penicillin
 * goes on with antibiotics, not with who invented the telephone. Without such a topic, who invented the chair is all that is told.
 */
export function withOwnTopic(match: PackMatch | null, text: string): PackMatch | null {
  if (match?.answers === undefined || !isCollection(match.pack.id)) return match
  const words = text.replace(/[?!.]+$/, '').split(/\s+/)
  for (let at = 1; at < words.length; at += 1) {
    const own = findPack(words.slice(at).join(' '))
    if (own?.focus?.id === own?.pack.id && own !== null && own.focus !== null && isTellable(own))
      return joined(match.answers, own, own.focus)
  }
  return isOneByOne(match.pack.id) ? { ...match, pack: { ...match.pack, facts: match.answers } } : match
}

const isTellable = ({ pack }: PackMatch): boolean => pack.unit.one === 'fact' && !isCollection(pack.id)

function joined(
  answers: NonNullable<PackMatch['answers']>,
  { pack }: PackMatch,
  focus: NonNullable<PackMatch['focus']>,
): PackMatch {
  const told = answers.map((fact) => ({ ...fact, subject: focus.id }))
  const others = pack.facts.filter(({ question }) => !told.some((fact) => fact.question === question))
  return { pack: { ...pack, facts: [...told, ...others] }, focus, named: [focus], words: [], answers: told }
}
