import type { Fact } from '../../known/fact.ts'

/** The Moon, Mars, Venus and the giant planets. */
export const SOLAR_SYSTEM_FACTS: readonly Fact[] = [
  {
    subject: 'moon',
    wow: 3,
    tag: 'footprint',
    question: 'Why are the first footprints on the Moon still there?',
    short: 'Footprints on the Moon can last millions of years',
    long: "The footprints that astronauts left on the Moon can last for millions of years. There's no wind and no rain to wipe them away.",
    why: [
      'Only a slow hail of tiny meteorites wears the ground down, one grain at a time.',
      'A probe in orbit has photographed the landing sites, and the walking tracks are still plain to see.',
    ],
    sources: [{ work: 'NASA Lunar Reconnaissance Orbiter, images of the Apollo landing sites', year: 2011 }],
  },
  {
    subject: 'moon',
    wow: 3,
    tag: 'moon',
    question: 'Why is the Moon slowly leaving us?',
    short: 'The Moon moves away from Earth every year',
    long: 'The Moon drifts almost four centimeters farther from Earth every year, about as fast as your fingernails grow.',
    why: [
      'The tides are to blame. The bulges they raise in our oceans tug the Moon forward, into a wider orbit.',
      'Astronauts left mirrors on the ground up there, and lasers bounced off them measure the drift.',
    ],
    sources: [
      {
        work: 'Dickey et al., Lunar Laser Ranging: A Continuing Legacy of the Apollo Program, Science',
        year: 1994,
      },
    ],
  },
  {
    subject: 'moon',
    wow: 4,
    tag: 'astronaut',
    question: 'What does the Moon smell like?',
    short: 'Moon dust smells like burnt gunpowder',
    long: 'Apollo astronauts carried moon dust into the cabin on their suits. Several of them said it smelled like burnt gunpowder.',
    why: [
      'Nobody is sure why. One idea is that fresh moon dust reacts the first time it meets air and moisture.',
      'By the time the samples reached Earth, the smell was gone. Only the people who walked there ever knew it.',
    ],
    sources: [{ work: 'NASA Science, The Mysterious Smell of Moondust', year: 2006 }],
  },
  {
    subject: 'moon',
    wow: 2,
    tag: 'telescope',
    question: 'Why does the Moon hide one side from us?',
    short: 'The Moon always shows us the same face',
    long: 'From Earth, we only ever see one face of the Moon. Nobody had seen the far side until a space probe photographed it.',
    why: [
      "Earth's gravity slowed the Moon down until one spin took exactly as long as one lap around us.",
      'And the hidden half looks different. Its crust is thicker, and the dark plains we know are almost missing.',
    ],
    sources: [{ work: 'Heiken, Vaniman and French, Lunar Sourcebook', year: 1991 }],
  },
  {
    subject: 'mars',
    wow: 3,
    tag: 'volcano',
    question: 'How did Mars grow a volcano that dwarfs Everest?',
    short: 'The tallest volcano we know stands on Mars',
    long: 'Olympus Mons on Mars rises about twenty two kilometers, roughly two and a half times as high as Mount Everest.',
    why: [
      'The crust of Mars does not slide around like ours, so one hot spot kept feeding the same mountain.',
      'It covers about as much ground as the whole state of Arizona.',
    ],
    sources: [
      {
        work: 'Smith et al., The Global Topography of Mars and Implications for Surface Evolution, Science',
        year: 1999,
      },
    ],
  },
  {
    subject: 'mars',
    wow: 4,
    tag: 'sunset',
    question: 'Why is the sunset blue on Mars?',
    short: 'Sunsets on Mars are blue',
    long: 'On Mars the colors are swapped. The daytime sky looks butterscotch, and the sky around the setting Sun glows blue.',
    why: [
      'The fine dust in the air is just the right size to let blue light come straight through.',
      'The Curiosity rover sent home a color picture of one of these evenings from inside a crater.',
    ],
    sources: [{ work: "NASA Jet Propulsion Laboratory, Sunset in Mars' Gale Crater", year: 2015 }],
  },
  {
    subject: 'mars',
    wow: 3,
    tag: 'canyon',
    question: 'What tore a canyon across the face of Mars?',
    short: 'One canyon on Mars could cross the United States',
    long: 'Valles Marineris is a canyon on Mars that runs for about four thousand kilometers and drops up to seven kilometers deep.',
    why: [
      'No river started it. The crust cracked and pulled apart, then landslides made the gap wider.',
      'Next to it, the Grand Canyon would look like a side valley.',
    ],
    sources: [{ work: 'Carr, The Surface of Mars, Cambridge University Press', year: 2006 }],
  },
  {
    subject: 'mars',
    wow: 2,
    tag: 'alarm clock',
    question: 'What happens when people live on Mars time?',
    short: 'A day on Mars is forty minutes longer',
    long: 'A day on Mars lasts about forty minutes longer than a day on Earth. Engineers call it a sol.',
    why: [
      'Rover teams have lived on Mars time, coming to work forty minutes later every single day.',
      'Keep that up for five weeks, and your shift has walked all the way around the clock.',
    ],
    sources: [{ work: 'Barger et al., Learning to Live on a Mars Day, Sleep', year: 2012 }],
  },
  {
    subject: 'venus',
    wow: 5,
    tag: 'venus',
    question: 'How can a day be longer than a year?',
    short: 'A day on Venus outlasts its year',
    long: 'Venus takes two hundred and forty three Earth days to spin once, but only two hundred and twenty five to circle the Sun.',
    why: [
      'It also spins backward, so the Sun would rise in the west.',
      'A giant collision may have done it, or the drag of its own thick air. Nobody knows for certain.',
    ],
    sources: [
      { work: 'Margot et al., Spin State and Moment of Inertia of Venus, Nature Astronomy', year: 2021 },
    ],
  },
  {
    subject: 'venus',
    wow: 3,
    tag: 'thermometer',
    question: 'Why is the hottest planet not the closest one?',
    short: 'Venus is hotter than Mercury',
    long: 'Venus is the hottest planet, at about four hundred and sixty degrees Celsius, even though Mercury is far closer to the Sun.',
    why: [
      "Its air is almost pure carbon dioxide, and so thick that the heat can't get out.",
      'It is hot enough there to melt lead, and no lander has lasted much longer than two hours.',
    ],
    sources: [
      {
        work: 'Taylor, Svedhem and Head, Venus: The Atmosphere, Climate, Surface, Interior, Space Science Reviews',
        year: 2018,
      },
    ],
  },
  {
    subject: 'venus',
    wow: 3,
    tag: 'clouds',
    question: 'What would the air on Venus do to you?',
    short: 'Venus air presses like deep ocean water',
    long: 'The air at the surface of Venus presses on you about ninety times harder than the air around you now.',
    why: [
      "To feel that on Earth, you'd have to dive about nine hundred meters into the sea.",
      'Fifty kilometers up it turns mild, so engineers have sketched airships that could carry a crew there.',
    ],
    sources: [
      { work: 'Arney and Jones, HAVOC: High Altitude Venus Operational Concept, AIAA SPACE', year: 2015 },
    ],
  },
  {
    subject: 'giants',
    wow: 3,
    tag: 'jupiter',
    question: 'How can a storm rage for more than a century?',
    short: 'One storm on Jupiter is wider than Earth',
    long: 'The Great Red Spot on Jupiter is a storm wider than our whole planet, and it has been watched for well over a century.',
    why: [
      'There is no land below to slow it down, and it swallows smaller storms that drift by.',
      'It is shrinking, though. In the eighteen hundreds it was about three Earths wide.',
    ],
    sources: [
      {
        work: "Simon et al., Trends in the Size, Drift, and Color of Jupiter's Great Red Spot, Astronomical Journal",
        year: 2018,
      },
    ],
  },
  {
    subject: 'giants',
    wow: 4,
    tag: 'saturn',
    question: 'Why would Saturn float in water?',
    short: 'Saturn is less dense than water',
    long: 'Saturn is the only planet in our solar system that is less dense than water, so on average it would float.',
    why: [
      'It is mostly hydrogen and helium, the two lightest elements there are.',
      "You'd need a bathtub more than nine Earths wide to try it.",
    ],
    sources: [{ work: 'de Pater and Lissauer, Planetary Sciences, Cambridge University Press', year: 2015 }],
  },
  {
    subject: 'giants',
    wow: 4,
    tag: 'rings of saturn',
    question: 'How thin can something so enormous be?',
    short: "Saturn's main rings are mostly ten meters thick",
    long: "Saturn's main rings are wider than twenty Earths, and in most places they are only about ten meters thick.",
    why: [
      'Countless lumps of ice keep bumping into each other, and every bump flattens the rings a little more.',
      "Shrink the rings to the thickness of paper, and they'd still be almost three kilometers wide.",
    ],
    sources: [{ work: "Cuzzi et al., An Evolving View of Saturn's Dynamic Rings, Science", year: 2010 }],
  },
  {
    subject: 'giants',
    wow: 3,
    tag: 'uranus',
    question: 'What knocked a whole planet over?',
    short: 'Uranus rolls around the Sun on its side',
    long: 'Uranus is tipped over by about ninety eight degrees, so it travels around the Sun lying on its side.',
    why: [
      'The likely culprit is an early collision with a world at least as big as Earth.',
      'At each pole, the Sun stays up for about forty two years, then stays gone for forty two more.',
    ],
    sources: [
      {
        work: 'Kegerreis et al., Consequences of Giant Impacts on Early Uranus, Astrophysical Journal',
        year: 2018,
      },
    ],
  },
  {
    subject: 'giants',
    wow: 3,
    tag: 'neptune',
    question: 'Where do the wildest winds near us blow?',
    short: "Neptune's winds can top two thousand kilometers per hour",
    long: 'Winds on Neptune can top two thousand kilometers per hour, the fastest ever measured in the solar system.',
    why: [
      "There's no solid ground to slow them down, and heat from inside keeps the weather going.",
      'Only one spacecraft, Voyager Two, has ever flown past to look.',
    ],
    sources: [
      { work: 'Suomi, Limaye and Johnson, High Winds of Neptune: A Possible Mechanism, Science', year: 1991 },
    ],
  },
]
