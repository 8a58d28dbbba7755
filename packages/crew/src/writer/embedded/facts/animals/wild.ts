import type { Fact } from '../../known/fact.ts'

/** Insects, wild mammals and small survivors. */
export const WILD_FACTS: readonly Fact[] = [
  {
    subject: 'insects',
    wow: 5,
    tag: 'bee',
    question: 'Can an insect understand nothing?',
    short: 'Honeybees understand the idea of zero',
    long: 'Bees that were taught to pick the smaller number chose an empty card over one with dots. They put zero below one.',
    why: [
      'None of their training had used an empty card.',
      "A bee's brain has fewer than a million neurons. Yours has some eighty six billion.",
    ],
    sources: [{ work: 'Howard et al., Numerical Ordering of Zero in Honey Bees, Science', year: 2018 }],
  },
  {
    subject: 'insects',
    wow: 4,
    tag: 'honeycomb',
    question: 'How does a bee give directions?',
    short: 'Bees dance directions to food',
    long: 'A bee that finds food comes home and dances in a figure eight. The angle of the dance tells the others which way to fly.',
    why: [
      'Straight up the comb means toward the Sun, and a longer waggle means farther away.',
      'The man who decoded it won a Nobel Prize.',
    ],
    sources: [{ work: 'von Frisch, The Dance Language and Orientation of Bees', year: 1967 }],
  },
  {
    subject: 'insects',
    wow: 5,
    tag: 'dung beetle',
    question: 'Who steers by the Milky Way?',
    short: 'Dung beetles find their way by the Milky Way',
    long: 'On moonless nights, dung beetles keep a straight line by the glow of the Milky Way.',
    why: [
      'With little caps that hid the sky, they wandered in loops. In a planetarium, the glowing band alone was enough.',
      'A straight line gets the ball away before another beetle can steal it.',
    ],
    sources: [
      { work: 'Dacke et al., Dung Beetles Use the Milky Way for Orientation, Current Biology', year: 2013 },
    ],
  },
  {
    subject: 'insects',
    wow: 4,
    tag: 'ants',
    question: 'How many ants are there for each of us?',
    short: 'There are millions of ants for every person',
    long: "Counted with great care, the ants on Earth come to about twenty quadrillion. That's some two and a half million for each of us.",
    why: [
      'The number comes from hundreds of studies that sifted soil and leaves all over the world.',
      'Together, they outweigh all the wild birds and wild mammals there are.',
    ],
    sources: [
      {
        work: 'Schultheiss et al., The Abundance, Biomass, and Distribution of Ants on Earth, PNAS',
        year: 2022,
      },
    ],
  },
  {
    subject: 'insects',
    wow: 4,
    tag: 'trap jaw ant',
    question: 'What is faster than a blink by a thousand times?',
    short: 'One ant snaps its jaws at highway speed',
    long: 'A trap jaw ant snaps its jaws shut at more than a hundred and twenty kilometers per hour, in a fraction of a millisecond.',
    why: [
      'Its muscles load the jaw slowly, like a crossbow. Then a latch lets go.',
      'When it snaps them against the ground, the ant flies through the air and out of danger.',
    ],
    sources: [
      {
        work: 'Patek et al., Multifunctionality and Mechanical Origins: Ballistic Jaw Propulsion in Trap-Jaw Ants, PNAS',
        year: 2006,
      },
    ],
  },
  {
    subject: 'mammals',
    wow: 4,
    tag: 'elephant',
    question: 'How can you hear with your feet?',
    short: 'Elephants can listen through the ground',
    long: "An elephant's low rumble also travels through the soil, and other elephants pick it up with their feet and trunks.",
    why: [
      'They freeze, lean forward and press their feet down, as if to hear better.',
      'Play a recorded warning call into the ground alone, and the herd still reacts.',
    ],
    sources: [
      {
        work: "O'Connell-Rodwell, Keeping an Ear to the Ground: Seismic Communication in Elephants, Physiology",
        year: 2007,
      },
    ],
  },
  {
    subject: 'mammals',
    wow: 5,
    tag: 'mole rat',
    question: 'Who can live eighteen minutes without air?',
    short: 'Naked mole rats survived eighteen minutes without oxygen',
    long: 'In a lab, naked mole rats lived through eighteen minutes with no oxygen at all, and recovered.',
    why: [
      'Their cells switch to fructose, a fuel that burns without air.',
      "Their burrows are crowded and stuffy, so it's a good trick to have.",
    ],
    sources: [
      {
        work: 'Park et al., Fructose-Driven Glycolysis Supports Anoxia Resistance in the Naked Mole-Rat, Science',
        year: 2017,
      },
    ],
  },
  {
    subject: 'mammals',
    wow: 4,
    tag: 'platypus',
    question: 'How do you hunt with eyes, ears and nose shut?',
    short: 'A platypus hunts by feeling electricity',
    long: 'Under water, a platypus closes its eyes, ears and nose. Its bill senses the tiny electric fields of its prey.',
    why: [
      'Every muscle that moves gives off a little current, even in a shrimp under a stone.',
      'It also lays eggs, and the male has venom, so electricity almost seems normal.',
    ],
    sources: [
      { work: 'Scheich et al., Electroreception and Electrolocation in Platypus, Nature', year: 1986 },
    ],
  },
  {
    subject: 'mammals',
    wow: 5,
    tag: 'wombat',
    question: 'Who produces cubes?',
    short: 'Wombats leave droppings in the shape of cubes',
    long: 'Wombat droppings are cubes. They get their corners inside the body, in the last part of a very long gut.',
    why: [
      'The gut wall is stiffer in some places than in others, so it squeezes corners into the drying material.',
      'Wombats leave them on rocks and logs to mark the spot, and some think that a cube is less likely to roll off.',
    ],
    sources: [
      {
        work: 'Yang et al., Intestines of Non-Uniform Stiffness Mold the Corners of Wombat Feces, Soft Matter',
        year: 2021,
      },
    ],
  },
  {
    subject: 'mammals',
    wow: 3,
    tag: 'giraffe',
    question: "How many bones are in a giraffe's neck?",
    short: "A giraffe's neck has as many bones as yours",
    long: 'A giraffe has seven bones in its neck, the same number as you. Each of them is just enormous.',
    why: [
      'Almost all mammals have seven, from mice to whales.',
      'Sloths and manatees are the famous exceptions.',
    ],
    sources: [
      {
        work: 'Badlangana et al., The Giraffe Cervical Vertebral Column, Zoological Journal of the Linnean Society',
        year: 2009,
      },
    ],
  },
  {
    subject: 'survivors',
    wow: 5,
    tag: 'tardigrade',
    question: 'Who survived open space without a suit?',
    short: 'Water bears survived ten days in open space',
    long: 'Tiny animals called water bears spent ten days in open space. Back on Earth, many of them woke up.',
    why: [
      'They dry out, curl into a barrel and nearly stop living until water comes back.',
      'The vacuum barely harmed them. It was the full sunlight up there that killed most.',
    ],
    sources: [
      {
        work: 'Jonsson et al., Tardigrades Survive Exposure to Space in Low Earth Orbit, Current Biology',
        year: 2008,
      },
    ],
  },
  {
    subject: 'survivors',
    wow: 4,
    tag: 'frozen frog',
    question: 'Can a frozen heart start again?',
    short: 'Wood frogs freeze solid and hop away in spring',
    long: 'In winter, a wood frog freezes. More than half of its body water turns to ice, and its heart stops.',
    why: [
      'The liver floods the body with sugar, which protects the cells from the inside.',
      'In spring it thaws, its heart starts again, and it hops off.',
    ],
    sources: [{ work: 'Storey and Storey, Freeze Tolerance in Animals, Physiological Reviews', year: 1988 }],
  },
  {
    subject: 'survivors',
    wow: 4,
    tag: 'gecko',
    question: 'How do you climb glass without glue?',
    short: 'Geckos climb glass with millions of tiny hairs',
    long: "A gecko's toes carry hundreds of thousands of hairs, with tips so fine that they cling to single molecules.",
    why: [
      "There's no glue and no suction. It's only the weak pull between things that get extremely close.",
      'To let go, it just peels its toes off, many times a second.',
    ],
    sources: [{ work: 'Autumn et al., Adhesive Force of a Single Gecko Foot-Hair, Nature', year: 2000 }],
  },
  {
    subject: 'survivors',
    wow: 4,
    tag: 'chameleon',
    question: 'How does a chameleon turn red?',
    short: 'A chameleon changes color by moving tiny crystals',
    long: 'A panther chameleon changes color with crystals in its skin. When it spreads them apart, they reflect a different color.',
    why: [
      "When it's calm, the crystals sit close and send back blue and green. Excited, they spread out and send back yellow and red.",
      "It's what makes a soap bubble shimmer, only on command.",
    ],
    sources: [
      {
        work: 'Teyssier et al., Photonic Crystals Cause Active Colour Change in Chameleons, Nature Communications',
        year: 2015,
      },
    ],
  },
]
