import { UNDERDOG_THREADS } from './underdog-threads.ts'
import type { Grammar } from './story.ts'
import { beat } from './story.ts'

/** Somebody whom nobody bets on, and the one thing they had. */
export const UNDERDOG_GRAMMAR: Grammar = {
  id: 'underdog',
  places: [
    {
      id: 'stadium',
      words: ['stadium', 'soccer', 'football', 'match', 'team'],
      keeper: '',
      path: '',
      room: '',
    },
    { id: 'piano', words: ['piano', 'stage', 'concert', 'music'], keeper: '', path: '', room: '' },
    { id: 'school', words: ['school', 'contest', 'competition'], keeper: '', path: '', room: '' },
    { id: 'sea', words: ['regatta', 'rowing'], keeper: '', path: '', room: '' },
  ],
  threads: UNDERDOG_THREADS,
  shared: [
    beat(
      'shared-1',
      1.5,
      ['start'],
      [],
      'Nobody expected anything.',
      'Nobody expected anything, and most people said so.',
    ),
  ],
  calls: [
    'Follow for more.',
    'Save this for a hard day.',
    'Send this to someone who is about to give up.',
    'Who needs to hear this?',
  ],
  hashtags: ['motivation', 'underdog', 'storytime', 'nevergiveup', 'fiction'],
}
