import { ProviderError } from '@hookreel/crew'
import { findSpeakers, joinNarrations } from '@hookreel/film'
import type { FilmLanguage } from '@hookreel/film'
import { stepKey } from '@hookreel/studio'
import { SCRIPT_MAX_CHARACTERS, TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@hookreel/contract'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { listSayings } from '../../pronunciations/list-sayings.ts'
import { withCostContext } from '../../services/providers/cost-context.ts'
import { listVoicesOf } from '../../sounds/recording-voice.ts'
import { announceVideo } from '../announce-video.ts'
import { planFilmLength } from '../ordering/estimate-making.ts'
import type { FilmAttempt } from '../renders/attempt-film.ts'
import { saveProgress, saveWords } from '../renders/making.queries.ts'
import { TRANSLATE_STEP } from '../renders/paid-parts/paid-parts.queries.ts'
import { forgetStep, listSteps, saveStep } from '../renders/steps.queries.ts'
import type { VideoDeps } from '../video-deps.ts'
import { findVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'
import { longestVersion } from './longest-version.ts'
import { settleWords } from './settle-words.ts'

/** Many languages take more letters than English; a voice that takes too long is refused like any other. */
const LONGER = 1.6
const ROOM = 60

const rememberedSchema = z.object({ value: z.array(z.string()) })
type Ended = Extract<FilmAttempt['end'], { type: 'failed' | 'killed' }>
type Translate = NonNullable<FilmLanguage['translate']>

/** Whether a film shows what cannot be drawn again here: sent, paid for, or moving. */
export function showsKept({ pictures, storyboard }: VideoRow['choices']): boolean {
  return pictures !== 'drawn' || (storyboard?.scenes.some(({ upload, moves }) => upload || moves) ?? false)
}

/**
 * A version with its words in its own language: translated by a service, checked, and written into its row. All other videos are given
 * back as they are. Answers how it ended where there is nothing to be spoken, or to be shown.
 */
export async function translateFilm(
  deps: VideoDeps,
  claimed: VideoRow,
  signal: AbortSignal,
): Promise<{ readonly video: VideoRow } | Ended> {
  const { changeOf, choices } = claimed
  // The first film was deleted for good before this one took its pictures.
  if (choices.language?.reuses && changeOf === null && showsKept(choices))
    return { type: 'failed', code: 'origin_gone', message: '' }
  if (!choices.language?.translate) return { video: claimed }
  // An earlier try may have done it.
  const video = await findVideo(deps.db, claimed.id)
  const language = video?.choices.language
  if (!video || !language) return { type: 'killed' }
  if (!language.translate) return { video: { ...video, claim: claimed.claim } }
  try {
    const progress = { step: 'plan' as const, percent: 0, remainingSeconds: null }
    const shown = await saveProgress(deps.db, claimed, progress, deps.clock.now())
    if (shown) announceVideo(deps, shown)
    const texts = await askTranslator(deps, video, language.translate, signal)
    const row = await writeWords(deps, video, claimed, texts)
    if (!row) return { type: 'killed' }
    announceVideo(deps, row)
    return { video: row }
  } catch (error) {
    if (signal.aborted) return { type: 'killed' }
    if (error instanceof AppError) await forgetTranslation(deps, video.id)
    return explain(error)
  }
}

/** One that is refused would be refused each time that the version is ordered: the next one is asked for anew. */
async function forgetTranslation({ db }: VideoDeps, videoId: string): Promise<void> {
  for (const { step, inputHash } of await listSteps(db, videoId))
    if (step === TRANSLATE_STEP) await forgetStep(db, videoId, { step, inputHash })
}

/** Title, description and each scene, in this order. */
const textsOf = ({ title, description, choices: { language, storyboard } }: VideoRow): string[] => [
  // It was called after the first one and its language meanwhile.
  language ? title.replace(` (${language.name})`, '') : title,
  description ?? '',
  ...(storyboard?.scenes.map(({ narration }) => narration) ?? []),
]

/** What is translated is paid for once, whatever happens after, and also when the version is ordered again. */
async function askTranslator(
  { db, translator }: VideoDeps,
  video: VideoRow,
  { into, glossary }: Translate,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const texts = textsOf(video)
  const most = [TITLE_MAX_CHARACTERS, TEXT_MAX_CHARACTERS]
  const request = {
    ...{ texts, language: into, glossary },
    scenes: { from: most.length, speakers: findSpeakers(joinNarrations(texts.slice(most.length))) },
    maxCharacters: texts.map((text, at) => most[at] ?? Math.ceil(text.length * LONGER) + ROOM),
  }
  const inputHash = stepKey(TRANSLATE_STEP, request)
  const steps = await listSteps(db, video.id)
  const known = steps.find((one) => one.step === TRANSLATE_STEP && one.inputHash === inputHash)
  const remembered = rememberedSchema.safeParse(known?.result.data)
  if (remembered.success) return remembered.data.value
  if (!translator) throw new AppError('translation_unavailable')
  signal.throwIfAborted()
  const startedAt = performance.now()
  const { texts: value } = await withCostContext(
    async () => video.userId,
    () => translator(request, signal),
    video.id,
  )
  const result = { data: { value, sizes: [] }, files: [], tookMs: performance.now() - startedAt }
  await saveStep(db, video.id, { step: TRANSLATE_STEP, inputHash, result })
  return value
}

async function writeWords(
  deps: VideoDeps,
  before: VideoRow,
  claimed: VideoRow,
  [title = '', description = '', ...narrations]: readonly string[],
): Promise<VideoRow | undefined> {
  const { userId, voiceId, duration } = before
  const { language, storyboard, ...choices } = before.choices
  if (!language || !storyboard) return undefined
  await deps.moderate([title, description, ...narrations])
  if (narrations.join(' ').length > SCRIPT_MAX_CHARACTERS * LONGER)
    throw new AppError('script_unspeakable', { message: 'The translation is too long for a film.' })
  const voices = await listVoicesOf(deps, userId, voiceId)
  const sayings = await listSayings(deps.db, userId, [])
  const { script, ...spoken } = settleWords(deps, { narrations, voiceId, voices, sayings })
  const { translate: _, ...translated } = language
  const scenes = storyboard.scenes.map((scene, index) => ({ ...scene, narration: narrations[index] ?? '' }))
  const said = { ...choices, ...spoken, storyboard: { ...storyboard, scenes } }
  // Its own words are still the first ones here, said by this voice.
  if (planFilmLength({ script, voiceId, duration, choices: said }).seconds > longestVersion(before))
    throw new AppError('script_unspeakable', {
      message: 'The translation takes far longer to say than the first video.',
    })
  return saveWords(deps.db, claimed, {
    title,
    description: description === '' ? null : description,
    script,
    choices: { ...said, language: translated },
    updatedAt: deps.clock.now(),
  })
}

function explain(error: unknown): Ended {
  if (error instanceof AppError)
    return { type: 'failed', code: 'translation_refused', message: error.message }
  if (!(error instanceof ProviderError)) throw error
  const service = { provider: error.provider, failure: error.failure }
  return { type: 'failed', code: 'translation_failed', message: error.message, service }
}
