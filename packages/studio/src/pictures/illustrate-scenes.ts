import type { PhotoKind, PictureRequest } from '@hookreel/crew/makers'
import { nameService } from '@hookreel/crew/makers'
import { AVOIDED_MAX, avoidedDrawings, NO_PHOTO, readOwnClip } from '@hookreel/film'
import type { CastMember, PartMaker, Picture, PictureSource } from '@hookreel/film'
import type { Ffmpeg } from '@hookreel/render'
import { keepPeopleOnly } from './cast-of-picture.ts'
import { drawPicture, keyOfRequest, layPhoto } from './draw-picture.ts'
import { fitClipToShot } from './fit-clip-to-shot.ts'
import { movePicture } from './move-picture.ts'
import { frameOf } from './scene-to-illustrate.ts'
import type { SceneToIllustrate } from './scene-to-illustrate.ts'
import { fitTakenClip, openFootage } from './take-footage.ts'
import { takeInTurn } from './take-in-turn.ts'
import { isPhoto, shapeOf, takePhoto } from './take-photo.ts'
import type { KeptPhoto, WantedPhoto } from './take-photo.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs, StudioError } from '../studio-error.ts'

/** Services take seconds for a picture: so many are asked for at once. */
const AT_ONCE = 3

/** A scene's picture, and what is shown of it: the same, or how it moves, which may take minutes more. */
export type Illustrated = {
  readonly still: Picture
  readonly shown: Promise<Picture>
  /** What it leaves out: what it was told to, and what of the unwanted it would have shown. */
  readonly avoids: readonly string[]
}

/** Makes the picture of a scene when it is its turn; `earlierSubjects` are told then, because drawings depend on them. */
export type IllustrateScene = (index: number, earlierSubjects: readonly string[]) => Promise<Illustrated>

/** A still, and what it was made from whatever its size. */
type MadeStill = Pick<Illustrated, 'still' | 'avoids'> & { readonly source: unknown }

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
  const photos = takeAll(place, crew, pictures, scenes, ffmpeg)
  const shown = new Set<string>()
  const slots = openSlots(AT_ONCE)
  const makeStill = async (index: number, earlierSubjects: readonly string[]): Promise<MadeStill> => {
    const scene = scenes[index]
    if (scene === undefined) throw new RangeError(`no scene ${index}`)
    const { request, upload } = scene
    const asked = request.avoids ?? []
    if (upload !== null) {
      const still = await laySent(place, ffmpeg, upload, scene)
      return { still, source: sourceOf(upload, scene), avoids: asked }
    }
    const { photo: found, avoids } = (await photos[index]) ?? { photo: null, avoids: asked }
    const first = isPhoto(found) ? found : null
    const isOther = pictures === 'stock' || pictures === 'clips'
    const taken = isOther ? await takeOther(place, crew, { request, shown }, first) : first
    const moving =
      taken?.isClip && ffmpeg ? await fitTakenClip(place, ffmpeg, { pictures, taken, scene }) : null
    if (moving !== null) return { still: moving, source: null, avoids }
    const photo = taken?.isClip ? isOther && (await takePhoto(place, crew, 'stock', request)) : taken
    if (!photo) return drawScene(place, crew, scene, { earlierSubjects, avoids })
    const { still, source } = await showPhoto(place, pictures, photo, scene)
    return { still, source, avoids }
  }
  return async (index, earlierSubjects) => {
    const made = await makeStill(index, earlierSubjects)
    const { still, avoids } = made
    const scene = scenes[index]
    if (!ffmpeg || scene?.motion === undefined) return { still, avoids, shown: Promise.resolve(still) }
    const moved = slots(() => moveStill(place, crew, ffmpeg, { ...made, scene }))
    // Nobody may be waiting for it when it fails.
    moved.catch(() => undefined)
    return { still, avoids, shown: moved }
  }
}

