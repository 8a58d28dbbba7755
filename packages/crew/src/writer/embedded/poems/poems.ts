import { POEMS_OF_THINGS } from './poems-of-things.ts'
import { POEMS_TO_PEOPLE } from './poems-to-people.ts'

export type Mood = 'calm' | 'sad' | 'funny' | 'love' | 'thanks' | 'hope'
/** What a poem is about: a thing, somebody who is spoken to, or something that one does. */
export type Kind = 'thing' | 'person' | 'deed'

/** Four lines; of a line with {thing} there are three ways, for one that is spoken with one beat, with two, and with more. */
type Stanza = { readonly level: 1 | 2; readonly lines: readonly (readonly string[])[] }
export type Poem = {
  readonly id: string
  readonly title: string
  readonly moods: readonly string[]
  readonly kinds: readonly string[]
  readonly stanzas: readonly Stanza[]
}

/**
 * Poems of four-liners whose second and fourth line rhyme, with four beats and three in turn. {thing} stands only where any
 * name may stand, of one or of many: behind a small word, and never before a verb. Level 2 is told when there is time.
 */
export const POEMS: readonly Poem[] = `${POEMS_OF_THINGS}${POEMS_TO_PEOPLE}`
  .trim()
  .split(/\n+(?=# )/)
  .map(readPoem)

function readPoem(block: string): Poem {
  const [head = '', ...rest] = block.split('\n')
  const [id = '', title = '', parts = ''] = head.replace(/^# /, '').split(' | ')
  const list = (name: string): string[] => (new RegExp(`${name}=([\\w|]+)`).exec(parts)?.[1] ?? '').split('|')
  return { id, title, moods: list('mood'), kinds: list('of'), stanzas: readStanzas(rest) }
}

function readStanzas(lines: readonly string[]): Stanza[] {
  return lines
    .join('\n')
    .trim()
    .split(/\n?^(?=[12]$)/m)
    .filter((stanza) => stanza.trim() !== '')
    .map((stanza) => {
      const [level, ...told] = stanza.trim().split('\n')
      return { level: level === '2' ? 2 : 1, lines: told.map((line) => line.split(' ~ ')) }
    })
}
