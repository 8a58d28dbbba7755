import type { IdeaDraft } from '../../writer.ts'
import type { Genre } from './genre.ts'

type End = 'sad' | 'happy' | 'open' | 'twist'

const ENDS: readonly (readonly [End, RegExp])[] = [
  [
    'sad',
    /\b(?:sad|tragic|unhappy|bittersweet|heartbreaking) end(?:ing)?\b|\bends? (?:sadly|badly|in tears)\b/i,
  ],
  ['happy', /\bhappy end(?:ing)?\b|\bends? (?:well|happily)\b|\bhappily ever after\b/i],
  ['open', /\bopen end(?:ing)?\b|\bopen[- ]ended\b|\bcliff ?hanger\b/i],
  [
    'twist',
    /\b(?:plot|surprise) twist\b|\btwist(?: ending)?(?: at the end)?\s*(?:$|[,.;!?])|\bsurprise ending\b/i,
  ],
]
/** How the plots of a genre end. */
const KEPT: Partial<Record<Genre, readonly End[]>> = {
  scary: ['open', 'twist'],
  bedtime: ['happy'],
  mystery: ['twist'],
  romance: ['happy'],
  funny: ['happy', 'twist'],
  adventure: ['happy'],
  scifi: ['twist', 'open'],
  pov: ['open', 'twist'],
}

/** The ideas, with a word on an ending that was ordered and that no plot of the genre has. */
export function sayEnd(
  ideas: readonly IdeaDraft[],
  genre: Genre | null,
  prompt: string,
): readonly IdeaDraft[] {
  const end = ENDS.find(([, words]) => words.test(prompt.replace(/\b(?:no|not|without) [^,.;]*$/i, ' ')))?.[0]
  if (end === undefined || (genre !== null && KEPT[genre]?.includes(end) === true)) return ideas
  const said = `You asked for ${end === 'open' ? 'an' : 'a'} ${end === 'twist' ? 'twist' : `${end} ending`}: none of the built-in stories of this kind has one.`
  return ideas.map((idea) => ({ ...idea, unmet: [...(idea.unmet ?? []), said] }))
}
