import type { Fact } from '../../known/fact.ts'

/** Attention and memory. */
export const MIND_FACTS: readonly Fact[] = [
  {
    subject: 'seeing',
    wow: 5,
    tag: 'gorilla',
    question: 'Would you notice a gorilla?',
    short: 'Half of the viewers missed a gorilla',
    long: 'People counted passes in a basketball video. A person in a gorilla suit walked right through, and about half of them never saw it.',
    why: [
      "Attention works like a spotlight. What's outside of it may never reach you.",
      "That's why drivers on the phone can look straight at something and still miss it.",
    ],
    sources: [{ work: 'Simons and Chabris, Gorillas in Our Midst, Perception', year: 1999 }],
  },
  {
    subject: 'seeing',
    wow: 5,
    tag: 'doorway',
    question: 'Would you notice if a stranger was swapped?',
    short: 'Many people miss it when a stranger is swapped',
    long: "While people gave a stranger directions, two men carried a door between them and swapped him. Half of them didn't notice the new man.",
    why: [
      'We keep only a rough sketch of what we see: a young man with a map.',
      "The details feel like they're there, because one glance can fetch them.",
    ],
    sources: [
      {
        work: 'Simons and Levin, Failure to Detect Changes to People during a Real-World Interaction, Psychonomic Bulletin and Review',
        year: 1998,
      },
    ],
  },
  {
    subject: 'seeing',
    wow: 4,
    tag: 'lips',
    question: 'Can your eyes change what you hear?',
    short: 'You hear with your eyes, too',
    long: "Play the sound ba over a face that mouths ga, and most people hear da. Close your eyes, and it's ba again.",
    why: [
      "The brain blends lips and sound before you're aware of either one.",
      "Knowing the trick doesn't help. You'll still hear it.",
    ],
    sources: [{ work: 'McGurk and MacDonald, Hearing Lips and Seeing Voices, Nature', year: 1976 }],
  },
  {
    subject: 'seeing',
    wow: 3,
    tag: 'colored letters',
    question: 'Why is it so hard to name a color?',
    short: "You can't help reading, and it slows you down",
    long: 'Try to name the ink color of the word red, printed in blue. You stumble, because the reading happens by itself.',
    why: [
      "You've practiced reading for years, and you can't just switch it off.",
      'It slows down almost everyone who can read, and psychologists have measured it since the nineteen thirties.',
    ],
    sources: [
      {
        work: 'Stroop, Studies of Interference in Serial Verbal Reactions, Journal of Experimental Psychology',
        year: 1935,
      },
    ],
  },
  {
    subject: 'seeing',
    wow: 3,
    tag: 'party',
    question: 'How do you hear your name across a party?',
    short: 'You can hear your name through the noise',
    long: 'While you follow one voice, you miss nearly everything another voice says. But your own name often gets through.',
    why: [
      'In one test, about a third of the listeners noticed their name in the voice they were told to ignore.',
      'So part of you keeps checking the noise for what might matter.',
    ],
    sources: [
      {
        work: 'Moray, Attention in Dichotic Listening, Quarterly Journal of Experimental Psychology',
        year: 1959,
      },
    ],
  },
  {
    subject: 'memory',
    wow: 5,
    tag: 'childhood photo',
    question: 'Can you remember something that never happened?',
    short: 'People remember events that never happened',
    long: 'Told by their family that they once got lost in a mall, about a quarter of people came to remember some of it. It never happened.',
    why: [
      'Just imagining a scene leaves traces that later feel like a memory.',
      'Detail and confidence prove nothing. A false memory can have both.',
    ],
    sources: [
      { work: 'Loftus and Pickrell, The Formation of False Memories, Psychiatric Annals', year: 1995 },
      { work: 'Murphy et al., Lost in the Mall Again, Memory', year: 2023 },
    ],
  },
  {
    subject: 'memory',
    wow: 4,
    tag: 'car crash',
    question: 'Can one word change what you saw?',
    short: 'One word can change what witnesses remember',
    long: 'People saw a film of two cars hitting each other. Asked how fast they smashed, they remembered a higher speed.',
    why: [
      "A week later, the word smashed had even put broken glass into the memory. There wasn't any.",
      "That's why it matters so much how a question is asked in court.",
    ],
    sources: [
      {
        work: 'Loftus and Palmer, Reconstruction of Automobile Destruction, Journal of Verbal Learning and Verbal Behavior',
        year: 1974,
      },
    ],
  },
  {
    subject: 'memory',
    wow: 3,
    tag: 'calendar pages',
    question: 'How fast do you forget?',
    short: 'Forgetting is fastest in the first hours',
    long: 'Most of what you learn by heart is gone within a day. After that, you forget more slowly.',
    why: [
      'Hermann Ebbinghaus tested it on himself, and modern repeats drew nearly the same curve.',
      "Come back to it now and then, and you'll forget much less.",
    ],
    sources: [
      {
        work: "Murre and Dros, Replication and Analysis of Ebbinghaus' Forgetting Curve, PLOS ONE",
        year: 2015,
      },
    ],
  },
  {
    subject: 'memory',
    wow: 3,
    tag: 'shopping list',
    question: 'Why do you remember the start and the end?',
    short: 'The middle of a list is forgotten first',
    long: 'When people hear a list, they remember the first and the last items best. The middle fades.',
    why: [
      'The first ones get repeated in your head, and the last ones are still fresh.',
      "So if something matters, don't hide it in the middle.",
    ],
    sources: [
      {
        work: 'Murdock, The Serial Position Effect of Free Recall, Journal of Experimental Psychology',
        year: 1962,
      },
    ],
  },
  {
    subject: 'memory',
    wow: 4,
    tag: 'chessboard',
    question: 'Do chess masters have better memories?',
    short: 'Chess masters remember games, not boards',
    long: 'After five seconds, chess masters could rebuild a position from a real game. With the pieces placed at random, they were hardly better than beginners.',
    why: [
      'They see familiar groups, so many pieces turn into a few.',
      "Their memory is built from patterns, and it won't help with a shopping list.",
    ],
    sources: [{ work: 'Chase and Simon, Perception in Chess, Cognitive Psychology', year: 1973 }],
  },
  {
    subject: 'memory',
    wow: 3,
    tag: 'telephone',
    question: 'How much fits into your head at once?',
    short: 'You can hold only about four things at once',
    long: 'Without tricks like repeating or grouping, people can hold about four separate things in mind at a time.',
    why: [
      'Grouping is the way around it. A phone number in three blocks is just three things.',
      'The famous number seven was an estimate that included those tricks.',
    ],
    sources: [
      { work: 'Cowan, The Magical Number 4 in Short-Term Memory, Behavioral and Brain Sciences', year: 2001 },
    ],
  },
]
