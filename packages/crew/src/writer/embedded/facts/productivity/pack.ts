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
      "Your brain doesn't do two demanding tasks at once. It jumps back and forth, and every jump costs you time.",
    because: 'The harder the tasks, the more each jump costs.',
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
    because: 'The famous number came from a surgeon who watched patients get used to their new faces.',
    sources: [
      { work: 'Lally et al., How Are Habits Formed, European Journal of Social Psychology', year: 2010 },
      { work: 'Maltz, Psycho-Cybernetics', year: 1960 },
    ],
  },
  {
    subject: 'morning',
    tag: 'alarm clock',
    claim: 'successful people must wake up at five',
    correction: 'The right time depends on your body clock. Getting up against it only costs you sleep.',
    because:
      'Early birds and night owls are partly born that way, so no single hour can be right for everyone.',
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
      'Researchers looked for good evidence that matching lessons to your style helps. They found almost none.',
    because: "You can have a favorite way to learn. It just won't help you remember more.",
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
    because: 'An organ that burns a fifth of your energy would be a strange thing to leave mostly idle.',
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
    because:
      'And they barely felt it. Their sense of being tired leveled off while their results kept falling.',
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
      words: ['morning', 'mornings', 'morning routine', 'wake up', 'waking up', 'before work'],
      hooks: [
        'Ten minutes of daylight this morning can help you sleep tonight.',
        "You don't have to wake up at five.",
        'That fog after your alarm has a name, and it passes.',
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
        "You're not lazy. Your plan is missing a time and a place.",
        "Whatever you're planning will take longer than you think.",
        'One sentence makes you far more likely to keep a plan.',
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
        'Every time you switch tasks, you pay for it.',
        'Checking email three times a day made people less stressed.',
        "Multitasking doesn't save you time. It costs you time.",
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
        'Rereading your notes is a great way to forget them.',
        'Cramming works until the day after the test.',
        "Close the book. That's how you remember more.",
      ],
      arrive: 'There is something to learn today.',
    },
    {
      id: 'habits',
      name: 'building habits',
      title: 'Building Habits',
      words: ['habit', 'habits', 'building habits', 'good habits', 'routine', 'routines'],
      hooks: [
        'A new habit takes about two months, not twenty one days.',
        'Miss one day, and your new habit survives just fine.',
        'Stop waiting for motivation. Make the dull habit fun.',
      ],
      arrive: "It's afternoon, and the new habit is waiting.",
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
        'Your afternoon coffee is still awake at bedtime.',
        'Seventeen hours awake slows you down like alcohol.',
        'Writing one list before bed helped people fall asleep faster.',
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
  calls: ENDINGS.habit,
  hashtags: ['productivity', 'habits', 'morningroutine', 'focus', 'selfimprovement'],
}
