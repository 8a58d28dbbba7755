import { CONTACT_THREADS } from './contact-threads.ts'
import type { Grammar } from './story.ts'
import { beat } from './story.ts'

/** The first contact, and how differently it could go. */
export const CONTACT_GRAMMAR: Grammar = {
  id: 'contact',
  places: [
    { id: 'telescope', words: ['telescope', 'observatory', 'radio'], keeper: '', path: '', room: '' },
    { id: 'farm', words: ['farm', 'field', 'crop circle'], keeper: '', path: '', room: '' },
    {
      id: 'ship',
      words: ['spaceship', 'space station', 'spacecraft', 'mars'],
      keeper: '',
      path: '',
      room: '',
    },
  ],
  threads: CONTACT_THREADS,
  shared: [
    beat(
      'shared-1',
      1.5,
      ['start'],
      [],
      'It was a night like any other.',
      'It was a night like any other, clear and cold.',
    ),
  ],
  calls: [
    'Follow for more.',
    'What would you have answered?',
    'What would you have done?',
    'Send this to someone who looks up at night.',
  ],
  hashtags: ['scifi', 'firstcontact', 'aliens', 'storytime', 'fiction'],
}
