import { writeFile } from 'node:fs/promises'
import { COMMONS_LICENCES } from '@hookreel/contract'
import type { KeptTerms } from '@hookreel/contract'
import { createMusicLibrary, createOpenWeb, guardedGet, WebProblem } from '@hookreel/crew'
import type { MusicLibrary, OpenMusic } from '@hookreel/crew'
import { typeOfSound } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SoundRow } from './sounds.queries.ts'
import { takeSound } from './take-sound.ts'
import type { SoundDeps } from './take-sound.ts'

export type FreeMusicDeps = SoundDeps & Pick<Deps, 'webMemory'>

/** Openverse, asked for this person within the server's budget. Throws `free_music_unavailable` where the operator allows no asking. */
export function openMusicLibrary({ config, webMemory }: FreeMusicDeps, userId: string): MusicLibrary {
  const base = config.crew.settings.openPictures?.openverse
  if (base === undefined) throw new AppError('free_music_unavailable')
  const web = createOpenWeb({ settings: config.openWeb, get: guardedGet([base]), memory: webMemory(userId) })
  const allowed: readonly string[] = COMMONS_LICENCES
  return createMusicLibrary(web, base, ({ short }) => allowed.includes(short))
}

/** What a source does not answer is told as such. */
export async function orUnavailable<Result>(
  { log }: FreeMusicDeps,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof WebProblem)) throw error
    log.info('free music did not answer', { failure: error.failure, cause: error.cause })
    throw new AppError('free_music_unavailable')
  }
}

const LARGEST_BYTES = 30_000_000

type Fetched = { readonly bytes: Uint8Array; readonly type: string }

/** The bytes of a piece that is still offered, and what they are, told by themselves. */
export async function fetchFreeMusic(
  deps: FreeMusicDeps,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<Fetched> {
  return fetchPiece(deps, userId, await findPiece(deps, userId, id, signal), signal)
}

async function findPiece(
  deps: FreeMusicDeps,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<OpenMusic> {
  const library = openMusicLibrary(deps, userId)
  const piece = await orUnavailable(deps, () => library.find(id, signal))
  if (!piece) throw new AppError('free_music_gone')
  return piece
}

async function fetchPiece(
  deps: FreeMusicDeps,
  userId: string,
  piece: OpenMusic,
  signal: AbortSignal,
): Promise<Fetched> {
  const library = openMusicLibrary(deps, userId)
  const lane = deps.lanes.freeMusic.coming
  const fetchWhole = () => lane.ofAll(() => library.fetch(piece, signal), signal)
  const bytes = await orUnavailable(deps, () => lane.ofPerson(userId, fetchWhole))
  const type = typeOfSound(bytes)
  if (type === undefined)
    throw new AppError('sound_refused', { message: 'This piece is no sound that can be read.' })
  return { bytes, type }
}

/**
 * Keeps a piece among the person's music, with the proof of its terms. It is read and written anew as what a person sends is. Throws
 * `free_music_gone` when it is not offered on free terms any more, and as takeSound does.
 */
export async function takeFreePiece(deps: FreeMusicDeps, userId: string, id: string): Promise<SoundRow> {
  const { signal } = new AbortController()
  const piece = await findPiece(deps, userId, id, signal)
  const licence = COMMONS_LICENCES.find((one) => one === piece.licence.short)
  if (!licence) throw new AppError('free_music_gone')
  const terms: KeptTerms = {
    ...{ whose: 'commons' as const, licence, author: piece.author || 'Unknown', address: piece.page },
    proof: {
      ...{ collection: `Openverse (${piece.source})`, id: piece.id, said: { ...piece.evidence } },
      at: deps.clock.now().toISOString(),
    },
  }
  const sent = { kind: 'music', name: piece.title, isCleaned: false, isShortened: false, terms } as const
  // Only in its turn: what waits would wait in memory.
  const write = async (file: string) => {
    const { bytes } = await fetchPiece(deps, userId, piece, signal)
    await writeFile(file, bytes, { mode: 0o600 })
    return bytes.length
  }
  return takeSound(deps, userId, sent, { announcedBytes: LARGEST_BYTES, write, signal })
}
