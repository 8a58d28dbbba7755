import { mkdir } from 'node:fs/promises'
import { frameSizeOf, MADE_HERE, NO_VOICE, readRecordingVoice } from '@hookreel/film'
import type { Credit, PartMaker, Picture } from '@hookreel/film'
import { startVoiceThread } from '@hookreel/crew/makers'
import { findFfmpeg, openSealer, startEncoderThread, X264 } from '@hookreel/render'
import type { FilmOrder } from './film-order.ts'
import type { FilmInSlices } from './render/film-slice.ts'
import { createEmbeddedCrew } from './studio-crew.ts'
import { orFailAs, StudioError } from './studio-error.ts'
import { trackProgress } from './track-progress.ts'
import type { ProductionOptions, FinishedFilm, ProductionContext } from './production-context.ts'
import { produceAssets } from './produce-assets.ts'
import { planScenes } from './plan-scenes.ts'
import { planLength } from './narration/estimate-speech.ts'
import { listParts } from './list-parts.ts'
import { makeSound } from './sound/make-sound.ts'
import { createTimeline } from './render/create-timeline.ts'
import { renderAndCheck } from './render/render-and-check.ts'
import { deliverFilm } from './render/deliver-film.ts'

/**
 * Makes a film from an order, step by step; what the memory knows is not done again. The film lies in the parts
 * folder and has passed its check. One that is longer than `sliceSeconds` is made up to its slices, and answered when some of
 * them are missing. Throws StudioError with the reason, or the signal's reason when aborted.
 */
export async function makeFilm(
  order: FilmOrder,
  context: ProductionOptions & { readonly sliceSeconds?: undefined },
): Promise<FinishedFilm>
export async function makeFilm(
  order: FilmOrder,
  context: ProductionOptions,
): Promise<FinishedFilm | FilmInSlices>
export async function makeFilm(
  order: FilmOrder,
  context: ProductionOptions,
): Promise<FinishedFilm | FilmInSlices> {
  const own = new AbortController()
  const production = await openProduction(order, context, AbortSignal.any([context.signal, own.signal]))
  try {
    return await produce(production)
  } finally {
    // What was begun beside what failed.
    own.abort(new Error('no longer needed'))
  }
}

/** With less than this to be encoded, the film is about to be sealed. */
const SEALED_SOON_FRAMES = 90

async function openProduction(
  order: FilmOrder,
  context: ProductionOptions,
  signal: AbortSignal,
): Promise<ProductionContext> {
  const { memory, partsFolder } = context
  const { seconds } = planLength(order.script, order.voiceId, order.seconds, order.choices)
  // Beside the voice: behind it, the first stretch would wait a quarter of a second for it.
  if (seconds <= (context.sliceSeconds ?? seconds)) startEncoderThread()
  startVoiceThread(order.voiceId)
  await mkdir(partsFolder, { recursive: true })
  const place = { memory, partsFolder, signal }
  const finding = findFfmpeg({ ffmpegPath: context.ffmpegPath })
  // While ffmpeg says what it can, which takes a tenth of a second.
  const planned = planScenes(place, order)
  // Without ffmpeg nobody waits for it.
  planned.catch(() => undefined)
  const ffmpeg = await orFailAs('ffmpeg_missing', '', signal, () => finding)
  const frameSize = context.frameSize ?? frameSizeOf(order.resolution, order.aspectRatio)
  const costs = context.stepCosts ?? {}
  const isMoved = (order.choices.storyboard?.movingHeld?.scenes ?? 0) > 0
  return {
    order,
    place,
    planned,
    crew: context.crew ?? createEmbeddedCrew({ espeakPath: context.espeakPath }),
    ffmpeg,
    encoder: context.encoder ?? X264,
    frameSize,
    onScene: context.onScene,
    onRush: context.onRush,
    sliceSeconds: context.sliceSeconds,
    seal: context.seal,
    beforeFrames: context.beforeFrames,
    progress: trackProgress({ seconds, frameSize, costs, isMoved }, context.report, () => performance.now()),
  }
}

async function produce(production: ProductionContext): Promise<FinishedFilm | FilmInSlices> {
  const { narration, beats, outline, drawing } = await produceAssets(production)
  const sealer = openSealer()
  try {
    if (production.beforeFrames) {
      await drawing.all
      await production.beforeFrames()
    }
    const making = makeSound(production, narration, outline)
    const sound = making.then(({ soundFile }) => soundFile)
    const heard = making.then((made) => made.heard)
    const { frameCount } = outline
    // A sound that cannot be told of is no reason to fail: the film has it.
    const told = making
      .then(({ fragmentsFile: file }) => production.onRush?.({ kind: 'sound', file, frameCount }))
      .catch(() => undefined)
    const whole = drawing.all.then((pictures) =>
      createTimeline(production, narration, (sceneIndex) => pictureOf(pictures, sceneIndex), beats),
    )
    // Awaited by the rendering; until then a failure must not count as unhandled.
    for (const begun of [sound, heard, whole]) begun.catch(() => undefined)
    const sceneOf = (shot: number) => narration.scenes[shot]?.sceneIndex ?? -1
    const rendered = await renderAndCheck(production, {
      ...{ outline, whole, sound, heard },
      pictureOf: (shot) => drawing.pictureOf(sceneOf(shot)),
      onSegment: (file, range) => {
        production.onRush?.({ kind: 'pictures', file, range, frameCount })
        // While the rest is encoded, joined and checked, what seals it starts.
        if (production.seal && frameCount - range.to <= SEALED_SOON_FRAMES) sealer.prepare()
      },
    })
    if ('missing' in rendered) {
      await told
      return rendered
    }
    const { credits, music } = await making
    const pictures = await drawing.all
    const film = await deliverFilm(production, {
      ...{ rendered, timeline: await whole, narration, sealer },
      credits: [...listCredits(pictures), ...credits],
      parts: listParts(pictures.values(), makerOfVoice(production, narration.voiceId), music),
    })
    return { ...film, ...findStill(production.order, pictures) }
  } finally {
    drawing.stop()
    sealer.close()
  }
}

/** The scenes that were to move and do not, and why the first of them does not. */
function findStill(
  { choices }: FilmOrder,
  pictures: ReadonlyMap<number, Picture>,
): Pick<FinishedFilm, 'stillScenes' | 'stillBecause'> {
  const scenes = choices.storyboard?.scenes ?? []
  const stillScenes = scenes.flatMap(({ moves }, index) =>
    moves && !pictures.get(index)?.movedBy ? [index] : [],
  )
  const reasons = stillScenes.flatMap((index) => pictures.get(index)?.stillBecause ?? [])
  return { stillScenes, stillBecause: reasons[0] }
}

function pictureOf(pictures: ReadonlyMap<number, Picture>, sceneIndex: number): Picture {
  const picture = pictures.get(sceneIndex)
  if (picture === undefined)
    throw new StudioError('picture_failed', `Scene ${sceneIndex + 1} has no picture.`)
  return picture
}

function makerOfVoice({ crew }: ProductionContext, voiceId: string): PartMaker | undefined {
  if (voiceId === NO_VOICE) return undefined
  if (readRecordingVoice(voiceId)) return { origin: 'own', maker: null, model: null }
  const made = crew.narrator.engine.makerOf?.(voiceId)
  return made ? { origin: 'model', ...made } : MADE_HERE
}

/** Each work once. */
function listCredits(pictures: ReadonlyMap<number, Picture>): Credit[] {
  const all = [...pictures.values()].flatMap((picture) => picture.credits)
  return [...new Map(all.map((credit) => [`${credit.work} ${credit.author}`, credit])).values()]
}
