import type { Enhancer, EnhanceRequest, ImproveRequest } from '../../enhancer.ts'
import { parseNotes } from '../notes/parse-notes.ts'
import { refineCaption, varyCaption } from './redress-caption.ts'
import { refineScript } from './refine-script.ts'
import { varyScript } from './vary-script.ts'

const AUTHOR = { writtenBy: 'Embedded enhancer', isEmbedded: true }
const IMPROVED = ' (Improved)'
const TITLE_CHARACTERS = 200
const SUMMARY_CHARACTERS = 5000

/**
 * The enhancer that needs nothing. It re-dresses English texts: opening line, joining words, short forms, closing line,
 * end marks and hashtags; it states nothing new and keeps every sentence. In other languages it changes nothing.
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

/** So few words say little by their kind; without a word of another language they pass for English. */
const FEW_WORDS = 14

function isEnglish(text: string): boolean {
  const words = text.replace(/#\S+/g, '').match(/[\p{L}']+/gu) ?? []
  if (words.length >= FEW_WORDS) return parseNotes(words.join(' ')).isEnglish
  return words.every((word) => /^[a-z']+$/i.test(word) && !FOREIGN.has(word.toLowerCase()))
}

const FOREIGN = new Set(
  'der die das und ist nicht ein eine wie warum les des est et une el los las que es il di che lo os uma het een och att det ve bir bu para por como porque qui pourquoi dans sur avec mit für'.split(
    ' ',
  ),
)

function improve({ title, summary, instruction }: ImproveRequest): { title: string; summary: string } {
  const bare = title.endsWith(IMPROVED) ? title.slice(0, -IMPROVED.length) : title
  const wish = instruction.trim()
  const note = `Improvement: ${wish}${/[.!?…]$/u.test(wish) ? '' : '.'}`
  return {
    title: `${bare.slice(0, TITLE_CHARACTERS - IMPROVED.length).trimEnd()}${IMPROVED}`,
    summary: [summary.trim(), note].filter(Boolean).join(' ').slice(0, SUMMARY_CHARACTERS).toWellFormed(),
  }
}
