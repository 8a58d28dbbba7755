/** Moods of music; each style names one. */
export const MOODS = ['cinematic', 'playful', 'horror', 'superhero', 'documentary', 'anime', 'lofi'] as const
export type Mood = (typeof MOODS)[number]
