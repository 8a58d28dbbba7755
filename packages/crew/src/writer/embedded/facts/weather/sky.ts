import type { Fact } from '../../known/fact.ts'

/** Lightning, storms, rain and snow. */
export const SKY_FACTS: readonly Fact[] = [
  {
    subject: 'lightning',
    wow: 5,
    tag: 'lightning bolt',
    question: 'How hot is a lightning bolt?',
    short: 'Lightning is hotter than the surface of the Sun',
    long: 'A lightning bolt heats the air around it to about thirty thousand degrees, five times as hot as the surface of the Sun.',
    why: [
      'The air expands so fast that it makes a shock wave, and that is thunder.',
      'The glowing channel itself is only a few centimeters wide.',
    ],
    sources: [{ work: 'Rakov and Uman, Lightning: Physics and Effects', year: 2003 }],
  },
  {
    subject: 'lightning',
    wow: 4,
    tag: 'satellite view',
    question: 'How often does lightning flash?',
    short: 'Lightning flashes more than forty times a second',
    long: 'Around the Earth, lightning flashes more than forty times every second, day and night.',
    why: [
      'Satellites that watch for flashes counted them for years.',
      'Most of them strike over land, since the ground heats up faster than the sea.',
    ],
    sources: [
      {
        work: 'Christian et al., Global Frequency and Distribution of Lightning as Observed from Space, Journal of Geophysical Research',
        year: 2003,
      },
    ],
  },
  {
    subject: 'lightning',
    wow: 4,
    tag: 'lake storm',
    question: 'Where does lightning strike the most?',
    short: 'One lake has thunderstorms most nights of the year',
    long: 'Over Lake Maracaibo in Venezuela, there are thunderstorms on almost three hundred nights a year.',
    why: [
      'Cool air from the mountains runs down at night and lifts the warm, damp air above the lake.',
      'For a long time, sailors used the glow as a lighthouse.',
    ],
    sources: [
      {
        work: 'Albrecht et al., Where Are the Lightning Hotspots on Earth?, Bulletin of the American Meteorological Society',
        year: 2016,
      },
    ],
  },
  {
    subject: 'lightning',
    wow: 5,
    tag: 'long flash',
    question: 'How long can one lightning bolt be?',
    short: 'One lightning flash can stretch across several states',
    long: 'Single flashes have been measured that run for more than eight hundred kilometers through the clouds.',
    why: [
      'They crawl through huge storm systems and can last for many seconds.',
      'So lightning can hit you from a storm whose center is far away.',
    ],
    sources: [
      {
        work: 'World Meteorological Organization, Archive of Weather and Climate Extremes, Megaflash of October 2017',
        year: 2025,
      },
    ],
  },
  {
    subject: 'lightning',
    wow: 4,
    tag: 'glass tube',
    question: 'What does lightning leave in the sand?',
    short: 'Lightning turns sand into tubes of glass',
    long: 'Where lightning strikes sand, it melts a path through it. The path cools into a hollow tube of glass.',
    why: [
      'The longest ones found go down for several meters, with branches like roots.',
      'They are called fulgurites, after the Latin word for lightning.',
    ],
    sources: [{ work: 'Rakov and Uman, Lightning: Physics and Effects', year: 2003 }],
  },
  {
    subject: 'lightning',
    wow: 4,
    tag: 'park ranger',
    question: 'Can one man be hit again and again?',
    short: 'One park ranger survived seven lightning strikes',
    long: 'Roy Sullivan, a ranger in Virginia, was struck by lightning seven times in thirty five years, and lived.',
    why: [
      'He worked outdoors, in mountains with many storms, so he gave it more chances than most people.',
      'It set his hair on fire more than once, so he started to carry water.',
    ],
    sources: [{ work: 'Friedman, Out of the Blue: A History of Lightning', year: 2008 }],
  },
  {
    subject: 'storms',
    wow: 4,
    tag: 'hurricane eye',
    question: 'What is it like inside the eye?',
    short: 'The center of a hurricane is calm and clear',
    long: 'In the eye of a hurricane, the wind drops and you may see blue sky or stars. Around it stands the worst wind of all.',
    why: [
      'Air rises all around the eye. A little of it sinks in the middle, and dries.',
      'People have walked out into the calm and been caught when the other side came.',
    ],
    sources: [{ work: 'Emanuel, Divine Wind: The History and Science of Hurricanes', year: 2005 }],
  },
  {
    subject: 'storms',
    wow: 3,
    tag: 'warm sea',
    question: 'What does a hurricane feed on?',
    short: 'Hurricanes run on warm water',
    long: 'A hurricane needs sea water of about twenty six degrees or more. Over land or cold water, it starves.',
    why: [
      'The water evaporates, rises and gives its heat back when it turns into cloud.',
      'It runs on heat, like a steam engine the size of a country.',
    ],
    sources: [{ work: 'Emanuel, Divine Wind: The History and Science of Hurricanes', year: 2005 }],
  },
  {
    subject: 'storms',
    wow: 5,
    tag: 'anemometer',
    question: 'How fast can the wind blow?',
    short: 'A gust of four hundred kilometers was measured',
    long: 'On Barrow Island in Australia, one gust reached four hundred and eight kilometers per hour during a cyclone.',
    why: [
      'The station ran on its own, and nobody noticed the record for more than ten years.',
      'Winds inside strong tornadoes are probably faster, but they tend to destroy the instruments.',
    ],
    sources: [
      {
        work: 'Courtney et al., Documentation and Verification of the World Extreme Wind Gust Record, Australian Meteorological and Oceanographic Journal',
        year: 2012,
      },
    ],
  },
  {
    subject: 'storms',
    wow: 3,
    tag: 'tornado',
    question: 'Where are most of the tornadoes?',
    short: 'The United States gets a thousand tornadoes yearly',
    long: 'More than a thousand tornadoes touch down in the United States in a normal year, more than in any other country.',
    why: [
      'Warm, wet air from the Gulf meets dry air from the mountains, with strong winds above.',
      'Most are weak and over in minutes, and a few do nearly all the damage.',
    ],
    sources: [{ work: "Grazulis, The Tornado: Nature's Ultimate Windstorm", year: 2001 }],
  },
  {
    subject: 'storms',
    wow: 4,
    tag: 'hailstone',
    question: 'How big can hail get?',
    short: 'A hailstone as wide as a volleyball fell',
    long: 'In two thousand ten, a hailstone about twenty centimeters across came down in Vivian, South Dakota.',
    why: [
      'Strong winds rising in the storm keep a stone up while ice grows on it.',
      'The man who found it kept it in his freezer, where it shrank during a power cut.',
    ],
    sources: [
      { work: 'National Weather Service, Record Setting Hail Event in Vivian, South Dakota', year: 2010 },
    ],
  },
  {
    subject: 'rain',
    wow: 4,
    tag: 'white cloud',
    question: 'How much does a cloud weigh?',
    short: 'A fluffy cloud weighs as much as many elephants',
    long: 'A medium fair weather cloud holds about as much water as eighty elephants weigh.',
    why: [
      'The drops are tiny and spread out, and the air that rises underneath holds them up.',
      'When they merge and grow too heavy for that, it rains.',
    ],
    sources: [{ work: "Pretor-Pinney, The Cloudspotter's Guide", year: 2006 }],
  },
  {
    subject: 'rain',
    wow: 3,
    tag: 'snowflake',
    question: 'Why do snowflakes have six arms?',
    short: 'Snowflakes have six arms because of water itself',
    long: 'Water molecules lock into six sided rings when they freeze. A snowflake grows from that, so it has six arms.',
    why: [
      'Each flake falls through other air, so each one grows its arms in its own way.',
      'All six arms of one flake go through the same air, which keeps them alike.',
    ],
    sources: [
      { work: 'Libbrecht, The Physics of Snow Crystals, Reports on Progress in Physics', year: 2005 },
    ],
  },
  {
    subject: 'rain',
    wow: 4,
    tag: 'raindrop on soil',
    question: 'Where does the smell of rain come from?',
    short: 'The smell of rain comes out of stones',
    long: 'When rain falls after dry days, it frees oils and other scents that had soaked into soil and rocks.',
    why: [
      'Drops trap tiny air bubbles, which shoot up and burst into a scented mist.',
      'Two Australian chemists gave the smell its name in nineteen sixty four: petrichor.',
    ],
    sources: [
      { work: 'Bear and Thomas, Nature of Argillaceous Odour, Nature', year: 1964 },
      {
        work: 'Joung and Buie, Aerosol Generation by Raindrop Impact on Soil, Nature Communications',
        year: 2015,
      },
    ],
  },
  {
    subject: 'rain',
    wow: 3,
    tag: 'blue sky',
    question: 'Why is the sky blue?',
    short: 'The sky is blue because air scatters blue light',
    long: 'Sunlight holds all colors. Air scatters the blue part far more than the red, so blue reaches you from every side.',
    why: [
      'Short waves of light are scattered most. Violet is shorter still, but there is less of it, and our eyes are weaker there.',
      'At sunset the light comes a long way through the air, the blue is lost, and the red is left.',
    ],
    sources: [{ work: 'Lynch and Livingston, Color and Light in Nature', year: 2001 }],
  },
  {
    subject: 'rain',
    wow: 3,
    tag: 'rainbow',
    question: 'Can two people see the same rainbow?',
    short: 'Nobody else sees exactly your rainbow',
    long: 'A rainbow is always centered on the shadow of your own head. The person next to you sees light from other drops.',
    why: [
      'Each drop sends each color out at its own angle, and only some of that light meets your eye.',
      'From a plane, you can see that it is really a full circle.',
    ],
    sources: [{ work: 'Lee and Fraser, The Rainbow Bridge', year: 2001 }],
  },
  {
    subject: 'rain',
    wow: 4,
    tag: 'ice station',
    question: 'How cold can it get on Earth?',
    short: 'It once got as cold as minus eighty nine',
    long: 'At the Vostok station in Antarctica, the air was measured at minus eighty nine degrees Celsius in nineteen eighty three.',
    why: [
      'It was the middle of the polar night, high up on the ice, with almost no wind.',
      'That is about ten degrees colder than dry ice.',
    ],
    sources: [
      {
        work: 'Turner et al., Record Low Surface Air Temperature at Vostok Station, Journal of Geophysical Research',
        year: 2009,
      },
    ],
  },
  {
    subject: 'rain',
    wow: 5,
    tag: 'butterfly',
    question: "Why is next month's weather unknown?",
    short: 'Tiny changes make far weather impossible to predict',
    long: 'A computer model of the weather ran twice with nearly the same numbers. Soon the two runs had nothing in common.',
    why: [
      'Edward Lorenz saw that small errors double again and again.',
      'That is the butterfly effect, and it is why forecasts fade after about two weeks.',
    ],
    sources: [
      { work: 'Lorenz, Deterministic Nonperiodic Flow, Journal of the Atmospheric Sciences', year: 1963 },
    ],
  },
]
