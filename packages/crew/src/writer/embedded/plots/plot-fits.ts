import type { Genre } from './genre.ts'
import type { Beat, Plot } from './plot.ts'

/** Is heard, seen or felt, and never held in a hand. */
export const INTANGIBLE =
  /\b(?:noises?|sounds?|voices?|whispers?|whispering|shadows?|footsteps|screams?|knock(?:s|ing)?|scratching|silence|smell|song|dreams?|secret|curse|storm|rain|fog|thunder|laughter|crying)$/i

/** Stands where it is. */
export const BIG =
  /\b(?:piano|wardrobe|car|bed|mirror|statue|well|tree|door|closet|organ|table|sofa|couch|chest|bathtub|refrigerator|fridge|clock|cupboard|fountain|painting|scarecrow|television|oven|machine)\b/i

/** Whether a plot can be told of the prompt's thing: a piano is not carried down to the river. */
export function suits(genre: Genre, { parts }: Plot, role: string, phrase: string): boolean {
  if (role === 'place' && parts['where'] !== undefined)
    return new RegExp(`\\b(?:${parts['where']})\\b`, 'i').test(phrase)
  const fits = parts['fits']
  if (fits === undefined || role !== (genre === 'monologue' ? 'who' : 'thing')) return true
  if (fits === 'big' || fits === 'small') return BIG.test(phrase) === (fits === 'big')
  return new RegExp(`\\b(?:${fits})s?\\b`, 'i').test(phrase)
}

/** Genres whose plots are about a thing, so that it has to be the prompt's. */
const ABOUT_THINGS = new Set<Genre>(['adventure', 'scifi', 'funny'])
/** Whether a plot of a genre that is about things can be told of this one. */
export const canHold = (genre: Genre, plot: Plot, thing: string): boolean =>
  !ABOUT_THINGS.has(genre) || (mentions(plot, 'thing') > 0 && suits(genre, plot, 'thing', thing))

/** How many beats of a plot name a part. */
export const mentions = (plot: Plot, role: string): number =>
  plot.beats.filter(({ text }) => new RegExp(`\\{(?:a_|in_|to_)?${role}\\}`, 'i').test(text)).length

/** Are named again to the end. */
const CARRIED: ReadonlySet<string> = new Set(['thing', 'doing', 'fear', 'wish'])

/** Whether a thing, or what is done, comes back in the last half of what is always told; people come back as he or she. */
export function isCarried(plot: Plot, role: string): boolean {
  if (!CARRIED.has(role)) return mentions(plot, role) > 0
  const needed = withNamed(plot.beats, [role]).filter(({ level }) => level === 1)
  return mentions({ ...plot, beats: needed.slice(Math.floor(needed.length / 2)) }, role) > 0
}

/** Each part that the prompt names is told of, however short the film: the first beat about it becomes a needed one. */
export function withNamed(beats: readonly Beat[], roles: readonly string[]): Beat[] {
  return roles.reduce<Beat[]>(
    (told, role) => {
      const isAbout = ({ text }: Beat) => new RegExp(`\\{(?:a_|in_|to_)?${role}\\}`, 'i').test(text)
      if (told.some((beat) => beat.level === 1 && isAbout(beat))) return told
      const first = told.findIndex(isAbout)
      return told.map((beat, index) => (index === first ? { ...beat, level: 1 } : beat))
    },
    [...beats],
  )
}
