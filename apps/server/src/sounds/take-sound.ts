import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  SOUND_MAX_BYTES,
  SOUND_MAX_SECONDS,
  SOUND_NAME_MAX_CHARACTERS,
  SOUNDS_MAX_COUNT,
} from '@hookreel/contract'
import type { KeptTerms, SoundKind } from '@hookreel/contract'
import { isDiskFull, keepSound, StudioError } from '@hookreel/studio'
import type { SoundLanes } from '@hookreel/studio'
import { lockProfile } from '../account/lock-profile.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { limitSlow } from '../platform/http/limits/limit-slow.ts'
import { receiveFile } from '../platform/http/receive-file.ts'
import { hashFile } from '../platform/storage/hash-file.ts'
import { requireDiskRoom } from '../platform/storage/require-disk-room.ts'
import { requireQuota } from '../storage-quota/require-quota.ts'
import { soundKey, soundsFolder } from './sound-files.ts'
import { countOwnSounds, insertSound } from './sounds.queries.ts'
import type { SoundRow } from './sounds.queries.ts'

export type SoundDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'storage' | 'secrets' | 'moderate' | 'lanes'
>

/** What comes with the bytes of a sound. */
export type SentSound = {
  readonly kind: SoundKind
  readonly name: string
  readonly isCleaned: boolean
  readonly isShortened: boolean
  readonly terms: KeptTerms | null
}

/** Where the bytes of a sound come from. */
type SoundSource = {
  /** As far as it is said before. */
  readonly announcedBytes: number
  /** Writes them to a file; answers how many. */
  readonly write: (file: string) => Promise<number>
  readonly signal: AbortSignal
}

/** The body of a request. */
export function readBody(request: Request): SoundSource {
  const limit = { maxBytes: SOUND_MAX_BYTES, tooLarge: 'sound_too_large' } as const
  return {
    announcedBytes: Number(request.headers.get('content-length') ?? 0),
    write: (file) => receiveFile(request, file, limit),
    signal: request.signal,
  }
}

/** What was sent, what is read of it, and what is kept. */
const COPIES = 3

const SHORT_SECONDS = 60
/** Nobody waits for others' sounds gladly that are none, or that are given up in their middle. */
const HEAR_SLOW_MS = 5000
const CLEAN_SLOW_MS = 30_000
const MANY_SLOW = {
  name: 'sounds that took too long',
  perHour: 5,
  reason: 'Of your sounds 5 took long within an hour, and were none in the end.',
}

/**
 * Takes a sound that a person sent. Its bytes are told apart, decoded and written anew by a confined program, never here; what fails
 * leaves nothing. Throws `sound_too_large`, `sound_refused` with the reason, `sounds_too_many`, `storage_full`, `disk_full`.
 */
export function takeSound(
  deps: SoundDeps,
  userId: string,
  sent: SentSound,
  source: SoundSource,
): Promise<SoundRow> {
  return deps.lanes.sounds.sent.ofPerson(userId, async () => {
    const { terms } = sent
    const named = terms && terms.whose !== 'mine' ? [terms.author, terms.licence] : []
    await deps.moderate([nameSound(sent.name), ...named])
    await requireCount(deps, userId, sent.kind)
    await limitSlow(deps, MANY_SLOW).refuse(userId)
    const folder = soundsFolder(deps.config)
    await requireDiskRoom(folder, Math.min(source.announcedBytes, SOUND_MAX_BYTES) * COPIES)
    const id = randomUUID()
    const sentFile = join(folder, id)
    const soundFile = `${sentFile}.wav`
    try {
      const size = await source.write(sentFile)
      if (size === 0) throw new AppError('sound_refused', { message: 'This file is empty.' })
      const { signal } = source
      const files = { sentFile, soundFile, signal }
      const kept = await read(deps, sent, { ...files, lanes: lanesOf(deps, userId, signal) })
      return await keep(deps, userId, { ...sent, ...kept, id }, soundFile)
    } finally {
      for (const file of [sentFile, soundFile]) await rm(file, { force: true })
    }
  })
}

async function requireCount({ db }: SoundDeps, userId: string, kind: SoundKind): Promise<void> {
  if ((await countOwnSounds(db, userId, kind)) >= SOUNDS_MAX_COUNT) throw new AppError('sounds_too_many')
}

/** Where the sounds of one person wait. */
function lanesOf(deps: SoundDeps, userId: string, signal: AbortSignal): SoundLanes {
  const slow = limitSlow(deps, MANY_SLOW)
  const { hear, short, long } = deps.lanes.sounds
  return {
    hear: (work) => hear.ofAll(() => slow.countFailed(userId, HEAR_SLOW_MS, work), signal),
    clean: (seconds, work) =>
      (seconds <= SHORT_SECONDS ? short : long).ofAll(
        () => slow.countFailed(userId, CLEAN_SLOW_MS, work),
        signal,
      ),
  }
}

/** The files of one sound, and where it waits. */
type Reading = {
  readonly sentFile: string
  readonly soundFile: string
  readonly signal: AbortSignal
  readonly lanes: SoundLanes
}

async function read({ config, log }: SoundDeps, { kind, isCleaned, isShortened }: SentSound, files: Reading) {
  try {
    const maxSeconds = SOUND_MAX_SECONDS
    return await keepSound({
      ...files,
      kind,
      isCleaned,
      isShortened,
      maxSeconds,
      ffmpegPath: config.ffmpegPath,
    })
  } catch (error) {
    if (error instanceof StudioError && error.code === 'upload_refused') {
      log.info('a sound was refused', { reason: error.message, cause: error.cause })
      throw new AppError('sound_refused', { message: error.message })
    }
    if (isDiskFull(error)) throw new AppError('disk_full')
    throw error
  }
}

/** Its row and its file; without room there is neither. */
async function keep(
  deps: SoundDeps,
  userId: string,
  sound: SentSound & { readonly id: string; readonly seconds: number; readonly sizeBytes: number },
  soundFile: string,
): Promise<SoundRow> {
  const { db, storage, clock } = deps
  const { id, kind, terms, seconds, sizeBytes } = sound
  const key = soundKey({ userId, id })
  const name = nameSound(sound.name) || (kind === 'voice' ? 'Recording' : 'Music')
  const facts = { hash: await hashFile(soundFile), terms, createdAt: clock.now() }
  const row = { id, userId, kind, name, seconds, sizeBytes, ...facts }
  await storage.putFile(key, soundFile)
  try {
    return await db.transaction(async (tx) => {
      await lockProfile(tx, userId)
      if ((await countOwnSounds(tx, userId, kind)) >= SOUNDS_MAX_COUNT) throw new AppError('sounds_too_many')
      await requireQuota(tx, deps, { userId, bytes: sizeBytes, what: 'This sound' })
      return insertSound(tx, row)
    })
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}

/** The file's name alone, to be shown; nothing is ever stored under it. */
export function nameSound(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
  return Array.from(plain).slice(0, SOUND_NAME_MAX_CHARACTERS).join('')
}
