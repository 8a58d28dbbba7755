import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { NEUTRAL_WORDS, numberOf } from '../prompt/neutral-words.ts'
import { capitalize, isFarFrom, numberWord, titleCase } from '../wording.ts'
import { HAIKUS } from './haikus.ts'

type Haiku = readonly [string, string, string]
type Group = { readonly words: ReadonlySet<string>; readonly haikus: readonly Haiku[] }

/** Every haiku that is kept, by what it is asked for. */
export const HAIKU_GROUPS: readonly Group[] = HAIKUS.trim()
  .split(/\n?^# /m)
  .filter((block) => block !== '')
  .map((block) => {
    const [words = '', ...rows] = block.trim().split('\n')
    return { words: new Set(words.split('/')), haikus: rows.map(readHaiku) }
  })

function readHaiku(row: string): Haiku {
  const [first = '', second = '', third = ''] = row.split('|').map((line) => line.trim())
  return [first, second, third]
}

const HAIKU = /\bhaikus?\b/i
/** Asks what a haiku is, or for somebody else's. */
const ABOUT_HAIKUS =
  /\b(?:how to|what (?:is|are|makes)|history|facts?|famous|rules|explain\w*|basho|issa|buson|by|my|our)\b/i
/** More make no short film, where no number is ordered. */
const MOST = 3

/**
 * Haikus of what a prompt names, which is all in one group: none of leaves is one of autumn in Kyoto. Null where a prompt asks for
 * none that is kept.
 */
export function tellHaiku(request: IdeasRequest): IdeaDraft[] | null {
  const { prompt } = request
  if (!HAIKU.test(prompt) || ABOUT_HAIKUS.test(prompt)) return null
  const words = (prompt.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !/^haikus?$|^poems?$/.test(word) && !NEUTRAL_WORDS.has(word),
  )
  const group = HAIKU_GROUPS.find((one) => words.length > 0 && words.every((word) => one.words.has(word)))
  if (group === undefined) return null
  const asked = /\bhaikus\b/i.test(prompt)
    ? (numberOf(/\b(\d{1,2}|\p{L}+) haikus\b/iu.exec(prompt)?.[1]) ?? MOST)
    : 1
  const haikus = createRandom(request.seed).shuffle(group.haikus)
  const size = Math.min(asked, haikus.length)
  return Array.from({ length: Math.min(request.count, Math.floor(haikus.length / size)) }, (_, at) =>
    present(haikus.slice(at * size, (at + 1) * size), { subject: subjectOf(prompt, words), asked }, request),
  )
}

const subjectOf = (prompt: string, words: readonly string[]): string => {
  const [, said = ''] = /\b(?:about|on|of) ((?:the |an? )?[\p{L} '-]+)/iu.exec(prompt) ?? []
  return words.every((word) => said.toLowerCase().includes(word)) && !/\bplease\b/i.test(said)
    ? said.trim()
    : words.join(' ')
}

function present(
  haikus: readonly Haiku[],
  { subject, asked }: { readonly subject: string; readonly asked: number },
  request: IdeasRequest,
): IdeaDraft {
  const script = haikus.map((lines) => `${capitalize(lines.join('\n'))}.`).join('\n\n')
  const isOne = haikus.length === 1
  const name = `${isOne ? 'a haiku' : `${haikus.length} haikus`} about ${subject}`
  const first = haikus[0]?.[0] ?? ''
  return {
    title: titleCase(isOne ? `${first}: ${name}` : name),
    summary: `${capitalize(name)}: ${haikus[0]?.join(', ') ?? ''}.`,
    caption: joinCaption(`${first}.`, hashtagsFrom(['haiku', 'poetry', subject.split(' ').at(-1) ?? ''])),
    script,
    description: `${capitalize(name)}.`,
    framework: 'haiku',
    sources: [],
    ...(haikus.length < asked && {
      unmet: [`You asked for ${numberWord(asked)}; ${numberWord(haikus.length)} are kept of this.`],
    }),
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}
