import type { Fact } from '../../known/fact.ts'

/** Space travel, stars and what is left of them. */
export const FAR_SPACE_FACTS: readonly Fact[] = [
  {
    subject: 'travel',
    wow: 3,
    tag: 'astronaut',
    question: 'Why do astronauts come home taller?',
    short: 'Astronauts grow taller in space',
    long: "Astronauts grow up to three percent taller in space. For an average adult, that's about five centimeters.",
    why: [
      'With no weight pressing down on it, the spine relaxes and stretches out.',
      'Back on Earth, gravity squeezes them right back to their old height.',
    ],
    sources: [
      {
        work: 'Sayson and Hargens, Pathophysiology of Low Back Pain during Exposure to Microgravity, Aviation Space and Environmental Medicine',
        year: 2008,
      },
      {
        work: 'Chang et al., Lumbar Spine Paraspinal Muscle and Intervertebral Disc Height Changes in Astronauts, Spine',
        year: 2016,
      },
    ],
  },
  {
    subject: 'travel',
    wow: 3,
    tag: 'space station',
    question: 'How many sunrises fit into one day?',
    short: 'Astronauts see about sixteen sunrises every day',
    long: 'On the International Space Station, the Sun comes up about sixteen times a day.',
    why: [
      'The station laps the Earth every ninety minutes, at roughly twenty eight thousand kilometers per hour.',
      'So the crew ignores the window and lives by the clock in Greenwich, England.',
    ],
    sources: [{ work: 'NASA, International Space Station Facts and Figures', year: 2023 }],
  },
  {
    subject: 'travel',
    wow: 4,
    tag: 'spacecraft',
    question: 'What is the farthest thing humans ever built?',
    short: 'Voyager One still whispers home from interstellar space',
    long: "Voyager One left Earth in nineteen seventy seven. It's so far away now that its radio signal takes about a day to reach us.",
    why: [
      "Its transmitter is about as strong as a refrigerator bulb, and giant dishes catch what's left of the signal.",
      'On board is a golden record with greetings in fifty five languages, just in case somebody finds it.',
    ],
    sources: [
      { work: 'NASA Jet Propulsion Laboratory, Voyager Mission Status', year: 2023 },
      { work: 'Proto Thema, Voyager 1 Will Reach a Distance of One Light Day from Earth', year: 2025 },
      { work: 'Sagan et al., Murmurs of Earth', year: 1978 },
    ],
  },
  {
    subject: 'stars',
    wow: 2,
    tag: 'sun',
    question: 'How old is the sunlight on your face?',
    short: 'Sunlight reaching you is eight minutes old',
    long: "Sunlight takes about eight minutes and twenty seconds to reach you. If the Sun went out, you wouldn't know until then.",
    why: [
      'Light covers three hundred thousand kilometers every second, and the Sun is a hundred and fifty million away.',
      'And the light of the next nearest star? It set out more than four years ago.',
    ],
    sources: [
      {
        work: 'International Astronomical Union, Resolution B2 on the Astronomical Unit of Length',
        year: 2012,
      },
    ],
  },
  {
    subject: 'stars',
    wow: 4,
    tag: 'stardust',
    question: 'Where did the iron in your blood come from?',
    short: 'The iron in your blood came from stars',
    long: 'The iron in your blood and the calcium in your bones were made inside stars that died before the Sun was born.',
    why: [
      'Stars fuse light atoms into heavier ones. When they die, they throw them out into space.',
      'New suns and planets form from that ash. One of those planets made you.',
    ],
    sources: [
      {
        work: 'Burbidge, Burbidge, Fowler and Hoyle, Synthesis of the Elements in Stars, Reviews of Modern Physics',
        year: 1957,
      },
    ],
  },
  {
    subject: 'stars',
    wow: 5,
    tag: 'raspberry',
    question: 'What is a cloud of alcohol doing in deep space?',
    short: 'There is alcohol drifting between the stars',
    long: "A giant cloud near the center of our galaxy is full of alcohol, the same kind that's in wine.",
    why: [
      'Radio telescopes can tell, because every molecule broadcasts its own set of frequencies.',
      'One cloud out there also holds ethyl formate, one of the molecules that give raspberries their taste.',
    ],
    sources: [
      {
        work: 'Zuckerman et al., Detection of Interstellar Trans-Ethyl Alcohol, Astrophysical Journal',
        year: 1975,
      },
      {
        work: 'Belloche et al., Increased Complexity in Interstellar Chemistry, Astronomy and Astrophysics',
        year: 2009,
      },
    ],
  },
  {
    subject: 'black-holes',
    wow: 5,
    tag: 'teaspoon',
    question: 'How can a teaspoon weigh more than a mountain?',
    short: 'A teaspoon of neutron star outweighs a mountain',
    long: 'One teaspoon of a neutron star would weigh billions of tons, as much as a mountain.',
    why: [
      'When a giant star collapses, its core gets crushed until even the atoms give way.',
      "What's left packs more matter than our Sun into a ball the size of a city.",
    ],
    sources: [{ work: 'Lattimer and Prakash, The Physics of Neutron Stars, Science', year: 2004 }],
  },
  {
    subject: 'black-holes',
    wow: 4,
    tag: 'black hole',
    question: 'How do you photograph something that swallows light?',
    short: "We have a picture of a black hole's shadow",
    long: "In twenty nineteen, astronomers showed the first picture of a black hole. It's a dark shadow inside a ring of glowing gas.",
    why: [
      'Eight radio observatories were linked until they worked like a single dish as wide as Earth.',
      'The monster in that picture weighs as much as six and a half billion Suns.',
    ],
    sources: [
      {
        work: 'Event Horizon Telescope Collaboration, First M87 Event Horizon Telescope Results I, Astrophysical Journal Letters',
        year: 2019,
      },
    ],
  },
  {
    subject: 'black-holes',
    wow: 5,
    tag: 'pulsar',
    question: 'How fast can a dead star spin?',
    short: 'One dead star spins seven hundred times every second',
    long: "One dead star spins seven hundred and sixteen times every second. That's faster than a kitchen blender.",
    why: [
      'A collapsing core speeds up like a skater pulling in her arms, and gas from a neighbor can spin it even faster.',
      'Its equator races along at more than a tenth of the speed of light.',
    ],
    sources: [{ work: 'Hessels et al., A Radio Pulsar Spinning at 716 Hz, Science', year: 2006 }],
  },
  {
    subject: 'black-holes',
    wow: 5,
    tag: 'spaghetti',
    question: 'What happens if you fall into a black hole?',
    short: 'Falling into a black hole would stretch you',
    long: "Fall into a black hole feet first, and it pulls harder on your feet than on your head. You'd be stretched like spaghetti.",
    why: [
      'Gravity climbs so steeply near it that the length of your body makes all the difference.',
      "At the largest black holes you'd cross the edge unharmed, and only be torn apart later.",
    ],
    sources: [{ work: 'Hawking, A Brief History of Time', year: 1988 }],
  },
]
