import type { ReadSource } from '@hookreel/film'
import type { IdeasRequest } from '../writer/writer.ts'
import { splitSentences } from './passage-cards.ts'
import type { GivenSource, Passage } from './research.ts'

const MAX_PASSAGES = 60
const LONGEST_PASSAGE = 1200
const SHORTEST_PASSAGE = 30
const BULLET = /^\s*(?:[-*+•‣▪●]|\d{1,3}[.)])\s+/u

/** A request with what the person gave: ideas are made from it alone. */
export function addGiven(request: IdeasRequest, given: readonly GivenSource[]): IdeasRequest {
  if (given.length === 0) return request
  return { ...request, given, passages: given.flatMap((one, at) => passagesOf(one, `${at + 1}p`)) }
}

/** The stretches of one source, in their order. */
export function passagesOf(given: GivenSource, prefix: string): Passage[] {
  const source = sourceOf(given)
  return blocksOf(given.text)
    .flatMap(splitLong)
    .filter((text) => text.length >= SHORTEST_PASSAGE)
    .slice(0, MAX_PASSAGES)
    .map((text, at) => ({ id: `${prefix}${at + 1}`, text, source, isOwn: given.isOwn }))
}

/** How it is named beside what was taken from it. */
export const sourceOf = ({ title, address, by, isOwn, readOn }: GivenSource): ReadSource => ({
  title,
  address,
  by: isOwn ? 'own text' : by || 'author not named',
  licence: isOwn ? '' : 'licence not stated',
  readOn,
})

/** Paragraphs and items without their marks; lines that were broken to fit a width are whole again. Headings tell nothing. */
function blocksOf(text: string): string[] {
  return text.split(/\n[^\S\n]*\n/u).flatMap((block) => {
    const parts: string[] = []
    for (const line of block.split('\n')) {
      if (/^\s*#{1,6}\s/.test(line)) continue
      const bare = line.replace(BULLET, '').replace(/\s+/gu, ' ').trim()
      if (BULLET.test(line) || parts.length === 0) parts.push(bare)
      else parts[parts.length - 1] = `${parts.at(-1)} ${bare}`
    }
    return parts
  })
}

function splitLong(text: string): string[] {
  if (text.length <= LONGEST_PASSAGE) return [text]
  const parts: string[] = []
  for (const sentence of splitSentences(text)) {
    const last = parts.at(-1)
    const joined = last === undefined ? sentence : `${last} ${sentence}`
    if (last === undefined || joined.length > LONGEST_PASSAGE) parts.push(sentence.slice(0, LONGEST_PASSAGE))
    else parts[parts.length - 1] = joined
  }
  return parts
}
