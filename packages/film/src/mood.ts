/** Moods of music; each style names one. */
export const MOODS = ['cinematic', 'playful', 'horror', 'superhero', 'documentary', 'anime', 'lofi'] as const
/** One of MOODS. */
export type Mood = (typeof MOODS)[number]

/** What each mood is called, and what plays in it. */
export const MOOD_NAMES: Readonly<Record<Mood, { readonly name: string; readonly description: string }>> = {
  cinematic: { name: 'Epic', description: 'Wide strings in minor, deep drums, bells over the chord' },
  playful: { name: 'Playful', description: 'Plucked chords, a hopping bass, claps and a toy piano' },
  horror: { name: 'Dark', description: 'A drone, a heartbeat, something far away' },
  superhero: { name: 'Heroic', description: 'Driving bass, brass and a big beat' },
  documentary: { name: 'Curious', description: 'Marimba and soft strings in a light three-four time' },
  anime: { name: 'Bright', description: 'Sparkling runs, four on the floor, a singing lead' },
  lofi: { name: 'Lo-fi', description: 'Electric piano, a soft swung beat, crackle of an old record' },
}
