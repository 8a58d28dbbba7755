import type { PhotoKind, PhotoRequest, PictureRequest } from '@hookreel/crew'
import { PICTURE_PROMPT_VERSION } from '@hookreel/crew'
import type { Credit, FrameSize, Picture, PictureSource } from '@hookreel/film'
import { cleanPhoto } from '@hookreel/render'
import { drawPicture, layPhoto } from './draw-picture.ts'
import { writePart } from './part-files.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'
import type { StudioCrew } from './studio-crew.ts'
import { orFailAs } from './studio-error.ts'

/** A single picture that a service made, kept as a part file. */
type KeptPhoto = { readonly file: string; readonly provider: string; readonly credit: Credit }

/** Services take seconds for a picture: so many are asked for at once. */
const AT_ONCE = 3

export type SceneToIllustrate = {
  readonly request: Omit<PictureRequest, 'earlierSubjects'>
  /** A part file with a picture of the person's own. */
  readonly upload: string | null
}

/** Makes the picture of a scene when it is its turn; `earlierSubjects` are told then, because drawings depend on them. */
export type IllustrateScene = (index: number, earlierSubjects: readonly string[]) => Promise<Picture>

/**
 * The pictures of a film's scenes from where they were chosen to come. What services make is begun ahead, a few at once, and is
 * remembered apart from how it is laid out: it is paid for once, for preview and film, whatever happens after.
 * A scene that no service can make is drawn. Throws StudioError `picture_failed`.
 */
export function illustrateScenes(
  place: StepPlace,
  crew: StudioCrew,
  pictures: PictureSource,
  scenes: readonly SceneToIllustrate[],
): IllustrateScene {
  const photos = pictures === 'drawn' ? [] : takeAhead(place, crew, pictures, scenes)
  return async (index, earlierSubjects) => {
    const scene = scenes[index]
    if (scene === undefined) throw new RangeError(`no scene ${index}`)
    const { request, upload } = scene
    if (upload !== null) return layPhoto(place, upload, request.frameSize)
    const photo = await photos[index]
    if (!photo) return drawPicture(place, crew, { ...request, earlierSubjects: [...earlierSubjects] })
    const picture = await layPhoto(place, photo.file, request.frameSize)
    return { ...picture, environment: pictures, credits: [photo.credit] }
  }
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
      upload === null ? slots(() => takePhoto(place, crew, kind, request)) : null,
    )
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

/** Null: no service made one, and the scene is drawn; that is remembered, too, so that a film stays what its preview was. */
function takePhoto(
  place: StepPlace,
  { illustrator }: StudioCrew,
  kind: PhotoKind,
  request: SceneToIllustrate['request'],
): Promise<KeptPhoto | null> {
  const { frameSize, ...scene } = request
  const asked: PhotoRequest = { ...scene, kind, shape: shapeOf(frameSize) }
  const input = { asked, version: PICTURE_PROMPT_VERSION }
  return rememberStep<KeptPhoto | null>(place, 'photos', input, async (key) => {
    const taken = await orFailAs('picture_failed', 'A picture could not be made.', place.signal, async () =>
      illustrator.engine.takePhoto?.(asked, place.signal),
    )
    if (!taken) return { data: null, files: [] }
    const file = `photos/${key}.jpg`
    await writePart(place.partsFolder, file, await cleanPhoto(taken.bytes))
    return { data: { file, provider: taken.provider, credit: taken.credit }, files: [file] }
  })
}

function shapeOf({ width, height }: FrameSize): PhotoRequest['shape'] {
  if (width === height) return 'square'
  return width < height ? 'portrait' : 'landscape'
}
