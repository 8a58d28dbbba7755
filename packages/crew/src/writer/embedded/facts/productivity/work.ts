import type { Fact } from '../../known/fact.ts'

/** Focus, habits and learning. */
export const WORK_HABITS: readonly Fact[] = [
  {
    subject: 'focus',
    wow: 3,
    tag: 'juggling balls',
    question: 'What does switching tasks really cost?',
    short: 'Finish one task before you open another',
    long: 'Finish one task before you open the next. In experiments, people lost time at every switch, and more when the tasks were hard.',
    why: [
      'Your brain has to drop one set of rules and load another, every single time.',
      'One switch costs little. But you make hundreds of them a day.',
    ],
    sources: [
      {
        work: 'Rubinstein, Meyer and Evans, Executive Control of Cognitive Processes in Task Switching, Journal of Experimental Psychology',
        year: 2001,
      },
    ],
  },
  {
    subject: 'focus',
    wow: 3,
    tag: 'sticky note',
    question: 'Why does the last task follow you into the next?',
    short: 'Close a task before you leave it',
    long: 'Bring a task to a clear stopping point before you leave it. Otherwise, part of your mind stays behind with the old one.',
    why: [
      'Researchers call it attention residue, and it makes you worse at whatever comes next.',
      'A quick note of where you stopped and what comes next can free your head.',
    ],
    sources: [
      {
        work: 'Leroy, Why Is It So Hard to Do My Work?, Organizational Behavior and Human Decision Processes',
        year: 2009,
      },
      { work: 'Leroy and Glomb, Tasks Interrupted, Organization Science', year: 2018 },
    ],
  },
  {
    subject: 'focus',
    wow: 3,
    tag: 'envelope',
    question: 'What if you opened your email three times a day?',
    short: 'Check email three times a day',
    long: 'Check email three times a day. In one experiment, people who did that for a week felt less stressed.',
    why: [
      'They handled about as many messages as before, just in fewer sittings.',
      "It's harder than it sounds. Most of them struggled to keep it up.",
    ],
    sources: [
      {
        work: 'Kushlev and Dunn, Checking Email Less Frequently Reduces Stress, Computers in Human Behavior',
        year: 2015,
      },
    ],
  },
  {
    subject: 'focus',
    wow: 3,
    tag: 'headphones',
    question: 'Does music help you read?',
    short: 'Turn off songs with words while reading',
    long: 'Turn off songs with words while you read. With lyrics in their ears, people understood less, even when they loved the song.',
    why: [
      'The words you hear and the words you read fight over the same part of your mind.',
      'Music without words did less harm, so save the singing for the dishes.',
    ],
    sources: [
      {
        work: 'Perham and Currie, Does Listening to Preferred Music Improve Reading Comprehension Performance?, Applied Cognitive Psychology',
        year: 2014,
      },
    ],
  },
  {
    subject: 'focus',
    wow: 4,
    tag: 'tree',
    question: 'Can trees give you your focus back?',
    short: 'Rest your focus among trees',
    long: 'Take your break among trees. After a walk in a park, people did better on a memory test than after a walk in the city.',
    why: [
      'Streets keep grabbing your attention. Trees leave it alone, so it can recover.',
      'It even worked in winter, when the walk was cold and nobody much enjoyed it.',
    ],
    sources: [
      {
        work: 'Berman, Jonides and Kaplan, The Cognitive Benefits of Interacting With Nature, Psychological Science',
        year: 2008,
      },
    ],
  },
  {
    subject: 'focus',
    wow: 2,
    tag: 'tomato',
    question: 'Why is a famous work method named after a tomato?',
    short: 'Work in rounds of twenty five minutes',
    long: "Set a timer for twenty five minutes, do one thing, then rest for five. That's the Pomodoro Technique.",
    why: [
      'Francesco Cirillo came up with it as a student. His kitchen timer was shaped like a tomato, and pomodoro is Italian for tomato.',
      'Twenty five minutes is easy to start, and starting is usually the hard part.',
    ],
    sources: [{ work: 'Cirillo, The Pomodoro Technique', year: 2006 }],
  },
  {
    subject: 'habits',
    wow: 4,
    tag: 'calendar',
    question: 'How long does a habit really take?',
    short: 'Give a new habit about two months',
    long: 'Give a new habit about two months. In one study, it took sixty six days on average until it ran by itself.',
    why: [
      'The range was huge, from eighteen days to well over half a year.',
      "Simple habits settled fastest, so start with one that's almost too easy.",
    ],
    sources: [
      { work: 'Lally et al., How Are Habits Formed, European Journal of Social Psychology', year: 2010 },
    ],
  },
  {
    subject: 'habits',
    wow: 3,
    tag: 'broken chain',
    question: 'Does one missed day ruin a habit?',
    short: 'Miss one day and carry on',
    long: 'If you miss a day, just carry on. In a study of new habits, a single missed day made no real difference.',
    why: [
      'What builds the habit is how often you repeat it, not a perfect streak.',
      'Giving up after the first slip is what really costs you, so plan your comeback in advance.',
    ],
    sources: [
      { work: 'Lally et al., How Are Habits Formed, European Journal of Social Psychology', year: 2010 },
    ],
  },
  {
    subject: 'habits',
    wow: 4,
    tag: 'treadmill',
    question: 'How do you make a boring habit pull you in?',
    short: 'Tie a treat to a dull habit',
    long: 'Save your favorite audiobook for the gym. People who could only listen there worked out more often, at least at first.',
    why: [
      "It's called temptation bundling. The thing you want drags along the thing you should do.",
      'The pull faded after a holiday break, so start it over when life gets in the way.',
    ],
    sources: [
      {
        work: 'Milkman, Minson and Volpp, Holding the Hunger Games Hostage at the Gym, Management Science',
        year: 2014,
      },
    ],
  },
  {
    subject: 'learning',
    wow: 4,
    tag: 'flash cards',
    question: 'Why does testing yourself beat reading it again?',
    short: 'Test yourself, do not just reread',
    long: 'Close the book and test yourself. A week later, students who did that remembered far more than those who read it again.',
    why: [
      'Pulling a memory out makes it stronger. Rereading only makes it feel familiar.',
      "In memory tests, it's the rereaders who feel confident, and the rereaders who forget.",
    ],
    sources: [{ work: 'Roediger and Karpicke, Test-Enhanced Learning, Psychological Science', year: 2006 }],
  },
  {
    subject: 'learning',
    wow: 3,
    tag: 'bookshelf',
    question: 'Why does cramming fail you later?',
    short: 'Spread your study over several days',
    long: 'Spread your study over several days. Hundreds of experiments agree that spaced practice lasts longer than cramming.',
    why: [
      'Every time you come back, the memory was just starting to fade, and that effort makes it stick.',
      'The longer you want to remember something, the longer the gaps should be.',
    ],
    sources: [
      {
        work: 'Cepeda et al., Distributed Practice in Verbal Recall Tasks, Psychological Bulletin',
        year: 2006,
      },
    ],
  },
]
