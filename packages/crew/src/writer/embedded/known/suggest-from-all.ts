import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { PACKS } from '../facts/packs.ts'
import type { ParsedPrompt } from '../prompt/parse-prompt.ts'
import { suggestFromPack } from './suggest-from-pack.ts'

/**
 * Ideas for a prompt that names no topic ("something fun"): one of each pack in turn, each told in another framework,
 * so that there is something to choose from.
 */
export function suggestFromAll(parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const packs = createRandom(request.seed).shuffle(PACKS)
  const rounds = Math.ceil(request.count / packs.length)
  const rows = packs.map((pack, at) => {
    const whole = { pack, focus: null, named: [], words: [] }
    // Another framework of each pack: the first of one, the second of the next. All that each can tell took seconds.
    const ideas = suggestFromPack(whole, parsed, { ...request, count: at + rounds })
    return [...ideas.slice(at), ...ideas.slice(0, at)]
  })
  return Array.from({ length: rounds }, (_, round) => rows.flatMap((row) => row[round] ?? []))
    .flat()
    .slice(0, request.count)
}
