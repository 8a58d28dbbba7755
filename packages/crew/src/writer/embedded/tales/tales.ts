import { readPlots, type Plot } from '../plots/plot.ts'
import { DEED_TALES } from './deed-tales.ts'
import { OPEN_TALES } from './open-tales.ts'
import { SAD_TALES } from './sad-tales.ts'
import { FUNNY_TALES, GENTLE_TALES, SCARY_TALES, WARM_TALES } from './warm-tales.ts'

/** How a tale ends. */
export type TaleEnd = 'sad' | 'open' | 'warm' | 'scary' | 'funny' | 'gentle'

const OF_DEEDS = readPlots(DEED_TALES)
const OTHERS = readPlots(WARM_TALES)
const readTales = (end: TaleEnd, text: string): readonly Plot[] => [
  ...readPlots(text),
  ...[...OF_DEEDS, ...OTHERS].filter(({ parts }) => parts['end']?.split('|').includes(end) === true),
]

/**
 * Plots by how they end. What a plot needs stands in its head: `deed` is what happens in it, `any` for whatever does; `who=person`
 * where an animal could not do it, nor two, `people` where two could, `many` where one could not; `end` the ends of one that may have several; `it=thing` where it is held, `small` where it is carried about, `place` where one can go in, `far` where it is nobody.
 * Slots are {premise}, what the prompt says happened; {who}, {it}, {other}, {your_other} to whom it is said; {do} what somebody can,
 * cannot or will not do, {my_do} and {your_do} the same as it is said by them and to them.
 */
export const TALES: Readonly<Record<TaleEnd, readonly Plot[]>> = {
  sad: readTales('sad', SAD_TALES),
  open: readTales('open', OPEN_TALES),
  warm: readTales('warm', WARM_TALES),
  scary: readTales('scary', SCARY_TALES),
  funny: readTales('funny', FUNNY_TALES),
  gentle: readTales('gentle', GENTLE_TALES),
}
