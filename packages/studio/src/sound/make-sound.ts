import { musicWith, NO_VOICE, planSoundEffects, readOwnClip } from '@hookreel/film'
import type { Timeline } from '@hookreel/film'
import type { Narration } from '../narration/time-narration.ts'
import type { ProductionContext } from '../production-context.ts'
import { makeMusic } from './choose-music.ts'
import { mixFilmSound, type KeptClip } from './mix-film-sound.ts'

/** Mixes the sound of a film; also answers whose its music is, and which attributions it needs. Without a voice there is always music, whatever was chosen. */
export async function makeSound(production: ProductionContext, narration: Narration, timeline: Timeline) {
  const { order, place, ffmpeg, progress } = production
  const { voiceId } = narration
  progress.at('music', 0)
  const music = await makeMusic(production, narration)
  progress.at('mix', 0)
  const effects = order.choices.hasSoundEffects ? planSoundEffects(timeline) : []
  // The music stops before a word: where none is spoken, it would only seem to be lost.
  const hooks = voiceId === NO_VOICE ? [] : timeline.shots
  const breaks = hooks.flatMap(({ isHook, words, startFrame }) =>
    isHook ? [(startFrame + (words[0]?.frame ?? 0)) / timeline.frameRate] : [],
  )
  const clips = listClips(production, narration, timeline)
  const { volume } = musicWith(voiceId, order.choices.music)
  const accompaniment = { bed: music ?? null, volume, effects, breaks, clips }
  const filmSeconds = timeline.frameCount / timeline.frameRate
  const sound = await mixFilmSound(place, ffmpeg, { ...narration, filmSeconds }, accompaniment)
  const { encodedFile: soundFile, fragmentsFile, heard } = sound
  return { soundFile, fragmentsFile, heard, credits: music?.credits ?? [], music: music?.maker }
}

/** The clips of the person's own that are to be heard. */
function listClips({ order }: ProductionContext, narration: Narration, timeline: Timeline): KeptClip[] {
  return timeline.shots.flatMap(({ index, startFrame, endFrame }) => {
    const scene = order.choices.storyboard?.scenes[narration.scenes[index]?.sceneIndex ?? -1]
    if (!scene?.keepsSound || scene.upload === null || !readOwnClip(scene.upload)?.hasSound) return []
    const startSeconds = startFrame / timeline.frameRate
    return [{ file: scene.upload, startSeconds, shotFrames: endFrame - startFrame }]
  })
}
