import { isSounds } from '@hookreel/film'
import type { Saying, WordTime } from '@hookreel/film'
import { estimateWords } from './estimate-words.ts'
import { indexSayings } from './index-sayings.ts'
import type { FoundSaying } from './index-sayings.ts'

/** A line as it is given to a voice, and how the words that come back become the written ones again. */
export type SaidLine = {
  readonly text: string
  restore(words: readonly WordTime[]): WordTime[]
}

/** How a film's words are said, read once for all of its lines. */
export type Speller = {
  /** The sayings whose words stand in a text: a change of any other changes nothing of its speech. */
  findSayings(text: string): readonly Saying[]
  /**
   * Puts what is said in place of what is written. `takesSounds`: the voice reads sounds in brackets after a word, as
   * Kokoro does; any other voice says a word of which only the sounds are known as it is written.
   */
  sayAs(text: string, takesSounds: boolean): SaidLine
}

export function createSpeller(sayings: readonly Saying[]): Speller {
  const findAny = indexSayings(sayings)
  const respellings = sayings.filter(({ saidAs }) => !isSounds(saidAs))
  const findRespelled = respellings.length === sayings.length ? findAny : indexSayings(respellings)
  return {
    findSayings: (text) => {
      const found = new Set([...findAny(text), ...findRespelled(text)].map(({ saying }) => saying))
      return sayings.filter((saying) => found.has(saying))
    },
    sayAs: (text, takesSounds) => {
      const pieces = cut(text, (takesSounds ? findAny : findRespelled)(text))
      if (pieces.length <= 1 && pieces[0]?.written === pieces[0]?.spoken)
        return { text, restore: (words) => [...words] }
      return {
        text: pieces.map(({ spoken }) => spoken).join(''),
        restore: (words) => restore(words, groupPieces(pieces)),
      }
    },
  }
}

type Piece = { readonly written: string; readonly spoken: string }

function cut(text: string, found: readonly FoundSaying[]): Piece[] {
  const pieces: Piece[] = []
  const addPlain = (plain: string) => {
    if (plain !== '') pieces.push({ written: plain, spoken: plain })
  }
  let at = 0
  for (const { saying, start, end } of found) {
    addPlain(text.slice(at, start))
    const written = text.slice(start, end)
    pieces.push({
      written,
      spoken: isSounds(saying.saidAs) ? `[${written}](${saying.saidAs})` : saying.saidAs,
    })
    at = end
  }
  addPlain(text.slice(at))
  return pieces
}

/** The same text without the sounds: what is looked for in the speech. */
export function dropSounds(text: string): string {
  return text.replace(/\[([^\]]*)\]\(\/[^/]*\/\)/gu, '$1')
}

const tokensOf = (text: string) => text.split(/\s+/u).filter((token) => token !== '')

/** What is said in one go between two spaces, and the written words it stands for. */
type Group = { readonly written: readonly string[]; readonly count: number; readonly isPlain: boolean }

/** Marks and endings at a said word belong to it: "Nguyen," and "Nguyen's" are one word. */
function groupPieces(pieces: readonly Piece[]): Group[] {
  const groups: Piece[] = []
  let isOpen = false
  const parts = pieces.flatMap((piece) =>
    piece.written === piece.spoken
      ? piece.written.split(/(?<=\s)(?=\S)/u).map((part) => ({ written: part, spoken: part }))
      : [piece],
  )
  for (const { written, spoken } of parts) {
    const last = isOpen && /^\S/u.test(spoken) ? groups.pop() : undefined
    groups.push({ written: (last?.written ?? '') + written, spoken: (last?.spoken ?? '') + spoken })
    isOpen = /\S$/u.test(spoken)
  }
  return groups
    .map(({ written, spoken }) => ({
      written: tokensOf(written),
      // Anyone who takes sounds answers with the word that they stand behind.
      count: tokensOf(dropSounds(spoken)).length,
      isPlain: written === spoken,
    }))
    .filter(({ count }) => count > 0)
}

/** The times of the written words from those of the spoken ones. Where these do not belong together, all are estimated. */
function restore(words: readonly WordTime[], groups: readonly Group[]): WordTime[] {
  const counts = words.map(({ text }) => tokensOf(text).length)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  if (sum(counts) !== sum(groups.map(({ count }) => count))) return spread(groups, words)
  const restored: WordTime[] = []
  let [ahead, next, from] = [0, 0, 0]
  let waiting: Group[] = []
  words.forEach((_word, index) => {
    ahead -= counts[index] ?? 0
    for (let group = groups[next]; ahead < 0 && group; group = groups[next]) {
      waiting.push(group)
      ahead += group.count
      next += 1
    }
    if (ahead > 0) return
    const heard = words.slice(from, index + 1)
    restored.push(...(waiting.every(({ isPlain }) => isPlain) ? heard : spread(waiting, heard)))
    from = index + 1
    waiting = []
  })
  return restored
}

/** Written words over the time in which they were said in another form. */
function spread(groups: readonly Group[], heard: readonly WordTime[]): WordTime[] {
  const startSeconds = heard[0]?.startSeconds ?? 0
  const endSeconds = heard.at(-1)?.endSeconds ?? startSeconds
  return estimateWords(
    groups.flatMap(({ written }) => written),
    [{ startSeconds, endSeconds }],
  )
}
