import { lookupTable } from '@hookreel/film'
import type { IdeaDraft } from '../../writer.ts'
import type { Genre } from './genre.ts'

/** How a story shall end. */
export type End = 'sad' | 'happy' | 'open' | 'twist' | 'funny' | 'scary'

const END = String.raw`(?:end(?:ing)?|finish|finale)\b`
const SAD = String.raw`(?:really |very |so )?(?:sad|heart-?breaking|heart-?wrenching|tragic|bittersweet|tear-?jerk(?:er|ing)|melanchol(?:y|ic)|depressing)`
const MAKES_CRY = String.raw`makes? (?:me|you|them|us|people|everyone|everybody|viewers|her|him) cry\b`
const CRY = String.raw`(?:that |which |to |will |should |it )*${MAKES_CRY}`
const OPEN = String.raw`(?:leav(?:e|es|ing)|keep(?:s|ing)?|with) (?:the |its |an? )?${END} (?:wide |totally )?open\b|\bends? (?:wide )?open\b`
const ENDS: readonly (readonly [End, RegExp])[] = [
  [
    'sad',
    new RegExp(
      String.raw`\b(?:sad|tragic|unhappy|bittersweet|heartbreaking|dark) ${END}|\bends? (?:sadly|badly|tragically|in tears)\b|\b${SAD} (?:[\p{L}-]+ ){0,2}(?:story|stories|tale|tales|romance)\b|\b${CRY}`,
      'iu',
    ),
  ],
  [
    'happy',
    new RegExp(
      String.raw`\b(?:happy|hopeful|wholesome) ${END}|\bends? (?:well|happily)\b|\bhappily ever after\b`,
      'i',
    ),
  ],
  [
    'open',
    new RegExp(String.raw`\bopen ${END}|\b${OPEN}|\bopen[- ]ended\b|\b(?:ends? on a )?cliff ?hanger\b`, 'i'),
  ],
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
  /^(?:story|premise|tale|scary|bedtime|mystery|romance|pov|letter|monologue|motivation|funny|adventure|scifi)-/

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

const WITH = String.raw`[,;.]?\s*\b(?:(?:and|but|please|it|should|must|that|which|will|has|have|having|give|make|with|an?|the|on|ends?|to|really|very)\s+)*`
const SAID_OF_END = new RegExp(
  String.raw`${WITH}(?:(?:sad|tragic|unhappy|bittersweet|heartbreaking|dark|happy|hopeful|wholesome|open|funny|scary|creepy|twist|surprise|surprising|shocking|unexpected) ${END}|open[- ]ended\b|cliff ?hanger\b(?: at the end)?|${OPEN}|ends? (?:sadly|badly|tragically|in tears|well|happily)\b|${MAKES_CRY})`,
  'giu',
)
const SAD_STORY = new RegExp(
  String.raw`\b${SAD} (?=(?:[\p{L}-]+ ){0,2}(?:story|stories|tale|tales|romance|love)\b)`,
  'giu',
)

/** A prompt without what it says of its end: how it ends is nothing that happens in it. */
export const stripEnd = (prompt: string): string =>
  prompt.replace(SAID_OF_END, '').replace(SAD_STORY, '').replace(/\s+/g, ' ').trim()

/** Whether `sayEnd` answers for how an idea ends. */
export const tellsStory = ({ framework }: Pick<IdeaDraft, 'framework'>): boolean => STORY.test(framework)

/** A tale says in its name how it ends. */
function endsOf({ framework }: IdeaDraft, genre: Genre | null): readonly End[] {
  const end = /^tale-(\p{Ll}+)-/u.exec(framework)?.[1]
  return end === undefined ? ((genre === null ? undefined : KEPT[genre]) ?? []) : (OF_TALES[end] ?? [])
}
const OF_TALES: Readonly<Record<string, readonly End[]>> = lookupTable({
  sad: ['sad'],
  open: ['open', 'twist'],
  warm: ['happy'],
  gentle: ['happy'],
  scary: ['scary', 'twist', 'open'],
  funny: ['funny', 'happy', 'twist'],
})

/** The stories, with a word on an ending that was ordered and that no plot of the genre has; null: of a genre of their own. */
export function sayEnd(
  ideas: readonly IdeaDraft[],
  genre: Genre | null,
  prompt: string,
): readonly IdeaDraft[] {
  const ordered = readEnd(prompt)
  if (ordered === null) return ideas
  const said = `You asked for “${ordered.said}”: none of the built-in stories of this kind ends so.`
  return ideas.map((idea) =>
    endsOf(idea, genre).includes(ordered.end) ? idea : { ...idea, unmet: [...(idea.unmet ?? []), said] },
  )
}
