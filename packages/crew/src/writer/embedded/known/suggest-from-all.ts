import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { PACKS } from '../facts/packs.ts'
import type { ParsedPrompt } from '../prompt/parse-prompt.ts'
import { isInstructive, type Fact, type Pack } from './fact.ts'
import { wantedWords } from '../wording.ts'
import { suggestFromPack } from './suggest-from-pack.ts'

/**
 * Ideas for a prompt that names no topic. Anyone who asks for facts ("random facts") gets one list of them, of several subjects, first; others ("something fun") one
 * idea of each pack in turn, each told in another framework, so that there is something to choose from.
 */
export function suggestFromAll(parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const isList = parsed.kind === 'facts' || parsed.kind === 'list'
  const mixed = isList ? suggestMixed(parsed, request) : []
  const packs = createRandom(request.seed).shuffle(PACKS)
  const count = request.count - mixed.length
  const rounds = Math.ceil(count / packs.length)
  const rows: (readonly IdeaDraft[])[] = []
  const rowOf = (at: number) => {
    const pack = packs[at]
    if (pack === undefined) return []
    const whole = { pack, focus: null, named: [], words: [] }
    // Each pack begins with another framework. To write those before it, too, took a second and a half for fifty ideas.
    return (rows[at] ??= suggestFromPack(whole, parsed, { ...request, count: rounds }, at))
  }
  const single: IdeaDraft[] = []
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < packs.length && single.length < count; at += 1)
      single.push(...rowOf(at).slice(round, round + 1))
  return [...mixed, ...single]
}

/** What is told of everything shall be hard to believe. */
const MIN_WOW = 4

/** What a list of facts from everywhere is told with. */
const MIXED: Omit<Pack, 'facts'> = {
  id: 'mixed',
  name: 'random',
  about: 'the world',
  title: 'Random',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  unit: { one: 'fact', many: 'facts' },
  words: [],
  subjects: [],
  myths: [],
  povs: [],
  promises: ['sound completely made up', 'are hard to believe', 'you will bring up at dinner'],
  versus: 'Which one is stranger?',
  calls: ['Which one did you have to look up?', 'Did you know any of these?'],
  hashtags: ['randomfacts', 'didyouknow', 'facts'],
}

/** So many words, and three facts do not fill them. */
const LONG = 100

/** A list of facts of which no two are of one pack. More of them are the same list for those who watch. */
function suggestMixed(parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const random = createRandom(request.seed)
  const facts = random
    .shuffle(PACKS.filter((pack) => !isInstructive(pack)))
    .flatMap(({ facts: own }): readonly Fact[] =>
      random.shuffle(own.filter(({ wow }) => wow >= MIN_WOW)).slice(0, 1),
    )
  const match = { pack: { ...MIXED, facts }, focus: null, named: [], words: [] }
  const asked = parsed.asked ?? (wantedWords(request) < LONG ? 3 : 5)
  return suggestFromPack(match, { ...parsed, shape: 'countdown', asked }, { ...request, count: 1 })
}
