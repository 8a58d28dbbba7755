import { diffWordsWithSpace } from 'diff'

/** A piece of two texts: the same in both, or what stood there and what stands there now. */
export type WordChange = { same: string } | { before: string; after: string }

/** One word that stayed between two changes is told with them: alternating single words cannot be read. */
const LONE = /^\s*\S*\s*$/

/** What changed between two texts, word by word. */
export function compareWords(before: string, after: string): WordChange[] {
  const changes: WordChange[] = []
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = changes.at(-1)
    if (!added && !removed) {
      changes.push({ same: value })
      continue
    }
    const change = { before: removed ? value : '', after: added ? value : '' }
    if (last && 'before' in last) {
      last.before += change.before
      last.after += change.after
      continue
    }
    const earlier = changes.at(-2)
    if (last && LONE.test(last.same) && earlier && 'before' in earlier) {
      changes.pop()
      earlier.before += last.same + change.before
      earlier.after += last.same + change.after
      continue
    }
    changes.push(change)
  }
  return changes
}
