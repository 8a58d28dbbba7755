import { getStyle, planSoundEffects } from '@hookreel/film'
import type { Timeline } from '@hookreel/film'
import { composeMusic } from './compose-music.ts'
import type { Narration } from '../narration/time-narration.ts'
import { mixFilmSound } from './mix-film-sound.ts'
import type { ProductionContext } from '../production-context.ts'

/** The mixed sound of a film, and the credits that its music asks for. */
export async function makeSound(production: ProductionContext, narration: Narration, timeline: Timeline) {
  const { order, place, crew, ffmpeg, progress } = production
  const { music, hasSoundEffects } = order.choices
  progress.at('music', 0)
  const mood = music.mood === 'style' ? getStyle(order.style).mood : music.mood
  const request = { mood, seconds: narration.seconds, seed: order.seed }
  const bed = music.isOn && music.volume > 0 ? await composeMusic(place, crew, request) : null
  progress.at('mix', 0)
  const effects = hasSoundEffects ? planSoundEffects(timeline) : []
  const breaks = timeline.shots.flatMap(({ isHook, words, startFrame }) =>
    isHook ? [(startFrame + (words[0]?.frame ?? 0)) / timeline.frameRate] : [],
  )
  const accompaniment = { bed, volume: music.volume, effects, breaks }
  const sound = await mixFilmSound(place, ffmpeg, narration, accompaniment)
  return { soundFile: sound.file, credits: bed?.credits ?? [], hasMusic: bed !== null }
}
