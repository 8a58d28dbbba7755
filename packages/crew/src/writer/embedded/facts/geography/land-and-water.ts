import type { Fact } from '../../known/fact.ts'

/** Mountains, lakes, rivers and deserts. */
export const LAND_AND_WATER_FACTS: readonly Fact[] = [
  {
    subject: 'mountains',
    wow: 4,
    tag: 'snowy volcano',
    question: 'Which peak is closest to the stars?',
    short: "The farthest peak from Earth's center is not Everest",
    long: 'The summit of Chimborazo in Ecuador is more than two kilometers farther from the center of the Earth than the top of Everest.',
    why: [
      'The Earth spins and bulges at the equator, and Chimborazo stands almost right on it.',
      'Counted from the sea, it is about two and a half kilometers lower than Everest.',
    ],
    sources: [
      { work: "NOAA, What Is the Highest Point on Earth as Measured from Earth's Center?", year: 2021 },
    ],
  },
  {
    subject: 'mountains',
    wow: 4,
    tag: 'sea fossil',
    question: 'What are sea creatures doing on Everest?',
    short: 'The top of Everest is old sea floor',
    long: 'The summit of Everest is limestone, full of the remains of sea creatures that lived more than four hundred million years ago.',
    why: [
      'India ran into Asia, and the sea floor between them got pushed up into the sky.',
      "The push isn't over, so the mountains are still rising.",
    ],
    sources: [{ work: 'Searle, Colliding Continents', year: 2013 }],
  },
  {
    subject: 'mountains',
    wow: 3,
    tag: 'rift valley',
    question: 'Which country is being pulled apart?',
    short: 'Iceland grows about two centimeters wider every year',
    long: 'Iceland sits on the seam between two plates, and they pull apart by about two centimeters a year.',
    why: [
      "Lava fills the gap from below, so the island doesn't tear. It grows.",
      "Your fingernails grow faster than that, but in fifty thousand years, it's a whole kilometer.",
    ],
    sources: [{ work: 'Sigmundsson, Iceland Geodynamics', year: 2006 }],
  },
  {
    subject: 'water',
    wow: 3,
    tag: 'forest lakes',
    question: 'Where are most of the lakes?',
    short: "Canada holds most of the world's lakes",
    long: 'More than half of all the larger lakes on Earth are in Canada.',
    why: [
      'Glaciers scraped hundreds of thousands of hollows into the rock and left water behind.',
      'Put together, its lakes are bigger than Germany.',
    ],
    sources: [
      {
        work: 'Messager et al., Estimating the Volume and Age of Water Stored in Global Lakes, Nature Communications',
        year: 2016,
      },
    ],
  },
  {
    subject: 'water',
    wow: 5,
    tag: 'deep lake',
    question: 'Can one lake hold a fifth of all fresh water?',
    short: 'One lake holds a fifth of unfrozen fresh water',
    long: "Lake Baikal in Siberia holds about a fifth of all the unfrozen fresh water on the Earth's surface.",
    why: [
      'It fills a crack in the continent more than one and a half kilometers deep.',
      "It's also the oldest lake, some twenty five million years old, and it has its own seal that never leaves fresh water.",
    ],
    sources: [{ work: 'UNESCO World Heritage Centre, Lake Baikal', year: 1996 }],
  },
  {
    subject: 'water',
    wow: 4,
    tag: 'wide river',
    question: 'How much water does the Amazon carry?',
    short: 'The Amazon carries a fifth of all river water',
    long: 'About a fifth of all the river water that reaches the sea comes out of the Amazon.',
    why: [
      'Rain from half a continent runs into it, and the forest itself breathed out part of that rain.',
      'Even far out in the ocean, it makes the water less salty.',
    ],
    sources: [
      {
        work: 'Moura et al., An Extensive Reef System at the Amazon River Mouth, Science Advances',
        year: 2016,
      },
    ],
  },
  {
    subject: 'deserts',
    wow: 4,
    tag: 'ice desert',
    question: 'What is the largest desert on Earth?',
    short: 'The largest desert on Earth is Antarctica',
    long: 'A desert is a place that gets almost no rain or snow. By that measure, Antarctica is the largest one, far ahead of the Sahara.',
    why: [
      'The cold air there can hold almost no moisture.',
      "What little snow falls doesn't melt. Over millions of years, it has piled up kilometers thick.",
    ],
    sources: [{ work: 'Walker, Deserts: Geology and Resources, U.S. Geological Survey', year: 1997 }],
  },
  {
    subject: 'deserts',
    wow: 3,
    tag: 'rocky desert',
    question: 'How sandy is the Sahara?',
    short: 'Most of the Sahara is not sand',
    long: 'Sand dunes cover a quarter of the Sahara at most. The rest is gravel, bare rock and mountains.',
    why: [
      'Wind carries the fine grains away and leaves the stones behind.',
      'It has peaks of more than three thousand meters, and now and then, it snows on them.',
    ],
    sources: [{ work: 'Laity, Deserts and Desert Environments', year: 2008 }],
  },
  {
    subject: 'deserts',
    wow: 5,
    tag: 'rock painting',
    question: 'Was the Sahara ever green?',
    short: 'The Sahara used to be green',
    long: 'Until about five and a half thousand years ago, there were lakes and grassland where the Sahara is now.',
    why: [
      'A slow wobble of the Earth brought more summer rain, and then took it away again.',
      'People painted what they saw on the rocks: cattle, hippos and swimmers.',
    ],
    sources: [
      {
        work: 'deMenocal et al., Abrupt Onset and Termination of the African Humid Period, Quaternary Science Reviews',
        year: 2000,
      },
    ],
  },
  {
    subject: 'deserts',
    wow: 5,
    tag: 'dust over the ocean',
    question: 'What feeds the Amazon forest?',
    short: 'Dust from the Sahara feeds the Amazon',
    long: 'Each year, wind carries millions of tons of Sahara dust across the Atlantic to the Amazon forest.',
    why: [
      "The dust brings phosphorus, about as much as the rain washes out of the forest's soil.",
      'Much of it comes from one dried up lake bed in Chad.',
    ],
    sources: [
      {
        work: 'Yu et al., The Fertilizing Role of African Dust in the Amazon Rainforest, Geophysical Research Letters',
        year: 2015,
      },
    ],
  },
  {
    subject: 'deserts',
    wow: 4,
    tag: 'salt flat',
    question: 'What is the flattest place on Earth?',
    short: 'One salt flat is smoother than the sea',
    long: 'The salt flat of Uyuni in Bolivia covers ten thousand square kilometers and is flat to within one meter.',
    why: [
      'Each rainy season floods it, dissolves the bumps and lets them settle again.',
      'Scientists have used it to check the height sensors of satellites.',
    ],
    sources: [
      {
        work: 'Borsa et al., Topography of the Salar de Uyuni, Bolivia from Kinematic GPS, Geophysical Journal International',
        year: 2008,
      },
    ],
  },
]
