import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ProviderError, transcribe } from '@hookreel/crew'
import { packSpeech } from '@hookreel/studio'
import { isDisabledByOperator } from '../../account/account-access.ts'
import { lockedTransaction } from '../../account/lock-profile.ts'
import { getBalance } from '../../billing/credits/get-balance.ts'
import { settleTranscript } from '../../billing/credits/transcript-credits.ts'
import type { Deps } from '../../deps.ts'
import type { JobTry } from '../../platform/jobs/define-job.ts'
import { openGate } from '../../services/providers/open-gate.ts'
import { soundKey, soundsFolder } from '../sound-files.ts'
import { findOwnSound, lockSound, saveTranscript } from '../sounds.queries.ts'
import type { SoundRow } from '../sounds.queries.ts'

type TranscriptDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'hub' | 'log' | 'acquirePermit'>
type Order = { readonly userId: string; readonly soundId: string; readonly orderId: string }
/** How it ended: with a text, or with the reason. */
type End = { readonly text: string; readonly service: string } | { readonly message: string }

const LOST = 'The server stopped while the service listened. It was not asked a second time.'
const NOT_READ = 'This recording could not be read.'
const DISABLED = 'This account is closed at the moment.'

/**
 * Has a service write a recording down, and ends its order. That the service is asked is written before it is: another try that finds it so
 * never asks again, and the credit comes back. Throws when the server is stopping.
 */
export async function writeTranscript(
  deps: TranscriptDeps,
  order: Order,
  { claim, signal }: Pick<JobTry, 'claim' | 'signal'>,
): Promise<void> {
  const sound = await findOwnSound(deps.db, order.userId, order.soundId)
  if (sound?.transcript?.orderId !== order.orderId) return finish(deps, order, claim, { message: LOST })
  if (sound.transcript.state === 'asked')
    return finish(deps, order, sound.transcript.claim, { message: LOST })
  if (sound.transcript.state !== 'waiting') return
  const packed = await pack(deps, sound, signal)
  if (packed === undefined) return endUnasked(deps, order, claim, NOT_READ)
  if (await isDisabledByOperator(deps.db, order.userId)) return endUnasked(deps, order, claim, DISABLED)
  const isMine = await markAsked(deps, order, claim)
  await finish(deps, order, claim, isMine ? await ask(deps, sound, packed, signal) : { message: LOST })
}

async function endUnasked(deps: TranscriptDeps, order: Order, claim: string, message: string): Promise<void> {
  await markAsked(deps, order, claim)
  await finish(deps, order, claim, { message })
}

/** From now on nobody else asks; false when somebody else did, or it was deleted meanwhile. */
function markAsked(
  { db }: TranscriptDeps,
  { userId, soundId, orderId }: Order,
  claim: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const sound = await lockSound(tx, userId, soundId)
    if (sound?.transcript?.state !== 'waiting' || sound.transcript.orderId !== orderId) return false
    await saveTranscript(tx, sound, { state: 'asked', orderId, claim })
    return true
  })
}

async function ask(
  { config, acquirePermit, log }: TranscriptDeps,
  { id, userId, seconds }: SoundRow,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<End> {
  const gate = openGate(acquirePermit, async () => ({ userId, videoId: undefined }))
  try {
    return await transcribe(config.crew.settings, gate, { bytes, seconds }, { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ProviderError) return { message: error.message }
    log.error('a recording was not written down', { soundId: id, error })
    return { message: NOT_READ }
  }
}

/** Keeps the text and its price, or gives that back; of a recording that was deleted meanwhile there is only the price. */
async function finish(deps: TranscriptDeps, order: Order, claim: string, end: End): Promise<void> {
  const { userId, soundId, orderId } = order
  await lockedTransaction(deps.db, userId, async (tx) => {
    const sound = await lockSound(tx, userId, soundId)
    const kept = sound?.transcript
    const isWritten = 'text' in end
    // Anyone who deletes it while the service listens had it listened to.
    if (sound === undefined || kept?.orderId !== orderId) return settleTranscript(tx, order, isWritten)
    if (kept.state !== 'asked' || kept.claim !== claim) return
    await saveTranscript(
      tx,
      sound,
      isWritten ? { state: 'done', orderId, ...end } : { state: 'failed', orderId, ...end },
    )
    await settleTranscript(tx, order, isWritten)
  })
  deps.hub.publish(userId, 'sound', { id: soundId })
  deps.hub.publish(userId, 'balance', { balance: await getBalance(deps.db, userId) })
}

/** As it is sent; undefined for one that cannot be read. */
async function pack(
  { config, storage, log }: TranscriptDeps,
  sound: SoundRow,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const folder = soundsFolder(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const packedFile = join(folder, randomUUID())
  const soundFile = `${packedFile}.wav`
  try {
    await pipeline(storage.read(soundKey(sound)), createWriteStream(soundFile, { mode: 0o600 }), { signal })
    const { seconds } = sound
    await packSpeech({ soundFile, packedFile, seconds, ffmpegPath: config.ffmpegPath, signal })
    return await readFile(packedFile)
  } catch (error) {
    signal.throwIfAborted()
    log.error('a recording could not be packed', { soundId: sound.id, error })
    return undefined
  } finally {
    for (const file of [soundFile, packedFile]) await rm(file, { force: true })
  }
}
