import type { LengthEstimate, Storyboard } from '@hookreel/contract'
import { formatPlural } from '../../../lib/format.ts'
import { isSpokenSame } from '../../storyboards/is-behind.ts'

/**
 * What a change makes anew and what stays. Scenes are counted in its preview: of words that this does not have yet nothing is said but that.
 */
export function describeChange(
  change: {
    readonly length: Pick<LengthEstimate, 'newScenes'> | undefined
    readonly board: Pick<Storyboard, 'script'> | undefined
  },
  script: string,
): string {
  return `${describeNew(change, script)}The video as it is stays in My Videos.`
}

function describeNew({ length, board }: Parameters<typeof describeChange>[0], script: string): string {
  const scenes = length?.newScenes
  if (scenes === undefined) return ''
  if (scenes === null) return 'All of the film is made again. '
  if (board && !isSpokenSame(board.script, script))
    return 'Update the preview to see how many scenes are made again, and what that costs. '
  return scenes === 0
    ? 'No picture is new: the film is put together again. '
    : `${formatPlural(scenes, 'scene')} made again, the rest is kept. `
}
