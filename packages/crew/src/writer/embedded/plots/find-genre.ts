import type { Genre } from './genre.ts'

const GENRES: readonly (readonly [Genre, RegExp])[] = [
  ['pov', /^(?:an?\s+)?pov\b|\bpov (?:story|video)\b/i],
  [
    'letter',
    /\b(?:letters? to|write to|an? (?:open |love |goodbye |farewell |thank[- ]you )?letter (?:to|for)|love letter)\b/i,
  ],
  [
    'monologue',
    /\b(?:monologues?|soliloqu\w+|diary of an?|from the (?:perspective|point of view|view) of)\b/i,
  ],
  [
    'motivation',
    /\b(?:motivation(?:al)?|pep talk|inspirational (?:speech|video|message|words|talk)|inspire me|motivate me|inspiring (?:speech|words|message|talk))\b/i,
  ],
  [
    'bedtime',
    /\b(?:bedtime|good ?night (?:story|tale)|lullaby story|sleep story|story to (?:fall asleep|sleep)|calming story)\b/i,
  ],
  [
    'romance',
    /\b(?:love (?:story|stories)|romances?|romantic (?:story|tale|short|comedy)|(?:story|tale) (?:about|of) (?:falling in )?love|meet[- ]cute)\b/i,
  ],
  [
    'scary',
    /\b(?:scary|horror|creepy|spooky|terrifying|ghost|eerie|chilling|disturbing|haunted|campfire)\b.*\b(?:story|stories|tale|tales|something|set|in|about)\b|\b(?:something|anything) (?:scary|creepy|spooky)\b|\bcreepypasta\b|\b(?:story|stories|tales?) (?:that (?:is|are) )?(?:scary|creepy|spooky)\b/i,
  ],
  [
    'mystery',
    /\b(?:mystery|detective|crime|murder|whodunit|noir) (?:story|stories|tale|short)\b|\b(?:story|tale) (?:of|about) an? (?:missing|stolen|lost|disappeared|detective|secret)\b|\bwhodunit\b/i,
  ],
  [
    'bedtime',
    /\b(?:fairy ?tales?|(?:children's|kids'?|child's) (?:story|stories|tale)|(?:story|tale) for (?:kids|children|my (?:son|daughter|kids|children|toddler)))\b/i,
  ],
]
/** What tells of stories rather than telling one. */
const ABOUT_STORIES =
  /\b(?:how to|tips|facts?|why do|why are|history of|best|top \d+|review|movies?|films?|books?|games?|ideas for|instagram|success stor\w+|true stor\w+|real stor\w+|the story of|my (?:own )?story)\b/i
const STORY =
  /\b(?:story|tale|short story)\b.*\b(?:about|of|where|with|in|set|between)\b|^(?:write|tell)\b.*\b(?:story|tale)\b|^\w+ story$/i

/** The genre of story that a prompt asks for; null when it asks for none. */
export function findGenre(prompt: string): Genre | null {
  if (ABOUT_STORIES.test(prompt)) return null
  const found = GENRES.find(([, pattern]) => pattern.test(prompt))?.[0]
  if (found !== undefined) return found
  if (!STORY.test(prompt)) return null
  return /\b(?:animals?|dragon|fox|bear|bunny|rabbit|kitten|puppy|robot|little|princess|unicorn|mouse|owl)\b/i.test(
    prompt,
  )
    ? 'bedtime'
    : 'mystery'
}
