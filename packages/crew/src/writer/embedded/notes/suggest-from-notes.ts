import { createRandom, SCRIPT_MAX_CHARACTERS } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { WORDS_FOR_SECONDS } from '../wording.ts'
import { ownWords } from './own-words.ts'
import type { Note, Notes } from './parse-notes.ts'
import { parseNotes, speechSize } from './parse-notes.ts'

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

type Draft = { readonly opening: Note; readonly chosen: readonly Note[] }

/**
 * Ideas from the user's own sentences alone: chosen and ordered to fit the length, nothing added. Each opens with
 * another sentence, and at most half of it repeats an earlier idea (lists may be reordered when nothing else is
 * left). Where the order matters (running text) the sentences keep it. `sentences` of each idea says which it used.
 */
export function suggestFromNotes(text: string, request: IdeasRequest): IdeaDraft[] {
  const notes = parseNotes(text)
  const target = WORDS_FOR_SECONDS[request.seconds]
  const total = sizeOf(notes.sentences)
  const uses = new Map<Note, number>()
  const taken: Draft[] = []
  const able = openings(notes, request.seed)
  const tryAll = (most: number, count = request.count) => {
    for (const opening of able) {
      if (taken.length >= count) return
      if (taken.some((earlier) => earlier.opening === opening)) continue
      const chosen = choose(notes, opening, target, uses)
      // A short tail of longer notes is no video of its own.
      const isShort = sizeOf(chosen) < Math.min(target, total) * 0.6
      if (chosen.length === 0 || joinSentences(chosen).length > SCRIPT_MAX_CHARACTERS) continue
      if (
        taken.length > 0 &&
        (isShort || !taken.every((earlier) => sharedPart(chosen, earlier.chosen) <= most))
      )
        continue
      taken.push({ opening, chosen })
      for (const note of chosen) uses.set(note, (uses.get(note) ?? 0) + 1)
    }
  }
  for (const most of SHARED) tryAll(most)
  // Short lists: another opening is all that can differ.
  if (notes.sentences.every((note) => note.isItem)) tryAll(1, Math.min(request.count, MAX_REORDERED))
  return taken.map(({ chosen }) => present(notes, chosen, joinSentences(chosen)))
}

const sizeOf = (notes: readonly Note[]): number => notes.reduce((sum, { text }) => sum + speechSize(text), 0)

const joinSentences = (notes: readonly Note[]): string =>
  notes.map(({ text }) => text).join(/[。！？]$/u.test(notes[0]?.text ?? '') ? '' : ' ')

/** The part of the later one that the earlier one has already told, 0 to 1 by length. */
const sharedPart = (later: readonly Note[], earlier: readonly Note[]): number =>
  sizeOf(later.filter((note) => earlier.includes(note))) / Math.max(1, sizeOf(later))

/** The sentences a video may open with: the first one, then questions, numbers and short lines before the rest. */
function openings({ sentences, isEnglish }: Notes, seed: number): Note[] {
  const random = createRandom(seed)
  const strength = (note: Note) =>
    // The first sentence of a paragraph stands on its own, in every language.
    (sentences[sentences.indexOf(note) - 1]?.paragraph === note.paragraph ? 0 : 3) +
    (/[?？؟]/u.test(note.text) ? 3 : 0) +
    (/\p{N}/u.test(note.text) ? 2 : 0) +
    (speechSize(note.text) <= 14 ? 1 : 0)
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
function choose(
  { sentences }: Notes,
  opening: Note,
  target: number,
  uses: ReadonlyMap<Note, number>,
): Note[] {
  const at = sentences.indexOf(opening)
  const groups = groupItems(sentences)
  if (groups.every(([first]) => first?.isItem === true)) return chooseGroups(groups, opening, target, uses)
  const stretch: Note[] = []
  let size = 0
  for (const note of sentences.slice(at)) {
    // A paragraph that nearly fills the film is told alone.
    if (note.paragraph !== stretch.at(-1)?.paragraph && size >= target * 0.7) break
    const next = size + speechSize(note.text)
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

function chooseGroups(
  groups: readonly Note[][],
  opening: Note,
  target: number,
  uses: ReadonlyMap<Note, number>,
): Note[] {
  const lead = groups.find((group) => group.includes(opening)) ?? []
  const usesOf = ([first]: readonly Note[]) => (first === undefined ? 0 : (uses.get(first) ?? 0))
  // What was told least comes first, since the first way to reach a sum is kept.
  const others = groups.filter((group) => group !== lead).toSorted((a, b) => usesOf(a) - usesOf(b))
  // Which sums the other groups can reach, in half words.
  let reached = new Map<number, readonly Note[][]>([[Math.round(sizeOf(lead) * 2), []]])
  for (const group of others) {
    const next = new Map(reached)
    for (const [sum, taken] of reached) {
      const total = sum + Math.round(sizeOf(group) * 2)
      if (total <= target * 2.4 && !next.has(total)) next.set(total, [...taken, group])
    }
    reached = next
  }
  const best = [...reached].toSorted(([a], [b]) => Math.abs(a - target * 2) - Math.abs(b - target * 2))[0]
  const rest = new Set(best?.[1] ?? [])
  return [lead, ...groups.filter((group) => rest.has(group))].flat()
}

function present(notes: Notes, chosen: readonly Note[], script: string): IdeaDraft {
  const hook = chosen[0]?.text ?? ''
  const others = chosen.slice(1, 3).map(({ text }) => text)
  const summary = shorten((others.length > 0 ? others : [hook]).join(' '), 200)
  return {
    title: shorten(hook.replace(/[.。।۔…]+$/u, ''), 80),
    summary,
    caption: joinCaption(shorten(hook, 180), hashtagsFrom(ownWords(notes, chosen))),
    script,
    description: notes.heading ?? summary,
    framework: 'notes',
    sources: [],
    sentences: chosen.map(({ text }) => text),
  }
}

/** Cuts at a word's end; Intl.Segmenter knows where words end in every script. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  let short = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (short.length + segment.length > most - 3) break
    short += segment
  }
  return `${short.trim()}...`
}
