import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { OCEAN_LIFE_FACTS } from './life.ts'
import { OCEAN_WATER_FACTS } from './water.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'sharks',
    tag: 'shark',
    claim: 'sharks do not get cancer',
    correction: 'Sharks get tumors like other animals. Scientists have described dozens of cases.',
    because:
      'The belief helped to sell pills of shark cartilage, and no good trial has shown that they work.',
    sources: [
      {
        work: 'Ostrander et al., Shark Cartilage, Cancer and the Growing Threat of Pseudoscience, Cancer Research',
        year: 2004,
      },
    ],
  },
  {
    subject: 'water',
    tag: 'sky',
    claim: 'the sea is blue because it reflects the sky',
    correction:
      'Water itself is faintly blue. It absorbs red light, and the deeper the light travels, the bluer it gets.',
    because: 'Divers see it well. Far down, with no sky in sight, everything is blue.',
    sources: [{ work: 'Braun and Smirnov, Why Is Water Blue?, Journal of Chemical Education', year: 1993 }],
  },
  {
    subject: 'reef',
    tag: 'goldfish',
    claim: 'fish have a memory of three seconds',
    correction:
      'Fish can learn and remember for months. Trained ones return to a signal that once meant food.',
    because: 'They also learn escape routes, and recognize other fish they have met.',
    sources: [{ work: 'Brown, Fish Intelligence, Sentience and Ethics, Animal Cognition', year: 2015 }],
  },
  {
    subject: 'whales',
    tag: 'whale spout',
    claim: 'whales spray water out of the blowhole',
    correction:
      'That cloud is breath. It is warm, damp air that turns to mist, with some spray from around the hole.',
    because: 'The blowhole is a nostril, and in whales it does not even connect to the mouth.',
    sources: [{ work: 'Berta, Sumich and Kovacs, Marine Mammals: Evolutionary Biology', year: 2015 }],
  },
  {
    subject: 'octopus',
    tag: 'octopus',
    claim: 'an octopus squirts ink only to hide behind it',
    correction:
      'It can also leave a thick blob about its own size as a decoy and slip away while the hunter bites that.',
    because: 'The ink seems to bother the senses of some hunters as well.',
    sources: [
      {
        work: 'Derby, Cephalopod Ink: Production, Chemistry, Functions and Applications, Marine Drugs',
        year: 2014,
      },
    ],
  },
  {
    subject: 'sharks',
    tag: 'shark fin',
    claim: 'every shark must keep swimming or it dies',
    correction:
      'Many sharks rest on the bottom and pump water over their gills. Nurse sharks lie still for hours.',
    because: 'Some fast swimmers, such as the great white, do have to keep moving to breathe.',
    sources: [{ work: 'Carrier, Musick and Heithaus, Biology of Sharks and Their Relatives', year: 2012 }],
  },
]

/** The ocean and what lives in it. */
export const OCEAN_PACK: Pack = {
  id: 'ocean',
  name: 'ocean',
  about: 'the ocean',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  title: 'Ocean',
  unit: { one: 'fact', many: 'facts' },
  words: [
    'ocean',
    'oceans',
    'sea',
    'marine life',
    'sea life',
    'sea creatures',
    'ocean animals',
    'sea animals',
    'marine animals',
    'marine biology',
    'ocean creatures',
    'underwater',
  ],
  subjects: [
    {
      id: 'water',
      name: 'the ocean itself',
      title: 'The Ocean Itself',
      words: ['sea floor', 'seafloor', 'ocean water', 'plankton', 'ocean floor'],
      hooks: [
        'The ocean is hiding things larger than mountains.',
        'Most of this planet is a place we never look at.',
        'You owe the ocean more than a nice view.',
      ],
      arrive: 'You slip below the surface.',
    },
    {
      id: 'turtles',
      name: 'sea turtles',
      title: 'Sea Turtles',
      words: ['turtle', 'turtles', 'sea turtle', 'sea turtles'],
      hooks: [
        'Sea turtles know something no phone can tell you.',
        'A turtle is born with a map nobody drew.',
        'Before it hatches, a sea turtle is already strange.',
      ],
      arrive: 'A sea turtle paddles past.',
    },
    {
      id: 'reef',
      name: 'the reef',
      title: 'The Reef',
      words: ['reef', 'coral', 'corals', 'coral reef', 'coral reefs', 'clownfish', 'mantis shrimp'],
      hooks: [
        'A reef looks peaceful, and it is anything but.',
        'Nothing on a coral reef is what it seems.',
        'On the reef, small animals do outrageous things.',
      ],
      arrive: 'The reef spreads out below you.',
    },
    {
      id: 'sharks',
      name: 'sharks',
      title: 'Sharks',
      words: ['shark', 'sharks'],
      hooks: [
        'Sharks are not what the films told you.',
        'Nothing alive has seen more history than a shark.',
        'You should worry less about sharks, and wonder more.',
      ],
      arrive: 'A shadow turns. It is a shark.',
    },
    {
      id: 'octopus',
      name: 'the octopus',
      title: 'The Octopus',
      words: ['octopus', 'octopuses', 'octopi', 'cephalopod', 'cephalopods'],
      hooks: [
        'The octopus is as close to an alien as we have met.',
        'Everything about the octopus is built the wrong way around.',
        'If an octopus studied you, it would feel sorry for you.',
      ],
      arrive: 'One of the rocks opens an eye. Octopus.',
    },
    {
      id: 'whales',
      name: 'whales',
      title: 'Whales',
      words: ['whale', 'whales', 'dolphin', 'dolphins', 'blue whale', 'blue whales'],
      hooks: [
        'Whales live in a way that no one expected.',
        'The biggest lives on Earth are also the least known.',
        'Dolphins and whales have been keeping up with us for ages.',
      ],
      arrive: 'Something enormous hums. Whales.',
    },
    {
      id: 'deep',
      name: 'the deep sea',
      title: 'The Deep Sea',
      words: [
        'deep sea',
        'deep ocean',
        'mariana trench',
        'giant squid',
        'deep sea creatures',
        'bioluminescence',
      ],
      hooks: [
        'Down where the light ends, life gets inventive.',
        'The deep sea is not empty. It is glowing.',
        'Far below the waves, the rules change.',
      ],
      arrive: 'The light is gone now. This is the deep sea.',
    },
  ],
  facts: [...OCEAN_LIFE_FACTS, ...OCEAN_WATER_FACTS],
  myths: MYTHS,
  povs: [
    { title: 'POV: You Let Go of the Boat', hook: 'POV: you let go of the boat and start to sink.' },
    {
      title: 'POV: Your Dive Never Stops Going Down',
      hook: 'POV: your dive keeps going down, and you can still breathe.',
    },
    { title: 'POV: The Sea Lets You In', hook: 'POV: for one minute, the sea lets you see everything.' },
  ],
  promises: ['sound invented', 'make the beach feel different', 'are stranger than fiction'],
  versus: 'which one is more amazing?',
  listCall: 'Which one would you dive for?',
  calls: ENDINGS.ocean,
  hashtags: ['ocean', 'marinelife', 'sealife', 'oceanfacts', 'nature'],
}
