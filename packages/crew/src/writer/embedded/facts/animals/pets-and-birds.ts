import type { Fact } from '../../known/fact.ts'

/** Cats, dogs and birds. */
export const PET_AND_BIRD_FACTS: readonly Fact[] = [
  {
    subject: 'cats',
    wow: 3,
    tag: 'cat',
    question: 'How does a cat purr?',
    short: 'A purring cat buzzes its voice box',
    long: 'A cat purrs with its voice box, about twenty five times a second or more, while it breathes in and while it breathes out.',
    why: [
      'Pads in the vocal folds seem to help it make such a low hum.',
      "Happy cats purr, but so do some that are frightened or hurt. So a purr isn't always a smile.",
    ],
    sources: [
      {
        work: 'Remmers and Gautier, Neural and Mechanical Mechanisms of Feline Purring, Respiration Physiology',
        year: 1972,
      },
      {
        work: 'Herbst et al., Domestic Cat Larynges Can Produce Purring Frequencies without Neural Input, Current Biology',
        year: 2023,
      },
    ],
  },
  {
    subject: 'cats',
    wow: 4,
    tag: 'milk bowl',
    question: 'Why does your cat ignore the cake?',
    short: 'Cats cannot taste anything sweet',
    long: "Cats don't taste sweetness at all. The gene for one half of their sweet sensor is broken.",
    why: [
      'The lions, tigers and cheetahs that were tested have the same fault.',
      "A strict meat eater isn't missing anything. There's no sugar in a mouse.",
    ],
    sources: [
      {
        work: "Li et al., Pseudogenization of a Sweet-Receptor Gene Accounts for Cats' Indifference toward Sugar, PLoS Genetics",
        year: 2005,
      },
    ],
  },
  {
    subject: 'cats',
    wow: 3,
    tag: 'cat ears',
    question: 'Does your cat know its name?',
    short: 'Your cat knows its name and may ignore you',
    long: 'Researchers read out a list of words, and the cats got bored. Then came their own name, and ears and heads moved again.',
    why: [
      'Most of them only twitched an ear. Few bothered to get up.',
      'It even worked when a stranger read the list.',
    ],
    sources: [
      {
        work: 'Saito et al., Domestic Cats Discriminate Their Names from Other Words, Scientific Reports',
        year: 2019,
      },
    ],
  },
  {
    subject: 'cats',
    wow: 4,
    tag: 'water bowl',
    question: 'How does a cat drink without spilling?',
    short: 'A drinking cat plays inertia against gravity',
    long: 'A cat barely touches the water. It pulls up a thin column with its tongue and bites it off before it falls.',
    why: [
      'It does that almost four times a second, too fast for your eye to follow.',
      'Big cats lap more slowly, just as physics predicts for a bigger tongue.',
    ],
    sources: [{ work: 'Reis et al., How Cats Lap: Water Uptake by Felis catus, Science', year: 2010 }],
  },
  {
    subject: 'dogs',
    wow: 3,
    tag: 'dog nose',
    question: "How much better is a dog's nose?",
    short: 'A dog smells what you could never notice',
    long: 'In a careful test, trained dogs picked up a smell at ten thousand to a hundred thousand times less than people need.',
    why: [
      'Their noses hold far more scent receptors, and a side channel keeps the scent apart from the air they breathe.',
      'So a walk with many stops is, for a dog, a walk full of news.',
    ],
    sources: [
      {
        work: 'Walker et al., Naturalistic Quantification of Canine Olfactory Sensitivity, Applied Animal Behaviour Science',
        year: 2006,
      },
    ],
  },
  {
    subject: 'dogs',
    wow: 3,
    tag: 'pointing hand',
    question: 'Who understands you better, a dog or a chimpanzee?',
    short: 'Dogs follow a pointing finger better than chimpanzees',
    long: 'Point at one of two cups, and most dogs will go to that one. Chimpanzees did worse.',
    why: [
      'Even young puppies that had hardly lived with people could do it.',
      'Thousands of years beside us seem to have tuned dogs to our gestures.',
    ],
    sources: [{ work: 'Hare et al., The Domestication of Social Cognition in Dogs, Science', year: 2002 }],
  },
  {
    subject: 'dogs',
    wow: 4,
    tag: 'toy basket',
    question: 'How many words can a dog learn?',
    short: 'One dog learned the names of a thousand toys',
    long: 'A border collie named Chaser learned the names of more than a thousand toys, and kept them apart in test after test.',
    why: [
      'She was told a new name while she looked at the toy, and then practiced fetching it.',
      'She also learned that any ball is a ball, so one word can mean a whole group.',
    ],
    sources: [
      {
        work: 'Pilley and Reid, Border Collie Comprehends Object Names as Verbal Referents, Behavioural Processes',
        year: 2011,
      },
    ],
  },
  {
    subject: 'dogs',
    wow: 4,
    tag: 'wagging tail',
    question: 'Does it matter which way a tail wags?',
    short: 'A happy dog wags more to its right',
    long: 'When dogs saw their owners, they wagged farther to their right. A strange, dominant dog pulled the tail to the left.',
    why: [
      'Each half of the brain steers the other side of the body, and each handles different feelings.',
      'The difference is so small that it took cameras to measure it.',
    ],
    sources: [
      {
        work: 'Quaranta et al., Asymmetric Tail-Wagging Responses by Dogs to Different Emotive Stimuli, Current Biology',
        year: 2007,
      },
    ],
  },
  {
    subject: 'birds',
    wow: 4,
    tag: 'crow',
    question: 'How long does a crow hold a grudge?',
    short: 'Crows remember the face of an enemy',
    long: 'Researchers wore a caveman mask while they trapped some crows. Years later, crows still scolded anyone in that mask.',
    why: [
      'Birds that had never been caught joined in, so the warning had been passed around.',
      'Without the mask, the same people could walk by in peace.',
    ],
    sources: [
      {
        work: 'Marzluff et al., Lasting Recognition of Threatening People by Wild American Crows, Animal Behaviour',
        year: 2010,
      },
    ],
  },
  {
    subject: 'birds',
    wow: 4,
    tag: 'arctic tern',
    question: 'Who sees more daylight than anyone else?',
    short: 'One small bird flies from pole to pole yearly',
    long: "The Arctic tern flies from Greenland to Antarctica and back every year. That's around seventy thousand kilometers.",
    why: [
      'It takes no shortcut. It follows the winds in a giant letter S.',
      'With summer at both ends, it sees more daylight than almost any other animal.',
    ],
    sources: [
      { work: 'Egevang et al., Tracking of Arctic Terns Reveals Longest Animal Migration, PNAS', year: 2010 },
    ],
  },
  {
    subject: 'birds',
    wow: 5,
    tag: 'swift',
    question: 'Can a bird stay up for ten months?',
    short: 'Some swifts stay in the air for ten months',
    long: 'Common swifts can spend ten months of the year in the air. Some of the birds tracked hardly ever touched down.',
    why: [
      'They eat, drink and most likely sleep on the wing.',
      "They come down mainly to nest, because that's the one thing you can't do in midair.",
    ],
    sources: [
      {
        work: 'Hedenstrom et al., Annual 10-Month Aerial Life Phase in the Common Swift, Current Biology',
        year: 2016,
      },
    ],
  },
  {
    subject: 'birds',
    wow: 4,
    tag: 'wire hook',
    question: 'Can a crow make a tool out of wire?',
    short: 'A crow bent a wire into a hook',
    long: 'Given a straight wire and food at the bottom of a tube, a crow named Betty bent the wire into a hook.',
    why: [
      'She wedged one end and pulled, and in nine of ten tries, she got the food.',
      'Wild crows of her kind bend twigs into tools, so she may have known the trick.',
    ],
    sources: [
      { work: 'Weir, Chappell and Kacelnik, Shaping of Hooks in New Caledonian Crows, Science', year: 2002 },
      { work: 'Rutz et al., Tool Bending in New Caledonian Crows, Royal Society Open Science', year: 2016 },
    ],
  },
]
