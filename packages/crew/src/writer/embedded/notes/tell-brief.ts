import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { fold, says } from '../matching/words.ts'
import { sayLeft } from '../untold/say-left.ts'
import { shortenText, titleCase } from '../wording.ts'
import { asksForKnown } from '../prompt/restate-request.ts'
import { readBrief, type Brief } from './read-brief.ts'
import { suggestFromNotes } from './suggest-from-notes.ts'

/** Says its own end, so that none is added. */
export const BRIEF = 'notes-brief'
/** Of what a brief says, a script of another form must say so much. */
const MIN_SHARE = 0.6
/** So many words of an order in a row are no chance. */
const ORDER_WORDS = 3

/**
 * A long order for a film of one's own, told in its own sentences and nothing else; `others` where these, which put such words into
 * a form, say nearly all of it and none of its orders. Null for every other prompt.
 */
export function tellBrief(request: IdeasRequest, others: readonly IdeaDraft[]): readonly IdeaDraft[] | null {
  const brief = readBrief(request.prompt)
  const [other] = others
  if (brief === null || (!brief.isOwn && other === undefined) || asksForKnown(request.prompt)) return null
  if (other !== undefined && tellsAll(other, brief) && !saysOrders(other, brief)) return others
  const first = present(brief)
  if (request.count === 1) return [first]
  const more = suggestFromNotes(first.script, request).filter(({ script }) => script !== first.script)
  return [first, ...more].slice(0, request.count)
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

function tellsAll({ title, script }: IdeaDraft, { sentences, ends }: Brief): boolean {
  const said = `${title} ${script}`
  const isSaid = (words: readonly string[]): boolean =>
    words.filter((word) => says(said, fold(word)) || says(said, word)).length >= words.length * MIN_SHARE
  const longOf = (some: readonly string[]) =>
    [...new Set(some.flatMap(wordsOf))].filter((word) => word.length > 3)
  return isSaid(longOf(sentences)) && ends.every((end) => isSaid(longOf([end])))
}

function saysOrders({ script }: IdeaDraft, { orders, sentences }: Brief): boolean {
  const said = ` ${wordsOf(script).join(' ')} `
  const meant = ` ${wordsOf(sentences.join(' ')).join(' ')} `
  return orders.map(wordsOf).some((words) =>
    words.some((_, at) => {
      const run = words.slice(at, at + ORDER_WORDS)
      const text = ` ${run.join(' ')} `
      return run.length === ORDER_WORDS && said.includes(text) && !meant.includes(text)
    }),
  )
}

function present({ sentences, title, left }: Brief): IdeaDraft {
  const script = sentences.join(' ')
  const [first = ''] = sentences
  const bare =
    NAMED.exec(sentences.slice(0, 2).join(' '))?.[1] ?? first.split(CUT)[0]?.replace(/[.!?]+$/u, '') ?? first
  return {
    title: titleCase(shortenText(title ?? cutTitle(bare), MAX_TITLE)),
    summary: `In your own words: ${first}`,
    caption: joinCaption(shortenText(first, MAX_CAPTION), hashtagsFrom(['myownwords'])),
    script,
    description: script,
    framework: BRIEF,
    length: 'script',
    sources: [],
    ...(left.length > 0 && { unmet: [sayLeft('told', left)] }),
  }
}
/** "Called Crumb & Tide". */
const NAMED =
  /\b(?:shop|store|bakery|caf[eé]|salon|studio|restaurant|truck|van|club|team|band|choir|app|brand|business|company|charity|group|gym|farm|stall|podcast|channel|it's|(?:club|shop|team|app|band|charity) is|in \p{Lu}\p{L}+|on Etsy) called (\p{Lu}[\p{L}\p{N}'-]*(?: (?:(?:&|of|the|and) )*\p{Lu}[\p{L}\p{N}'-]*)*)/u
const CUT = /(?<=\S{3,} \S+ \S+)(?:, | and (?=we\b|I\b|they\b|it\b)|\. | who | which )/u
/** Before these a long title ends best. */
const JOINTS = /\s(?=(?:and|but|who|which|with|that|for|on|in|to|at|from|until|because|when|where)\s)/u
function cutTitle(text: string): string {
  if (text.length <= MAX_TITLE) return text
  const parts = text.split(JOINTS)
  const most = parts.findLastIndex((_, at) => parts.slice(0, at + 1).join(' ').length <= MAX_TITLE)
  return most < 0 ? text : parts.slice(0, most + 1).join(' ')
}
const MAX_TITLE = 70
const MAX_CAPTION = 180
