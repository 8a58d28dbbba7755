import type { Fact } from '../../known/fact.ts'

/** The deep sea, reefs and the water itself. */
export const OCEAN_WATER_FACTS: readonly Fact[] = [
  {
    subject: 'deep',
    wow: 3,
    tag: 'submarine',
    question: 'How deep does the ocean go?',
    short: 'Everest would drown in the Mariana Trench',
    long: 'The deepest point of the ocean lies almost eleven kilometers down. Mount Everest would vanish in it with two kilometers to spare.',
    why: [
      'One plate of the crust bends under another there and drags the sea floor down.',
      'Two people reached it first, in nineteen sixty, inside a steel ball below a tank of gasoline.',
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
      'Chemicals inside their bodies react and glow without getting hot.',
      'Below the reach of the Sun, light is a lure, a warning and a way to find a mate.',
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
    long: 'Around hot springs on the sea floor, whole communities live on chemicals in place of sunlight.',
    why: [
      'Bacteria draw energy from the compounds in the vent water, and everyone else lives off them.',
      'Nobody expected it. Geologists in search of hot springs found the first one in nineteen seventy seven.',
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
    long: 'The deepest fish ever filmed was a young snailfish, swimming more than eight kilometers below the surface near Japan.',
    why: [
      'Special molecules keep its proteins in shape under a pressure that would flatten ours.',
      'Much deeper it cannot go, because its cells could not hold enough of that protection.',
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
    long: 'The largest eyes known belong to giant and colossal squid. One measured at least twenty seven centimeters across.',
    why: [
      'An eye that big can spot the glow around a diving sperm whale from more than a hundred meters away.',
      'Sperm whales eat these squid, so seeing them early is worth a lot.',
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
    long: 'A coral is a colony of tiny animals. Each one builds a cup of limestone under itself, and together they make reefs.',
    why: [
      'Algae live inside their tissue and pay rent in sugar.',
      'When the water gets too warm, the algae go, the color goes, and the coral starves.',
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
    long: 'In a clownfish family, the largest fish is female. When she disappears, the largest male turns into the new female.',
    why: [
      'When that happens, everyone below moves up one place in the line.',
      'Finding a partner elsewhere would mean leaving the anemone, and that is how you get eaten.',
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
    long: 'A mantis shrimp strikes so fast that tiny vapor bubbles form in the water, and their collapse hits the prey a second time.',
    why: [
      'A latch in its limb holds the club while a spring in the limb loads up, and then it lets go.',
      'Engineers copy the layered structure of the club, because it hardly ever cracks.',
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
      'Radar and lasers do not get through deep water, so ships have to scan the bottom with sound.',
      'An international project is working to finish the job, strip by strip.',
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
      'They are eaten almost as fast as they grow, so their mass stays small while their output is huge.',
      'One of them, a bacterium found in nineteen eighty six, may be the most common photosynthesizer on Earth.',
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
    long: 'Between Greenland and Iceland, cold water plunges more than three kilometers down below the surface, farther than any fall on land.',
    why: [
      'Cold water is denser, so it dives under the warmer water when the two meet.',
      'It helps to drive the currents that carry heat around the planet.',
    ],
    sources: [{ work: 'Whitehead, Giant Ocean Cataracts, Scientific American', year: 1989 }],
  },
]
