import { randomUUID } from 'node:crypto'
import type { createFilmLanguage as endpoint } from '@hookreel/contract'
import { SCRIPT_MAX_CHARACTERS } from '@hookreel/contract'
import type { Voice } from '@hookreel/crew'
import { ANY_LANGUAGE, baseLanguage, readRecordingVoice, recastScenes, specOf } from '@hookreel/film'
import type { FilmSpec, StoryboardChoice } from '@hookreel/film'
import type { z } from 'zod'
import { findEarlier, hashOrder, lockOrder } from '../../account/order-keys.ts'
import { getBalance } from '../../billing/credits/get-balance.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { listSayings } from '../../pronunciations/list-sayings.ts'
import { estimateFilmBytes } from '../../storage-quota/estimate-film-bytes.ts'
import { requireQuota } from '../../storage-quota/require-quota.ts'
import { listVoicesOf } from '../../sounds/recording-voice.ts'
import { announceVideo } from '../announce-video.ts'
import { findOrigin, type Origin } from '../changes/find-origin.ts'
import { listScenes } from '../changes/open-storyboard.ts'
import { costOfFilm, estimateMaking, planFilmLength } from '../ordering/estimate-making.ts'
import { holdForFilm } from '../ordering/hold-for-film.ts'
import { filmJobOf } from '../renders/film-job.ts'
import { findPaidParts } from '../renders/paid-parts/paid-parts.ts'
import { adoptSteps, listSteps } from '../renders/steps.queries.ts'
import type { VideoDeps } from '../video-deps.ts'
import { findOwnVideo, findVideoByKey, insertVideo } from '../videos.queries.ts'
import type { NewVideo, VideoRow } from '../videos.queries.ts'
import { speaks } from './list-film-languages.ts'
import { longestVersion } from './longest-version.ts'
import { settleWords } from './settle-words.ts'
import { showsKept } from './translate-film.ts'

const NOT_KEPT =
  'What this video was made of is kept for two weeks, and that is over: its pictures would have to be made and paid again. Make it once more to have it in other languages.'

type Asked = z.output<NonNullable<typeof endpoint.body>> & { readonly id: string }
/** What a version is before it has a row. */
type Version = Omit<NewVideo, 'id' | 'userId' | 'credits' | 'storageBytes' | 'createdAt' | 'updatedAt'> &
  Pick<VideoRow, keyof FilmSpec>

/**
 * Orders a finished video in another language: the same pictures, and new words. They are translated when it is made, or given with the
 * order. As `createVideo`, in one transaction and once for each key. A version of a version is one of the first video, while that is there.
 */
export async function createFilmLanguage(
  deps: VideoDeps,
  userId: string,
  asked: Asked,
  idempotencyKey: string | undefined,
): Promise<VideoRow> {
  const { db, clock } = deps
  const requestHash = hashOrder(asked)
  const earlier = await findEarlier(idempotencyKey, requestHash, (key) => findVideoByKey(db, userId, key))
  if (earlier) return earlier
  const origin = await findFirst(deps, userId, asked.id)
  refuseUnkept(origin)
  const facts = { idempotencyKey: idempotencyKey ?? null, requestHash }
  const version = { ...(await planVersion(deps, userId, origin, asked)), ...facts }
  const estimatedSeconds = await estimateMaking(db, { ...version, userId })
  const { video, isNew } = await db.transaction(async (tx) => {
    await lockOrder(tx, userId, idempotencyKey)
    const same = await findEarlier(idempotencyKey, requestHash, (key) => findVideoByKey(tx, userId, key))
    if (same) return { video: same, isNew: false }
    // It may have been deleted meanwhile.
    const now = await findOrigin(tx, userId, origin.video.id, clock.now())
    return { video: await writeVersion(deps, tx, { ...version, estimatedSeconds }, now), isNew: true }
  })
  if (isNew) {
    announceVideo(deps, video)
    deps.hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
  }
  return video
}

/** The film that was told first, else this one; also where this one's pictures are kept and those of the first are not any more. */
async function findFirst({ db, clock }: VideoDeps, userId: string, id: string): Promise<Origin> {
  const origin = await findOrigin(db, userId, id, clock.now())
  const of = origin.video.choices.language?.of
  const first = of === undefined ? undefined : await findOwnVideo(db, userId, of)
  const told = first ? await findOrigin(db, userId, first.id, clock.now()) : origin
  return told.steps.length === 0 && origin.steps.length > 0 ? origin : told
}

/** Throws `video_not_kept` where pictures would have to be sent or paid once more; what is drawn here is drawn again. */
function refuseUnkept({ video, steps }: Origin): void {
  if (steps.length > 0) return
  if (showsKept(video.choices)) throw new AppError('video_not_kept', { message: NOT_KEPT })
}

