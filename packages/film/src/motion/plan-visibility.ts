import type { LayerAct, PictureLayer } from '../picture.ts'
import type { TransitionKind } from '../styles/style-type.ts'
import { delayOf } from './acts.ts'

/** A word of a shot's narration, `frame` frames after the shot's start. */
export type SpokenWord = { readonly text: string; readonly frame: number }

/**
 * The frames of a shot in which a layer is seen: from `from` until before `until`. `entered`: when its page came, where that was before it;
 * `acts`: when what happens to it begins.
 */
export type LayerVisibility = {
  readonly from: number
  readonly until: number
  readonly entered?: number
  readonly acts?: number
}

/** Where nobody says what happens, it happens when the picture has been seen. */
const UNHEARD_SHARE = 0.35
/** Long enough before the end of a shot to see what became of it. */
const MIN_AFTER_FRAMES = 30

/** A page is there a moment before it is heard, or it seems late. */
const LEAD_FRAMES = 2
/** Behind words that are said otherwise than they are written, the next one is looked for so many times its own length ahead. */
const REACH = 8
/** A film opens on its words at rest: its first frame is what stands in lists, and a page that is still coming in is cut off at the edge. */
const RESTED_FRAMES = 60
/** So many words tell where a scene begins. */
const OPENING = 3

const ALWAYS: LayerVisibility = { from: 0, until: Infinity }
const NEVER: LayerVisibility = { from: Infinity, until: Infinity }

/** What of a shot decides when its words come. */
export type SpokenShot = {
  readonly index: number
  readonly words: readonly SpokenWord[]
  readonly transition: { readonly kind: TransitionKind; readonly frames: number } | null
}

/** A word of a page, and the layer on which it is lit, if any. */
type PageWord = { readonly page: number; readonly text: string; readonly layer?: number }

/**
 * When each layer of a picture is seen. Layers without a cue always are. Words set large come page after page, each with its first
 * spoken word, and every word is lit in the frame in which it begins to be said.
 */
export function planVisibility(
  layers: readonly PictureLayer[],
  shot: SpokenShot,
  frameCount: number,
): readonly LayerVisibility[] {
  const acted = layers.map(({ act }) => (act ? planAct(act, shot, frameCount) : ALWAYS))
  if (layers.every(({ cue }) => cue === undefined)) return acted
  const words = listWords(layers)
  const heard = hear(words, shot.words, frameCount)
  // A crossfade shows two pictures at a time, which is one page of words too many.
  const opens = shot.transition?.kind === 'crossfade' ? Math.ceil(shot.transition.frames / 2) : 0
  const pages = turnPages(words, heard, opens)
  const opening = shot.index === 0 && shot.transition === null ? words[0]?.page : undefined
  const lit = new Map(words.map(({ layer }, at) => [layer, at]))
  const firstOf = new Map(words.map(({ page }, at) => [page, at] as const).toReversed())
  const comingOf = openComing(layers, (page, place) => heard[(firstOf.get(page) ?? 0) + place] ?? 0)
  return layers.map(({ cue }, index) => {
    if (cue === undefined) return acted[index] ?? ALWAYS
    const page = pages.get(cue.page) ?? NEVER
    const at = lit.get(index) ?? words.length
    const place = cue.lit === undefined ? (cue.starts ?? 0) : at - (firstOf.get(cue.page) ?? 0)
    const isOpening = cue.page === opening
    const comes = isOpening ? page.from : Math.max(page.from, comingOf(cue.page, place))
    const entered = isOpening ? page.from - RESTED_FRAMES : comes
    if (cue.lit === undefined) return { ...page, from: comes, ...(isOpening ? { entered } : {}) }
    const until = cue.lit === 'kept' ? page.until : Math.min(heard[at + 1] ?? Infinity, page.until)
    return { from: Math.max(heard[at] ?? Infinity, page.from), until, entered }
  })
}

/** Tells when the lines with a word of a page come: a moment before the first of them is heard; 0 for those that come with their page. */
function openComing(layers: readonly PictureLayer[], hearing: (page: number, place: number) => number) {
  const lines = new Map<number, { readonly starts: number; readonly from: number }[]>()
  for (const { cue } of layers) {
    if (cue?.starts === undefined) continue
    const from = hearing(cue.page, cue.starts) - LEAD_FRAMES
    lines.set(cue.page, [...(lines.get(cue.page) ?? []), { starts: cue.starts, from }])
  }
  return (page: number, place: number): number =>
    lines.get(page)?.findLast(({ starts }) => starts <= place)?.from ?? 0
}

