import { createRandom, SCRIPT_MAX_CHARACTERS } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { shortenText, WORDS_FOR_SECONDS } from '../wording.ts'
import { countWords, ownWords } from './own-words.ts'
import type { Note, Notes } from './parse-notes.ts'
import { parseNotes } from './parse-notes.ts'

/** English words that lean on a sentence before: such a sentence cannot open a video. */
const LEANING =
  /^(?:and|but|so|then|also|however|because|therefore|this|that|these|those|it|they|he|she|its|their|his|her|instead|finally|later|afterwards|next|too|such|there)\b/i

/** What opens a talk and tells nothing. */
const GREETING =
  /^(?:so,? |okay,? |all right,? )?(?:welcome|hi|hello|hey|good (?:morning|evening)|thanks|thank you)\b/i
/** Short lists in another order are hardly another idea: so many are given. */
const MAX_REORDERED = 3

/** How much of an idea may repeat an earlier one, by its length; loosened step by step while ideas are missing. */
const SHARED = [0, 0.15, 0.3, 0.4, 0.5]
/**
 * Of long notes the strongest openings are tried, and the groups that were told least: with all of them 5,000 characters of short
 * items took 12 s, and nobody else was answered meanwhile.
 */
const MAX_OPENINGS = 120
const MAX_GROUPS = 150

type Draft = { readonly opening: Note; readonly chosen: readonly Note[]; readonly told: ReadonlySet<Note> }

/**
 * Ideas from the user's own sentences alone: chosen and ordered to fit the length, nothing added. Each opens with
 * another sentence, and at most half of it repeats an earlier idea (lists may be reordered when nothing else is
 * left). Where the order matters (running text) the sentences keep it. `sentences` of each idea says which it used.
 */
export function suggestFromNotes(text: string, request: IdeasRequest): IdeaDraft[] {
  const notes = parseNotes(text)
  const total = sizeOf(notes.sentences)
  const told: Told = {
    ...notes,
    groups: groupItems(notes.sentences),
    target: WORDS_FOR_SECONDS[request.seconds],
    uses: new Map(),
  }
  const taken: Draft[] = []
  const able = openings(notes, request.seed).slice(0, MAX_OPENINGS)
  // An opening chooses the same until another idea is taken.
  let chosenBy = new Map<Note, readonly Note[]>()
  const tryAll = (most: number, count = request.count) => {
    for (const opening of able) {
      if (taken.length >= count) return
      if (taken.some((earlier) => earlier.opening === opening)) continue
      const chosen = chosenBy.get(opening) ?? choose(told, opening)
      chosenBy.set(opening, chosen)
      // A short tail of longer notes is no video of its own.
      const isShort = sizeOf(chosen) < Math.min(told.target, total) * 0.6
      if (chosen.length === 0 || joinSentences(chosen).length > SCRIPT_MAX_CHARACTERS) continue
      if (
        taken.length > 0 &&
        (isShort || !taken.every((earlier) => sharedPart(chosen, earlier.told) <= most))
      )
        continue
      taken.push({ opening, chosen, told: new Set(chosen) })
      for (const note of chosen) told.uses.set(note, (told.uses.get(note) ?? 0) + 1)
      chosenBy = new Map()
    }
  }
  for (const most of SHARED) tryAll(most)
  // Short lists: another opening is all that can differ.
  if (notes.sentences.every((note) => note.isItem)) tryAll(1, Math.min(request.count, MAX_REORDERED))
  const words = countWords(notes)
  return taken.map(({ chosen }) => present(notes, chosen, words))
}

/** Notes, how long an idea of them shall be, and how often each was told. */
type Told = Notes & {
  readonly groups: readonly Note[][]
  readonly target: number
  readonly uses: Map<Note, number>
}

const sizeOf = (notes: readonly Note[]): number => notes.reduce((sum, { size }) => sum + size, 0)

const joinSentences = (notes: readonly Note[]): string =>
  notes.map(({ text }) => text).join(/[。！？]$/u.test(notes[0]?.text ?? '') ? '' : ' ')

/** The part of the later one that the earlier one has already told, 0 to 1 by length. */
const sharedPart = (later: readonly Note[], earlier: ReadonlySet<Note>): number =>
  sizeOf(later.filter((note) => earlier.has(note))) / Math.max(1, sizeOf(later))

