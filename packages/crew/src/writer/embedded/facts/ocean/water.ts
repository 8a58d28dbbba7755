import type { Fact } from '../../known/fact.ts'

/** The deep sea, reefs and the water itself. */
export const OCEAN_WATER_FACTS: readonly Fact[] = [
  {
    subject: 'water',
    wow: 2,
    tag: 'blue planet',
    question: 'What is the ocean?',
    short: 'The ocean is one salt sea around Earth',
    long: 'The ocean is the salt water that covers seventy one percent of the Earth. It is one connected body with five names: Pacific, Atlantic, Indian, Southern and Arctic.',
    why: [
      'It stores heat, brings rain, and its plankton makes about half of the oxygen that is set free.',
      'Most of its floor has never been seen by anyone.',
    ],
    sources: [{ work: 'Garrison, Oceanography: An Invitation to Marine Science', year: 2015 }],
  },
  {
    subject: 'deep',
    wow: 3,
    tag: 'submarine',
    question: 'How deep does the ocean go?',
    short: 'Everest would drown in the Mariana Trench',
    long: "The ocean's deepest point lies almost eleven kilometers down. Put Mount Everest in it, and the peak would still be two kilometers under water.",
    why: [
      "One plate of the Earth's crust bends under another there, and drags the sea floor down with it.",
      'Two people got there first, in nineteen sixty, inside a steel ball that hung below a tank of gasoline.',
    ],
    sources: [{ work: 'Gardner et al., So, How Deep Is the Mariana Trench?, Marine Geodesy', year: 2014 }],
  },
  {
    subject: 'deep',
    wow: 4,
    tag: 'anglerfish',
    question: 'Who makes the light in the deep sea?',
    short: 'Most animals seen in open water make light',
    long: 'Off California, cameras counted animals from the surface down to four kilometers. About three quarters of them can make their own light.',
    why: [
      'Chemicals in their bodies react and glow without getting hot.',
      'Where the sunlight ends, a glow is a lure, a warning and a way to find a mate.',
    ],
    sources: [
      {
        work: 'Martini and Haddock, Quantification of Bioluminescence from the Surface to the Deep Sea, Scientific Reports',
        year: 2017,
      },
    ],
  },
  {
    subject: 'deep',
    wow: 4,
    tag: 'hydrothermal vent',
    question: 'How can anything live without the Sun?',
    short: 'Some deep sea life runs without sunlight',
    long: 'Around hot springs on the sea floor, whole communities live on chemicals instead of sunlight.',
    why: [
      'Bacteria get their energy from the water that comes out of the vents, and everybody else lives off the bacteria.',
      'Nobody expected it. Geologists looking for hot springs found the first one in nineteen seventy seven.',
    ],
    sources: [
      { work: 'Corliss et al., Submarine Thermal Springs on the Galapagos Rift, Science', year: 1979 },
    ],
  },
  {
    subject: 'deep',
    wow: 3,
    tag: 'fish',
    question: 'How deep can a fish live?',
    short: 'Fish have been filmed eight kilometers down',
    long: 'The deepest fish ever filmed was a young snailfish, near Japan. It was swimming more than eight kilometers down.',
    why: [
      'Special molecules keep its proteins in shape under a pressure that would ruin ours.',
      "It can't go much deeper. Its cells couldn't hold enough of that protection.",
    ],
    sources: [
      {
        work: 'Jamieson et al., Fish in the Deep Ocean: Snailfish at 8,336 Meters, Deep Sea Research',
        year: 2023,
      },
      {
        work: 'Yancey et al., Marine Fish May Be Biochemically Constrained from Inhabiting the Deepest Ocean Depths, PNAS',
        year: 2014,
      },
    ],
  },
  {
    subject: 'deep',
    wow: 3,
    tag: 'eye',
    question: 'What has an eye the size of a soccer ball?',
    short: 'Giant squid eyes rival a soccer ball',
    long: 'The largest eyes we know belong to giant and colossal squid. One measured at least twenty seven centimeters across.',
    why: [
      'An eye that big can spot the glow around a diving sperm whale from more than a hundred meters away.',
      'And sperm whales eat these squid, so it pays to see them coming.',
    ],
    sources: [
      {
        work: 'Nilsson et al., A Unique Advantage for Giant Eyes in Giant Squid, Current Biology',
        year: 2012,
      },
    ],
  },
  {
    subject: 'reef',
    wow: 3,
    tag: 'coral',
    question: 'Is coral a plant, a stone or an animal?',
    short: 'Corals are animals that build stone',
    long: 'A coral is a colony of tiny animals. Each one builds a cup of limestone under itself, and together, they build a reef.',
    why: [
      'Algae live inside their bodies and pay the rent in sugar.',
      'When the water gets too warm, the algae leave, the color goes with them, and the coral starves.',
    ],
    sources: [
      { work: 'Sheppard, Davy and Pilling, The Biology of Coral Reefs, Oxford University Press', year: 2017 },
    ],
  },
  {
    subject: 'reef',
    wow: 4,
    tag: 'clownfish',
    question: 'What happens when the boss of the clownfish dies?',
    short: 'Clownfish can change from male to female',
    long: 'In a clownfish family, the largest fish is the female. When she disappears, the largest male turns into the new female.',
    why: [
      'Then everyone below moves up one place in line.',
      "Looking for a partner elsewhere would mean leaving the anemone, and that's how you get eaten.",
    ],
    sources: [
      {
        work: 'Fricke and Fricke, Monogamy and Sex Change by Aggressive Dominance in Coral Reef Fish, Nature',
        year: 1977,
      },
    ],
  },
  {
    subject: 'reef',
    wow: 5,
    tag: 'mantis shrimp',
    question: 'How can a shrimp punch so hard?',
    short: 'Mantis shrimp punches can make water boil',
    long: 'A mantis shrimp strikes so fast that tiny bubbles form in the water. When they collapse, they hit the prey a second time.',
    why: [
      'A latch in its limb holds the club back while a spring loads up, and then lets go.',
      'Engineers copy the layers of that club, because it almost never cracks.',
    ],
    sources: [
      {
        work: 'Patek and Caldwell, Extreme Impact and Cavitation Forces of a Biological Hammer, Journal of Experimental Biology',
        year: 2005,
      },
      { work: 'Weaver et al., The Stomatopod Dactyl Club, Science', year: 2012 },
    ],
  },
  {
    subject: 'water',
    wow: 3,
    tag: 'map',
    question: 'How well do we know the sea floor?',
    short: 'We map Mars better than our sea floor',
    long: 'The whole surface of Mars has been mapped in more detail than most of our own sea floor.',
    why: [
      "Radar and lasers don't get through deep water, so ships have to scan the bottom with sound.",
      'An international project is trying to finish the job, strip by strip.',
    ],
    sources: [
      { work: 'Mayer et al., The Nippon Foundation GEBCO Seabed 2030 Project, Geosciences', year: 2018 },
    ],
  },
  {
    subject: 'water',
    wow: 4,
    tag: 'plankton',
    question: 'Who made the oxygen of your last breath?',
    short: 'Ocean plankton makes about half our oxygen',
    long: 'About half of all the photosynthesis on Earth happens in the ocean, mostly in drifting cells too small to see.',
    why: [
      "They get eaten almost as fast as they grow. So there's never much of it around, yet it makes a huge share of Earth's oxygen.",
      'One kind, a bacterium found in nineteen eighty six, may be the most common photosynthesizer on Earth.',
    ],
    sources: [
      { work: 'Field et al., Primary Production of the Biosphere, Science', year: 1998 },
      {
        work: 'Partensky, Hess and Vaulot, Prochlorococcus, Microbiology and Molecular Biology Reviews',
        year: 1999,
      },
    ],
  },
  {
    subject: 'water',
    wow: 4,
    tag: 'waterfall',
    question: 'Where is the biggest waterfall on Earth?',
    short: 'The biggest waterfall on Earth is underwater',
    long: "Between Greenland and Iceland, cold water plunges more than three kilometers down. That's farther than any waterfall on land.",
    why: [
      'Cold water is heavier, so it dives under the warm water where the two meet.',
      'And it helps drive the currents that carry heat around the planet.',
    ],
    sources: [{ work: 'Whitehead, Giant Ocean Cataracts, Scientific American', year: 1989 }],
  },
]
