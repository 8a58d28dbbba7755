import type { Fact } from '../../known/fact.ts'

/** Whales, octopuses, sharks and turtles. */
export const OCEAN_LIFE_FACTS: readonly Fact[] = [
  {
    subject: 'whales',
    wow: 3,
    tag: 'blue whale',
    question: 'Which animal is bigger than any known dinosaur?',
    short: 'The blue whale is the heaviest animal known',
    long: 'The blue whale is the heaviest animal known to have ever lived. A big one can weigh well over a hundred tons.',
    why: [
      "The water carries all that weight, so the skeleton doesn't have to.",
      'And it lives on krill the size of your finger, several tons of them on a good day.',
    ],
    sources: [{ work: 'Goldbogen et al., Why Whales Are Big but Not Bigger, Science', year: 2019 }],
  },
  {
    subject: 'whales',
    wow: 4,
    tag: 'heart',
    question: 'How slowly can a giant heart beat?',
    short: "A blue whale's heart can beat twice a minute",
    long: 'When a blue whale dives, its heart can slow down to two beats a minute. Scientists measured it with a tag stuck on by suction cups.',
    why: [
      'A slow heart saves oxygen for the long hunt below.',
      'Back at the surface, it races at more than thirty beats a minute to catch up.',
    ],
    sources: [
      {
        work: "Goldbogen et al., Extreme Bradycardia and Tachycardia in the World's Largest Animal, PNAS",
        year: 2019,
      },
    ],
  },
  {
    subject: 'whales',
    wow: 4,
    tag: 'harpoon',
    question: 'How do we know that some whales live two centuries?',
    short: 'Bowhead whales can live two hundred years',
    long: 'Bowhead whales can live for about two hundred years. No other mammal we know of gets that old.',
    why: [
      'Their age was read from changes in the lens of the eye. Old harpoon tips stuck in their blubber agreed.',
      'Scientists study their genes for clues to how they repair damage and avoid cancer.',
    ],
    sources: [
      {
        work: 'George et al., Age and Growth Estimates of Bowhead Whales, Canadian Journal of Zoology',
        year: 1999,
      },
      {
        work: 'Keane et al., Insights into the Evolution of Longevity from the Bowhead Whale Genome, Cell Reports',
        year: 2015,
      },
    ],
  },
  {
    subject: 'whales',
    wow: 4,
    tag: 'sperm whale',
    question: 'How do sperm whales sleep?',
    short: 'Sperm whales nap standing upright',
    long: 'Sperm whales nap upright. They hang in the water like huge floating trees, for minutes at a time.',
    why: [
      'A research boat once drifted into a sleeping group, and they only stirred when it touched one.',
      'They rest like this for only about seven percent of the day, less than almost any other mammal.',
    ],
    sources: [
      {
        work: 'Miller et al., Stereotypical Resting Behavior of the Sperm Whale, Current Biology',
        year: 2008,
      },
    ],
  },
  {
    subject: 'whales',
    wow: 4,
    tag: 'dolphin',
    question: 'How do dolphins call each other?',
    short: 'Dolphins answer to something like a name',
    long: "Every bottlenose dolphin makes up its own whistle. Play a copy, and that dolphin answers, as if you'd called its name.",
    why: [
      'Researchers copied the whistles of wild dolphins by computer, so no familiar voice gave it away.',
      'In murky water, having a name is a good way to find your friends.',
    ],
    sources: [
      {
        work: 'King and Janik, Bottlenose Dolphins Can Use Learned Vocal Labels to Address Each Other, PNAS',
        year: 2013,
      },
    ],
  },
  {
    subject: 'octopus',
    wow: 4,
    tag: 'octopus',
    question: 'Why would anyone need three hearts?',
    short: 'An octopus has three hearts',
    long: 'An octopus has three hearts. Two push blood through the gills, and the third one sends it around the body.',
    why: [
      'Its blood is blue because it carries oxygen with copper, and that takes more pressure than ours does.',
      'The main heart pauses when the animal swims, which is one reason why it would rather crawl.',
    ],
    sources: [{ work: 'Wells, Octopus: Physiology and Behaviour of an Advanced Invertebrate', year: 1978 }],
  },
  {
    subject: 'octopus',
    wow: 5,
    tag: 'octopus arm',
    question: 'Where does an octopus keep its mind?',
    short: 'Most octopus neurons are in its arms',
    long: 'An octopus has about five hundred million neurons, and roughly two thirds of them are in its arms.',
    why: [
      'An arm can taste, touch and grab without waiting for orders from the head.',
      'Every sucker tastes whatever it touches.',
    ],
    sources: [
      { work: 'Hochner, An Embodied View of Octopus Neurobiology, Current Biology', year: 2012 },
      { work: 'van Giesen et al., Molecular Basis of Chemotactile Sensation in Octopus, Cell', year: 2020 },
    ],
  },
  {
    subject: 'octopus',
    wow: 4,
    tag: 'coconut',
    question: 'Why does an octopus carry half a coconut?',
    short: 'Some octopuses carry coconut shells as shelter',
    long: 'In Indonesia, divers filmed octopuses carrying coconut halves under their bodies, to hide in them later.',
    why: [
      'Carrying a shell is clumsy and slow, so it only pays off later.',
      'Saving a tool for later was long thought to take a backbone.',
    ],
    sources: [
      {
        work: 'Finn, Tregenza and Norman, Defensive Tool Use in a Coconut-Carrying Octopus, Current Biology',
        year: 2009,
      },
    ],
  },
  {
    subject: 'octopus',
    wow: 5,
    tag: 'cuttlefish',
    question: 'How does a color blind animal match any color?',
    short: 'Octopuses change color but are probably color blind',
    long: 'An octopus can vanish against a reef in a fraction of a second, yet its eyes have only one kind of light sensor.',
    why: [
      'Thousands of tiny sacs of pigment in its skin get pulled open by muscles.',
      "How it matches colors that it can't even see is still an open question.",
    ],
    sources: [{ work: 'Hanlon and Messenger, Cephalopod Behaviour, Cambridge University Press', year: 2018 }],
  },
  {
    subject: 'sharks',
    wow: 5,
    tag: 'shark',
    question: 'What is older than trees and still hunting?',
    short: 'Sharks are older than trees',
    long: 'Sharks have been around for more than four hundred million years. The first forests of real trees came later.',
    why: [
      'We know the early ones mostly from tiny scales and teeth, because cartilage seldom turns to stone.',
      "Since then, they've lived through at least four of the five great mass extinctions.",
    ],
    sources: [
      { work: 'Long, The Rise of Fishes', year: 2011 },
      { work: 'Stein et al., Mid-Devonian Archaeopteris Roots, Current Biology', year: 2020 },
    ],
  },
  {
    subject: 'sharks',
    wow: 5,
    tag: 'greenland shark',
    question: 'Which animal may have been alive before Mozart?',
    short: 'Greenland sharks live for more than two centuries',
    long: 'Greenland sharks live for at least two hundred and seventy years. No other animal with a backbone gets that old.',
    why: [
      'Scientists found out by radiocarbon dating the center of the eye lens, which forms before birth.',
      'They may be a hundred and fifty years old before they have their first young.',
    ],
    sources: [
      {
        work: 'Nielsen et al., Eye Lens Radiocarbon Reveals Centuries of Longevity in the Greenland Shark, Science',
        year: 2016,
      },
    ],
  },
  {
    subject: 'sharks',
    wow: 3,
    tag: 'shark',
    question: 'How does a shark find what it cannot see?',
    short: "Sharks can sense another animal's electricity",
    long: 'Sharks can feel the faint electric field that every living body gives off, even when their prey is buried in sand.',
    why: [
      'Small pores around the snout lead into canals of jelly that pick up the signal.',
      'In one famous test, they dug up a buried electrode as if it were a fish.',
    ],
    sources: [
      { work: 'Kalmijn, The Electric Sense of Sharks and Rays, Journal of Experimental Biology', year: 1971 },
    ],
  },
  {
    subject: 'turtles',
    wow: 4,
    tag: 'sea turtle',
    question: 'How does a turtle find the beach where it was born?',
    short: 'Sea turtles navigate by magnetic field',
    long: "Sea turtles find their way by the Earth's magnetic field, and females return to lay eggs near the place where they hatched.",
    why: [
      'Every coast has its own magnetic signature, and hatchlings seem to learn theirs.',
      'When the magnetic field shifts a little over the years, their nests shift with it.',
    ],
    sources: [
      {
        work: 'Brothers and Lohmann, Evidence for Geomagnetic Imprinting and Magnetic Navigation in Sea Turtles, Current Biology',
        year: 2015,
      },
    ],
  },
  {
    subject: 'turtles',
    wow: 4,
    tag: 'thermometer',
    question: 'What decides whether a turtle is male or female?',
    short: 'Warm sand turns turtle eggs female',
    long: 'With sea turtles, the temperature of the sand decides. Warm nests make daughters, and cool nests make sons.',
    why: [
      'They have no sex chromosomes for it. The heat in the middle weeks does the job.',
      'On warm beaches near the Great Barrier Reef, more than ninety nine percent of the young turtles were female.',
    ],
    sources: [
      {
        work: 'Jensen et al., Environmental Warming and Feminization of One of the Largest Sea Turtle Populations, Current Biology',
        year: 2018,
      },
    ],
  },
]
