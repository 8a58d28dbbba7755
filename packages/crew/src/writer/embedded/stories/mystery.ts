import { LIGHT_THREADS } from './mystery-lights.ts'
import { SIGN_THREADS } from './mystery-signs.ts'
import { RETURN_THREADS } from './mystery-returns.ts'
import type { Grammar } from './story.ts'
import { beat } from './story.ts'

/** A haunted place where somebody vanished. */
export const MYSTERY_GRAMMAR: Grammar = {
  id: 'mystery',
  places: [
    {
      id: 'lighthouse',
      words: ['lighthouse'],
      keeper: 'keeper',
      path: 'spiral staircase',
      room: 'lamp room',
    },
    {
      id: 'house',
      words: ['house', 'mansion', 'cottage', 'cabin', 'farmhouse', 'home', 'villa', 'manor'],
      keeper: 'owner',
      path: 'upstairs hallway',
      room: 'attic',
    },
    {
      id: 'hotel',
      words: ['hotel', 'motel', 'inn', 'resort'],
      keeper: 'night clerk',
      path: 'fourth floor corridor',
      room: 'laundry room',
    },
    {
      id: 'hospital',
      words: ['hospital', 'asylum', 'clinic', 'sanatorium'],
      keeper: 'night nurse',
      path: 'east corridor',
      room: 'records room',
    },
    {
      id: 'school',
      words: ['school', 'library', 'museum', 'university', 'orphanage'],
      keeper: 'caretaker',
      path: 'main corridor',
      room: 'basement archive',
    },
    {
      id: 'theater',
      words: ['theater', 'theatre', 'cinema', 'opera'],
      keeper: 'stage manager',
      path: 'backstage corridor',
      room: 'costume room',
    },
    {
      id: 'castle',
      words: ['castle', 'church', 'monastery', 'abbey', 'tower', 'fortress', 'chapel'],
      keeper: 'caretaker',
      path: 'long gallery',
      room: 'crypt',
    },
    {
      id: 'station',
      words: ['train station', 'station', 'subway', 'factory', 'mine', 'mill', 'warehouse'],
      keeper: 'watchman',
      path: 'service tunnel',
      room: 'boiler room',
    },
  ],
  threads: [...SIGN_THREADS, ...RETURN_THREADS, ...LIGHT_THREADS],
  shared: [
    beat(
      'vanish-shift',
      1,
      [],
      ['vanished'],
      'In {year}, {name}, the {keeper}, locked up for the night and was never seen again.',
      'In {year}, the {keeper}, {name}, disappeared.',
    ),
    beat(
      'vanish-years',
      1,
      [],
      ['vanished'],
      '{name} had been the {keeper} here for eleven years. One night in {year}, the {place} stood empty, and {name} was gone.',
      'One night in {year}, the {keeper}, {name}, was gone.',
    ),
    beat(
      'vanish-light',
      1,
      [],
      ['vanished'],
      'One evening in {year}, neighbors saw {name}, the {keeper}, wave from the door. By morning there was nobody left to wave.',
      'In {year}, {name}, the {keeper}, vanished overnight.',
    ),
    beat(
      'locked',
      1.5,
      ['vanished'],
      [],
      'The doors were locked from the inside.',
      'Every door was locked from the inside, and every key hung on its hook.',
    ),
    beat(
      'supper',
      1.7,
      ['vanished'],
      [],
      'Supper was on the table, still warm.',
      'Supper stood on the table, still warm, with two plates and two glasses.',
    ),
    beat('coat', 1.8, ['vanished'], [], 'The coat and the boots were still by the door.'),
    beat(
      'no-answer',
      2.5,
      ['vanished'],
      [],
      'The file was closed without an answer.',
      'The police wrote eleven pages, and then closed the file without an answer.',
    ),
    beat('locals', 2.6, ['vanished'], [], 'People in town still cross the road rather than walk past it.'),
  ],
  calls: [
    'Follow for more.',
    'Would you go in?',
    'What do you think happened?',
    'Follow for another one tomorrow night.',
    'Tell me what you would have done.',
  ],
  hashtags: ['scarystory', 'mystery', 'haunted', 'horror', 'storytime'],
}
