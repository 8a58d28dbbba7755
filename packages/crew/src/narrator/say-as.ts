import type { Saying, WordTime } from '@hookreel/film'
import { estimateWords } from './estimate-words.ts'

/** A line as it is given to a voice, and how the words that come back become the written ones again. */
export type SaidLine = {
  readonly text: string
  restore(words: readonly WordTime[]): WordTime[]
}

/** Sounds in the international alphabet stand between slashes; anything else is a respelling. */
const SOUNDS = /^\/(.+)\/$/su

/** The sayings whose words stand in a text: a change of any other changes nothing of its speech. */
export function findSayings(text: string, sayings: readonly Saying[]): readonly Saying[] {
  return sayings.filter(({ word }) => patternOf(word).test(text))
}

/**
 * Puts what is said in place of what is written. `takesSounds`: the voice reads sounds in brackets after a word, as
 * Kokoro does; any other voice says a word of which only the sounds are known as it is written.
 */
export function sayAs(text: string, sayings: readonly Saying[], takesSounds: boolean): SaidLine {
  const usable = findSayings(text, sayings)
    .filter(({ saidAs }) => takesSounds || !SOUNDS.test(saidAs))
    .toSorted((a, b) => b.word.length - a.word.length)
  if (usable.length === 0) return { text, restore: (words) => [...words] }
  const pieces = cut(text, usable, takesSounds)
  return {
    text: pieces.map(({ spoken }) => spoken).join(''),
    restore: (words) => restore(words, groupPieces(pieces)),
  }
}

type Piece = { readonly written: string; readonly spoken: string }

function cut(text: string, sayings: readonly Saying[], takesSounds: boolean): Piece[] {
  const [first, ...others] = sayings
  if (!first) return text === '' ? [] : [{ written: text, spoken: text }]
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(new RegExp(patternOf(first.word), 'giu'))) {
    pieces.push(...cut(text.slice(at, found.index), others, takesSounds))
    const sounds = SOUNDS.exec(first.saidAs)
    const spoken = sounds && takesSounds ? `[${found[0]}](${sounds[0]})` : first.saidAs
    pieces.push({ written: found[0], spoken })
    at = found.index + found[0].length
  }
  return [...pieces, ...cut(text.slice(at), others, takesSounds)]
}

/** The same text without the sounds: what is looked for in the speech. */
export function dropSounds(text: string): string {
  return text.replace(/\[([^\]]*)\]\(\/[^/]*\/\)/gu, '$1')
}

/** A word of a text, whole: "Ana" is not in "Banana", and is in "Ana's". */
function patternOf(word: string): RegExp {
  const letters = word
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/\s+/gu, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${letters}(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
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
      // Whoever takes sounds answers with the word that they stand behind.
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
