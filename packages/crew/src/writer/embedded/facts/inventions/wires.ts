import type { Fact } from '../../known/fact.ts'

/** Computers and networks. */
export const WIRE_FACTS: readonly Fact[] = [
  {
    subject: 'computers',
    wow: 4,
    tag: 'moth',
    question: 'What was the bug in the computer?',
    short: 'A real moth was taped into a computer log',
    long: 'In nineteen forty seven, a moth got stuck in a computer at Harvard. Operators taped it into the log as the first actual bug found.',
    why: [
      "Engineers had called faults bugs for a long time. That's why they found it funny.",
      'The page with the moth is kept in a museum in Washington.',
    ],
    sources: [{ work: 'Hopper, The First Bug, Annals of the History of Computing', year: 1981 }],
  },
  {
    subject: 'computers',
    wow: 4,
    tag: 'punched cards',
    question: 'Who programmed a machine that did not exist?',
    short: 'Ada Lovelace published a program for an unbuilt machine',
    long: 'In eighteen forty three, Ada Lovelace published steps by which a mechanical computer could work out a series of numbers. It was never built.',
    why: [
      'She also wrote that such a machine might one day compose music.',
      'Her notes are several times as long as the article that they explain.',
    ],
    sources: [
      {
        work: 'Fuegi and Francis, Lovelace and Babbage and the Creation of the 1843 Notes, IEEE Annals of the History of Computing',
        year: 2003,
      },
    ],
  },
  {
    subject: 'computers',
    wow: 5,
    tag: 'moon lander',
    question: 'How much memory does it take to land on the Moon?',
    short: 'The Moon landing computer had four kilobytes to work',
    long: "Apollo's computer had about four kilobytes of working memory. A single photo on your phone is hundreds of times bigger.",
    why: [
      'Its programs were woven by hand, with wires through tiny rings or past them.',
      'It overloaded during the landing, dropped what was unimportant, and kept flying.',
    ],
    sources: [{ work: 'Mindell, Digital Apollo', year: 2008 }],
  },
  {
    subject: 'computers',
    wow: 3,
    tag: 'transistor',
    question: 'What did the first transistor look like?',
    short: 'The first transistor used gold foil and a spring',
    long: 'The first transistor was a wedge of plastic with gold foil, pressed onto a crystal by a spring. It was as big as a thumb.',
    why: [
      'It could make a weak signal stronger without a hot glass tube.',
      'Today, billions of them fit on a fingernail.',
    ],
    sources: [{ work: 'Riordan and Hoddeson, Crystal Fire', year: 1997 }],
  },
  {
    subject: 'computers',
    wow: 3,
    tag: 'blue light',
    question: 'Why did blue light take so long?',
    short: 'Blue was the missing color for thirty years',
    long: 'Red and green LEDs came in the nineteen sixties. Bright blue took until the nineteen nineties, and it won a Nobel Prize.',
    why: [
      "Without blue, LEDs can't make white light, and there'd be no bright screen like yours.",
      'The right crystal was so hard to grow that most labs had given up on it.',
    ],
    sources: [
      {
        work: 'Nobel Foundation, The Nobel Prize in Physics 2014, Popular Information: Blue LEDs',
        year: 2014,
      },
    ],
  },
  {
    subject: 'network',
    wow: 4,
    tag: 'old terminal',
    question: 'What was the first message on the internet?',
    short: 'The first message on the internet was lo',
    long: 'In nineteen sixty nine, a student in Los Angeles began to type login to a computer far away. After two letters, it crashed.',
    why: ['So the first message read lo, by accident.', 'About an hour later it worked.'],
    sources: [{ work: 'Hafner and Lyon, Where Wizards Stay Up Late', year: 1996 }],
  },
  {
    subject: 'network',
    wow: 3,
    tag: 'at sign',
    question: 'Who put the at sign into your address?',
    short: 'The at sign was chosen since nobody used it',
    long: 'In nineteen seventy one, an engineer needed a sign between a user and a machine. He took the at sign, because no name had one.',
    why: [
      'The first mail went between two machines standing side by side.',
      "Later, he couldn't remember what that first mail had said.",
    ],
    sources: [{ work: 'Hafner and Lyon, Where Wizards Stay Up Late', year: 1996 }],
  },
  {
    subject: 'network',
    wow: 4,
    tag: 'coffee pot',
    question: 'What did the first webcam watch?',
    short: 'The first webcam watched a coffee pot',
    long: 'Researchers in Cambridge pointed a camera at the coffee machine, so nobody had to climb the stairs for an empty pot.',
    why: [
      'The picture was tiny and gray, but good enough to see a full pot.',
      'When it was put on the web, millions of people watched it.',
    ],
    sources: [
      {
        work: 'Stafford-Fraser, The Life and Times of the First Web Cam, Communications of the ACM',
        year: 2001,
      },
    ],
  },
  {
    subject: 'network',
    wow: 5,
    tag: 'satellite',
    question: 'What does Einstein have to do with your map?',
    short: 'Your map needs Einstein to find you',
    long: 'Clocks in GPS satellites run ahead of ours by thirty eight millionths of a second each day. Without correction, the map would drift by kilometers.',
    why: [
      'They tick faster high up, where gravity is weaker, and a little slower because they move.',
      'The correction is built into the satellites before they fly.',
    ],
    sources: [
      {
        work: 'Ashby, Relativity in the Global Positioning System, Living Reviews in Relativity',
        year: 2003,
      },
    ],
  },
  {
    subject: 'network',
    wow: 4,
    tag: 'fax machine',
    question: 'What is older, the fax or the telephone?',
    short: 'The fax machine is older than the telephone',
    long: 'The first patent for sending pictures by wire is from eighteen forty three. The telephone came more than thirty years later.',
    why: [
      'It used swinging pendulums and paper that changed color under current.',
      'A commercial fax line ran between French cities in the eighteen sixties.',
    ],
    sources: [{ work: 'Coopersmith, Faxed: The Rise and Fall of the Fax Machine', year: 2015 }],
  },
  {
    subject: 'network',
    wow: 4,
    tag: 'film star',
    question: 'Which film star patented a radio trick?',
    short: 'A film star patented a radio that changes frequency',
    long: 'In nineteen forty two, the actress Hedy Lamarr and a composer got a patent for a radio signal that hops between frequencies.',
    why: [
      'It was meant to guide torpedoes without being jammed, and it used paper rolls as in a player piano.',
      'The navy put it aside, but hopping itself came back, for instance in Bluetooth.',
    ],
    sources: [{ work: "Rhodes, Hedy's Folly", year: 2011 }],
  },
]
