import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { DAY_HABITS } from './day.ts'
import { WORK_HABITS } from './work.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'focus',
    tag: 'juggling balls',
    claim: 'multitasking saves time',
    correction:
      'Your brain does not do two demanding tasks at once. It jumps between them, and every jump costs time.',
    because: 'The harder the tasks, the more expensive each jump becomes.',
    sources: [
      {
        work: 'Rubinstein, Meyer and Evans, Executive Control of Cognitive Processes in Task Switching, Journal of Experimental Psychology',
        year: 2001,
      },
    ],
  },
  {
    subject: 'habits',
    tag: 'calendar',
    claim: 'a habit takes twenty one days',
    correction:
      'When researchers measured it, new habits took sixty six days on average, and some took more than half a year.',
    because: 'The famous number came from a surgeon watching patients get used to their new faces.',
    sources: [
      { work: 'Lally et al., How Are Habits Formed, European Journal of Social Psychology', year: 2010 },
      { work: 'Maltz, Psycho-Cybernetics', year: 1960 },
    ],
  },
  {
    subject: 'morning',
    tag: 'alarm clock',
    claim: 'successful people must wake up at five',
    correction: 'What suits you depends on your body clock. Waking against it only costs you sleep.',
    because: 'Early birds and night owls differ partly in their genes, so one hour cannot be right for all.',
    sources: [
      {
        work: 'Roenneberg et al., Epidemiology of the Human Circadian Clock, Sleep Medicine Reviews',
        year: 2007,
      },
    ],
  },
  {
    subject: 'learning',
    tag: 'paintbrush',
    claim: 'everyone learns best in a personal learning style',
    correction:
      'Reviewers searched for good evidence that matching lessons to a style helps, and found almost none.',
    because: 'You can have a favorite, but for remembering things it makes little difference.',
    sources: [
      {
        work: 'Pashler et al., Learning Styles: Concepts and Evidence, Psychological Science in the Public Interest',
        year: 2008,
      },
    ],
  },
  {
    subject: 'learning',
    tag: 'brain',
    claim: 'we use only ten percent of the brain',
    correction: 'Scans show activity all over the brain in the course of a day, even during sleep.',
    because: 'A brain that was mostly spare would be a strange thing to spend a fifth of your energy on.',
    sources: [
      {
        work: 'Beyerstein, Whence Cometh the Myth that We Only Use 10% of Our Brains?, in Mind Myths',
        year: 1999,
      },
    ],
  },
  {
    subject: 'sleep',
    tag: 'bed',
    claim: 'you can train yourself to need very little sleep',
    correction:
      'After two weeks of six hours a night, people did as badly on tests as after a whole night without sleep.',
    because: 'They hardly felt it. Their sense of being tired leveled off while their results kept falling.',
    sources: [
      { work: 'Van Dongen et al., The Cumulative Cost of Additional Wakefulness, Sleep', year: 2003 },
    ],
  },
]

/** Productivity and morning routines, each habit with the study behind it. */
export const PRODUCTIVITY_PACK: Pack = {
  id: 'productivity',
  name: 'productivity',
  about: 'productivity',
  quiz: { ask: 'Keep it or drop it?', yes: 'Keep it.', no: 'Drop it.' },
  title: 'Productivity',
  unit: { one: 'habit', many: 'habits' },
  words: [
    'productivity',
    'productive',
    'self improvement',
    'discipline',
    'time management',
    'get more done',
    'daily routine',
    'daily habits',
    'work from home',
  ],
  subjects: [
    {
      id: 'morning',
      name: 'your morning',
      title: 'Your Morning',
      kind: 'morning',
      words: [
        'morning',
        'mornings',
        'morning routine',
        'wake up',
        'waking up',
        'wake up early',
        'before work',
      ],
      hooks: [
        'Your morning is decided by things you never planned.',
        'A good morning needs less discipline than you think.',
        'The first hour of your day is easy to get wrong.',
      ],
      arrive: 'The alarm rings.',
    },
    {
      id: 'planning',
      name: 'planning',
      title: 'Planning',
      kind: 'planning',
      words: [
        'planning',
        'procrastination',
        'procrastinating',
        'goals',
        'goal setting',
        'deadline',
        'deadlines',
        'to do list',
      ],
      hooks: [
        'Your plan is failing for a reason that has been measured.',
        'The problem is rarely laziness. It is the plan.',
        'A plan can be wrong before you begin.',
      ],
      arrive: 'You open your calendar.',
    },
    {
      id: 'focus',
      name: 'focus',
      title: 'Focus',
      kind: 'focus',
      words: [
        'focus',
        'concentration',
        'concentrate',
        'deep work',
        'distraction',
        'distractions',
        'attention',
        'multitasking',
        'pomodoro',
      ],
      hooks: [
        'You are losing focus in a place you never look.',
        'Focus is less about willpower than you were told.',
        'Your attention leaks, and here is where.',
      ],
      arrive: 'You sit down to work.',
    },
    {
      id: 'learning',
      name: 'learning',
      title: 'Learning',
      kind: 'study',
      words: ['learning', 'studying', 'study', 'exam', 'exams', 'memorize', 'study tips', 'students'],
      hooks: [
        'The way most people study is the way they forget.',
        'You can study less and remember more.',
        'Your highlighter is not helping you.',
      ],
      arrive: 'There is something to learn today.',
    },
    {
      id: 'habits',
      name: 'building habits',
      title: 'Building Habits',
      words: ['habit', 'habits', 'building habits', 'good habits', 'routine', 'routines'],
      hooks: [
        'Habits do not work the way the posters say.',
        'Your last habit failed for a fixable reason.',
        'Stop waiting for motivation to build a habit.',
      ],
      arrive: 'Afternoon, and the new habit is waiting.',
    },
    {
      id: 'sleep',
      name: 'sleep',
      title: 'Sleep',
      kind: 'sleep',
      words: [
        'sleep',
        'sleeping',
        'better sleep',
        'night routine',
        'evening routine',
        'insomnia',
        'bedtime',
        'nap',
        'naps',
      ],
      hooks: [
        'You are losing sleep to something you did this afternoon.',
        'The cheapest upgrade to your day happens at night.',
        'Tomorrow starts before you go to bed.',
      ],
      arrive: 'Evening comes.',
    },
  ],
  facts: [...DAY_HABITS, ...WORK_HABITS],
  myths: MYTHS,
  povs: [
    { title: 'POV: You Redesign One Ordinary Day', hook: 'POV: you redesign one ordinary day with science.' },
    {
      title: 'POV: It Is Monday and You Have a Plan',
      hook: 'POV: it is Monday, and this time you have a plan.',
    },
    {
      title: 'POV: The Day You Stop Fighting Yourself',
      hook: 'POV: today you stop fighting your own brain.',
    },
  ],
  promises: ['actually hold up', 'have been tested', 'pay off this week'],
  versus: 'which one should you fix first?',
  listCall: 'Which one will you try first?',
  calls: ENDINGS.habit,
  hashtags: ['productivity', 'habits', 'morningroutine', 'focus', 'selfimprovement'],
}
