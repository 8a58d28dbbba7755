import type { Fact } from '../../known/fact.ts'

/** Decisions, other people and feelings. */
export const LIFE_FACTS: readonly Fact[] = [
  {
    subject: 'deciding',
    wow: 4,
    tag: 'scales',
    question: 'Why does losing hurt so much?',
    short: 'Losing hurts more than winning feels good',
    long: 'Offered a coin toss that could win more than it could cost, many people still say no. The possible loss weighs more.',
    why: [
      'The win usually had to be about twice as big before they agreed.',
      'The same pull makes it hard to let go of things you already own.',
    ],
    sources: [
      {
        work: 'Tversky and Kahneman, Advances in Prospect Theory, Journal of Risk and Uncertainty',
        year: 1992,
      },
    ],
  },
  {
    subject: 'deciding',
    wow: 4,
    tag: 'roulette wheel',
    question: 'Can a random number change your mind?',
    short: 'A random number can pull your guess',
    long: 'A wheel of fortune stopped at ten or at sixty five. Then people guessed a percentage, and the high number pulled their guesses up.',
    why: [
      'It worked even though they knew that the number meant nothing.',
      'The first number on the table does the same thing in a negotiation.',
    ],
    sources: [
      {
        work: 'Tversky and Kahneman, Judgment under Uncertainty: Heuristics and Biases, Science',
        year: 1974,
      },
    ],
  },
  {
    subject: 'deciding',
    wow: 3,
    tag: 'crystal ball',
    question: 'Did you really know it all along?',
    short: 'After the fact, we think we knew it',
    long: "Once people know how something ended, they're sure that they saw it coming. Their earlier guesses say otherwise.",
    why: [
      'The brain updates the story and throws away the old version.',
      'Write your guess down before the result, and you can catch yourself.',
    ],
    sources: [
      {
        work: 'Fischhoff, Hindsight Is Not Equal to Foresight, Journal of Experimental Psychology',
        year: 1975,
      },
    ],
  },
  {
    subject: 'deciding',
    wow: 3,
    tag: 'coffee mug',
    question: 'What is a mug worth?',
    short: 'Owning a thing makes it worth more to you',
    long: "Students who'd just been given a mug asked about twice as much for it as others would pay.",
    why: [
      'The usual explanation is that giving it up feels like a loss.',
      "That's why free trials work. Returning a thing isn't the same as not buying it.",
    ],
    sources: [
      {
        work: 'Kahneman, Knetsch and Thaler, Experimental Tests of the Endowment Effect and the Coase Theorem, Journal of Political Economy',
        year: 1990,
      },
    ],
  },
  {
    subject: 'deciding',
    wow: 5,
    tag: 'two photographs',
    question: 'Would you defend a choice you never made?',
    short: 'People defend choices they never made',
    long: "People chose the more attractive of two faces, then were secretly handed the other photo. Most didn't notice, and explained why they'd picked it.",
    why: [
      'They praised details that only the wrong face had.',
      'So some of our reasons get made up after the decision.',
    ],
    sources: [
      {
        work: 'Johansson et al., Failure to Detect Mismatches between Intention and Outcome in a Simple Decision Task, Science',
        year: 2005,
      },
    ],
  },
  {
    subject: 'deciding',
    wow: 3,
    tag: 'newspaper',
    question: 'Why does a repeated lie sound true?',
    short: 'What you hear twice sounds truer',
    long: 'Statements that people had seen before were rated as more likely to be true, whether they were or not.',
    why: [
      "What's easy to take in feels familiar, and familiar feels right.",
      'It works even on people who could have known better.',
    ],
    sources: [
      {
        work: 'Hasher, Goldstein and Toppino, Frequency and the Conference of Referential Validity, Journal of Verbal Learning and Verbal Behavior',
        year: 1977,
      },
    ],
  },
  {
    subject: 'people',
    wow: 4,
    tag: 't shirt',
    question: 'How many people notice your bad day?',
    short: 'Far fewer people notice you than you think',
    long: 'Students who had to wear an embarrassing shirt thought that about half the room had noticed. It was about a quarter.',
    why: [
      "You're the center of your own world, and everyone else is the center of theirs.",
      'So the stain on your sleeve is mostly your own secret.',
    ],
    sources: [
      {
        work: 'Gilovich, Medvec and Savitsky, The Spotlight Effect in Social Judgment, Journal of Personality and Social Psychology',
        year: 2000,
      },
    ],
  },
  {
    subject: 'people',
    wow: 4,
    tag: 'straight lines',
    question: 'Would you deny what you see?',
    short: 'People deny what they see to fit in',
    long: 'In a test with lines, three out of four people gave an obviously wrong answer at least once, because everyone before them had.',
    why: [
      'A single ally in the group was enough to break the spell.',
      "Many said later that they knew better, and just didn't want to stand out.",
    ],
    sources: [{ work: 'Asch, Studies of Independence and Conformity, Psychological Monographs', year: 1956 }],
  },
  {
    subject: 'people',
    wow: 4,
    tag: 'smoke',
    question: 'Why does nobody get up?',
    short: 'Alone people report smoke, together they wait',
    long: 'When smoke filled a waiting room, most people who sat alone reported it. With two calm strangers beside them, hardly anyone did.',
    why: [
      "Everyone looks at the others, sees them calm, and decides that it's nothing.",
      'So in an emergency, point at one person and ask that one for help.',
    ],
    sources: [
      {
        work: 'Latane and Darley, Group Inhibition of Bystander Intervention in Emergencies, Journal of Personality and Social Psychology',
        year: 1968,
      },
    ],
  },
  {
    subject: 'people',
    wow: 3,
    tag: 'lecture hall',
    question: 'Can a smile change an accent?',
    short: 'One good trait makes everything else look better',
    long: 'Students watched the same lecturer, warm in one video and cold in another. In the cold one, even his looks and accent annoyed them.',
    why: [
      'When asked, they were certain that the one had nothing to do with the other.',
      'Psychologists call it the halo effect.',
    ],
    sources: [
      {
        work: 'Nisbett and Wilson, The Halo Effect, Journal of Personality and Social Psychology',
        year: 1977,
      },
    ],
  },
  {
    subject: 'feelings',
    wow: 4,
    tag: 'rubber hand',
    question: 'Can a rubber hand feel like your own?',
    short: 'A rubber hand can feel like your own',
    long: 'Hide your real hand and watch a rubber one being stroked while yours is stroked, too. Soon, the rubber one feels like yours.',
    why: [
      'The brain believes whatever your eyes and your skin agree on.',
      'Threaten the rubber hand, and people flinch.',
    ],
    sources: [{ work: 'Botvinick and Cohen, Rubber Hands Feel Touch That Eyes See, Nature', year: 1998 }],
  },
  {
    subject: 'feelings',
    wow: 3,
    tag: 'song',
    question: 'Why does that song grow on you?',
    short: 'You like things more once they are familiar',
    long: 'The more often people saw made up words or strange signs, the more they liked them, without knowing why.',
    why: [
      "If it hasn't hurt you so far, it feels safe.",
      "That's one reason why a song on the radio grows on you.",
    ],
    sources: [
      {
        work: 'Zajonc, Attitudinal Effects of Mere Exposure, Journal of Personality and Social Psychology',
        year: 1968,
      },
    ],
  },
  {
    subject: 'feelings',
    wow: 4,
    tag: 'cold water',
    question: 'Would you choose more pain over less?',
    short: 'People may choose more pain if it ends better',
    long: 'People held a hand in painfully cold water. Many then chose to repeat the longer round, only because it ended a little warmer.',
    why: [
      'Memory keeps the worst moment and the end. How long it lasted barely counts.',
      'So the last day of a trip shapes how you remember all of it.',
    ],
    sources: [
      { work: 'Kahneman et al., When More Pain Is Preferred to Less, Psychological Science', year: 1993 },
    ],
  },
  {
    subject: 'feelings',
    wow: 3,
    tag: 'toolbox',
    question: 'Why do you love that crooked shelf?',
    short: 'You love a shelf more when you built it',
    long: 'People who put a simple box together themselves were willing to pay clearly more for it than for the same box ready made.',
    why: [
      "The work you put into a thing ends up in what you feel it's worth.",
      'It only worked for people who could finish, so success is part of it.',
    ],
    sources: [
      {
        work: 'Norton, Mochon and Ariely, The IKEA Effect: When Labor Leads to Love, Journal of Consumer Psychology',
        year: 2012,
      },
    ],
  },
  {
    subject: 'feelings',
    wow: 2,
    tag: 'yawn',
    question: 'Why are you yawning right now?',
    short: 'Just thinking about yawning can make you yawn',
    long: "See a yawn, read about one, or just think of one, and that's often enough to set you off.",
    why: [
      'In one lab, more than half of the people who watched films of yawns yawned within minutes.',
      "It starts before you can decide, which is why it's so hard to stop.",
    ],
    sources: [
      {
        work: 'Provine, Yawning as a Stereotyped Action Pattern and Releasing Stimulus, Ethology',
        year: 1986,
      },
    ],
  },
]
