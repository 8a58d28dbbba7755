import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Voice } from '@hookreel/crew'
import { ANY_LANGUAGE, recordingVoiceId, readRecordingVoice } from '@hookreel/film'
import { recordingPart, writeWhole } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findPart } from '../platform/storage/read-part.ts'
import { requireSound } from './require-sound.ts'
import { soundKey } from './sound-files.ts'

/**
 * The voices that this person may choose: everybody's, and the recording that `voiceId` names, if it does. Throws `sound_not_found`
 * for one that is not theirs.
 */
export async function listVoicesOf(
  { narrator, db }: Pick<Deps, 'narrator' | 'db'>,
  userId: string,
  voiceId: string,
): Promise<readonly Voice[]> {
  const voices = await narrator.listVoices()
  const own = readRecordingVoice(voiceId)
  if (!own) return voices
  const sound = await requireSound(db, userId, own.soundId, 'voice')
  // Its length is what is paid for: only the true one names it.
  if (recordingVoiceId({ soundId: sound.id, seconds: sound.seconds }) !== voiceId)
    throw new AppError('sound_not_found')
  const about = { language: ANY_LANGUAGE, gender: 'neutral', accent: '', description: '' } as const
  return [...voices, { id: voiceId, name: sound.name, ...about }]
}

/** Gives the folder of a film or a preview the recording that is its voice. One that was deleted is missed where it is needed. */
export async function bringRecording(
  { storage }: Pick<Deps, 'storage'>,
  { userId, voiceId }: { readonly userId: string; readonly voiceId: string },
  folder: string,
): Promise<void> {
  const own = readRecordingVoice(voiceId)
  if (!own) return
  const key = soundKey({ userId, id: own.soundId })
  if ((await storage.findSize(key)) === undefined) return
  const target = await findPart(folder, recordingPart(own))
  if (await stat(target).catch(() => undefined)) return
  await writeWhole(target, (unfinished) => pipeline(storage.read(key), createWriteStream(unfinished)))
}
