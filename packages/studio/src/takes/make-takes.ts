import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Picture } from '@hookreel/film'
import { drawSmall } from '../pictures/draw-scene-thumbnail.ts'
import { drawScene } from '../pictures/illustrate-scenes.ts'
import type { SceneToIllustrate } from '../pictures/scene-to-illustrate.ts'
import { writePart } from '../part-files.ts'
import { planPreview } from '../plan-scenes.ts'
import { listPreviewScenes } from '../preview/make-preview.ts'
import type { PreviewContext } from '../preview/make-preview.ts'
import type { PreviewOrder } from '../preview/preview-order.ts'
import type { StepPlace } from '../remember-step.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'
import { findPhotos } from './find-photos.ts'
import { listDrawings } from './list-drawings.ts'
import { TAKES_AT_ONCE } from './take.ts'
import type { SceneOfTakes, Take, TakesOf, WebAnswer } from './take.ts'

export type TakesContext = Omit<PreviewContext, 'onVoice' | 'onPicture' | 'ffmpegPath'> & {
  readonly onTake: (take: Take) => Promise<void>
}

/**
 * Up to three other pictures for a scene, told one by one: where the film shows real pictures those that are found, and drawn ones for
 * what is missing of three. All are remembered: what is taken of them is not made again. Throws StudioError.
 */
export async function makeTakes(
  order: PreviewOrder,
  takes: TakesOf,
  context: TakesContext,
): Promise<WebAnswer> {
  const { memory, partsFolder, signal, onTake } = context
  const crew = context.crew ?? createEmbeddedCrew()
  const place: StepPlace = { memory, partsFolder, signal }
  await mkdir(partsFolder, { recursive: true })
  const { film, ...storyboard } = planPreview(order)
  const scenes = listPreviewScenes(order, { film, storyboard }, new Map())
  const of = sceneOfTakes(order, scenes, takes)
  const draw = (picture: Picture) => drawSmall(partsFolder, picture, order.frameSize)
  const seen = new Set(takes.shown ? [hashOf(await draw(takes.shown))] : [])
  let left = TAKES_AT_ONCE
  const offer = async (take: Omit<Take, 'file'>): Promise<boolean> => {
    signal.throwIfAborted()
    const small = await draw(take.picture)
    const hash = hashOf(small)
    if (seen.has(hash)) return left > 0
    seen.add(hash)
    const file = `takes/${hash}.jpg`
    await writePart(partsFolder, file, small)
    await onTake({ ...take, file })
    left -= 1
    return left > 0
  }
  const web = await findPhotos(place, crew, { pictures: order.pictures, scenes, of }, offer)
  if (left === 0) return web
  for (const wish of listDrawings(crew, of, order.pictures)) {
    const { earlierSubjects } = of
    const request = { ...of.scene.request, seed: wish.seed }
    const drawn = await drawScene(place, crew, { ...of.scene, request }, { ...wish, earlierSubjects })
    if (!(await offer({ seed: wish.seed, avoids: drawn.avoids, picture: drawn.still }))) break
  }
  return web
}

function sceneOfTakes(
  order: PreviewOrder,
  scenes: readonly SceneToIllustrate[],
  { sceneId, page, filmSeed }: TakesOf,
): SceneOfTakes {
  const at = order.scenes.findIndex(({ id }) => id === sceneId)
  const scene = scenes[at]
  if (scene === undefined) throw new RangeError(`no scene ${sceneId}`)
  const { unwanted = [] } = order
  const { avoids = [] } = scene.request
  return {
    // What is made now is chosen now.
    scene: { ...scene, unwanted, upload: null, focus: undefined },
    ...{ sceneId, page, filmSeed },
    earlierSubjects: order.scenes[at]?.drawing.earlierSubjects ?? [],
    isSent: scene.upload !== null,
    kept: avoids.filter((one) => unwanted.includes(one)),
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
