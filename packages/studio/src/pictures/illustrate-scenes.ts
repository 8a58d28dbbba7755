import type { PhotoKind, PhotoRequest, PictureRequest, Provenance } from '@hookreel/crew/makers'
import { nameService, PhotoUnanswered, PICTURE_PROMPT_VERSION } from '@hookreel/crew/makers'
import { readOwnClip } from '@hookreel/film'
import type { CastMember, Credit, Focus, FrameSize, PartMaker, Picture, PictureSource } from '@hookreel/film'
import { cleanPhoto } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { drawnOf, readReferences, sheetsOf } from './cast-of-picture.ts'
import { drawPicture, keyOfRequest, layPhoto } from './draw-picture.ts'
import { fitClipToShot } from './fit-clip-to-shot.ts'
import { movePicture } from './move-picture.ts'
import { writePart } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs, StudioError } from '../studio-error.ts'

/** A single picture that a service made, or a clip of stock as it came, kept as a part file. */
type KeptPhoto = {
  readonly file: string
  readonly isClip?: boolean
  readonly provider: string
  /** Pictures from before it was kept have none. */
  readonly model?: string | undefined
  readonly credit: Credit
  readonly description?: string | undefined
  readonly provenance?: Provenance | undefined
  readonly look?: string | undefined
  /** How many pictures of the cast its maker was given. */
  readonly references?: number | undefined
}

/** Services take seconds for a picture: so many are asked for at once. */
const AT_ONCE = 3

export type SceneToIllustrate = {
  readonly request: Omit<PictureRequest, 'earlierSubjects'>
  /** A part file with a picture of the person's own. */
  readonly upload: string | null
  /** The point of it that is shown; left out: what stands out is found. */
  readonly focus?: Focus | undefined
  /** What is spoken in another language than the picture was made from: words that stand on it are these. */
  readonly translation?: string | undefined
  /** How long it is on screen, in frames: clips are cut to it. */
  readonly shotFrames: number
  /** Whether a model makes it move: one that is asked for it, or only when it did before. */
  readonly motion?: 'asked' | 'remembered' | undefined
}

/** What a picture is made from: a person's own words for it, or what is spoken. */
export function wordsOfPicture(
  narration: string,
  description: string | null | undefined,
): Pick<PictureRequest, 'narration' | 'description'> {
  return description ? { narration: description, description } : { narration }
}

/** A scene's picture, and what is shown of it: the same, or how it moves, which may take minutes more. */
export type Illustrated = { readonly still: Picture; readonly shown: Promise<Picture> }

/** Makes the picture of a scene when it is its turn; `earlierSubjects` are told then, because drawings depend on them. */
export type IllustrateScene = (index: number, earlierSubjects: readonly string[]) => Promise<Illustrated>

/** A still, and what it was made from whatever its size. */
type MadeStill = { readonly still: Picture; readonly source: unknown }

/**
 * The pictures of a film's scenes from where they were chosen to come. What services make is begun ahead, a few at once, and is
 * remembered apart from how it is laid out: it is paid for once, for preview and film, whatever happens after.
 * A scene for which there is no clip gets a photo, and one that no service can make is drawn. `ffmpeg` is needed where clips were
 * chosen. Throws StudioError `picture_failed`.
 */
export function illustrateScenes(
  place: StepPlace,
  crew: StudioCrew,
  pictures: PictureSource,
  scenes: readonly SceneToIllustrate[],
  ffmpeg?: Ffmpeg,
): IllustrateScene {
  const isOpen = pictures === 'real' || pictures === 'mixed'
  const photos = pictures === 'drawn' ? [] : (isOpen ? takeInTurn : takeAhead)(place, crew, pictures, scenes)
  const shown = new Set<string>()
  const slots = openSlots(AT_ONCE)
  const makeStill = async (index: number, earlierSubjects: readonly string[]): Promise<MadeStill> => {
    const scene = scenes[index]
    if (scene === undefined) throw new RangeError(`no scene ${index}`)
    const { request, upload } = scene
    if (upload !== null)
      return { still: await laySent(place, ffmpeg, upload, scene), source: sourceOf(upload, scene) }
    const first = await photos[index]
    const isOther = pictures === 'stock' || pictures === 'clips'
    const taken = isOther ? await takeOther(place, crew, { request, shown }, first) : first
    const moving = taken?.isClip && ffmpeg ? await fitTakenClip(place, ffmpeg, taken, scene) : null
    if (moving !== null) return { still: moving, source: null }
    const photo = taken?.isClip ? await takePhoto(place, crew, 'stock', request) : taken
    if (!photo) {
      const asked = { ...drawnOf(request), earlierSubjects: [...earlierSubjects] }
      const { frameSize: _, ...drawn } = asked
      const first = await drawPicture(place, crew, asked)
      const { translation } = scene
      const isLettered = translation !== undefined && hasLetters(first)
      const still = isLettered ? await drawPicture(place, crew, { ...asked, translation }) : first
      return { still, source: keyOfRequest(drawn) }
    }
    const picture = await layPhoto(place, photo.file, request.frameSize, scene.focus)
    const environment = ENVIRONMENTS[pictures]
    const { credit, description } = photo
    const madeBy = makerOf(pictures, photo, request.cast)
    const from = { credits: [credit], madeBy, whole: photo.file }
    const still = { ...picture, environment, ...from, ...(description && { description }) }
    return { still, source: { photo: photo.file, ...focusOf(scene) } }
  }
  return async (index, earlierSubjects) => {
    const made = await makeStill(index, earlierSubjects)
    const scene = scenes[index]
    if (!ffmpeg || scene?.motion === undefined)
      return { still: made.still, shown: Promise.resolve(made.still) }
    const moved = slots(() => moveStill(place, crew, ffmpeg, { ...made, scene }))
    // Nobody may be waiting for it when it fails.
    moved.catch(() => undefined)
    return { still: made.still, shown: moved }
  }
}

