import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Environment, TimeOfDay, Weather } from '../scene-plan.ts'

const TIME_WORDS: readonly (readonly [TimeOfDay, RegExp])[] = [
  ['night', /\b(night|midnight|dark|darkness|moonlit|stars|asleep|sleep)\b/i],
  ['dawn', /\b(dawn|sunrise|morning|sunset|evening|dusk|wake|breakfast)\b/i],
  ['day', /\b(noon|midday|afternoon|daylight|sunny|summer|bright day)\b/i],
]

/** The time of day: said by the scene, or turning slowly through the film. */
export function chooseTime(request: PictureRequest, environment: Environment, subject?: string): TimeOfDay {
  if (environment === 'space' || request.film.style === 'horror' || subject === 'ghost') return 'night'
  const said = TIME_WORDS.find(([, words]) => words.test(request.narration))
  if (said) return said[0]
  if (request.film.isNightStory) return 'night'
  const order: readonly TimeOfDay[] = ['dawn', 'day', 'day', 'dawn', 'night', 'day']
  const start = hashText(`time ${request.seed}`) % order.length
  return order[(start + Math.floor(request.index / 2)) % order.length] ?? 'day'
}

const WEATHER_WORDS: readonly (readonly [Weather, RegExp])[] = [
  ['storm', /\b(storm\w*|thunder\w*|lightning|hurricane|tempest)\b/i],
  ['rain', /\b(rain\w*|drizzle|downpour|umbrella|monsoon)\b/i],
  ['snow', /\b(snow\w*|winter|blizzard|frozen|arctic|antarctic\w*|icy)\b/i],
  ['fog', /\b(fog\w*|mist\w*|haze|hazy|smoke)\b/i],
]

/** The weather: said by the scene, otherwise clear; in a horror film often fog. */
export function chooseWeather(request: PictureRequest): Weather {
  const said = WEATHER_WORDS.find(([, words]) => words.test(request.narration))
  if (said) return said[0]
  const chance = hashText(`weather ${request.seed} ${request.index}`) % 100
  if (request.film.style === 'horror') return chance < 45 ? 'fog' : chance < 60 ? 'rain' : 'clear'
  return chance < 8 ? 'fog' : 'clear'
}
