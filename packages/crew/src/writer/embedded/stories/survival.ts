import { ALONE_THREADS } from './survival-alone.ts'
import { FOUND_THREADS } from './survival-found.ts'
import type { Grammar } from './story.ts'
import { beat } from './story.ts'

/** Someone alone against a place, or a discovery that turns everything around. */
export const SURVIVAL_GRAMMAR: Grammar = {
  id: 'survival',
  places: [
    { id: 'desert', words: ['desert', 'sahara', 'dunes'], keeper: '', path: '', room: '' },
    {
      id: 'sea',
      words: ['sea', 'ocean', 'raft', 'pacific', 'atlantic', 'boat', 'ship'],
      keeper: '',
      path: '',
      room: '',
    },
    { id: 'island', words: ['island'], keeper: '', path: '', room: '' },
    { id: 'cave', words: ['cave', 'caves', 'mine', 'underground'], keeper: '', path: '', room: '' },
    {
      id: 'mountain',
      words: ['mountain', 'mountains', 'alps', 'himalayas', 'snow', 'snowstorm', 'blizzard'],
      keeper: '',
      path: '',
      room: '',
    },
    {
      id: 'arctic',
      words: ['arctic', 'antarctica', 'antarctic', 'ice', 'north pole', 'south pole'],
      keeper: '',
      path: '',
      room: '',
    },
    { id: 'jungle', words: ['jungle', 'rainforest', 'amazon'], keeper: '', path: '', room: '' },
    { id: 'forest', words: ['forest', 'woods', 'wilderness'], keeper: '', path: '', room: '' },
    { id: 'wreck', words: ['wreck', 'shipwreck', 'diver', 'treasure'], keeper: '', path: '', room: '' },
    {
      id: 'museum',
      words: ['museum', 'heist', 'painting', 'robbery', 'thief', 'vault'],
      keeper: '',
      path: '',
      room: '',
    },
  ],
  threads: [...ALONE_THREADS, ...FOUND_THREADS],
  shared: [
    beat(
      'night-alone',
      2.4,
      ['stranded'],
      [],
      'The night was longer than the day.',
      '{He} talked aloud through the night, just to hear a voice.',
    ),
    beat(
      'rule-of-calm',
      1.5,
      ['stranded'],
      [],
      'Panic was the first enemy.',
      'Panic was the first enemy, so {he} sat down and breathed until it passed.',
    ),
    beat('thought-of-home', 4.5, ['stranded'], [], '{He} thought of home and kept going.'),
    beat(
      'told-nobody',
      4.6,
      ['violins'],
      [],
      'For a week {he} told nobody.',
      'For a week {he} told nobody and slept badly.',
    ),
    beat('old-story', 1.5, ['wreck'], [], 'Children in the harbor grew up with the story of that ship.'),
    beat(
      'police',
      2.5,
      ['open'],
      [],
      'The police found no prints.',
      'The police found no prints, no tools and no reason.',
    ),
    beat('coffee', 1.5, ['guard'], [], 'Nothing ever happened on {his} shift.'),
  ],
  calls: [
    'Follow for more.',
    'Follow for the next story.',
    'What would you have done?',
    'Send this to someone who loves a good story.',
  ],
  hashtags: ['storytime', 'shortstory', 'survivalstory', 'adventure', 'fiction'],
}