async function planVersion(
  deps: VideoDeps,
  userId: string,
  { video }: Origin,
  asked: Asked,
): Promise<Version> {
  const { language, glossary, narrations, title = `${video.title} (${language})` } = asked
  const { voice, voices } = await findVoice(deps, userId, asked)
  if (!narrations && !deps.translator) throw new AppError('translation_unavailable')
  // Whatever the language is called, it stands in the title.
  await deps.moderate([title, ...glossary, ...(narrations ?? [])])
  // Steps are known for longer than their files are kept.
  const told = listScenes({ video, steps: await listSteps(deps.db, video.id) })
  const sayings = await listSayings(deps.db, userId, video.choices.sayings ?? [])
  const said = { voices, sayings, voiceId: voice.id }
  const { script = video.script, ...spoken }: Partial<ReturnType<typeof settleWords>> = narrations
    ? settleWords(deps, { ...said, narrations: countAlike(narrations, told.length) })
    : {}
  const { sayings: _sayings, speakers: _speakers, ...choices } = video.choices
  const { duration, seed } = video
  const arranged = arrangeAgain(video, told, narrations)
  // Voices of scenes speak the first language: others take their places.
  const scenes = recastScenes(arranged.scenes, { voiceId: voice.id, speakers: spoken.speakers }, voices)
  const storyboard = { ...arranged, scenes }
  const own = { script, voiceId: voice.id, duration, choices: { ...spoken, storyboard } }
  // How long a translation is, is known when it is there; a recording is as long as it is.
  if (narrations || readRecordingVoice(voice.id)) refuseLonger(video, own)
  const into = baseLanguage(voice.language) === language ? voice.language : language
  return {
    ...{ ...specOf(video), title, script, seed },
    // What nobody translates would be in the first language.
    description: narrations ? null : video.description,
    ...{ voiceId: voice.id, voiceName: voice.name, changeOf: video.id },
    choices: {
      ...{ ...choices, ...spoken, storyboard },
      language: {
        ...{ name: language, of: video.choices.language?.of ?? video.id, reuses: true },
        ...(!narrations && { translate: { into, glossary } }),
      },
    },
  }
}

/** The scenes of a film with other words, each with those that its picture was made from. */
function arrangeAgain(
  { id, title, script, choices: { storyboard } }: VideoRow,
  told: ReturnType<typeof listScenes>,
  narrations: readonly string[] | undefined,
): StoryboardChoice {
  const scenes = told.map(({ drawing, ...scene }, index) => ({
    ...scene,
    narration: narrations?.[index] ?? scene.narration,
    drawnFrom: scene.drawnFrom ?? scene.narration,
    drawing: { ...drawing, earlierSubjects: [...(drawing.earlierSubjects ?? [])] },
  }))
  const about = storyboard?.about ?? { title, script }
  return { id: storyboard?.id ?? id, about, pace: null, silences: null, scenes }
}

/** Throws `voice_unknown` for a voice that is not there or does not speak the language. */
async function findVoice(
  deps: VideoDeps,
  userId: string,
  { voiceId, language }: Asked,
): Promise<{ voice: Voice; voices: readonly Voice[] }> {
  const voices = await listVoicesOf(deps, userId, voiceId)
  const voice = voices.find(({ id }) => id === voiceId)
  if (!voice) throw new AppError('voice_unknown', { fields: { voiceId: 'Choose another voice.' } })
  if (speaks(voice, language)) return { voice, voices }
  const told = voices.some((other) => other.language !== ANY_LANGUAGE && speaks(other, language))
    ? `${voice.name} speaks ${voice.language}. Choose a voice that speaks ${language}.`
    : `No voice here speaks ${language}. Its film can be made of words and music, without a voice.`
  throw new AppError('voice_unknown', { message: told, fields: { voiceId: told } })
}

/** Throws `invalid_input` for a translation that has another number of scenes, or too many words. */
function countAlike(narrations: readonly string[], count: number): readonly string[] {
  const told =
    narrations.length !== count
      ? `The film has ${count} scenes, and the translation ${narrations.length}.`
      : narrations.join(' ').length > SCRIPT_MAX_CHARACTERS
        ? `A script has at most ${SCRIPT_MAX_CHARACTERS.toLocaleString('en-US')} characters.`
        : undefined
  if (told !== undefined) throw new AppError('invalid_input', { message: told, fields: { narrations: told } })
  return narrations
}

/** Throws `invalid_input` for words, or a recording, that take far longer than the first film's. */
function refuseLonger(first: VideoRow, own: Parameters<typeof planFilmLength>[0]): void {
  const most = longestVersion(first)
  const { seconds } = planFilmLength(own)
  if (seconds <= most) return
  const takes = `takes about ${Math.round(seconds)} seconds; of this video it may take ${Math.floor(most)}`
  const [field, told] = readRecordingVoice(own.voiceId)
    ? ['voiceId', `This recording ${takes}.`]
    : ['narrations', `This translation ${takes}. Shorten it.`]
  throw new AppError('invalid_input', { message: told, fields: { [field]: told } })
}

/** The version with its held price, what is known of its pictures, and the job that makes it. */
async function writeVersion(
  deps: VideoDeps,
  tx: Transaction,
  version: Version,
  origin: Origin,
): Promise<VideoRow> {
  const id = randomUUID()
  const { userId } = origin.video
  // It costs what the first film is long: how long its own words are is not known yet.
  const seconds = planFilmLength(origin.video).orderedSeconds
  const storageBytes = estimateFilmBytes({ ...version, seconds })
  await requireQuota(tx, deps, { userId, bytes: storageBytes, what: 'This video' })
  const asked = { userId, videoId: id, seconds, film: version, origin }
  const { held: credits, choices } = await holdForFilm(deps, tx, asked)
  const now = deps.clock.now()
  const times = { createdAt: now, updatedAt: now }
  const video = await insertVideo(tx, { ...version, ...times, id, userId, credits, storageBytes, choices })
  const paid = await findPaidParts(deps, tx, userId, video)
  await adoptSteps(tx, id, [...paid.steps, ...origin.steps])
  const work = { group: userId, cost: costOfFilm(video) }
  await deps.queue.enqueue(tx, filmJobOf(deps, video), { videoId: id }, work)
  return video
}
