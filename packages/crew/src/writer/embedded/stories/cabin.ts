import { CABIN_THREADS } from './cabin-threads.ts'
import type { Grammar } from './story.ts'
import { beat } from './story.ts'

/** A cabin far from any road, and something that does not fit. */
export const CABIN_GRAMMAR: Grammar = {
  id: 'cabin',
  places: [
    {
      id: 'cabin',
      words: ['cabin', 'hut', 'cabin in the woods', 'forest cabin', 'log cabin'],
      keeper: '',
      path: '',
      room: '',
    },
    { id: 'forest', words: ['forest', 'woods'], keeper: '', path: '', room: '' },
  ],
  threads: CABIN_THREADS,
  shared: [
    beat(
      'shared-1',
      1.5,
      ['start'],
      [],
      'No phone worked out there.',
      'No phone worked out there, and the next neighbor was an hour away on foot.',
    ),
  ],
  calls: [
    'Follow for more.',
    'Would you have stayed?',
    'What would you have done?',
    'Follow for another one tomorrow night.',
  ],
  hashtags: ['scarystory', 'cabininthewoods', 'storytime', 'horror', 'fiction'],
}
