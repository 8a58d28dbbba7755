import type { Fact } from '../../known/fact.ts'

/** Volcanoes and earthquakes. */
export const GROUND_FACTS: readonly Fact[] = [
  {
    subject: 'volcanoes',
    wow: 5,
    tag: 'ash sunset',
    question: 'What does a volcano have to do with Frankenstein?',
    short: 'One eruption took away a summer',
    long: 'In eighteen fifteen, Tambora erupted in Indonesia. The next year Europe and North America had frost and hunger in summer.',
    why: [
      'Its sulfur spread around the globe as a thin veil that dimmed the Sun.',
      'Stuck indoors by the rain at Lake Geneva, young Mary Shelley began to write Frankenstein.',
    ],
    sources: [{ work: 'Wood, Tambora: The Eruption That Changed the World', year: 2014 }],
  },
  {
    subject: 'volcanoes',
    wow: 5,
    tag: 'sound wave',
    question: 'What was the loudest sound on record?',
    short: 'One eruption was heard four thousand kilometers away',
    long: 'When Krakatoa blew up in eighteen eighty three, people on an island nearly five thousand kilometers away heard it and thought of cannons.',
    why: [
      'The wave of pressure went around the whole Earth several times.',
      'Barometers in cities on every continent twitched as it passed.',
    ],
    sources: [{ work: 'Winchester, Krakatoa: The Day the World Exploded', year: 2003 }],
  },
  {
    subject: 'volcanoes',
    wow: 4,
    tag: 'cornfield',
    question: 'Can a volcano be born in a field?',
    short: 'A volcano grew out of a Mexican cornfield',
    long: "In nineteen forty three, the ground opened in a farmer's field in Mexico. A day later, a hill of cinders stood there.",
    why: [
      'Within a year it stood more than three hundred meters high.',
      'Scientists could follow a volcano from its first day to its last, nine years later.',
    ],
    sources: [{ work: 'Luhr and Simkin, Paricutin: The Volcano Born in a Mexican Cornfield', year: 1993 }],
  },
  {
    subject: 'volcanoes',
    wow: 4,
    tag: 'pumice raft',
    question: 'Which stone can swim?',
    short: 'Volcanic stone can float across an ocean',
    long: 'After eruptions under the sea, pumice forms rafts of stone that float for thousands of kilometers.',
    why: [
      "It's full of gas bubbles, like a foam turned into stone.",
      'Corals, barnacles and crabs hitch a ride and reach new reefs with it.',
    ],
    sources: [
      { work: 'Bryan et al., Rapid, Long-Distance Dispersal by Pumice Rafting, PLOS ONE', year: 2012 },
    ],
  },
  {
    subject: 'earthquakes',
    wow: 5,
    tag: 'clock and globe',
    question: 'Can an earthquake make the day shorter?',
    short: 'One earthquake made every day a little shorter',
    long: 'The Japan earthquake of twenty eleven probably made each day shorter by more than a millionth of a second.',
    why: [
      'It moved mass a bit closer to the center, so the Earth spins faster, like a skater who pulls in her arms.',
      "You won't notice. The winds alone change the day by far more.",
    ],
    sources: [
      {
        work: 'NASA Jet Propulsion Laboratory, Japan Quake May Have Shortened Earth Days, Moved Axis',
        year: 2011,
      },
      {
        work: "EarthSky, Richard Gross: Japan Earthquake Shortened Earth's Day 1.4 Millionths of a Second",
        year: 2012,
      },
    ],
  },
  {
    subject: 'earthquakes',
    wow: 4,
    tag: 'seismograph',
    question: 'What does one step in magnitude mean?',
    short: 'One step in magnitude means thirty times the energy',
    long: 'An earthquake of magnitude seven releases about thirty times as much energy as a magnitude six.',
    why: [
      'Two steps make it a thousand times as much.',
      'So one giant quake can release more energy than all the small ones of a whole decade.',
    ],
    sources: [
      { work: 'Hanks and Kanamori, A Moment Magnitude Scale, Journal of Geophysical Research', year: 1979 },
    ],
  },
  {
    subject: 'earthquakes',
    wow: 5,
    tag: 'giant wave',
    question: 'How far can an earthquake reach?',
    short: 'A quake in Chile drowned people in Japan',
    long: 'The strongest earthquake ever measured struck Chile in nineteen sixty. About a day later, its tsunami reached Japan and killed people there.',
    why: [
      'On its way across the Pacific, the wave hit Hawaii.',
      'Since then, the countries around the Pacific warn each other.',
    ],
    sources: [
      {
        work: 'Atwater et al., Surviving a Tsunami: Lessons from Chile, Hawaii, and Japan, U.S. Geological Survey',
        year: 1999,
      },
    ],
  },
  {
    subject: 'earthquakes',
    wow: 3,
    tag: 'jet and wave',
    question: 'How fast is a tsunami?',
    short: 'A tsunami crosses the deep sea like a jet',
    long: 'Over the deep ocean, a tsunami travels at about seven hundred kilometers per hour or more.',
    why: [
      'Out there it may be lower than your knee, and ships barely notice it.',
      "Near the shore, it slows down and piles up. That's what makes it deadly.",
    ],
    sources: [{ work: 'Bryant, Tsunami: The Underrated Hazard', year: 2008 }],
  },
  {
    subject: 'earthquakes',
    wow: 5,
    tag: 'ghost forest',
    question: 'How do you date a quake that nobody wrote down?',
    short: 'Japanese records dated an unknown American earthquake',
    long: 'In January of seventeen hundred, a wave without an earthquake reached Japan. The quake had struck America, on the other side of the ocean.',
    why: [
      'In the drowned forests of the American coast, the last tree rings end just before the spring of that year.',
      'Put together, they gave the date and nearly the hour.',
    ],
    sources: [{ work: 'Atwater et al., The Orphan Tsunami of 1700', year: 2005 }],
  },
  {
    subject: 'volcanoes',
    wow: 2,
    tag: 'lava mountain',
    question: 'What are volcanoes?',
    short: 'A volcano is an opening for molten rock',
    long: "A volcano is an opening in the Earth's crust for molten rock, ash and gas. Below ground it's called magma, above it's lava, and most lie where plates meet or part.",
    why: ['The lava and ash pile up into a mountain.', 'Some fifty erupt in a normal year.'],
    sources: [{ work: 'Francis and Oppenheimer, Volcanoes', year: 2004 }],
  },
  {
    subject: 'earthquakes',
    wow: 2,
    tag: 'cracked road',
    question: 'What is an earthquake?',
    short: 'An earthquake is rock that breaks and shakes',
    long: 'An earthquake is shaking ground: rock under stress slips along a crack, called a fault. It starts at the focus deep down, and the point right above is the epicenter.',
    why: [
      'Most happen where the plates of the crust rub against each other.',
      'Waves run out from it like ripples from a stone in a pond.',
    ],
    sources: [{ work: 'Bolt, Earthquakes', year: 2003 }],
  },
]
