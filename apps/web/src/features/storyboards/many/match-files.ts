import type { BoardScene } from '@hookreel/contract'

type MatchedScene = Pick<BoardScene, 'id' | 'narration' | 'description'>

/** Which scene a file is for (by its id, or null: none), and what told so. */
export type FileMatch = {
  readonly sceneId: string | null
  readonly reason: 'number' | 'words' | 'order' | null
}

const NUMBERED = [/scene[\s_.-]*(\d{1,3})(?!\d)/i, /^\D{0,3}?(\d{1,3})(?!\d)/]
/** Words that names of files have whatever they show. */
const EMPTY_WORDS = new Set(
  'img image photo picture pic clip video final copy new the and for with from'.split(' '),
)
const MIN_LETTERS = 3
/** Words that begin alike are of one kind: "whale", "whales", "whaling". */
const STEM_LETTERS = 5

/**
 * The scenes that files are for, by their names: a number first ("03.jpg", "scene 3"), else words of the name that a scene says or shows.
 * A scene gets one file. Where nothing of any name tells, the files follow each other in the order of their names.
 */
export function matchFiles(names: readonly string[], scenes: readonly MatchedScene[]): FileMatch[] {
  const matches: FileMatch[] = names.map(() => ({ sceneId: null, reason: null }))
  const free = new Set(scenes.map(({ id }) => id))
  const take = (file: number, sceneId: string | undefined, reason: FileMatch['reason']) => {
    if (sceneId === undefined || matches[file]?.sceneId !== null || !free.delete(sceneId)) return
    matches[file] = { sceneId, reason }
  }
  const numbers = names.map((name) => readNumber(stemOf(name)))
  // Some count from zero.
  const first = numbers.includes(0) ? 0 : 1
  numbers.forEach((number, file) => {
    if (number !== null) take(file, scenes[number - first]?.id, 'number')
  })
  for (const { file, sceneId } of rankByWords(names, scenes)) take(file, sceneId, 'words')
  if (matches.every(({ sceneId }) => sceneId === null)) {
    const order = names.map((name, file) => ({ name, file })).toSorted(byName)
    order.forEach(({ file }, at) => take(file, scenes[at]?.id, 'order'))
  }
  return matches
}

type Named = { readonly name: string }
const byName = (one: Named, other: Named) =>
  one.name.localeCompare(other.name, undefined, { numeric: true, sensitivity: 'base' })

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '')

function readNumber(stem: string): number | null {
  for (const pattern of NUMBERED) {
    const found = pattern.exec(stem)?.[1]
    if (found !== undefined) return Number(found)
  }
  return null
}

/** Each file with each scene that says a word of its name: what only few scenes say counts for more. */
function rankByWords(names: readonly string[], scenes: readonly MatchedScene[]) {
  const said = scenes.map(({ narration, description }) => readWords(`${narration} ${description ?? ''}`))
  return names
    .flatMap((name, file) => {
      const words = [...readWords(stemOf(name).replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))]
      const rarity = words.map((word) => 1 / Math.max(1, said.filter((scene) => scene.has(word)).length))
      return scenes.map(({ id }, at) => {
        const score = words.reduce((sum, word, n) => sum + (said[at]?.has(word) ? (rarity[n] ?? 0) : 0), 0)
        return { file, sceneId: id, score }
      })
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}

function readWords(text: string): Set<string> {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('_', ' ')
  const words = new Set<string>()
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    plain,
  )) {
    if (!isWordLike || EMPTY_WORDS.has(segment) || /^\d+$/.test(segment)) continue
    const isDense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(segment)
    if (isDense || segment.length >= MIN_LETTERS) words.add(stemWord(segment))
  }
  return words
}

const stemWord = (word: string): string =>
  (word.length > MIN_LETTERS + 1 ? word.replace(/s$/, '') : word).slice(0, STEM_LETTERS)
