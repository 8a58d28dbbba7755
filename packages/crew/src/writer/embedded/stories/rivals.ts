import { RIVALS_THREADS } from './rivals-threads.ts'
import type { Grammar } from './story.ts'
import { beat } from './story.ts'

/** Two who could not stand each other, and what made them friends. */
export const RIVALS_GRAMMAR: Grammar = {
  id: 'rivals',
  places: [
    { id: 'bakery', words: ['bakery', 'restaurant', 'kitchen'], keeper: '', path: '', room: '' },
    { id: 'track', words: ['race', 'track', 'marathon'], keeper: '', path: '', room: '' },
    { id: 'school', words: ['school', 'classroom'], keeper: '', path: '', room: '' },
    { id: 'office', words: ['office', 'work'], keeper: '', path: '', room: '' },
  ],
  threads: RIVALS_THREADS,
  shared: [
    beat(
      'shared-1',
      1.5,
      ['start'],
      [],
      'Nobody remembered how it had begun.',
      'Nobody on the street remembered how it had begun.',
    ),
  ],
  calls: [
    'Follow for more.',
    'Tag your favorite rival.',
    'Send this to someone you used to dislike.',
    'Who is yours?',
  ],
  hashtags: ['storytime', 'friendship', 'rivals', 'shortstory', 'fiction'],
}