/** Whether words stand on a drawing. */
function hasLetters({ kind, layers }: Picture): boolean {
  return kind === 'type' || layers.some(({ name, cue }) => cue || name === 'words' || name === 'label')
}

function moveStill(
  place: StepPlace,
  { animator }: StudioCrew,
  ffmpeg: Ffmpeg,
  { still, source, scene }: MadeStill & { readonly scene: SceneToIllustrate },
): Promise<Picture> {
  const { request, shotFrames, motion } = scene
  const { frameSize } = request
  const asked = { still, source, scene: request, frameSize, shape: shapeOf(frameSize), shotFrames }
  return orFailAs('picture_failed', 'A picture could not be made to move.', place.signal, () =>
    movePicture(place, motion === 'asked' ? animator : undefined, ffmpeg, asked),
  )
}

/** What a still of a person's own is remembered by where it is made to move. */
function sourceOf(upload: string, scene: SceneToIllustrate): object {
  return { upload, ...focusOf(scene) }
}

const focusOf = ({ focus }: SceneToIllustrate) => focus && { focus }

/** What a person sent for a scene: a picture, or a clip that is cut to it. */
async function laySent(
  place: StepPlace,
  ffmpeg: Ffmpeg | undefined,
  upload: string,
  { request: { frameSize, film }, shotFrames, focus }: SceneToIllustrate,
): Promise<Picture> {
  if (!readOwnClip(upload)) return { ...(await layPhoto(place, upload, frameSize, focus)), madeBy: SENT }
  const laid = await orFailAs('picture_failed', 'A clip could not be cut.', place.signal, async () =>
    ffmpeg ? fitClipToShot(place, ffmpeg, upload, { frameSize, style: film.style, shotFrames, focus }) : null,
  )
  if (laid) return { ...laid, madeBy: SENT }
  throw new StudioError(
    'picture_failed',
    'A clip of your own cannot be shown. Choose another one for its scene.',
  )
}

const SENT: PartMaker = { origin: 'own', maker: null, model: null }

function makerOf(
  pictures: PictureSource,
  { provider, model, references = 0 }: KeptPhoto,
  cast: readonly CastMember[] = [],
): PartMaker {
  const origin = pictures === 'generated' ? 'model' : 'library'
  const made = { origin, maker: nameService(provider), model: model ?? null } as const
  if (references === 0) return made
  const referenceModels = [...new Set(cast.flatMap((member) => member.referenceModels ?? []))].toSorted()
  return { ...made, isFromReferences: true, ...(referenceModels.length > 0 && { referenceModels }) }
}

/** What a film's pictures say of where they are from. */
const ENVIRONMENTS: Readonly<Record<PictureSource, string>> = {
  ...{ drawn: 'drawn', generated: 'generated', stock: 'stock', clips: 'stock', real: 'real', mixed: 'real' },
}

/** How often stock is asked for another picture before the scene is drawn. */
const OTHER_TRIES = 4

/** Stock gives the same picture for the same words: one that the film has shown gives way to another, or to a drawing. */
async function takeOther(
  place: StepPlace,
  crew: StudioCrew,
  scene: { readonly request: SceneToIllustrate['request']; readonly shown: Set<string> },
  first: KeptPhoto | null | undefined,
): Promise<KeptPhoto | null> {
  const { request, shown } = scene
  let taken = first ?? null
  for (let time = 1; taken !== null && shown.has(taken.credit.work); time += 1) {
    if (time > OTHER_TRIES) return null
    const kind = taken.isClip ? 'clips' : 'stock'
    // The seed decides which of the found ones is taken.
    taken = await takePhoto(place, crew, kind, { ...request, seed: (request.seed + time) >>> 0 })
  }
  if (taken !== null) shown.add(taken.credit.work)
  return taken
}

async function fitTakenClip(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  taken: KeptPhoto,
  { request: { frameSize, film }, shotFrames, focus }: SceneToIllustrate,
): Promise<Picture | null> {
  const laid = await orFailAs('picture_failed', 'A clip could not be cut.', place.signal, () =>
    fitClipToShot(place, ffmpeg, taken.file, { frameSize, style: film.style, shotFrames, focus }),
  )
  return laid && { ...laid, credits: [taken.credit], madeBy: makerOf('clips', taken), whole: taken.file }
}

