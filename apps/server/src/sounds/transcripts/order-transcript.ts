import { randomUUID } from 'node:crypto'
import { TRANSCRIPT_CREDITS, TRANSCRIPT_MAX_SECONDS } from '@hookreel/contract'
import { findTranscriptionOffer } from '@hookreel/crew'
import { lockedTransaction } from '../../account/lock-profile.ts'
import { getBalance } from '../../billing/credits/get-balance.ts'
import { holdTranscript, settleTranscript } from '../../billing/credits/transcript-credits.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { lockSound, saveTranscript } from '../sounds.queries.ts'
import type { SoundRow } from '../sounds.queries.ts'
import { WRITE_TRANSCRIPT } from './write-transcript.job.ts'

type Wish = {
  readonly userId: string
  readonly soundId: string
  /** The price that was shown. */ readonly credits: number
}

/**
 * Has a recording written down, with its price held and its work in one transaction. What is under way or done is answered as it is, and never
 * ordered again. Throws `transcription_unavailable`, `sound_not_found`, `recording_too_long`, `price_changed`, `insufficient_credits`.
 */
export async function orderTranscript(
  deps: Pick<Deps, 'db' | 'config' | 'queue' | 'hub'>,
  { userId, soundId, credits }: Wish,
): Promise<SoundRow> {
  const { db, hub } = deps
  const offer = findTranscriptionOffer(deps.config.crew.settings)
  const sound = await lockedTransaction(db, userId, async (tx) => {
    const found = await lockSound(tx, userId, soundId)
    if (found?.kind !== 'voice') throw new AppError('sound_not_found')
    if (found.transcript !== null && found.transcript.state !== 'failed') return found
    if (found.seconds > TRANSCRIPT_MAX_SECONDS) throw new AppError('recording_too_long')
    if (offer === undefined) throw new AppError('transcription_unavailable')
    if (credits !== TRANSCRIPT_CREDITS)
      throw new AppError('price_changed', { details: { credits: TRANSCRIPT_CREDITS } })
    const orderId = randomUUID()
    await holdTranscript(tx, { userId, orderId })
    await deps.queue.enqueue(tx, WRITE_TRANSCRIPT, { userId, soundId, orderId }, { group: userId })
    return saveTranscript(tx, found, { state: 'waiting', orderId })
  })
  hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
  return sound
}

/**
 * Takes the order back while no service was asked, and answers the sound as it is then: with a transcript still, the service has it, and is
 * waited for and paid. Throws `sound_not_found`.
 */
export async function stopTranscript(
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
  { userId, soundId }: Pick<Wish, 'userId' | 'soundId'>,
): Promise<SoundRow> {
  const sound = await lockedTransaction(db, userId, async (tx) => {
    const found = await lockSound(tx, userId, soundId)
    if (found?.kind !== 'voice') throw new AppError('sound_not_found')
    if (found.transcript?.state !== 'waiting') return found
    await settleTranscript(tx, { userId, orderId: found.transcript.orderId }, false)
    return saveTranscript(tx, found, null)
  })
  hub.publish(userId, 'sound', { id: soundId })
  hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
  return sound
}
