import { TOWN_THREADS } from './town-threads.ts'
import type { Grammar } from './story.ts'
import { beat } from './story.ts'

/** A small town that keeps one strange secret. */
export const TOWN_GRAMMAR: Grammar = {
  id: 'town',
  places: [
    { id: 'town', words: ['small town', 'town', 'village', 'small village'], keeper: '', path: '', room: '' },
  ],
  threads: TOWN_THREADS,
  shared: [
    beat(
      'shared-1',
      1.5,
      ['start'],
      [],
      'Nobody there liked to talk about it.',
      'Nobody there liked to talk about it, least of all to someone new.',
    ),
  ],
  calls: [
    'Follow for more.',
    'What do you think is behind it?',
    'Would you have kept the secret?',
    'Follow for another one tomorrow.',
  ],
  hashtags: ['mystery', 'smalltown', 'storytime', 'shortstory', 'fiction'],
}
