import { isSpaceless } from '../script.ts'
import type { LayerAct, PictureLayer } from '../picture.ts'
import { delayOf } from './acts.ts'

/** A word of a shot's narration, `frame` frames after the shot's start. */
export type SpokenWord = { readonly text: string; readonly frame: number }

/** The frames of a shot in which a layer is seen: from `from` until before `until`. `acts`: when what happens to it begins. */
export type Stay = { readonly from: number; readonly until: number; readonly acts?: number }

/** Where nobody says what happens, it happens when the picture has been seen. */
const UNHEARD_SHARE = 0.35
/** Long enough before the end of a shot to see what became of it. */
const MIN_AFTER_FRAMES = 30

/** Words are there a moment before they are heard, or they seem late. */
const LEAD_FRAMES = 2
/** What is not said soon comes right behind what stands already: nobody looks at half a line for longer. */
const MAX_WAIT_FRAMES = 27
const STEP_FRAMES = 5
/** A page that cannot be read is not turned to. */
const MIN_PAGE_FRAMES = 27

const ALWAYS: Stay = { from: 0, until: Infinity }

/** What of a shot decides when its words come. */
export type SpokenShot = {
  readonly index: number
  readonly words: readonly SpokenWord[]
  readonly transition: { readonly kind: string; readonly frames: number } | null
}

/**
 * When each layer of a picture is seen. Layers without a cue always are. Words set large come in as they are spoken, page after page; in
 * the film's first shot the first page comes at once: it is what makes people stay.
 */
export function planStays(
  layers: readonly PictureLayer[],
  shot: SpokenShot,
  frameCount: number,
): readonly Stay[] {
  const acted = layers.map(({ act }) => (act ? planAct(act, shot, frameCount) : ALWAYS))
  if (layers.every(({ cue }) => cue === undefined)) return acted
  const heard = hear(layers, shot.words)
  const isOpening = shot.index === 0
  // A crossfade shows two pictures at a time, which is one page of words too many.
  const opens = shot.transition?.kind === 'crossfade' ? Math.ceil(shot.transition.frames / 2) : 0
  const starts = turnPages(layers, heard, opens, frameCount)
  const stays: Stay[] = []
  let before = { page: -1, from: 0 }
  for (const [index, { cue }] of layers.entries()) {
    if (cue === undefined) {
      stays.push(acted[index] ?? ALWAYS)
      continue
    }
    const start = starts.get(cue.page)
    if (start === undefined) {
      stays.push({ from: Infinity, until: Infinity })
      continue
    }
    const until = Math.min(...[...starts.values()].filter((other) => other > start))
    const isFirst = before.page !== cue.page
    const soon = before.from + STEP_FRAMES
    const said = isOpening && cue.page === 0 ? undefined : heard[index]
    const isTimely = said !== undefined && said >= before.from + 3 && said <= before.from + MAX_WAIT_FRAMES
    const wanted = isTimely && said < until - MIN_PAGE_FRAMES / 2 ? said : soon
    const from = isFirst || cue.says === '' ? start : wanted
    stays.push({ from, until })
    if (isFirst || cue.says !== '') before = { page: cue.page, from }
  }
  return stays
}

/** When something happens to a layer: as its word is heard. */
function planAct(act: LayerAct, { words }: SpokenShot, frameCount: number): Stay {
  const says = plain(act.says)
  const heard = words.find(({ text }) => says !== '' && plain(text) === says)?.frame
  const wanted = heard ?? Math.round(frameCount * UNHEARD_SHARE)
  const starts = Math.max(0, Math.min(wanted - LEAD_FRAMES, frameCount - MIN_AFTER_FRAMES)) + delayOf(act)
  if (act.when === 'before') return { from: 0, until: starts }
  return { from: act.when === 'after' ? starts : 0, until: Infinity, acts: starts }
}

/** The frame of each page's turn; pages that would be too short are left out. */
function turnPages(
  layers: readonly PictureLayer[],
  heard: readonly (number | undefined)[],
  opens: number,
  frameCount: number,
): ReadonlyMap<number, number> {
  const pages = [...new Set(layers.flatMap(({ cue }) => (cue === undefined ? [] : [cue.page])))]
  const starts = new Map<number, number>()
  let last = -Infinity
  for (const [at, page] of pages.entries()) {
    const first = heard.find((frame, index) => frame !== undefined && layers[index]?.cue?.page === page)
    const start = at === 0 ? opens : (first ?? Math.round((frameCount * at) / pages.length))
    if (at > 0 && (start < last + MIN_PAGE_FRAMES || start > frameCount - MIN_PAGE_FRAMES)) continue
    starts.set(page, start)
    last = start
  }
  return starts
}

/** The frame at which each layer's words are said, looked for one behind the other; undefined where they are said otherwise. */
function hear(layers: readonly PictureLayer[], spoken: readonly SpokenWord[]): (number | undefined)[] {
  const starts: { at: number; frame: number }[] = []
  let text = ''
  for (const word of spoken) {
    starts.push({ at: text.length, frame: word.frame })
    text += plain(word.text)
  }
  let from = 0
  return layers.map(({ cue }) => {
    const wanted = plain(cue?.says ?? '')
    if (wanted === '') return undefined
    for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const word = starts.findLast((start) => start.at <= at)
      if (word === undefined || (word.at !== at && !isSpaceless(wanted))) continue
      // A page is looked for by its first words, and its layers after it among the same ones.
      from = at + (isSpaceless(wanted) ? 0 : 1)
      return Math.max(0, word.frame - LEAD_FRAMES)
    }
    return undefined
  })
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
