import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fitFilm, inspectFilm } from '@hookreel/studio'
import type { FilmFacts, FilmFit } from '@hookreel/studio'
import { publicAddress } from '../../../account/sign-in/auth.ts'
import type { PostedFilm } from '../../channels/networks/network.ts'
import type { Deps } from '../../../deps.ts'
import { requireVideo } from '../../../videos/require-video.ts'
import { sealRendition } from '../../../videos/seal-rendition.ts'
import { limitEncoding, limitWork } from '../../../platform/limit-work.ts'
import type { WorkLimits } from '../../../platform/limit-work.ts'
import { removeOldEntries } from '../../../platform/storage/remove-old-entries.ts'
import { UNREDIRECTED } from '../../../platform/storage/serve-files.ts'
import { signLink } from '../../../platform/storage/sign-link.ts'
import { findFilmFacts, saveFilmFacts } from './film-facts.queries.ts'

type FilmDeps = Pick<Deps, 'db' | 'storage' | 'config' | 'secrets' | 'signer' | 'clock' | 'log'>
/** A video with a finished film. */
export type Filmed = { readonly id: string; readonly userId: string; readonly filmKey: string }

/** A file of the storage that goes to a network. */
export type SentFilm = { readonly key: string; readonly facts: FilmFacts }

const FIT_VERSION = 2
const HASH_CHARACTERS = 20

/** What a video's film is; its file is read once. */
export async function readFilmFacts(deps: FilmDeps, video: Filmed): Promise<FilmFacts> {
  const known = await findFilmFacts(deps.db, video.id, video.filmKey)
  if (known) return known
  const facts = await withFile(deps, video.filmKey, (file) =>
    inspectFilm({ file, ffmpegPath: deps.config.ffmpegPath }),
  )
  await saveFilmFacts(deps.db, video.id, video.filmKey, facts)
  return facts
}

/** The file that is sent: the film as it is, or as it was made to fit; nothing while that is still to be made. */
export async function findPrepared(
  deps: FilmDeps,
  video: Filmed,
  facts: FilmFacts,
  fit: FilmFit | null,
): Promise<SentFilm | undefined> {
  if (fit === null) return { key: video.filmKey, facts }
  const key = fittedKey(video, fit)
  if ((await deps.storage.findSize(key)) === undefined) return undefined
  const { ffmpegPath } = deps.config
  return { key, facts: await withFile(deps, key, (file) => inspectFilm({ file, ffmpegPath })) }
}

/** Of a name that tells what it is, so that another post or another try finds it, and that begins as the video's: it goes when that goes. */
function fittedKey(video: Filmed, fit: FilmFit): string {
  const content = JSON.stringify([FIT_VERSION, video.filmKey, fit])
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_CHARACTERS)
  return `user-videos/${video.userId}/${video.id}.post-${hash}.mp4`
}

/** Makes the file of `findPrepared`, for as long as the film gives by itself. Throws a WorkEndedError when it is ended before. */
export async function makeFitting(
  deps: FilmDeps,
  video: Filmed,
  facts: FilmFacts,
  { fit, ...ends }: { readonly fit: FilmFit } & Partial<WorkLimits> & Pick<WorkLimits, 'isWanted'>,
): Promise<void> {
  const { seconds, audioCodec } = facts
  const limits = { signal: undefined, limitMs: limitEncoding(facts), ...ends }
  const key = fittedKey(video, fit)
  await withFile(deps, video.filmKey, async (inputFile) => {
    const outputFile = `${inputFile}.fit.mp4`
    const { ffmpegPath } = deps.config
    const task = { inputFile, outputFile, seconds, hasSound: audioCodec !== null, fit, ffmpegPath }
    await limitWork(limits, (signal) => fitFilm({ ...task, signal }))
    const owned = await requireVideo(deps, video.userId, video.id)
    await deps.storage.putFile(key, await sealRendition(deps, owned, outputFile, 'mp4'))
  })
}

/** A prepared film as networks read it. */
export function openFilm({ storage, config, secrets }: FilmDeps, { key, facts }: SentFilm): PostedFilm {
  const { sizeBytes, seconds, width, height } = facts
  return {
    sizeBytes,
    contentType: 'video/mp4',
    seconds,
    width,
    height,
    read: (start, end) => storage.read(key, { start, end }),
    signAddress: (expiresAt) =>
      `${publicAddress(config)}${signLink(secrets.keyFor('links'), { key, expiresAt })}&${UNREDIRECTED}`,
  }
}

/** A file of the storage as one on the disk, while `use` needs it. */
async function withFile<Result>(
  { storage, config }: FilmDeps,
  key: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const parent = postsFolder(config)
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'post-'))
  try {
    const file = join(folder, 'film.mp4')
    await pipeline(storage.read(key), createWriteStream(file))
    return await use(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes what a killed server left of films that it was making fit. */
export async function clearPostsFolder({ config, clock }: Pick<Deps, 'config' | 'clock'>): Promise<void> {
  await removeOldEntries(postsFolder(config), clock.now())
}

function postsFolder({ dataDir }: Deps['config']): string {
  return join(dataDir, 'posts')
}