/** A photo in the frame of its film, with whose it is. */
export async function showPhoto(
  place: StepPlace,
  pictures: PictureSource,
  photo: KeptPhoto,
  scene: Pick<SceneToIllustrate, 'request' | 'focus'>,
): Promise<Omit<MadeStill, 'avoids'>> {
  const { request } = scene
  const picture = await layPhoto(place, photo.file, frameOf(scene))
  const environment = ENVIRONMENTS[pictures]
  const { credit, description } = photo
  const madeBy = makerOf(pictures, photo, request.cast)
  const from = { credits: [credit], madeBy, whole: photo.file }
  const still = { ...picture, environment, ...from, ...(description && { description }) }
  return { still, source: { photo: photo.file, ...focusOf(scene) } }
}

/** A scene as it is drawn: without what it avoids and, of what its person never wants again, without what it would show. */
export async function drawScene(
  place: StepPlace,
  crew: StudioCrew,
  { request, lettering, unwanted = [] }: Pick<SceneToIllustrate, 'request' | 'lettering' | 'unwanted'>,
  {
    earlierSubjects,
    avoids,
  }: { readonly earlierSubjects: readonly string[]; readonly avoids: readonly string[] },
): Promise<MadeStill> {
  const told = { ...keepPeopleOnly(request), earlierSubjects: [...earlierSubjects] }
  const left = avoidUnwanted(crew, { ...told, avoids }, unwanted)
  const drawings = avoidedDrawings(left)
  const { avoids: _, ...rest } = told
  const asked: PictureRequest = { ...rest, ...(drawings.length > 0 && { avoids: drawings }) }
  const { frameSize: _size, ...drawn } = asked
  const first = await drawPicture(place, crew, asked)
  const isLettered = lettering !== undefined && hasLetters(first)
  const still = isLettered ? await drawPicture(place, crew, { ...asked, translation: lettering }) : first
  return { still, source: keyOfRequest(drawn), avoids: left }
}

/** What a drawing avoids, with what of the unwanted it would have shown; looked for without drawing anything. */
function avoidUnwanted(
  { illustrator: { engine } }: StudioCrew,
  request: PictureRequest & { readonly avoids: readonly string[] },
  unwanted: readonly string[],
): readonly string[] {
  let { avoids } = request
  while (engine.listDrawn && unwanted.length > 0 && avoids.length < AVOIDED_MAX.count) {
    const drawn = engine.listDrawn({ ...request, avoids: avoidedDrawings(avoids) })
    const next = drawn.find((one) => unwanted.includes(one) && !avoids.includes(one))
    if (next === undefined) return avoids
    avoids = [...avoids, next]
  }
  return avoids
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

const focusOf = ({ focus }: Pick<SceneToIllustrate, 'focus'>) => focus && { focus }

/** What a person sent for a scene: a picture, or a clip that is cut to it. */
async function laySent(
  place: StepPlace,
  ffmpeg: Ffmpeg | undefined,
  upload: string,
  scene: SceneToIllustrate,
): Promise<Picture> {
  const frame = frameOf(scene)
  if (!readOwnClip(upload)) return { ...(await layPhoto(place, upload, frame)), madeBy: SENT }
  const laid = await orFailAs('picture_failed', 'A clip could not be cut.', place.signal, async () =>
    ffmpeg ? fitClipToShot(place, ffmpeg, upload, { ...frame, shotFrames: scene.shotFrames }) : null,
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

/** What services and collections give for the scenes of a film. */
function takeAll(
  place: StepPlace,
  crew: StudioCrew,
  pictures: PictureSource,
  scenes: readonly SceneToIllustrate[],
  ffmpeg: Ffmpeg | undefined,
): Promise<WantedPhoto>[] {
  if (pictures === 'drawn') return []
  if (pictures !== 'real' && pictures !== 'mixed') return takeAhead(place, crew, pictures, scenes)
  const footage = openFootage(place, crew, pictures, ffmpeg)
  return takeInTurn(place, crew, pictures, { scenes, footage })
}

function takeAhead(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  scenes: readonly SceneToIllustrate[],
): Promise<WantedPhoto>[] {
  const slots = openSlots(AT_ONCE)
  return scenes
    .map(async ({ request, upload }) => {
      const { avoids = [] } = request
      const isAsked = upload === null && !avoids.includes(NO_PHOTO)
      return { photo: isAsked ? await slots(() => takeFor(place, crew, kind, request)) : null, avoids }
    })
    .map((photo) => {
      // Nobody may be waiting for it when it fails.
      photo.catch(() => undefined)
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
