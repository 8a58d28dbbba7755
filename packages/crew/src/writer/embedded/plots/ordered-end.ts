import type { IdeaDraft } from '../../writer.ts'
import type { Genre } from './genre.ts'

type End = 'sad' | 'happy' | 'open' | 'twist' | 'funny' | 'scary'

const END = String.raw`(?:end(?:ing)?|finish|finale)\b`
const ENDS: readonly (readonly [End, RegExp])[] = [
  [
    'sad',
    new RegExp(
      String.raw`\b(?:sad|tragic|unhappy|bittersweet|heartbreaking|dark) ${END}|\bends? (?:sadly|badly|tragically|in tears)\b`,
      'i',
    ),
  ],
  [
    'happy',
    new RegExp(
      String.raw`\b(?:happy|hopeful|wholesome) ${END}|\bends? (?:well|happily)\b|\bhappily ever after\b`,
      'i',
    ),
  ],
  ['open', new RegExp(String.raw`\bopen ${END}|\bopen[- ]ended\b|\b(?:ends? on a )?cliff ?hanger\b`, 'i')],
  [
    'twist',
    new RegExp(
      String.raw`\b(?:twist|surprise|surprising|shocking|unexpected) ${END}|\b(?:plot )?twist at the end\b|\b(?:plot|surprise) twist\b|\btwist(?=\s*(?:$|[,.;!?]))`,
      'i',
    ),
  ],
  ['funny', new RegExp(String.raw`\bfunny ${END}`, 'i')],
  ['scary', new RegExp(String.raw`\b(?:scary|creepy) ${END}`, 'i')],
]
/** How the plots of a genre end. */
const KEPT: Partial<Record<Genre, readonly End[]>> = {
  scary: ['open', 'twist', 'scary'],
  bedtime: ['happy'],
  mystery: ['twist'],
  romance: ['happy'],
  funny: ['happy', 'twist', 'funny'],
  adventure: ['happy'],
  scifi: ['twist', 'open'],
  pov: ['open', 'twist'],
}
/** Is told by a plot, which ends as it was written. */
const STORY =
  /^(?:story|premise|scary|bedtime|mystery|romance|pov|letter|monologue|motivation|funny|adventure|scifi)-/

/** What a prompt orders of the end, in its own words, and where; null where it orders nothing, or says what it wants none of. */
export function readEnd(
  prompt: string,
): { readonly end: End; readonly said: string; readonly from: number } | null {
  const wanted = prompt.replace(/\b(?:no|not|without) [^,.;]*$/i, ' ')
  for (const [end, words] of ENDS) {
    const met = words.exec(wanted)
    if (met) return { end, said: met[0], from: met.index }
  }
  return null
}

/** Whether `sayEnd` answers for how an idea ends. */
export const tellsStory = ({ framework }: Pick<IdeaDraft, 'framework'>): boolean => STORY.test(framework)

/** The stories, with a word on an ending that was ordered and that no plot of the genre has; null: of a genre of their own. */
export function sayEnd(
  ideas: readonly IdeaDraft[],
  genre: Genre | null,
  prompt: string,
): readonly IdeaDraft[] {
  const ordered = readEnd(prompt)
  if (ordered === null || (genre !== null && KEPT[genre]?.includes(ordered.end) === true)) return ideas
  const said = `You asked for “${ordered.said}”: none of the built-in stories of this kind ends so.`
  return ideas.map((idea) => ({ ...idea, unmet: [...(idea.unmet ?? []), said] }))
}
