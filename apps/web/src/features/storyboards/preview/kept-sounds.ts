import type { Storyboard } from '@hookreel/contract'
import { BELOW_VOICE_LU, CLIP_SOUND, clipFramesFor, FRAME_RATE, fitClip, type Timeline } from '@hookreel/film'

/** A clip whose own sound is heard, and when its scene is seen. */
export type KeptSound = {
  /** The scene's id and the clip's name. */
  readonly key: string
  readonly url: string
  readonly startSeconds: number
  readonly seconds: number
  /** What its pictures were cut to. */
  readonly cutSeconds: number
}

/** The clips of a storyboard that are heard in its film. */
export function listKeptSounds(board: Storyboard, timeline: Timeline): KeptSound[] {
  return timeline.shots.flatMap(({ index, startFrame, endFrame }) => {
    const id = board.voice?.scenes[index]?.id
    const scene = board.scenes.find((one) => one.id === id)
    const url = scene?.upload ? board.files[scene.upload] : undefined
    if (!scene?.keepsSound || !scene.clip?.hasSound || url === undefined) return []
    const frames = endFrame - startFrame
    const at = { startSeconds: startFrame / FRAME_RATE, seconds: frames / FRAME_RATE }
    return [
      { key: `${scene.id} ${scene.upload}`, url, ...at, cutSeconds: clipFramesFor(frames) / FRAME_RATE },
    ]
  })
}

/**
 * Which second of a clip is heard at a second of the film, how fast, and its share of its loudness; null where its scene is not seen. The
 * part that is heard is the part that is seen.
 */
export function placeSound(sound: KeptSound, clipSeconds: number, filmSeconds: number) {
  const since = filmSeconds - sound.startSeconds
  if (since < 0 || since >= sound.seconds || !(clipSeconds > 0)) return null
  const fit = fitClip(clipSeconds, sound.cutSeconds)
  const pace = fit.kind === 'slowed' ? fit.speed : 1
  const from = fit.kind === 'trimmed' ? fit.startSeconds : 0
  const share = Math.min(1, since / CLIP_SOUND.fadeSeconds, (sound.seconds - since) / CLIP_SOUND.fadeSeconds)
  return { seconds: (from + since * pace) % clipSeconds, pace, share }
}

/** How loud the voices of this server speak before a film is mixed, about. */
const USUAL_VOICE_DB = -20

/**
 * The volume of a clip's player, from how loud clip and voice are (undefined: nobody knows), as the film mixes them. A player makes nothing
 * louder than it is.
 */
export function volumeOf(clipDb: number = CLIP_SOUND.lufs, voiceDb: number = USUAL_VOICE_DB): number {
  const { lufs, maxGainDb } = CLIP_SOUND
  const gain = Math.min(maxGainDb, lufs - clipDb) + voiceDb - BELOW_VOICE_LU - lufs
  return Math.min(1, 10 ** (gain / 20))
}

const BLOCK_SECONDS = 0.4
const SILENT = 10 ** (-70 / 10)
/** Pauses do not count: what is so much quieter than the whole. */
const PAUSE = 0.1

/** About how loud a sound is, in dB below full scale, where it is heard; undefined for silence. The channels are samples of the same times. */
export function measureDb(channels: readonly Float32Array[], sampleRate: number): number | undefined {
  const step = Math.round(BLOCK_SECONDS * sampleRate)
  const blocks: number[] = []
  for (let at = 0; at < (channels[0]?.length ?? 0); at += step) {
    let [sum, count] = [0, 0]
    for (const channel of channels)
      for (const sample of channel.subarray(at, at + step)) {
        sum += sample * sample
        count += 1
      }
    if (sum / count > SILENT) blocks.push(sum / count)
  }
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const heard = blocks.filter((block) => block >= mean(blocks) * PAUSE)
  return heard.length === 0 ? undefined : 10 * Math.log10(mean(heard))
}
