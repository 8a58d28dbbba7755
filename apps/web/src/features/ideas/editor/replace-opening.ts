import { splitSentences } from '@hookreel/film'

/** The first sentence of a script. */
export const firstOf = (script: string): string => splitSentences(script)[0] ?? ''

/** A script with another first sentence; the rest stays to the letter. */
export function replaceOpening(script: string, opening: string): string {
  const first = firstOf(script)
  if (first === '') return opening
  const words = first.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return script.replace(new RegExp(words.join(String.raw`\s+`), 'u'), () => opening)
}
