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
    because: 'The myth helped to sell pills of shark cartilage, and no good trial has shown that they work.',
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
      'Water itself is faintly blue. It soaks up red light, and the deeper the light goes, the bluer it gets.',
    because: 'Ask a diver. Far down, with no sky in sight, everything is blue.',
    sources: [{ work: 'Braun and Smirnov, Why Is Water Blue?, Journal of Chemical Education', year: 1993 }],
  },
  {
    subject: 'reef',
    tag: 'goldfish',
    claim: 'fish have a memory of three seconds',
    correction:
      'Fish can learn things and remember them for months. Trained ones come back to a signal that once meant food.',
    because: 'They also learn escape routes, and recognize other fish they have met.',
    sources: [{ work: 'Brown, Fish Intelligence, Sentience and Ethics, Animal Cognition', year: 2015 }],
  },
  {
    subject: 'whales',
    tag: 'whale spout',
    claim: 'whales spray water out of the blowhole',
    correction:
      "That cloud is breath. It's warm, damp air that turns to mist, plus some spray from around the hole.",
    because: "The blowhole is a nostril, and in whales it isn't even connected to the mouth.",
    sources: [{ work: 'Berta, Sumich and Kovacs, Marine Mammals: Evolutionary Biology', year: 2015 }],
  },
  {
    subject: 'octopus',
    tag: 'octopus',
    claim: 'an octopus squirts ink only to hide behind it',
    correction:
      'It can also leave a thick blob about its own size as a decoy, and slip away while the hunter bites the ink.',
    because: 'The ink seems to numb the senses of some hunters, too.',
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
        'Half of the oxygen made on Earth comes from the ocean.',
        "We've mapped Mars better than our own sea floor.",
        'The biggest waterfall on Earth is under water.',
      ],
      arrive: 'You slip below the surface.',
    },
    {
      id: 'turtles',
      name: 'sea turtles',
      title: 'Sea Turtles',
      words: ['turtle', 'turtles', 'sea turtle', 'sea turtles'],
      hooks: [
        'Warm sand turns baby sea turtles into girls.',
        'Sea turtles are born with a compass.',
        'A sea turtle can find the beach where it hatched.',
      ],
      arrive: 'A sea turtle paddles past.',
    },
    {
      id: 'reef',
      name: 'the reef',
      title: 'The Reef',
      words: ['reef', 'coral', 'corals', 'coral reef', 'coral reefs', 'clownfish', 'mantis shrimp'],
      hooks: [
        'This shrimp punches so hard that the water boils.',
        'When the boss dies, a male clownfish becomes a female.',
        "Coral isn't a plant, and it isn't a stone.",
      ],
      arrive: 'The reef spreads out below you.',
    },
    {
      id: 'sharks',
      name: 'sharks',
      title: 'Sharks',
      words: ['shark', 'sharks'],
      hooks: [
        'Sharks are older than trees.',
        'This shark may have been alive before Mozart was.',
        "You can't hide from a shark, not even under sand.",
      ],
      arrive: 'A shadow turns. It is a shark.',
    },
    {
      id: 'octopus',
      name: 'the octopus',
      title: 'The Octopus',
      words: ['octopus', 'octopuses', 'octopi', 'cephalopod', 'cephalopods'],
      hooks: [
        'An octopus keeps most of its brain cells in its arms.',
        "It changes color in a blink, and it's probably color blind.",
        'Three hearts, blue blood, and arms that taste.',
      ],
      arrive: "One of the rocks opens an eye. It's an octopus.",
    },
    {
      id: 'whales',
      name: 'whales',
      title: 'Whales',
      words: ['whale', 'whales', 'dolphin', 'dolphins', 'blue whale', 'blue whales'],
      hooks: [
        'Sperm whales sleep standing up.',
        "A blue whale's heart can beat just twice a minute.",
        'Some whales live for two hundred years.',
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
        'Drop Everest into the deepest sea, and it disappears.',
        'Most animals out in the open ocean can glow.',
        "There's an animal with an eye like a soccer ball.",
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
  calls: ENDINGS.ocean,
  hashtags: ['ocean', 'marinelife', 'sealife', 'oceanfacts', 'nature'],
}
