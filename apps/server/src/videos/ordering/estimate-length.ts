import { orderCredits } from '@hookreel/contract'
import type { estimateVideo, LengthEstimate } from '@hookreel/contract'
import { explainForeignScript, explainMissingVoice } from '@hookreel/crew'
import { castSpeakers } from '@hookreel/film'
import type { z } from 'zod'
import { readPricing } from '../../billing/credits/read-pricing.ts'
import { listSayings } from '../../pronunciations/list-sayings.ts'
import { listVoicesOf } from '../../sounds/recording-voice.ts'
import { readStoryboard } from '../../storyboards/take-storyboard.ts'
import { countNew, isSameFilm } from '../changes/count-new-scenes.ts'
import { findOrigin } from '../changes/find-origin.ts'
import { planFilmLength } from './estimate-making.ts'
import type { VideoDeps } from '../video-deps.ts'

type Asked = z.output<NonNullable<typeof estimateVideo.body>>

/** How long a film of this script becomes and what ordering it holds. */
export async function estimateLength(
  deps: Pick<VideoDeps, 'db' | 'clock' | 'narrator'>,
  userId: string,
  { sayings: ofFilm, ...asked }: Asked,
): Promise<LengthEstimate> {
  const sayings = await listSayings(deps.db, userId, ofFilm)
  const { storyboardId = asked.change?.storyboardId } = asked
  const taken = storyboardId === undefined ? undefined : await readStoryboard(deps.db, userId, storyboardId)
  const { seconds, orderedSeconds, isAsked, message, nearest } = planFilmLength({
    ...asked,
    choices: { sayings, storyboard: taken?.choice },
  })
  const { creditCosts } = await readPricing(deps.db)
  const { newScenes, movingScenes, isSame } = await countChange(deps, userId, { ...asked, sayings }, taken)
  const foreign = await explainVoice(deps, userId, asked)
  const about = `The film will be about ${Math.round(seconds)} seconds long.`
  return {
    seconds: Math.round(seconds),
    isAsked,
    message: foreign === undefined ? message : `${foreign} ${message ?? about}`,
    nearest,
    credits: orderCredits(creditCosts, { seconds: orderedSeconds, newScenes, movingScenes }),
    newScenes: newScenes ?? null,
    isUnchanged: isSame,
  }
}

/** Why the voice does not fit the script: another one is named only where there is one that does. */
async function explainVoice(
  deps: Pick<VideoDeps, 'db' | 'narrator'>,
  userId: string,
  { script, voiceId }: Pick<Asked, 'script' | 'voiceId'>,
): Promise<string | undefined> {
  const foreign = explainForeignScript(script, voiceId)
  if (foreign === undefined) return undefined
  return explainMissingVoice(script, await listVoicesOf(deps, userId, voiceId), voiceId) ?? foreign
}

const NO_CHANGE = { newScenes: undefined, movingScenes: 0, isSame: false }

/** Of a change: what its film does not have, counted by the film as its order will write it, and whether that is nothing at all. */
async function countChange(
  deps: Pick<VideoDeps, 'db' | 'clock' | 'narrator'>,
  userId: string,
  { voiceId, duration, sayings, change }: Asked,
  taken: Awaited<ReturnType<typeof readStoryboard>> | undefined,
): Promise<ReturnType<typeof countNew> & { readonly isSame: boolean }> {
  if (change === undefined) return NO_CHANGE
  const { of, storyboardId: _, choices, ...look } = change
  const origin = await findOrigin(deps.db, userId, of, deps.clock.now())
  if (taken === undefined) return NO_CHANGE
  const { script, cast, choice: storyboard, ...told } = taken
  const speakers = castSpeakers(script, voiceId, await listVoicesOf(deps, userId, voiceId), told.speakers)
  const film = {
    ...{ ...look, voiceId, duration },
    choices: { ...choices, sayings, speakers, cast: [...cast], storyboard },
  }
  const counted = countNew(origin, film)
  return { ...counted, isSame: counted.newScenes === 0 && origin !== undefined && isSameFilm(origin, film) }
}
