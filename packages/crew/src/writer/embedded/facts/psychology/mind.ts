import type { Fact } from '../../known/fact.ts'

/** Attention and memory. */
export const MIND_FACTS: readonly Fact[] = [
  {
    subject: 'seeing',
    wow: 5,
    tag: 'gorilla',
    question: 'Would you notice a gorilla?',
    short: 'Half of the viewers missed a gorilla',
    long: 'People counted passes in a basketball video. A person in a gorilla suit walked through, and about half never saw it.',
    why: [
      'Attention is a spotlight, and what stays outside may not reach you at all.',
      'That is why talking on the phone makes drivers look straight at things and miss them.',
    ],
    sources: [{ work: 'Simons and Chabris, Gorillas in Our Midst, Perception', year: 1999 }],
  },
  {
    subject: 'seeing',
    wow: 5,
    tag: 'doorway',
    question: 'Would you notice if a stranger was swapped?',
    short: 'Many people miss it when a stranger is swapped',
    long: 'While people gave directions to a stranger, two men carried a door in between and swapped him. Half did not notice the new man.',
    why: [
      'We keep only a rough sketch of what we see: a young man with a map.',
      'Details feel present, because a glance can fetch them whenever we want.',
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
    short: 'You hear with your eyes as well',
    long: 'Play the sound ba over a face that mouths ga, and most people hear da. Close your eyes, and it is ba again.',
    why: [
      'The brain mixes lips and sound before you become aware of either.',
      'Knowing the trick does not help, you will still hear it.',
    ],
    sources: [{ work: 'McGurk and MacDonald, Hearing Lips and Seeing Voices, Nature', year: 1976 }],
  },
  {
    subject: 'seeing',
    wow: 3,
    tag: 'colored letters',
    question: 'Why is it so hard to name a color?',
    short: 'Reading is so automatic that it slows you',
    long: 'Try to name the ink of the word red printed in blue. You stumble, because reading happens by itself.',
    why: [
      'The skill you practiced for years cannot simply be switched off.',
      'The delay shows up in almost everyone who can read, and it has been measured since the nineteen thirties.',
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
    short: 'Your name cuts through a conversation you ignore',
    long: 'While you follow one voice, you miss nearly everything another voice says. Your own name often gets through.',
    why: [
      'About a third of listeners noticed their name in the voice that they were told to ignore.',
      'So part of you is checking the noise for what might matter.',
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
    long: 'Told by their family that they once got lost in a shopping mall, about a quarter of people came to remember at least part of it. It never happened.',
    why: [
      'Imagining a scene leaves traces that later feel like memory.',
      'Detail and confidence are no proof, and a false memory can have both.',
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
    long: 'People saw a film of two cars that hit each other. Asked how fast they smashed, they remembered a higher speed.',
    why: [
      'A week later, the word smashed had even put broken glass into the memory. There was none.',
      'This is why the way a question is asked matters so much in court.',
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
    long: 'Most of what you memorize by rote is lost within a day. Then the losses slow down.',
    why: [
      'Hermann Ebbinghaus found it on himself, and modern repeats drew nearly the same curve.',
      'Seeing things again after a while flattens the curve.',
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
    long: 'After hearing a list, people recall the first and the last items best. The middle fades.',
    why: [
      'The first ones get repeated in your head, and the last ones are still fresh.',
      'So if something matters, do not hide it in the middle.',
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
    long: 'After five seconds, masters could rebuild a chess position from a game. With pieces placed at random, they were hardly better than beginners.',
    why: [
      'They see familiar groups, so many pieces become a few.',
      'Expert memory is built from patterns, and it does not carry over to a shopping list.',
    ],
    sources: [{ work: 'Chase and Simon, Perception in Chess, Cognitive Psychology', year: 1973 }],
  },
  {
    subject: 'memory',
    wow: 3,
    tag: 'telephone',
    question: 'How much fits into your head at once?',
    short: 'You can hold only about four things at once',
    long: 'Without tricks like repeating or grouping, people keep about four separate things in mind at a time.',
    why: [
      'Grouping is the way around it: a phone number in three blocks is three things.',
      'The famous number seven was an estimate that included such tricks.',
    ],
    sources: [
      { work: 'Cowan, The Magical Number 4 in Short-Term Memory, Behavioral and Brain Sciences', year: 2001 },
    ],
  },
]
