import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { WORKSHOP_FACTS } from './workshop.ts'
import { WIRE_FACTS } from './wires.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'machines',
    tag: 'light bulb',
    claim: 'Edison invented the light bulb',
    correction:
      'Others had built electric lamps for decades. His team made one that lasted, with the whole power system around it.',
    because:
      'In England, Joseph Swan was showing lamps at the same time, and the two ended up in one company.',
    sources: [{ work: "Friedel and Israel, Edison's Electric Light", year: 1986 }],
  },
  {
    subject: 'computers',
    tag: 'typewriter',
    claim: 'the keyboard was designed to slow typists down',
    correction:
      'Researchers who traced its history found no such plan. Telegraph operators seem to have shaped it while they copied Morse code.',
    because: 'The letters kept moving around for years as users complained.',
    sources: [{ work: 'Yasuoka and Yasuoka, On the Prehistory of QWERTY', year: 2011 }],
  },
  {
    subject: 'network',
    tag: 'globe of wires',
    claim: 'the internet and the web are the same thing',
    correction:
      'The web is a set of linked pages that came twenty years after the first network. It is just one of many things that run on the internet.',
    because: 'Email, for one, is older than the web.',
    sources: [{ work: 'Berners-Lee, Weaving the Web', year: 1999 }],
  },
  {
    subject: 'accidents',
    tag: 'space pen',
    claim: 'NASA spent millions on a pen while others used a pencil',
    correction:
      'A private company developed the space pen with its own money, and NASA bought some for a few dollars each. Both sides had used pencils before.',
    because: 'Broken pencil tips that float around a cabin are dangerous, so both sides switched to the pen.',
    sources: [
      {
        work: 'Curtin, Fact or Fiction?: NASA Spent Millions to Develop a Pen That Would Write in Space, Scientific American',
        year: 2006,
      },
    ],
  },
  {
    subject: 'machines',
    tag: 'old car',
    claim: 'Henry Ford invented the car',
    correction:
      'Cars were on the road in Germany more than twenty years before his Model T. He made them cheap.',
    because: 'The moving assembly line cut the work on one car from twelve hours to about one and a half.',
    sources: [{ work: 'Flink, The Automobile Age', year: 1988 }],
  },
  {
    subject: 'machines',
    tag: 'steam engine',
    claim: 'James Watt invented the steam engine',
    correction:
      'Steam engines had been pumping water out of mines for half a century when he repaired one. He made them waste far less.',
    because: 'His idea was a second chamber to cool the steam, so that the main one could stay hot.',
    sources: [{ work: 'Rosen, The Most Powerful Idea in the World', year: 2010 }],
  },
]

/** Inventions and technology: computers, the net, accidents and everyday things. */
export const INVENTIONS_PACK: Pack = {
  id: 'inventions',
  name: 'invention',
  about: 'inventions',
  title: 'Invention',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  unit: { one: 'fact', many: 'facts' },
  words: [
    'invention',
    'inventions',
    'inventor',
    'inventors',
    'technology',
    'tech',
    'innovation',
    'innovations',
    'gadget',
    'gadgets',
    'engineering',
    'machines',
    'science history',
  ],
  subjects: [
    {
      id: 'everyday',
      name: 'everyday things',
      title: 'Everyday Things',
      words: [
        'everyday things',
        'everyday objects',
        'household objects',
        'zipper',
        'velcro',
        'elevator',
        'elevators',
        'tin can',
        'can opener',
        'barcode',
        'barcodes',
        'sticky notes',
      ],
      hooks: [
        'Cans were around for decades before the can opener.',
        'Sticky notes began with a glue that failed.',
        'The barcode was first drawn in beach sand.',
      ],
      arrive: 'You pick up the most ordinary thing on the table.',
    },
    {
      id: 'accidents',
      name: 'lucky accidents',
      title: 'Lucky Accidents',
      words: [
        'accidental inventions',
        'discovered by accident',
        'penicillin',
        'teflon',
        'x ray',
        'x rays',
        'pacemaker',
        'microwave oven',
        'invented by accident',
        'serendipity',
      ],
      hooks: [
        'A moldy dish led to penicillin.',
        'The wrong part led to the heart pacemaker.',
        'A doctor too shy to listen invented the stethoscope.',
      ],
      arrive: 'In a quiet laboratory, something has gone wrong.',
    },
    {
      id: 'machines',
      name: 'great machines',
      title: 'Great Machines',
      words: [
        'airplane',
        'airplanes',
        'aviation',
        'wright brothers',
        'printing press',
        'photography',
        'first photograph',
        'light bulb',
        'lightbulb',
        'steam engine',
      ],
      hooks: [
        'The first flight was shorter than a jumbo jet is wide.',
        'The first person in a photo was getting his shoes shined.',
        "Edison didn't invent the light bulb.",
      ],
      arrive: 'A door opens to a noisy workshop.',
    },
    {
      id: 'computers',
      name: 'computers',
      title: 'Computers',
      words: [
        'computer',
        'computers',
        'transistor',
        'transistors',
        'apollo computer',
        'ada lovelace',
        'computer bug',
        'qwerty',
      ],
      hooks: [
        'The first computer bug on record was a moth.',
        "A woman wrote a program for a computer that didn't exist.",
        'Four kilobytes of memory landed on the Moon.',
      ],
      arrive: 'A computer the size of a room begins to hum.',
    },
    {
      id: 'network',
      name: 'the network',
      title: 'The Network',
      words: [
        'internet',
        'email',
        'emails',
        'wifi',
        'wi-fi',
        'gps',
        'fax',
        'webcam',
        'world wide web',
        'telephone',
      ],
      hooks: [
        'The first message on the internet crashed after two letters.',
        'The fax machine is older than the telephone.',
        "A movie star patented a trick that's in Bluetooth.",
      ],
      arrive: 'You go online for the very first time.',
    },
  ],
  povs: [
    {
      title: 'POV: You Are There When It Is Invented',
      hook: 'POV: you are in the room when it is invented, and nobody is impressed.',
    },
    { title: 'POV: You Live Through Every First Try', hook: 'POV: you are the first person ever to try it.' },
    {
      title: 'POV: History Hands You a Prototype',
      hook: 'POV: somebody hands you a prototype and steps back.',
    },
  ],
  promises: ['nobody saw coming', 'sound invented', 'make your phone look different'],
  versus: 'which one could you live without?',
  calls: ENDINGS.invention,
  hashtags: ['inventions', 'technology', 'history', 'tech', 'didyouknow'],
  facts: [...WORKSHOP_FACTS, ...WIRE_FACTS],
  myths: MYTHS,
}
