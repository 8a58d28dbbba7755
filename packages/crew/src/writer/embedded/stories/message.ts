import { MESSAGE_THREADS } from './message-threads.ts'
import type { Grammar } from './story.ts'

/** A last message, a wrong number, a phone that knows too much. */
export const MESSAGE_GRAMMAR: Grammar = {
  id: 'message',
  places: [
    {
      id: 'phone',
      words: ['phone', 'cell phone', 'telephone', 'smartphone'],
      keeper: '',
      path: '',
      room: '',
    },
  ],
  threads: MESSAGE_THREADS,
  shared: [],
  calls: [
    'Follow for more.',
    'Would you have answered?',
    'What would you have done?',
    'Send this to someone who never picks up.',
  ],
  hashtags: ['storytime', 'scarystory', 'phone', 'shortstory', 'fiction'],
}