/** When something happens to a layer: as its word is heard. */
function planAct(act: LayerAct, { words }: SpokenShot, frameCount: number): LayerVisibility {
  const says = plain(act.says)
  const heard = words.find(({ text }) => says !== '' && plain(text) === says)?.frame
  const wanted = heard ?? Math.round(frameCount * UNHEARD_SHARE)
  const starts = Math.max(0, Math.min(wanted - LEAD_FRAMES, frameCount - MIN_AFTER_FRAMES)) + delayOf(act)
  if (act.when === 'before') return { from: 0, until: starts }
  return { from: act.when === 'after' ? starts : 0, until: Infinity, acts: starts }
}

/** All words of the pages in order: those that are lit by themselves, or what a page says. */
function listWords(layers: readonly PictureLayer[]): PageWord[] {
  const lit = new Set(layers.flatMap(({ cue }) => (cue?.lit ? cue.page : [])))
  return layers.flatMap(({ cue }, layer): PageWord[] => {
    if (cue === undefined) return []
    if (cue.lit) return [{ page: cue.page, text: cue.says, layer }]
    if (lit.has(cue.page)) return []
    return cue.says.split(/\s+/u).map((text) => ({ page: cue.page, text }))
  })
}

/** From when until when each page is there: from its first word until that of the next one. */
function turnPages(
  words: readonly PageWord[],
  heard: readonly number[],
  opens: number,
): Map<number, LayerVisibility> {
  const pages = new Map<number, LayerVisibility>()
  let last: number | undefined
  for (const [at, { page }] of words.entries()) {
    if (pages.has(page)) continue
    const before = last === undefined ? undefined : pages.get(last)
    // Never before the last word of the page before was lit.
    const earliest = Math.max(before?.from ?? 0, heard[at - 1] ?? 0) + 1
    const from = before === undefined ? opens : Math.max((heard[at] ?? 0) - LEAD_FRAMES, earliest)
    if (before !== undefined && last !== undefined) pages.set(last, { ...before, until: from })
    pages.set(page, { from, until: Infinity })
    last = page
  }
  return pages
}

/**
 * The frame in which each word begins to be said, looked for one behind the other. What is said otherwise than it is written comes
 * evenly between its neighbours; so nothing is lost.
 */
function hear(words: readonly PageWord[], spoken: readonly SpokenWord[], frameCount: number): number[] {
  const starts: { at: number; frame: number }[] = []
  let text = ''
  for (const word of spoken) {
    starts.push({ at: text.length, frame: word.frame })
    text += plain(word.text)
  }
  // In a transition the last words of the scene before are heard, too.
  const opening = plain(
    words
      .slice(0, OPENING)
      .map((word) => word.text)
      .join(''),
  )
  let from = Math.max(0, text.indexOf(opening))
  const known = words.map((word) => {
    const wanted = plain(word.text)
    const found = wanted === '' ? undefined : findSpoken(text, wanted, from, starts)
    if (found === undefined) return undefined
    from = found + wanted.length
    return starts.findLast((start) => start.at <= found)?.frame
  })
  return fillGaps(known, frameCount)
}

/** Where a word begins among the spoken ones: where the one before it ended, else at the start of one that is near. */
function findSpoken(
  text: string,
  wanted: string,
  from: number,
  starts: readonly { readonly at: number }[],
): number | undefined {
  if (text.startsWith(wanted, from)) return from
  const reach = from + REACH * wanted.length
  return starts.find(({ at }) => at > from && at <= reach && text.startsWith(wanted, at))?.at
}

function fillGaps(known: readonly (number | undefined)[], frameCount: number): number[] {
  const filled: number[] = []
  for (const [at, frame] of known.entries()) {
    const before = filled[at - 1]
    if (frame !== undefined) {
      filled.push(Math.max(frame, before ?? 0))
      continue
    }
    const next = known.findIndex((other, index) => index > at && other !== undefined)
    const end = known[next] ?? frameCount
    const steps = (next < 0 ? known.length : next) - at + 1
    const start = before ?? 0
    filled.push(Math.round(start + Math.max(0, end - start) / steps))
  }
  return filled
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
