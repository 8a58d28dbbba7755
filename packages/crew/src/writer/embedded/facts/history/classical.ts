import type { Fact } from '../../known/fact.ts'

/** Greece, Rome and the Maya. */
export const CLASSICAL_FACTS: readonly Fact[] = [
  {
    subject: 'greece',
    wow: 5,
    tag: 'bronze gears',
    question: 'Who built a computer before there was a word for it?',
    short: 'The Greeks built a computer out of bronze gears',
    long: 'More than two thousand years ago, a Greek workshop built a box of bronze gears that showed where the Sun and Moon would stand.',
    why: [
      'Divers found it in a shipwreck near Antikythera, and X rays later revealed dozens of hidden wheels.',
      'We know of nothing with gears that fine for more than a thousand years after it.',
    ],
    sources: [
      { work: 'Freeth et al., Decoding the Ancient Greek Astronomical Calculator, Nature', year: 2006 },
    ],
  },
  {
    subject: 'greece',
    wow: 4,
    tag: 'globe',
    question: 'How do you measure a planet with a shadow?',
    short: 'A librarian measured Earth using only shadows',
    long: 'About twenty two centuries ago, Eratosthenes worked out the size of the Earth by comparing noon shadows in two Egyptian cities.',
    why: [
      "In one city, the Sun stood straight overhead at noon. In the other, it didn't.",
      'The angle was a fiftieth of a circle, so the Earth had to be fifty times the distance between the cities.',
    ],
    sources: [{ work: 'Evans, The History and Practice of Ancient Astronomy', year: 1998 }],
  },
  {
    subject: 'greece',
    wow: 3,
    tag: 'lottery balls',
    question: 'Would you let a lottery pick your government?',
    short: 'Athens filled most public offices by lottery',
    long: "In Athens, most officials weren't elected. They were drawn by lot from citizens who put their names forward.",
    why: [
      'A stone with slots and tumbling balls kept the draw honest.',
      "Elections, they argued, favor the rich and the famous. A lottery doesn't.",
    ],
    sources: [{ work: 'Hansen, The Athenian Democracy in the Age of Demosthenes', year: 1991 }],
  },
  {
    subject: 'greece',
    wow: 4,
    tag: 'pottery shard',
    question: 'How do you vote somebody out of the city?',
    short: 'Athenians could vote a man out for ten years',
    long: 'Once a year, Athenians could scratch a name into a piece of broken pottery. The man with the most votes had to leave for ten years.',
    why: [
      'He kept his property and his rights. He just had to be gone.',
      'Thousands of those votes survive, and you can still read the names.',
    ],
    sources: [{ work: 'Forsdyke, Exile, Ostracism, and Democracy', year: 2005 }],
  },
  {
    subject: 'greece',
    wow: 2,
    tag: 'runner',
    question: 'What did the first Olympics consist of?',
    short: 'The first Olympic Games had only one event',
    long: 'For the first thirteen Olympic Games on record, there was only one contest: a single sprint, the length of the stadium.',
    why: [
      "That's a little under two hundred meters, on sand, usually without clothes.",
      'The winner got a wreath of olive leaves, and his city often fed him for life.',
    ],
    sources: [{ work: 'Miller, Ancient Greek Athletics', year: 2004 }],
  },
  {
    subject: 'rome',
    wow: 4,
    tag: 'roman harbor',
    question: 'What gets stronger in salt water?',
    short: 'Roman harbor concrete grew stronger in the sea',
    long: 'The concrete that Romans poured into the sea two thousand years ago is still standing, and it got stronger with time.',
    why: [
      'Sea water seeps in, and new crystals grow between the grains of volcanic ash.',
      'Modern concrete with steel inside tends to crumble in the sea within decades.',
    ],
    sources: [
      {
        work: 'Jackson et al., Phillipsite and Al-Tobermorite Mineral Cements in Roman Marine Concrete, American Mineralogist',
        year: 2017,
      },
    ],
  },
  {
    subject: 'rome',
    wow: 4,
    tag: 'bronze coin',
    question: 'Can you tax a toilet?',
    short: 'A Roman emperor put a tax on urine',
    long: "Emperor Vespasian taxed the urine from Rome's public toilets. Trades such as laundries put it to use.",
    why: [
      'His son found it disgusting. So the emperor held a coin under his nose and asked if it smelled.',
      'Old urine gives off ammonia, and ammonia cuts through grease.',
    ],
    sources: [{ work: 'Suetonius, Lives of the Caesars, translated by Catharine Edwards', year: 2000 }],
  },
  {
    subject: 'rome',
    wow: 3,
    tag: 'dome',
    question: 'What holds up a roof with no steel?',
    short: "The Pantheon's dome has stood without any steel",
    long: 'The dome of the Pantheon in Rome is forty three meters wide, made of plain concrete. After almost nineteen centuries, it still stands.',
    why: [
      'The builders put heavy stone into the mix at the bottom, and light volcanic pumice at the top.',
      'To this day, nobody has built a larger dome of concrete without steel in it.',
    ],
    sources: [{ work: 'Lancaster, Concrete Vaulted Construction in Imperial Rome', year: 2005 }],
  },
  {
    subject: 'rome',
    wow: 5,
    tag: 'calendar',
    question: 'Which year was four hundred forty five days long?',
    short: 'One Roman year lasted four hundred forty five days',
    long: 'When Julius Caesar fixed the calendar, one year had to last four hundred and forty five days.',
    why: [
      'The old calendar had drifted so far that harvest festivals came before the harvest.',
      "His new year had three hundred sixty five days, plus leap days. It's almost the one you still use.",
    ],
    sources: [{ work: "Feeney, Caesar's Calendar", year: 2007 }],
  },
  {
    subject: 'rome',
    wow: 3,
    tag: 'barley',
    question: 'What did gladiators eat?',
    short: 'Gladiators lived mostly on grain and beans',
    long: 'Bones from a gladiator cemetery in Ephesus tell of a diet of grain and beans. Romans even called gladiators barley eaters.',
    why: [
      'Their bones also hold a lot of strontium, which fits old stories of a drink made from plant ashes.',
      'So the fighters of the arena ran on porridge more than on steak.',
    ],
    sources: [
      {
        work: 'Losch et al., Stable Isotope and Trace Element Studies on Gladiators and Contemporary Romans from Ephesus, PLOS ONE',
        year: 2014,
      },
    ],
  },
  {
    subject: 'rome',
    wow: 3,
    tag: 'food counter',
    question: 'Is fast food a modern invention?',
    short: 'Pompeii was full of street food counters',
    long: 'More than a hundred counters in Pompeii sold food and drink straight to the street.',
    why: [
      'Jars were set right into the counter, and many small homes had no real kitchen.',
      'In some of those jars, archaeologists can still tell what was for lunch.',
    ],
    sources: [{ work: 'Beard, Pompeii: The Life of a Roman Town', year: 2008 }],
  },
  {
    subject: 'maya',
    wow: 4,
    tag: 'zero',
    question: 'Who else came up with zero?',
    short: 'The Maya used a sign for zero',
    long: 'The Maya wrote zero as a sign of its own, often a shell. Roman numerals never had one.',
    why: [
      'Their numbers climb in steps of twenty, and the zero keeps each place in order.',
      'With it, they could date events thousands of years away, down to the day.',
    ],
    sources: [{ work: 'Coe, The Maya', year: 2011 }],
  },
  {
    subject: 'maya',
    wow: 5,
    tag: 'jungle',
    question: 'How do you lose sixty thousand buildings?',
    short: 'Lasers found sixty thousand Maya buildings under trees',
    long: 'Planes scanned a patch of jungle in Guatemala with lasers, and found more than sixty thousand buildings that nobody had mapped.',
    why: [
      'Some of the laser light slips between the leaves, so a computer can take the trees away.',
      'It showed roads, terraces and forts, enough for millions of people in the whole region.',
    ],
    sources: [
      {
        work: 'Canuto et al., Ancient Lowland Maya Complexity as Revealed by Airborne Laser Scanning, Science',
        year: 2018,
      },
    ],
  },
  {
    subject: 'maya',
    wow: 4,
    tag: 'water reservoir',
    question: 'Who filtered water two thousand years ago?',
    short: 'The Maya city of Tikal filtered its drinking water',
    long: 'At Tikal, people lined a reservoir with quartz sand and zeolite, a mineral that still cleans water today.',
    why: [
      "Zeolite isn't found right there, so somebody had to bring it in on purpose.",
      'Tikal had no river at all, so every dry season hung on those tanks.',
    ],
    sources: [
      { work: 'Tankersley et al., Zeolite Water Purification at Tikal, Scientific Reports', year: 2020 },
    ],
  },
  {
    subject: 'maya',
    wow: 3,
    tag: 'cacao beans',
    question: 'What would you buy with a chocolate bean?',
    short: 'Cacao beans once worked as small change',
    long: 'In ancient Mexico and among the Maya, cacao beans were counted out like coins. Some people even faked them.',
    why: [
      'Chocolate was a drink then, often without sugar, poured from high up to make it foam.',
      'Counterfeiters emptied the shells and filled them with dirt.',
    ],
    sources: [{ work: 'Coe and Coe, The True History of Chocolate', year: 1996 }],
  },
]
