import { LETTER_THREADS } from './letter-threads.ts'
import type { Grammar } from './story.ts'

/** Something lost is found, years later, by the right person. */
export const LETTER_GRAMMAR: Grammar = {
  id: 'letter',
  places: [
    { id: 'attic', words: ['attic'], keeper: '', path: '', room: '' },
    { id: 'beach', words: ['beach', 'message in a bottle', 'bottle'], keeper: '', path: '', room: '' },
    { id: 'library', words: ['library', 'book'], keeper: '', path: '', room: '' },
    { id: 'market', words: ['flea market', 'market'], keeper: '', path: '', room: '' },
  ],
  threads: LETTER_THREADS,
  shared: [],
  calls: [
    'Follow for more.',
    'What would you have done?',
    'Send this to someone who keeps old letters.',
    'Tell me what you once found.',
  ],
  hashtags: ['storytime', 'letter', 'shortstory', 'lostandfound', 'fiction'],
}
