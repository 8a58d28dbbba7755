import type { LengthEstimate, Storyboard } from '@hookreel/contract'
import { formatPlural } from '../../../lib/format.ts'
import { isSpokenSame } from '../../storyboards/is-behind.ts'

export type Change = {
  /** Undefined until it is counted. */
  readonly length: Pick<LengthEstimate, 'newScenes' | 'isUnchanged'> | undefined
  readonly board: Pick<Storyboard, 'script'> | undefined
}

/**
 * What a change makes anew and what stays. Scenes are counted in its preview: of words that this does not have yet nothing is said but that.
 */
export function describeChange(change: Change, script: string): string {
  return `${describeNew(change, script)}The video as it is stays in My Videos.`
}

/** Whether it would make the very film again, which nobody should pay for by mistake. */
export function isUnchanged({ length, board }: Change, script: string): boolean {
  return length?.isUnchanged === true && (board === undefined || isSpokenSame(board.script, script))
}

function describeNew(change: Change, script: string): string {
  const { length, board } = change
  const scenes = length?.newScenes
  if (scenes === undefined) return ''
  if (scenes === null) return 'All of the film is made again. '
  if (board && !isSpokenSame(board.script, script))
    return 'Update the preview to see how many scenes are made again, and what that costs. '
  if (isUnchanged(change, script)) return 'Nothing is changed yet. '
  return scenes === 0
    ? 'No picture is new: the film is put together again. '
    : `${formatPlural(scenes, 'scene')} made again, the rest is kept. `
}