/** The sentences a video may open with: the first one, then questions, numbers and short lines before the rest. */
function openings({ sentences, isEnglish }: Notes, seed: number): Note[] {
  const random = createRandom(seed)
  const strengths = new Map(
    sentences.map((note, at) => [
      note,
      // The first sentence of a paragraph stands on its own, in every language.
      (sentences[at - 1]?.paragraph === note.paragraph ? 0 : 3) +
        (/[?？؟]/u.test(note.text) ? 3 : 0) +
        (/\p{N}/u.test(note.text) ? 2 : 0) +
        (note.size <= 14 ? 1 : 0),
    ]),
  )
  const strength = (note: Note) => strengths.get(note) ?? 0
  const told = isEnglish ? sentences.filter(({ text }) => !GREETING.test(text)) : sentences
  const able = told.filter((note, index) => index === 0 || !(isEnglish && LEANING.test(note.text)))
  const [first, ...rest] = able
  if (first === undefined) return []
  return [first, ...random.shuffle(rest).toSorted((a, b) => strength(b) - strength(a))]
}

/**
 * The opening, then as many others as fit: list items in any choice, running text as the unbroken stretch that
 * follows the opening.
 */
function choose(told: Told, opening: Note): readonly Note[] {
  const { sentences, groups, target } = told
  const at = sentences.indexOf(opening)
  if (groups.every(([first]) => first?.isItem === true)) return chooseGroups(told, opening)
  const stretch: Note[] = []
  let size = 0
  for (const note of sentences.slice(at)) {
    // A paragraph that nearly fills the film is told alone.
    if (note.paragraph !== stretch.at(-1)?.paragraph && size >= target * 0.7) break
    const next = size + note.size
    if (stretch.length > 0 && Math.abs(next - target) > Math.abs(size - target)) break
    stretch.push(note)
    size = next
  }
  const last = stretch.at(-1)
  // A question in the middle of the notes is answered by what follows: nothing ends with it.
  const isOpen = last !== undefined && /[?？؟]["'”’]?$/u.test(last.text) && last !== sentences.at(-1)
  return isOpen && stretch.length > 1 ? stretch.slice(0, -1) : stretch
}

/** A list item with the sentences that belong to it. */
function groupItems(sentences: readonly Note[]): Note[][] {
  const groups: Note[][] = []
  for (const note of sentences) {
    const last = groups.at(-1)
    const belongs = last?.[0]?.isItem === true && last[0].paragraph === note.paragraph
    if (note.isItem || last === undefined || !belongs) groups.push([note])
    else last.push(note)
  }
  return groups
}

function chooseGroups({ groups, target, uses }: Told, opening: Note): readonly Note[] {
  const lead = groups.find((group) => group.includes(opening)) ?? []
  const usesOf = ([first]: readonly Note[]) => (first === undefined ? 0 : (uses.get(first) ?? 0))
  // What was told least comes first, since the first way to reach a sum is kept.
  const others = groups
    .filter((group) => group !== lead)
    .toSorted((a, b) => usesOf(a) - usesOf(b))
    .slice(0, MAX_GROUPS)
  const rest = fillUp(others, Math.round(sizeOf(lead) * 2), target * 2)
  return [lead, ...groups.filter((group) => rest.has(group))].flat()
}

/** The groups that, on top of what is told already, come nearest to the length wanted; sizes in half words. */
function fillUp(groups: readonly Note[][], told: number, wanted: number): ReadonlySet<Note[]> {
  const most = Math.floor(wanted * 1.2)
  // Which sums can be reached, in the order in which that was found; by which group, and from which sum before it.
  const sums = [told]
  const groupOf = new Int32Array(most + 1).fill(-1)
  const beforeOf = new Int32Array(most + 1)
  for (const [at, group] of groups.entries()) {
    const size = Math.round(sizeOf(group) * 2)
    for (const before of sums.slice()) {
      const sum = before + size
      if (sum > most || sum === told || groupOf[sum] !== -1) continue
      sums.push(sum)
      groupOf[sum] = at
      beforeOf[sum] = before
    }
    if (groupOf[wanted] !== -1) break
  }
  let [sum = told] = sums.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  const chosen = new Set<Note[]>()
  while (sum !== told) {
    const group = groups[groupOf[sum] ?? -1]
    if (group) chosen.add(group)
    sum = beforeOf[sum] ?? told
  }
  return chosen
}

function present(notes: Notes, chosen: readonly Note[], words: ReadonlyMap<string, number>): IdeaDraft {
  const hook = chosen[0]?.text ?? ''
  const others = chosen.slice(1, 3).map(({ text }) => text)
  const summary = shortenText((others.length > 0 ? others : [hook]).join(' '), 200)
  return {
    title: shortenText(hook.replace(/[.。।۔…]+$/u, ''), 80),
    summary,
    caption: joinCaption(shortenText(hook, 180), hashtagsFrom(ownWords(words, chosen))),
    script: joinSentences(chosen),
    description: notes.heading ?? summary,
    framework: 'notes',
    sources: [],
    sentences: chosen.map(({ text }) => text),
  }
}
