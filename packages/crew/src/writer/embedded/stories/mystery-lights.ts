import type { Thread } from './story.ts'
import { beat } from './story.ts'

/** Things seen from outside, and what was standing there. */
export const LIGHT_THREADS: readonly Thread[] = [
  {
    id: 'two-to-three',
    title: 'The Light Between Two and Three',
    summary: 'A light without a lamp has a keeper after all.',
    tags: ['light', 'window'],
    places: [],
    hooks: [
      'From two to three at night, there is light in this {place}.',
      'This {place} has no power, and one bright window.',
    ],
    brief:
      'An electrician went in to look. At two he switched on his flashlight, and saw what people had been seeing for years: him.',
    beats: [
      beat(
        'power',
        2,
        ['vanished'],
        ['no-power'],
        'Within a week the power was cut, and a man from the town took every bulb home with him.',
        'Then the power was cut for good.',
      ),
      beat(
        'window',
        3,
        ['no-power'],
        ['window'],
        'Yet each night from two to three, people on the road saw a light move slowly around the {room}.',
        'Yet people saw a light in the {room} each night.',
      ),
      beat(
        'electrician',
        4,
        ['window'],
        ['electrician'],
        'In the end an electrician offered to look, alone, for a bet. He found no wire, no lamp and no candle.',
        'An electrician went in and found no lamp.',
      ),
      beat(
        'wait',
        5,
        ['electrician'],
        ['wait'],
        'So he sat down on the floor of the {room} and waited. At two, it got so dark that he took out his flashlight.',
        'He waited in the {room} until two.',
      ),
    ],
    end: beat(
      'beam',
      6,
      ['window', 'wait'],
      ['end'],
      'He walked around the room with it, once, slowly, and then he stopped. He knew now what they had been seeing from the road all those years. He is still up there.',
      'He switched on his flashlight, and knew what they had been seeing from the road. He is still up there.',
    ),
  },
  {
    id: 'portrait',
    title: 'The Portrait That Looked Away',
    summary: 'A portrait turns around, a little each year.',
    tags: ['portrait', 'painting'],
    places: [],
    hooks: [
      'The portrait in this {place} used to look to the left.',
      'Never photograph the portrait in the {place} twice.',
    ],
    brief:
      'In old photos {name} looks out of the frame. Each year the head turns farther. This spring the frame held a painted corridor, and nobody in it.',
    beats: [
      beat(
        'hung',
        2,
        ['vanished'],
        ['portrait'],
        'A portrait of {name} stayed behind on the wall by the {path}. The eyes follow nobody, they look to the left.',
        'A portrait of {name} stayed behind.',
      ),
      beat(
        'two-photos',
        3,
        ['portrait'],
        ['photos'],
        'Years later a visitor found that in her picture, the eyes looked straight ahead. She thought of the light.',
        'In one photo, its eyes looked straight ahead.',
      ),
      beat(
        'row',
        4,
        ['photos'],
        ['row'],
        'A student laid forty years of snapshots side by side. First the eyes had turned, then the head, then the shoulders.',
        'Side by side, the photos showed it turning around.',
      ),
      beat(
        'cloth',
        5,
        ['row'],
        ['cloth'],
        'In the newest one, all you saw was a back. That evening they hung a cloth over the frame and locked up.',
        'They covered it with a cloth and locked up.',
      ),
    ],
    end: beat(
      'empty-frame',
      6,
      ['row', 'cloth'],
      ['end'],
      'In the morning the cloth hung as before. Under it was the painted {path}, long and empty, and at the far end of it, a door stood open.',
      'Under the cloth was the painted {path}, empty, and at its end an open door.',
    ),
  },
]