function takeAhead(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  scenes: readonly SceneToIllustrate[],
): Promise<KeptPhoto | null>[] {
  const slots = openSlots(AT_ONCE)
  return scenes
    .map(async ({ request, upload }) =>
      upload === null ? slots(() => takeFor(place, crew, kind, request)) : null,
    )
    .map((photo) => {
      // Nobody may be waiting for it when it fails.
      photo.catch(() => undefined)
      return photo
    })
}

/** So many pictures beside the best one are given to whoever asks for another. */
const OTHERS = 3

function commonest(seeds: readonly number[]): number | undefined {
  const groups = [...Map.groupBy(seeds, (seed) => seed).values()]
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0]
}

/** So many scenes without an answer, and the rest is drawn: a preview must not hold others up for minutes. */
const MOST_UNANSWERED = 2

/** Open collections ask not to be asked for several things at once; each is told what was found for those before. */
function takeInTurn(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  scenes: readonly SceneToIllustrate[],
): Promise<KeptPhoto | null>[] {
  const taken: KeptPhoto[] = []
  let unanswered = 0
  const usual = commonest(scenes.map(({ request }) => request.seed))
  let before: Promise<unknown> = Promise.resolve()
  return scenes.map(({ request, upload }) => {
    const photo = before.then(async () => {
      if (upload !== null || unanswered >= MOST_UNANSWERED) return null
      const works = taken.map(({ credit }) => credit.work)
      const looks = taken.flatMap(({ look }) => look ?? [])
      // A seed of its own: somebody pressed for another picture.
      const other = request.seed === usual ? 0 : 1 + (request.seed % OTHERS)
      const found = await askForPhoto(place, crew, kind, request, { shown: { works, looks }, other })
      if (found instanceof PhotoUnanswered) {
        unanswered += 1
        return null
      }
      if (found) taken.push(found)
      return found
    })
    // Nobody may be waiting for it when it fails, and the next one is another picture.
    before = photo.catch(() => undefined)
    return photo
  })
}

/** Lets so many works run at once; the others follow in order. */
function openSlots(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Of the kind that was chosen; where there is no clip, a photo. */
async function takeFor(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  request: SceneToIllustrate['request'],
): Promise<KeptPhoto | null> {
  const taken = await takePhoto(place, crew, kind, request)
  return taken ?? (kind === 'clips' ? takePhoto(place, crew, 'stock', request) : null)
}

/**
 * Null: no service made one, and the scene is drawn; that is remembered, too, so that a film stays what its preview was, unless
 * those who were asked did not answer. What other scenes have shown is no part of what it is remembered under: a picture stays
 * when its neighbours change.
 */
async function takePhoto(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  request: SceneToIllustrate['request'],
): Promise<KeptPhoto | null> {
  const taken = await askForPhoto(place, crew, kind, request)
  return taken instanceof PhotoUnanswered ? null : taken
}

async function askForPhoto(
  place: StepPlace,
  { illustrator }: StudioCrew,
  kind: PhotoKind,
  request: SceneToIllustrate['request'],
  beside: Pick<PhotoRequest, 'shown' | 'other'> = {},
): Promise<KeptPhoto | PhotoUnanswered | null> {
  const { frameSize, ...scene } = sheetsOf(kind, request)
  const form = { kind, shape: shapeOf(frameSize) }
  const references = await readReferences(place, scene.cast ?? [])
  const asked: PhotoRequest = { ...scene, ...form, ...beside, ...(references.length > 0 && { references }) }
  const input = { asked: { ...keyOfRequest(scene), ...form }, version: PICTURE_PROMPT_VERSION }
  const take = async (key: string) => {
    const taken = await orFailAs('picture_failed', 'A picture could not be made.', place.signal, () =>
      orUnanswered(illustrator.engine.takePhoto?.(asked, place.signal)),
    )
    if (taken instanceof PhotoUnanswered) throw taken
    if (!taken) return { data: null, files: [] }
    const isClip = kind === 'clips'
    const file = isClip ? `clips/${key}.mp4` : `photos/${key}.jpg`
    await writePart(place.partsFolder, file, isClip ? taken.bytes : await cleanPhoto(taken.bytes))
    const { bytes: _, ...kept } = taken
    return { data: { file, isClip, ...kept }, files: [file] }
  }
  const kept = await orUnanswered(rememberStep<KeptPhoto | null>(place, 'photos', input, take))
  return kept ?? null
}

async function orUnanswered<Taken>(
  taken: Promise<Taken> | undefined,
): Promise<Taken | PhotoUnanswered | undefined> {
  try {
    return await taken
  } catch (error) {
    if (error instanceof PhotoUnanswered) return error
    throw error
  }
}

function shapeOf({ width, height }: FrameSize): PhotoRequest['shape'] {
  if (width === height) return 'square'
  return width < height ? 'portrait' : 'landscape'
}
