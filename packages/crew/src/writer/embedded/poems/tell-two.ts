import { AS_SCRIPT } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, isFarFrom, titleCase } from '../wording.ts'
import { FEELINGS, SIGHTS } from './poems-of-two.ts'
import { pronounsOf, readTwo, type Two } from './read-two.ts'

type Stanzas = { readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] }
const readStanzas = (text: string): readonly Stanzas[] =>
  text
    .trim()
    .split(/\n(?=# )/)
    .map((block) => {
      const [head = '', ...rows] = block.split('\n')
      return { names: head.slice(2).split('/'), rows: rows.map((row) => row.split(' | ')) }
    })
const SEEN = readStanzas(SIGHTS)
const FELT = readStanzas(FEELINGS)

/** A poem without rhymes of what a prompt sees and what it feels at it; null where it asks for none, or for a sight that is not kept. */
export function tellTwo(request: IdeasRequest): IdeaDraft[] | null {
  const two = readTwo(request.prompt)
  if (two === null) return null
  const sight = SEEN.find(({ names }) => names.some((name) => two.seen.includes(name)))
  const felt = FELT.find(({ names }) => names.includes(two.feeling))
  if (sight === undefined || felt === undefined) return null
  const [open = [], back = []] = sight.rows
  const [first = [], second = [], last = []] = felt.rows.map((row) => row.map((line) => speakOf(line, two)))
  const wholes = [
    [open, first, second, [...back, ...last]],
    [first, open, second, [...back, ...last]],
  ]
  return wholes.slice(0, request.count).map((stanzas, at) => present(stanzas, two, at, request))
}

function speakOf(line: string, { whom }: Two): string {
  const { he, him, his } = pronounsOf(whom)
  return capitalize(
    line
      .replaceAll('{whom}', whom)
      .replaceAll('{him}', him)
      .replaceAll('{his}', his)
      .replaceAll('{he}', he)
      .replaceAll('{He}', capitalize(he)),
  ).replace(
    /\b(they|you) (comes|sits|sees)\b/gi,
    (_, who: string, does: string) => `${who} ${does.replace(/s$/, '')}`,
  )
}

function present(
  stanzas: readonly (readonly string[])[],
  { named, feeling }: Two,
  at: number,
  request: IdeasRequest,
): IdeaDraft {
  // A line that goes on begins small, whatever it began with.
  const script = stanzas
    .map((lines) => lines.map((line, index) => goOn(line, lines[index - 1])).join('\n'))
    .join('\n\n')
  const hook = script.split('\n')[0] ?? script
  return {
    title: titleCase(at === 0 ? named : `${named}: A Poem`),
    summary: `A poem about ${named}: ${hook}`,
    caption: joinCaption(hook, hashtagsFrom(['poem', 'poetry', 'spokenword', named.split(' ')[0] ?? ''])),
    script,
    description: hook,
    framework: `poem-two-${feeling}`,
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}

const goOn = (line: string, before: string | undefined): string =>
  before === undefined || /[.!?]$/.test(before) || /^I\b/.test(line)
    ? line
    : line.charAt(0).toLowerCase() + line.slice(1)
