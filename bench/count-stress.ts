import { readFile } from 'node:fs/promises'
import { planFilm, type SetFilm } from './plan-film.ts'

// Counts how often a still stresses what a human editor would, on sentences that were labelled before the rules were written.
//   node bench/count-stress.ts [stress-40 | stress-60-second | stress-30-third] [all]
// `stressed`: the strong phrase of the page a still rests on is one of the labelled phrases, small words before it left out; `near`: it
// shares at least half of its words with one; `shown`: that page has a labelled phrase. `all` tells every sentence.

type Film = SetFilm & {
  readonly from?: string
  /** What an editor would stress in each scene: any of these. */
  readonly stress: readonly (readonly string[])[]
}

const LEADING =
  /^(?:(?:the|an?|of|to|in|on|at|for|by|with|from|and|but|its?|his|her|your|my|our|their|nearly|every|this|that|it|so) )+(?=\S)/

function wordsOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' -]/gu, '')
  return plain.trim().replaceAll(/\s+/g, ' ')
}

const coreOf = (text: string): string => wordsOf(text).replace(LEADING, '')

function isNear(one: string, other: string): boolean {
  const [own, wanted] = [new Set(coreOf(one).split(' ')), new Set(coreOf(other).split(' '))]
  const shared = [...own].filter((word) => wanted.has(word)).length
  return shared * 2 >= own.size + wanted.size - shared
}

const name = process.argv.slice(2).find((word) => word !== 'all') ?? 'stress-40'
const films: Film[] = JSON.parse(await readFile(new URL(`aptness/own/${name}.json`, import.meta.url), 'utf8')) // the set's own shape
const counts = new Map<string, { all: number; stressed: number; near: number; shown: number }>()
for (const film of films) {
  const count = counts.get(film.from ?? 'own') ?? { all: 0, stressed: 0, near: 0, shown: 0 }
  counts.set(film.from ?? 'own', count)
  for (const [at, { pages }] of planFilm(film).entries()) {
    const page = pages?.find(({ isResting }) => isResting)
    const wanted = film.stress[at] ?? []
    const said = page?.words.join('') ?? ''
    const strong = page?.strong ? page.words.slice(page.strong.from, page.strong.to).join('').trim() : ''
    const isStressed = wanted.some((phrase) => coreOf(phrase) === coreOf(strong))
    const isNearly = wanted.some((phrase) => isNear(phrase, strong))
    const isShown = wanted.some((phrase) => ` ${wordsOf(said)} `.includes(` ${wordsOf(phrase)} `))
    count.all += 1
    count.stressed += Number(isStressed)
    count.near += Number(isNearly)
    count.shown += Number(isShown)
    if (process.argv.includes('all'))
      console.log(
        `${isStressed ? '=' : isNearly ? '~' : '-'}${isShown ? ' ' : '!'} [${strong}] of "${said.trim()}" | ${wanted[0]}`,
      )
  }
}
console.table(Object.fromEntries(counts))
