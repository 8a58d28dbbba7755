import type { Fact } from '../../known/fact.ts'

/** Taste and spice. */
export const TONGUE_FACTS: readonly Fact[] = [
  {
    subject: 'taste',
    wow: 4,
    tag: 'nose',
    question: 'What happens when you hold your nose?',
    short: 'Most of what you call taste is smell',
    long: 'Hold your nose and eat a jelly bean, and you can hardly tell the flavor. Let go, and it suddenly arrives.',
    why: [
      'Aromas travel from the mouth up the back way to the nose while you chew and breathe out.',
      'The tongue itself only knows sweet, salty, sour, bitter and savory.',
    ],
    sources: [{ work: 'Shepherd, Neurogastronomy', year: 2012 }],
  },
  {
    subject: 'taste',
    wow: 3,
    tag: 'seaweed soup',
    question: 'What is the fifth taste?',
    short: 'A soup revealed the fifth taste, umami',
    long: 'In nineteen oh eight, a chemist wondered what made his seaweed broth taste so good. He found glutamate and named the taste umami.',
    why: [
      "It is in ripe tomatoes, old cheese, mushrooms and mother's milk.",
      'About a century later, sensors for it were found on the tongue.',
    ],
    sources: [{ work: 'Ikeda, New Seasonings, Chemical Senses', year: 2002 }],
  },
  {
    subject: 'taste',
    wow: 5,
    tag: 'red berry',
    question: 'Can a berry make lemons sweet?',
    short: 'One berry makes a lemon taste like candy',
    long: 'After a miracle berry, sour things taste sweet for up to an hour.',
    why: [
      'Its protein sticks to your sweet sensors and switches them on as soon as something sour arrives.',
      "Nothing in the lemon changes. It's your tongue that does.",
    ],
    sources: [
      {
        work: 'Koizumi et al., Human Sweet Taste Receptor Mediates Acid-Induced Sweetness of Miraculin, PNAS',
        year: 2011,
      },
    ],
  },
  {
    subject: 'taste',
    wow: 4,
    tag: 'cilantro',
    question: 'Why does cilantro taste like soap?',
    short: 'For some people, cilantro tastes like soap',
    long: 'Some people taste soap in cilantro, and a gene for a smell sensor is one of the reasons.',
    why: [
      'That sensor picks up aldehydes, which are found both in the leaves and in soap.',
      'The gene explains only part of it. Where cilantro is in every dish, fewer people mind it.',
    ],
    sources: [
      {
        work: 'Eriksson et al., A Genetic Variant near Olfactory Receptor Genes Influences Cilantro Preference, Flavour',
        year: 2012,
      },
    ],
  },
  {
    subject: 'taste',
    wow: 4,
    tag: 'potato chips',
    question: 'Can you hear that a chip is fresh?',
    short: 'You can make chips crisper with sound',
    long: 'People bit into chips and heard themselves over headphones. With the high tones turned up, the same chips seemed crisper and fresher.',
    why: [
      'The brain counts the sound of the bite as part of the taste.',
      'A soggy chip disappoints your ears before it disappoints your tongue.',
    ],
    sources: [
      {
        work: 'Zampini and Spence, The Role of Auditory Cues in Modulating the Perceived Crispness of Potato Chips, Journal of Sensory Studies',
        year: 2004,
      },
    ],
  },
  {
    subject: 'taste',
    wow: 5,
    tag: 'red wine',
    question: 'Can a color change what wine tastes like?',
    short: 'Red dye fooled more than fifty wine students',
    long: 'Wine students in France got a white wine that was dyed red. They described it with words for red wine.',
    why: [
      'What the eyes see decides what the nose expects.',
      'The dye had no smell, so nothing else in the glass was different.',
    ],
    sources: [{ work: 'Morrot, Brochet and Dubourdieu, The Color of Odors, Brain and Language', year: 2001 }],
  },
  {
    subject: 'taste',
    wow: 4,
    tag: 'airplane meal',
    question: 'Why does everyone order tomato juice on a plane?',
    short: 'Loud noise changes how your food tastes',
    long: 'In noise as loud as an airplane cabin, sweet tasted weaker to people and umami tasted stronger.',
    why: [
      'A nerve from the tongue runs right through the middle ear, which may be why.',
      'It may also be why tomato juice is so popular above the clouds.',
    ],
    sources: [
      {
        work: 'Yan and Dando, A Crossmodal Role for Audition in Taste Perception, Journal of Experimental Psychology',
        year: 2015,
      },
    ],
  },
  {
    subject: 'spice',
    wow: 4,
    tag: 'chili pepper',
    question: 'Why do chilies feel hot?',
    short: 'Chilies trick the nerve that feels heat',
    long: 'Nothing is hot in a chili. Its capsaicin opens the same sensor that warns you of burning heat.',
    why: [
      'That sensor reacts at about forty three degrees, so your mouth truly believes it is burning.',
      'You sweat and turn red, because the body starts to cool you down.',
    ],
    sources: [
      {
        work: 'Caterina et al., The Capsaicin Receptor: A Heat-Activated Ion Channel in the Pain Pathway, Nature',
        year: 1997,
      },
    ],
  },
  {
    subject: 'spice',
    wow: 5,
    tag: 'bird on chili',
    question: 'Who can eat the hottest chili without blinking?',
    short: 'Birds do not feel how hot a chili is',
    long: 'To a bird, the hottest chili is just fruit. Its version of the heat sensor ignores capsaicin.',
    why: [
      'That suits the plant: birds carry the seeds far, while mammals grind them up.',
      'Some people put chili into bird food to keep squirrels away.',
    ],
    sources: [
      {
        work: 'Jordt and Julius, Molecular Basis for Species-Specific Sensitivity to Hot Chili Peppers, Cell',
        year: 2002,
      },
    ],
  },
  {
    subject: 'spice',
    wow: 3,
    tag: 'mint leaves',
    question: 'Why does mint feel cold?',
    short: 'Mint opens the nerve that feels cold',
    long: 'Mint is not cold at all. Menthol opens the sensor in your nerves that reports cold.',
    why: [
      'A breath of air then feels icy, even in the middle of summer.',
      "It's the chili trick in reverse: another plant, another false alarm.",
    ],
    sources: [
      {
        work: 'McKemy, Neuhausser and Julius, Identification of a Cold Receptor Reveals a General Role for TRP Channels, Nature',
        year: 2002,
      },
    ],
  },
  {
    subject: 'spice',
    wow: 3,
    tag: 'onion',
    question: 'Why do onions make you cry?',
    short: 'A cut onion fires a tear gas at you',
    long: 'A whole onion is harmless. Cut it, and an enzyme makes a gas that your eyes wash away with tears.',
    why: [
      'Chemicals that were kept apart in the cells meet only when the knife comes.',
      'A cold onion and a sharp knife mean less gas and fewer tears.',
    ],
    sources: [{ work: 'Imai et al., An Onion Enzyme That Makes the Eyes Water, Nature', year: 2002 }],
  },
  {
    subject: 'spice',
    wow: 5,
    tag: 'vanilla orchid',
    question: 'Who cracked the secret of vanilla?',
    short: 'A twelve year old boy made vanilla possible',
    long: 'Outside Mexico, vanilla orchids gave almost no pods. In eighteen forty one, Edmond Albius, a boy of twelve in slavery, found out how to pollinate them.',
    why: [
      'He lifted a flap in the flower with a thin stick and pressed two parts together.',
      'Nearly every vanilla pod is still pollinated by hand, with the move he found.',
    ],
    sources: [{ work: 'Ecott, Vanilla: Travels in Search of the Luscious Substance', year: 2004 }],
  },
  {
    subject: 'spice',
    wow: 3,
    tag: 'saffron',
    question: 'Why is saffron so expensive?',
    short: 'A gram of saffron takes over a hundred flowers',
    long: 'A gram of saffron takes about a hundred and fifty crocus flowers, each with just three red threads.',
    why: [
      'The threads are picked out by hand, in a few weeks of fall.',
      "The plant can't even spread on its own. People have to dig up the bulbs and divide them.",
    ],
    sources: [{ work: 'Willard, Secrets of Saffron', year: 2001 }],
  },
]
