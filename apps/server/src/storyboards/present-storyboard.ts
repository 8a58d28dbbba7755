import { DAY_MS, SIGNED_LINK_SECONDS, STORYBOARD_DAYS } from '@hookreel/contract'
import type { BoardScene, Storyboard } from '@hookreel/contract'
import { findMotionOffer } from '@hookreel/crew'
import type { MotionOffer } from '@hookreel/crew'
import {
  castOfScene,
  filesOfPicture,
  findSpeakersOfScenes,
  previewSpecIn,
  readOwnClip,
  settleDelivery,
  USUAL_DELIVERY,
} from '@hookreel/film'
import { canMove, measureShots, secondsToMove } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { signLink } from '../platform/storage/sign-link.ts'
import { previewSizeOf, scriptOf } from './board-scenes.ts'
import { boardKey } from './storyboard-files.ts'
import type { BoardRow, KeptScene } from './storyboards.queries.ts'

/** Addresses stay the same for so long, so that pages need not load the files anew with every change. */
const SAME_ADDRESS_SECONDS = 1800

/** A storyboard as its owner sees it, as far as it is made. */
export function presentStoryboard(
  row: BoardRow,
  deps: Pick<Deps, 'clock' | 'secrets' | 'config'>,
): Storyboard {
  const sign = (part: string) => signPart(row, part, deps)
  const shown = row.scenes.flatMap(({ picture }) => (picture ? filesOfPicture(picture) : []))
  // As they were sent: the page hears a clip's sound, and shows what can be chosen of a picture.
  const sent = row.scenes.flatMap(({ upload }) => upload ?? [])
  const { voice } = row
  const names = findSpeakersOfScenes(row.scenes)
  const offer = findMotionOffer(deps.config.crew.settings)
  const shotFrames = offer && voice ? measureShots(row, voice) : undefined
  return {
    id: row.id,
    title: row.title,
    script: scriptOf(row.scenes),
    ...previewSpecIn(row),
    seed: row.seed,
    cast: row.cast.map(({ id, name, kind }) => ({ id, name, kind })),
    status: row.status,
    failure: row.failure,
    frameSize: previewSizeOf(row),
    voice: voice && {
      url: sign(voice.file),
      seconds: voice.seconds,
      words: voice.words,
      scenes: voice.scenes,
      problem: voice.problem,
    },
    moving: offer ? { service: offer.service, model: offer.model } : null,
    scenes: row.scenes.map((scene) => ({
      ...presentScene(row, scene, names),
      moveMicrodollars: priceMove(offer, scene, shotFrames?.get(scene.id)),
    })),
    files: Object.fromEntries([...shown, ...sent].map((file) => [file, sign(file)])),
    expiresAt: new Date(row.updatedAt.getTime() + STORYBOARD_DAYS * DAY_MS).toISOString(),
  }
}

function presentScene(
  row: BoardRow,
  scene: KeptScene,
  names: readonly string[],
): Omit<BoardScene, 'moveMicrodollars'> {
  const { id, narration, drawing, upload, focus = null, picture } = scene
  const { description = null, moves = false, keepsSound = false } = scene
  const shown = castOfScene(
    { narration: scene.drawnFrom ?? narration, description },
    row.about.title,
    row.cast,
  )
  const cast = shown.map((member) => member.id)
  const sent = { upload, focus, clip: readOwnClip(upload) ?? null, keepsSound }
  // A film in another language has the stresses of the first one's words.
  const delivery = settleDelivery(narration, names, scene.delivery) ?? USUAL_DELIVERY
  const chosen = { description, moves, delivery }
  const { seed, avoids = [] } = drawing
  return { id, narration, seed, avoids, ...sent, ...chosen, cast, picture }
}

/** Of a scene that is not spoken yet. */
const USUAL_SECONDS = 4

/** What a service takes to make a scene's picture move for as long as it is asked to; null where it cannot. */
function priceMove(
  offer: MotionOffer | undefined,
  { picture }: Pick<KeptScene, 'picture'>,
  shotFrames: number | undefined,
): number | null {
  if (offer === undefined || picture === null || !(picture.movedBy || canMove(picture))) return null
  // What moves already costs nothing more.
  if (picture.movedBy) return 0
  return offer.priceOf(shotFrames === undefined ? USUAL_SECONDS : secondsToMove(shotFrames))
}

/** The address of a part of a storyboard; the same for half an hour. */
export function signPart(
  row: Pick<BoardRow, 'id' | 'userId'>,
  part: string,
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
): string {
  const now = Math.floor(clock.now().getTime() / 1000)
  const from = now - (now % SAME_ADDRESS_SECONDS)
  const expiresAt = new Date((from + SAME_ADDRESS_SECONDS + SIGNED_LINK_SECONDS) * 1000)
  return signLink(secrets.keyFor('links'), { key: boardKey(row, part), expiresAt })
}
