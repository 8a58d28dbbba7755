import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { stripOrders } from '../prompt/read-orders.ts'
import { freshFirst } from '../tell-fiction.ts'
import { capitalize, countWords, isFarFrom, titleCase, wantedWords } from '../wording.ts'
import { POEMS, type Poem } from './poems.ts'
import { readWish, type Wish } from './read-poem.ts'

/** Poems of what a prompt names, in its mood; null where it asks for none that can be written. */
export function tellPoem(request: IdeasRequest): IdeaDraft[] | null {
  const wish = readWish(request.prompt) ?? readWish(stripOrders(request.prompt))
  if (wish === null) return null
  const fitting = POEMS.filter(({ moods, kinds }) => moods.includes(wish.mood) && kinds.includes(wish.kind))
  if (fitting.length === 0) return null
  const poems = createRandom(request.seed).shuffle(fitting)
  return freshFirst(
    poems.map((poem) => tell(poem, wish, request)),
    request,
  ).slice(0, request.count)
}

function tell(poem: Poem, wish: Wish, request: IdeasRequest): IdeaDraft {
  const short = speak(poem, wish, 1)
  const whole = speak(poem, wish, 2)
  const wanted = wantedWords(request)
  const script = Math.abs(countWords(short) - wanted) < Math.abs(countWords(whole) - wanted) ? short : whole
  const hook = script.split('\n')[0] ?? script
  return {
    title: titleCase(`${poem.title}: A poem ${NAMES[wish.kind]} ${wish.thing}`),
    summary: `A poem ${NAMES[wish.kind]} ${wish.thing}: ${hook}`,
    caption: joinCaption(
      hook,
      hashtagsFrom(['poem', 'poetry', wish.thing.split(' ').at(-1) ?? '', 'spokenword']),
    ),
    script,
    description: hook,
    framework: `poem-${poem.id}`,
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}

const NAMES: Readonly<Record<Wish['kind'], string>> = { thing: 'about', deed: 'about', person: 'for' }

/** The stanzas of a poem up to a level: two lines of each are spoken in one breath. */
function speak({ stanzas }: Poem, { thing, beats }: Wish, most: 1 | 2): string {
  const told = stanzas
    .filter(({ level }) => level <= most)
    .map(({ lines }) => lines.map((ways) => (ways[beats - 1] ?? ways[0] ?? '').replaceAll('{thing}', thing)))
  return told.map((lines) => pairs(lines).join('\n')).join('\n\n')
}

const pairs = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => (at % 2 === 0 ? [capitalize(`${line} ${lines[at + 1] ?? ''}`.trim())] : []))
