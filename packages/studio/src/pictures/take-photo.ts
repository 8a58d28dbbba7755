import type { PhotoKind, PhotoRequest, Provenance, TakenPhoto } from '@hookreel/crew/makers'
import { PhotoUnanswered, PICTURE_PROMPT_VERSION } from '@hookreel/crew/makers'
import { AVOIDED_MAX, avoidedPages } from '@hookreel/film'
import type { Credit, FrameSize } from '@hookreel/film'
import { readReferences, dropCastUnlessGenerated } from './cast-of-picture.ts'
import { keyOfRequest } from './draw-picture.ts'
import type { SceneToIllustrate } from './scene-to-illustrate.ts'
import { writePart } from '../part-files.ts'
import { recallStep, rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs } from '../studio-error.ts'

/** A single picture that a service made, or a clip of stock as it came, kept as a part file. */
export type KeptPhoto = {
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

/**
 * Null: no service made one, and the scene is drawn; that is remembered, too, so that a film stays what its preview was, unless
 * those who were asked did not answer. What other scenes have shown is no part of what it is remembered under: a picture stays
 * when its neighbours change.
 */
export async function takePhoto(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  request: Asked,
): Promise<KeptPhoto | null> {
  const taken = await askForPhoto(place, crew, kind, { request, beside: {} })
  return taken instanceof PhotoUnanswered ? null : taken
}

type Asked = SceneToIllustrate['request']
/** What is told beside what a picture is remembered under. */
type Beside = Pick<PhotoRequest, 'shown' | 'other' | 'unwanted'> & {
  /** Wherever any is found, though the film shows real pictures only where they surely fit. */
  readonly isWide?: boolean
  /** Footage, and no picture. */
  readonly isClip?: boolean
}

/** Thrown where other pictures were looked for far and wide, and none is left. */
export class NoOtherPhoto extends PhotoUnanswered {
  override name = 'NoOtherPhoto'
}

/** A picture, and what it avoids: more than it was asked to, where the picture that is remembered is unwanted by now. */
export type WantedPhoto = {
  readonly photo: KeptPhoto | PhotoUnanswered | null
  readonly avoids: readonly string[]
}

/** One that is unwanted gives way to another, which is remembered as the picture without it; to a drawing in the end. */
export async function askForWanted(
  place: StepPlace,
  crew: StudioCrew,
  kind: PhotoKind,
  { request, unwanted = [], beside }: Pick<SceneToIllustrate, 'request' | 'unwanted'> & { beside: Beside },
): Promise<WantedPhoto> {
  let avoids = request.avoids ?? []
  while (avoids.length < AVOIDED_MAX.count) {
    const photo = await askForPhoto(place, crew, kind, {
      request: { ...request, avoids },
      beside: { ...beside, unwanted },
    })
    if (!isPhoto(photo) || !unwanted.includes(photo.credit.work)) return { photo, avoids }
    avoids = [...avoids, photo.credit.work]
  }
  return { photo: null, avoids }
}

/** Whether it is a picture, and neither nothing nor no answer. */
export function isPhoto(photo: KeptPhoto | PhotoUnanswered | null | undefined): photo is KeptPhoto {
  return photo !== null && photo !== undefined && !(photo instanceof PhotoUnanswered)
}

/** As a photo is asked for, and what it is remembered under. */
function orderOf(kind: PhotoKind, request: Asked, isClip = false) {
  const { frameSize, avoids, ...sheets } = dropCastUnlessGenerated(kind, request)
  const pages = avoidedPages(avoids)
  const scene = { ...sheets, ...(pages.length > 0 && { avoids: pages }) }
  const form = { kind, shape: shapeOf(frameSize) }
  return {
    scene,
    form,
    input: {
      asked: { ...keyOfRequest(scene), ...form, ...(isClip && { isClip }) },
      version: PICTURE_PROMPT_VERSION,
    },
  }
}

/** The picture that was taken for a scene, if one was. */
export async function recallPhoto(
  place: StepPlace,
  kind: PhotoKind,
  request: Asked,
): Promise<KeptPhoto | null | undefined> {
  return recallStep<KeptPhoto | null>(place, 'photos', orderOf(kind, request).input)
}

/** A picture for a scene, as it is remembered or asked for now. */
async function askForPhoto(
  place: StepPlace,
  { illustrator, cleanPhoto }: StudioCrew,
  kind: PhotoKind,
  {
    request,
    beside: { isWide = false, isClip = false, ...beside },
  }: { readonly request: Asked; readonly beside: Beside },
): Promise<KeptPhoto | PhotoUnanswered | null> {
  const { scene, form, input } = orderOf(kind, request, isClip)
  const references = await readReferences(place, scene.cast ?? [])
  const asked: PhotoRequest = {
    ...{ ...scene, ...form, ...beside },
    ...(isWide && { kind: 'real' }),
    ...(references.length > 0 && { references }),
  }
  const ask = () =>
    isClip
      ? askForClip(illustrator.engine, asked, place)
      : illustrator.engine.takePhoto?.(asked, place.signal)
  const take = async (key: string) => {
    const taken = await orFailAs('picture_failed', 'A picture could not be made.', place.signal, () =>
      orUnanswered(ask()),
    )
    if (taken instanceof PhotoUnanswered) throw taken
    if (!taken) {
      // The scene's own picture is not what was looked for: nothing is remembered of it.
      if (isWide) throw new NoOtherPhoto('no other picture')
      return { data: null, files: [] }
    }
    return keepPhoto({ ...place, cleanPhoto }, key, taken, isClip || kind === 'clips')
  }
  const kept = await orUnanswered(rememberStep<KeptPhoto | null>(place, 'photos', input, take))
  return kept ?? null
}

function askForClip(
  { takeClip }: StudioCrew['illustrator']['engine'],
  { kind, ...asked }: PhotoRequest,
  { signal }: StepPlace,
): Promise<TakenPhoto | undefined> | undefined {
  return kind === 'real' || kind === 'mixed' ? takeClip?.({ ...asked, kind }, signal) : undefined
}

async function keepPhoto(
  { partsFolder, cleanPhoto }: StepPlace & Pick<StudioCrew, 'cleanPhoto'>,
  key: string,
  { bytes, clip, ...kept }: TakenPhoto,
  isClip: boolean,
): Promise<{ data: KeptPhoto; files: string[] }> {
  const file = isClip ? `clips/${key}.${clip ?? 'mp4'}` : `photos/${key}.jpg`
  await writePart(partsFolder, file, isClip ? bytes : await cleanPhoto(bytes))
  return { data: { file, isClip, ...kept }, files: [file] }
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

/** The shape that a service is asked for. */
export function shapeOf({ width, height }: FrameSize): PhotoRequest['shape'] {
  if (width === height) return 'square'
  return width < height ? 'portrait' : 'landscape'
}
