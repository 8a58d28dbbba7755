import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { FAR_SPACE_FACTS } from './far.ts'
import { SOLAR_SYSTEM_FACTS } from './solar-system.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'stars',
    tag: 'sun',
    claim: 'the Sun is yellow',
    correction:
      'Seen from space, the Sun is white. Our air scatters some of its blue light away, and yellow is what we are left with.',
    because: 'Astronauts see the true color every day.',
    sources: [{ work: 'Carroll and Ostlie, An Introduction to Modern Astrophysics', year: 2017 }],
  },
  {
    subject: 'black-holes',
    tag: 'black hole',
    claim: 'black holes suck in everything around them',
    correction:
      'A black hole pulls no harder than anything else of the same mass. Keep your distance, and you can orbit it safely.',
    because: 'If the Sun became one tonight, Earth would keep circling it in the dark.',
    sources: [{ work: 'Thorne, Black Holes and Time Warps', year: 1994 }],
  },
  {
    subject: 'travel',
    tag: 'space station',
    claim: 'there is no gravity on the space station',
    correction:
      'Gravity up there is almost ninety percent as strong as on the ground. The crew floats because the whole station is falling around Earth.',
    because: "The station does fall. It's just moving sideways so fast that it keeps missing the ground.",
    sources: [{ work: 'NASA, What Is Microgravity?', year: 2009 }],
  },
  {
    subject: 'moon',
    tag: 'moon',
    claim: 'the Moon has a dark side that never sees the Sun',
    correction:
      'Every part of the Moon except a few crater floors gets sunlight. The side we never see has days and nights like the near one.',
    because: 'One turn takes about a month, so each place gets around two weeks of day.',
    sources: [{ work: 'Heiken, Vaniman and French, Lunar Sourcebook', year: 1991 }],
  },
  {
    subject: 'travel',
    tag: 'great wall of china',
    claim: 'you can see the Great Wall of China from the Moon',
    correction:
      "From the Moon you can't make out any building at all. Even from a low orbit, the wall is very hard to find.",
    because: "It's long, but it's narrow, and it's the same color as the land around it.",
    sources: [{ work: "NASA, China's Wall Less Great in View from Space", year: 2005 }],
  },
  {
    subject: 'giants',
    tag: 'asteroid',
    claim: 'flying through the asteroid belt means dodging rocks',
    correction:
      'The asteroids are usually hundreds of thousands of kilometers apart. Every probe sent through so far has crossed safely.',
    because: 'Put them all together and they weigh only a few percent of our Moon.',
    sources: [{ work: 'de Pater and Lissauer, Planetary Sciences, Cambridge University Press', year: 2015 }],
  },
]

/** Space: planets, the Moon, stars, space travel. */
export const SPACE_PACK: Pack = {
  id: 'space',
  name: 'space',
  about: 'space',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  title: 'Space',
  unit: { one: 'fact', many: 'facts' },
  words: [
    'space',
    'outer space',
    'universe',
    'cosmos',
    'cosmic',
    'astronomy',
    'solar system',
    'planet',
    'planets',
    'galaxy',
  ],
  subjects: [
    {
      id: 'travel',
      name: 'space travel',
      title: 'Space Travel',
      words: [
        'astronaut',
        'astronauts',
        'space station',
        'international space station',
        'iss',
        'space travel',
        'spaceflight',
        'voyager',
      ],
      hooks: [
        'Astronauts come home taller than they left.',
        'In orbit, you get a sunrise every ninety minutes.',
        "There's plenty of gravity on the space station. They float anyway.",
      ],
      arrive: 'You float past the space station.',
    },
    {
      id: 'moon',
      name: 'the Moon',
      title: 'The Moon',
      words: ['moon', 'lunar'],
      hooks: [
        'The first footprints on the Moon are still there.',
        'The Moon is leaving us, a little more every year.',
        'Moon dust smells like burnt gunpowder.',
      ],
      arrive: 'The Moon slides into view, so bright that you squint.',
    },
    {
      id: 'venus',
      name: 'Venus',
      title: 'Venus',
      words: ['venus'],
      hooks: [
        'On Venus, a day lasts longer than a year.',
        'Venus is hot enough to melt lead.',
        'No lander has lasted much longer than two hours on Venus.',
      ],
      arrive: 'Venus burns bright ahead of you.',
    },
    {
      id: 'mars',
      name: 'Mars',
      title: 'Mars',
      words: ['mars', 'martian', 'red planet'],
      hooks: [
        'On Mars, the sunset is blue.',
        'Mars has a volcano more than twice as high as Everest.',
        'Move to Mars, and you get forty extra minutes every day.',
      ],
      arrive: 'Red dust rises. You are on Mars.',
    },
    {
      id: 'giants',
      name: 'the giant planets',
      title: 'The Giant Planets',
      words: ['jupiter', 'saturn', 'uranus', 'neptune', 'gas giants', 'giant planets', 'gas giant'],
      hooks: [
        'One storm on Jupiter is wider than the whole Earth.',
        'Saturn would float, if you could find a big enough bathtub.',
        'On Uranus, one winter night lasts forty two years.',
      ],
      arrive: 'Out here, the giants fill the sky.',
    },
    {
      id: 'stars',
      name: 'the stars',
      title: 'The Stars',
      words: ['star', 'stars', 'sun', 'sunlight', 'night sky', 'milky way'],
      hooks: [
        'The iron in your blood was made inside a star.',
        "If the Sun went out, you wouldn't know for eight minutes.",
        "There's a cloud of alcohol drifting through our galaxy.",
      ],
      arrive: 'You turn toward the nearest star.',
    },
    {
      id: 'black-holes',
      name: 'dead stars',
      title: 'Dead Stars',
      words: ['black hole', 'black holes', 'neutron star', 'neutron stars', 'pulsar', 'pulsars'],
      hooks: [
        'One teaspoon of this star weighs as much as a mountain.',
        'Fall into a black hole, and it stretches you like spaghetti.',
        'One dead star spins seven hundred times a second.',
      ],
      arrive: 'At the edge of the map, a star has died.',
    },
  ],
  facts: [...SOLAR_SYSTEM_FACTS, ...FAR_SPACE_FACTS],
  myths: MYTHS,
  povs: [
    {
      title: 'POV: You Let Go of the Space Station',
      hook: 'POV: you let go of the space station and keep drifting.',
    },
    {
      title: 'POV: Your Window Seat Leaves the Solar System',
      hook: 'POV: your window seat just left the atmosphere.',
    },
    {
      title: 'POV: Earth Is Behind You',
      hook: 'POV: Earth is behind you, and the stars have stopped twinkling.',
    },
  ],
  promises: ['sound made up', 'are hard to believe', 'make school feel too short'],
  versus: 'which one is stranger?',
  calls: ENDINGS.space,
  hashtags: ['space', 'astronomy', 'universe', 'spacefacts', 'science'],
}
