import type { StyleId } from '@hookreel/film'

/** How prompts name the styles. */
const NAMED: readonly (readonly [StyleId, RegExp])[] = [
  ['documentary', /\bdocumentary[ -](?:style|look)\b|\b(?:style of|like) an? documentary\b/i],
  ['default', /\bcinematic\b/i],
  ['anime', /\banime[ -](?:style|look|video|film)\b|\bin anime\b/i],
  ['superhero', /\b(?:comic(?: book)?|superhero)[ -](?:style|look)\b/i],
  ['crayon_drawing', /\bcrayons?\b/i],
  ['horror', /\bhorror[ -](?:style|look)\b/i],
]

/** What is told to be afraid of. */
const SCARY =
  /\b(?:scary|creepy|horror|haunted|spooky|ghost) (?:\w+ ){0,3}?(?:story|stories|tale|tales)\b|\b(?:story|tale) .*\b(?:haunted|ghost|creepy|scary)\b/i

/** The style that a prompt names for its film; nothing where it names none. */
export const styleAsked = (prompt: string): StyleId | undefined =>
  NAMED.find(([, words]) => words.test(prompt))?.[0]

/** The style that goes with a prompt, for somebody who has chosen none yet. */
export const styleFitting = (prompt: string): StyleId => (SCARY.test(prompt) ? 'horror' : 'default')
