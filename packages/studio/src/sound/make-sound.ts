import { getStyle, musicWith, NO_VOICE, planSoundEffects } from '@hookreel/film'
import type { Timeline } from '@hookreel/film'
import { composeMusic } from './compose-music.ts'
import type { Narration } from '../narration/time-narration.ts'
import { mixFilmSound } from './mix-film-sound.ts'
import type { ProductionContext } from '../production-context.ts'

/** The mixed sound of a film, and the credits that its music asks for. Without a voice there is music whatever was chosen. */
export async function makeSound(production: ProductionContext, narration: Narration, timeline: Timeline) {
  const { order, place, crew, ffmpeg, progress } = production
  const { voiceId } = narration
  const music = musicWith(voiceId, order.choices.music)
  progress.at('music', 0)
  const mood = music.mood === 'style' ? getStyle(order.style).mood : music.mood
  const request = { mood, seconds: narration.seconds, seed: order.seed }
  const hasMusic = music.isOn && music.volume > 0
  const bed = hasMusic ? await composeMusic(place, crew, request) : null
  progress.at('mix', 0)
  const effects = order.choices.hasSoundEffects ? planSoundEffects(timeline) : []
  // The music stops before a word: where none is spoken, it would only seem to be lost.
  const hooks = voiceId === NO_VOICE ? [] : timeline.shots
  const breaks = hooks.flatMap(({ isHook, words, startFrame }) =>
    isHook ? [(startFrame + (words[0]?.frame ?? 0)) / timeline.frameRate] : [],
  )
  const accompaniment = { bed, volume: music.volume, effects, breaks }
  const filmSeconds = timeline.frameCount / timeline.frameRate
  const sound = await mixFilmSound(place, ffmpeg, { ...narration, filmSeconds }, accompaniment)
  return { soundFile: sound.encodedFile, credits: bed?.credits ?? [], hasMusic }
}
