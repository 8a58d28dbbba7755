import type { Mood } from '@hookreel/film'
import type { MoodScore } from '../score.ts'
import { anime } from './anime.ts'
import { cinematic } from './cinematic.ts'
import { documentary } from './documentary.ts'
import { horror } from './horror.ts'
import { lofi } from './lofi.ts'
import { playful } from './playful.ts'
import { superhero } from './superhero.ts'

/** How each mood is played. */
export const SCORES: Readonly<Record<Mood, MoodScore>> = {
  anime,
  cinematic,
  documentary,
  horror,
  lofi,
  playful,
  superhero,
}
