import type { WordTime } from './speech.ts'

/** A scene as far as hooks need it; in film time. */
type SpokenScene = { readonly startSeconds: number; readonly endSeconds: number }

/** Films of up to a minute hold with their opening; longer ones win their viewers anew every 20 to 30 seconds. */
const FROM_SECONDS = 62
const APART_SECONDS = { least: 20, best: 25, most: 30 }
/** The end is no place for a new beginning. */
const END_SECONDS = 8
/** How a new thought begins. */
const TURN =
  /^(?:but|yet|now|here|then|next|so|and now|except|still|finally|however|instead|meanwhile|suddenly|what|why|how|who|where|when|number|first|second|third|fourth|fifth|one|two|three|four|five)\b/i

/**
 * The scenes of a long film that hook its viewers anew, by their places in the list: one in 20 to 30 seconds, where a question is
 * asked or a new thought begins. The first scene, which every film opens with, is not among them.
 */
export function planHooks(
  scenes: readonly SpokenScene[],
  words: readonly WordTime[],
  filmSeconds: number,
): number[] {
  if (filmSeconds < FROM_SECONDS) return []
  const hooks: number[] = []
  let last = 0
  for (;;) {
    const able = scenes.flatMap(({ startSeconds }, index) => {
      const since = startSeconds - last
      const isInside = since >= APART_SECONDS.least && startSeconds <= filmSeconds - END_SECONDS
      return isInside && index > 0 ? [{ index, since, startSeconds }] : []
    })
    // Where no scene begins in time, the first one after it does.
    const near = able.filter(({ since }) => since <= APART_SECONDS.most)
    const [best] = (near.length > 0 ? near : able.slice(0, 1)).toSorted(
      (a, b) => weigh(scenes[b.index], words, b.since) - weigh(scenes[a.index], words, a.since),
    )
    if (best === undefined) return hooks
    hooks.push(best.index)
    last = best.startSeconds
  }
}

function weigh(scene: SpokenScene | undefined, words: readonly WordTime[], since: number): number {
  const said = words
    .filter(
      ({ startSeconds }) => scene && startSeconds >= scene.startSeconds && startSeconds < scene.endSeconds,
    )
    .map(({ text }) => text)
    .join(' ')
  const turn = (TURN.test(said) ? 2 : 0) + (/[?？؟]/u.test(said) ? 2 : 0)
  return turn - Math.abs(since - APART_SECONDS.best) / APART_SECONDS.best
}
