import type { Author, Enhancer, EnhanceRequest, Improvement, ImproveRequest } from '../../enhancer.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { improveWords } from '../improve/improve-idea.ts'
import { refineCaption, varyCaption } from './redress-caption.ts'
import { refineScript } from './refine-script.ts'
import { varyScript } from './vary-script.ts'

const AUTHOR = { writtenBy: 'Embedded enhancer', isEmbedded: true }
const IMPROVED = ' (Improved)'
const TITLE_CHARACTERS = 200

/**
 * The enhancer that needs nothing. It re-dresses English texts: opening line, joining words, short forms, closing line,
 * end marks and hashtags; it states nothing new and keeps every sentence. Improving follows an instruction as far as it understands one.
 * In other languages it changes nothing.
 */
export function createEmbeddedEnhancer(): Enhancer {
  return {
    enhance: async (request, signal) => {
      signal?.throwIfAborted()
      return { texts: redress(request), ...AUTHOR }
    },
    improve: async (request, signal) => {
      signal?.throwIfAborted()
      return { ...improve(request), ...AUTHOR }
    },
  }
}

function redress({ field, text, wish, seed }: EnhanceRequest): string[] {
  const told = text.trim()
  if (!isEnglish(told)) return []
  const results =
    field === 'script'
      ? wish === 'variations'
        ? varyScript(told)
        : [refineScript(told, wish.tone, seed)]
      : wish === 'variations'
        ? varyCaption(told)
        : [refineCaption(told, wish.tone)]
  return [...new Set(results)].filter((result) => result !== told && result !== '')
}

function improve(request: ImproveRequest): Omit<Improvement, keyof Author> {
  const { title, summary, caption, script, description } = request
  const improved = improveWords({ title, summary, caption, script, description }, request)
  if (improved.changes.length === 0) return improved
  const bare = title.endsWith(IMPROVED) ? title.slice(0, -IMPROVED.length) : title
  return { ...improved, title: `${bare.slice(0, TITLE_CHARACTERS - IMPROVED.length).trimEnd()}${IMPROVED}` }
}
