import { readPlots, type Plot } from '../plots/plot.ts'
import { OPEN_TALES } from './open-tales.ts'
import { SAD_TALES } from './sad-tales.ts'
import { FUNNY_TALES, GENTLE_TALES, SCARY_TALES, WARM_TALES } from './warm-tales.ts'

/** How a tale ends. */
export type TaleEnd = 'sad' | 'open' | 'warm' | 'scary' | 'funny' | 'gentle'

/**
 * Plots by how they end. What a plot needs stands in its head: `deed` is what happens in it, `any` for whatever does; `who=person`
 * where an animal could not do it, nor two, `people` where two could; `it=thing` where it is held, `small` where it is carried about, `place` where one can go in, `far` where it is nobody.
 * Slots are {premise}, what the prompt says happened; {who}, {it}, {other}, {your_other} to whom it is said; {do} what somebody can
 * or wants to do.
 */
export const TALES: Readonly<Record<TaleEnd, readonly Plot[]>> = {
  sad: readPlots(SAD_TALES),
  open: readPlots(OPEN_TALES),
  warm: readPlots(WARM_TALES),
  scary: readPlots(SCARY_TALES),
  funny: readPlots(FUNNY_TALES),
  gentle: readPlots(GENTLE_TALES),
}
