import { creditMusic, makerOfMusic } from '@hookreel/contract'
import type { OwnMusic } from '@hookreel/studio'
import { fetchMissing } from '../../platform/storage/share-parts.ts'
import { soundKey } from '../../sounds/sound-files.ts'
import { findSound } from '../../sounds/require-sound.ts'
import type { VideoDeps } from '../video-deps.ts'
import { partsFolderOf } from '../video-files.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Brings the music that a film was ordered with into its folder. Undefined where a bed is composed, and when its owner deleted it meanwhile. */
export async function bringOwnMusic(deps: VideoDeps, video: VideoRow): Promise<OwnMusic | undefined> {
  const { isOn, own } = video.choices.music
  const sound = isOn && own ? await findSound(deps.db, video.userId, own.soundId, 'music') : undefined
  if (!sound) return undefined
  const file = `music/${sound.hash.slice(0, 32)}.wav`
  const folder = partsFolderOf(deps.config, video.id)
  await fetchMissing({ storage: deps.storage, folder, keyOf: () => soundKey(sound) }, [file])
  return { file, credits: creditMusic(sound.name, sound.terms), maker: makerOfMusic(sound.terms) }
}
