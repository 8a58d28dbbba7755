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
    because: "Single skills can lean to one side. Whole personalities don't.",
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
    correction:
      'Every time you recall something, you build it again from pieces, and the details can change.',
    because: "In one survey, most people believed in the camera. Memory researchers didn't.",
    sources: [
      { work: 'Simons and Chabris, What People Believe about How Memory Works, PLOS ONE', year: 2011 },
    ],
  },
  {
    subject: 'people',
    tag: 'magnets',
    claim: 'opposites attract',
    correction: 'Pool all the studies, and people are drawn to those who are like them, or who seem to be.',
    because: "Agreeing feels good, and it's easy to talk about what you share.",
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
      'Across hundreds of studies, people guessed right about fifty four percent of the time. A coin gets fifty.',
    because: "Liars know where you're looking, so a look away proves nothing.",
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
    because: 'We remember the strange nights with a full moon and forget all the strange nights without one.',
    sources: [{ work: 'Rotton and Kelly, Much Ado about the Full Moon, Psychological Bulletin', year: 1985 }],
  },
  {
    subject: 'memory',
    tag: 'piano',
    claim: 'Mozart makes babies smarter',
    correction:
      'The famous study was done with students, and the small boost lasted minutes. Pooled results show very little.',
    because: 'Anything that perks you up a bit does about the same.',
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
        'Half the people missed the gorilla in the room.',
        "You hear with your eyes, and you can't turn it off.",
        "Swap a stranger in mid talk, and half don't notice.",
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
        'You can remember something that never happened.',
        'One word can change what a witness remembers.',
        'Most of what you memorize is gone within a day.',
      ],
      arrive: 'An old memory drifts up.',
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
        'The more often you hear a lie, the truer it sounds.',
        'Owning a thing makes it worth more to you.',
        'A random number can change what you decide.',
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
        'Only half as many people notice you as you think.',
        'In a room full of calm people, nobody reports the smoke.',
        'Three out of four people denied what they saw.',
      ],
      arrive: 'You walk into a room full of strangers.',
    },
    {
      id: 'feelings',
      name: 'feelings',
      title: 'Feelings',
      words: ['feeling', 'feelings', 'emotion', 'emotions', 'yawn', 'yawning', 'yawns'],
      hooks: [
        'A rubber hand can feel like your own.',
        'People will choose more pain, if it ends better.',
        'You can catch a yawn just by thinking about it.',
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
  calls: ENDINGS.mind,
  hashtags: ['psychology', 'psychologyfacts', 'humanbehavior', 'mind', 'science'],
  facts: [...MIND_FACTS, ...LIFE_FACTS],
  myths: MYTHS,
}
