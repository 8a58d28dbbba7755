import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { MIND_FACTS } from './mind.ts'
import { LIFE_FACTS } from './life.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'seeing',
    tag: 'brain halves',
    claim: 'some people are left brained and others right brained',
    correction:
      'Scans of more than a thousand brains found no such types. Everyone uses both halves all the time.',
    because: 'Single skills can lean to one side, but whole personalities do not.',
    sources: [
      {
        work: 'Nielsen et al., An Evaluation of the Left-Brain vs. Right-Brain Hypothesis, PLOS ONE',
        year: 2013,
      },
    ],
  },
  {
    subject: 'memory',
    tag: 'video camera',
    claim: 'memory works like a video camera',
    correction: 'Every time you recall something, you build it anew, and details can change on the way.',
    because: 'Most people in a survey believed in the camera. Memory researchers did not.',
    sources: [
      { work: 'Simons and Chabris, What People Believe about How Memory Works, PLOS ONE', year: 2011 },
    ],
  },
  {
    subject: 'people',
    tag: 'magnets',
    claim: 'opposites attract',
    correction: 'When studies are pooled, people are drawn to those who resemble them, or who seem to.',
    because: 'Shared attitudes are pleasant, and they are easy to talk about.',
    sources: [
      {
        work: 'Montoya, Horton and Kirchner, Is Actual Similarity Necessary for Attraction?, Journal of Social and Personal Relationships',
        year: 2008,
      },
    ],
  },
  {
    subject: 'people',
    tag: 'shifty eyes',
    claim: 'you can spot a liar by the eyes',
    correction:
      'Across hundreds of studies, people guessed right in about fifty four percent of cases. A coin gets fifty.',
    because: 'Liars know where you are looking, so looking away is no reliable sign.',
    sources: [
      {
        work: 'Bond and DePaulo, Accuracy of Deception Judgments, Personality and Social Psychology Review',
        year: 2006,
      },
    ],
  },
  {
    subject: 'feelings',
    tag: 'full moon',
    claim: 'the full moon makes people act crazy',
    correction:
      'Reviewers put dozens of studies together and found no meaningful link between the Moon and odd behavior.',
    because: 'We remember the strange night with a moon and forget all those without.',
    sources: [{ work: 'Rotton and Kelly, Much Ado about the Full Moon, Psychological Bulletin', year: 1985 }],
  },
  {
    subject: 'memory',
    tag: 'piano',
    claim: 'Mozart makes babies smarter',
    correction:
      'The famous study was done with students, and the small boost lasted minutes. Pooled results show very little.',
    because: 'Anything that wakes you up a bit has about the same effect.',
    sources: [
      {
        work: 'Pietschnig, Voracek and Formann, Mozart Effect-Shmozart Effect: A Meta-Analysis, Intelligence',
        year: 2010,
      },
    ],
  },
]

/** How people perceive, remember, decide and live together; findings that were repeated. */
export const PSYCHOLOGY_PACK: Pack = {
  id: 'psychology',
  name: 'psychology',
  about: 'your mind',
  title: 'Psychology',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  unit: { one: 'fact', many: 'facts' },
  words: [
    'psychology',
    'psychological',
    'human mind',
    'human behavior',
    'human behaviour',
    'behavior',
    'behaviour',
    'mind tricks',
    'social psychology',
    'human nature',
    'people behave',
  ],
  subjects: [
    {
      id: 'seeing',
      name: 'attention',
      title: 'Attention',
      words: [
        'perception',
        'illusion',
        'illusions',
        'optical illusion',
        'optical illusions',
        'attention',
        'senses',
        'mcgurk',
      ],
      hooks: [
        'You are not seeing what is in front of you.',
        'Your eyes work fine. It is the brain behind them that edits.',
        'What you notice is a small part of what is there.',
      ],
      arrive: 'You open your eyes and take in the room.',
    },
    {
      id: 'memory',
      name: 'memory',
      title: 'Memory',
      words: [
        'memory',
        'memories',
        'remember',
        'remembering',
        'forget',
        'forgetting',
        'false memory',
        'false memories',
        'nostalgia',
      ],
      hooks: [
        'Your memory is not the archive you take it for.',
        'Your memory is rewriting itself, and it does not tell you.',
        'Remembering is closer to retelling than to replaying.',
      ],
      arrive: 'An old memory comes up.',
    },
    {
      id: 'deciding',
      name: 'decisions',
      title: 'Decisions',
      words: [
        'decision',
        'decisions',
        'decision making',
        'choice',
        'choices',
        'cognitive bias',
        'cognitive biases',
        'bias',
        'biases',
        'choose',
        'deciding',
      ],
      hooks: [
        'You did not make that decision the way you think you did.',
        'Your brain takes shortcuts, and others know them.',
        'Smart people fall for this just as often.',
      ],
      arrive: 'You have a choice to make.',
    },
    {
      id: 'people',
      name: 'other people',
      title: 'Other People',
      words: [
        'crowd',
        'crowds',
        'conformity',
        'peer pressure',
        'obedience',
        'bystander',
        'bystander effect',
        'first impression',
        'first impressions',
        'attraction',
        'embarrassment',
        'social anxiety',
        'shy',
      ],
      hooks: [
        'Other people change you more than you would admit.',
        'What people do to each other is stranger than you think.',
        'Put one person into a group, and watch what happens.',
      ],
      arrive: 'You walk into a room full of strangers.',
    },
    {
      id: 'feelings',
      name: 'feelings',
      title: 'Feelings',
      words: ['feeling', 'feelings', 'emotion', 'emotions', 'yawn', 'yawning', 'yawns'],
      hooks: [
        'You do not know yourself as well as you think.',
        'Your feelings follow rules, and they have been measured.',
        'The body and the heart are easier to fool than you think.',
      ],
      arrive: 'And then a feeling creeps in.',
    },
  ],
  povs: [
    {
      title: 'POV: You Can Watch Your Own Mind Work',
      hook: 'POV: for one day, you can watch your own mind at work.',
    },
    {
      title: 'POV: Your Brain Has Been Editing Your Day',
      hook: 'POV: you just found out that your brain has been editing your day.',
    },
    {
      title: 'POV: You Are the Subject of the Experiment',
      hook: 'POV: you signed up for a psychology experiment, and it has already begun.',
    },
  ],
  promises: ['explain your week', 'hold up in the lab', 'you can test yourself'],
  versus: 'which one fools you more?',
  listCall: 'Which one have you noticed in yourself?',
  calls: ENDINGS.mind,
  hashtags: ['psychology', 'psychologyfacts', 'humanbehavior', 'mind', 'science'],
  facts: [...MIND_FACTS, ...LIFE_FACTS],
  myths: MYTHS,
}
