import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { FRAME_FACTS } from './frame.ts'
import { ORGAN_FACTS } from './organs.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'heart',
    tag: 'blood',
    claim: 'the blood in your veins is blue',
    correction:
      'It is dark red. Veins only look blue because of the way skin scatters light and how your eyes judge color.',
    because: 'Anyone who has given blood has seen the proof in the tube.',
    sources: [
      {
        work: 'Kienle et al., Why Do Veins Appear Blue? A New Look at an Old Question, Applied Optics',
        year: 1996,
      },
    ],
  },
  {
    subject: 'senses',
    tag: 'tongue',
    claim: 'the tongue has separate zones for sweet and sour',
    correction: 'Every part of the tongue that has taste buds can detect every basic taste.',
    because: 'The famous map grew out of a misread graph from nineteen hundred and one.',
    sources: [
      { work: 'Chandrashekar et al., The Receptors and Cells for Mammalian Taste, Nature', year: 2006 },
    ],
  },
  {
    subject: 'bones',
    tag: 'knuckles',
    claim: 'cracking your knuckles gives you arthritis',
    correction:
      'Studies have not found more arthritis in people who crack. The pop comes from a gas bubble in the joint fluid.',
    because:
      'One doctor cracked only his left hand for fifty years, and both hands stayed free of arthritis.',
    sources: [
      {
        work: 'Unger, Does Knuckle Cracking Lead to Arthritis of the Fingers?, Arthritis and Rheumatism',
        year: 1998,
      },
      { work: 'Kawchuk et al., Real-Time Visualization of Joint Cavitation, PLoS ONE', year: 2015 },
    ],
  },
  {
    subject: 'skin',
    tag: 'razor',
    claim: 'shaved hair grows back thicker',
    correction:
      'Shaving cuts the hair above the skin and changes nothing at the root. The blunt tip only feels coarser.',
    because: 'It was tested as early as nineteen twenty eight, and the hair came back the same.',
    sources: [{ work: 'Trotter, Hair Growth and Shaving, Anatomical Record', year: 1928 }],
  },
  {
    subject: 'brain',
    tag: 'brain',
    claim: 'people use only ten percent of the brain',
    correction:
      'No part of it lies idle. Damage to almost any spot leaves a trace, and scans show the whole of it at work within a day.',
    because: 'It burns a fifth of your energy, and a body does not pay that for something it hardly uses.',
    sources: [
      {
        work: 'Beyerstein, Whence Cometh the Myth That We Only Use 10% of Our Brains?, Mind Myths',
        year: 1999,
      },
    ],
  },
  {
    subject: 'brain',
    tag: 'brain',
    claim: 'some people are left brained and others right brained',
    correction:
      'Scans of more than a thousand brains found no sign of people whose whole brain favors one side.',
    because: 'Single skills, such as speech, do lean to one half, and the story grew from there.',
    sources: [
      {
        work: 'Nielsen et al., An Evaluation of the Left-Brain vs. Right-Brain Hypothesis, PLoS ONE',
        year: 2013,
      },
    ],
  },
  {
    subject: 'skin',
    tag: 'winter hat',
    claim: 'you lose most of your body heat through your head',
    correction: 'Your head loses about as much heat as its share of your skin, roughly a tenth.',
    because: 'It only feels special because it is usually the part left without clothes.',
    sources: [{ work: 'Vreeman and Carroll, Festive Medical Myths, BMJ', year: 2008 }],
  },
]

/** The human body, from skin to brain. */
export const BODY_PACK: Pack = {
  id: 'body',
  name: 'human body',
  about: 'the human body',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  title: 'Human Body',
  unit: { one: 'fact', many: 'facts' },
  words: [
    'body',
    'human body',
    'human anatomy',
    'anatomy',
    'your body',
    'organs',
    'physiology',
    'human biology',
  ],
  subjects: [
    {
      id: 'skin',
      name: 'your skin',
      title: 'Your Skin',
      words: ['skin', 'goosebumps', 'human skin'],
      hooks: [
        'Your skin is doing more than holding you together.',
        'You have worn this your whole life and hardly know it.',
        'Touch your arm. What you feel there is already dead.',
      ],
      arrive: 'You slip in through a pore in the skin.',
    },
    {
      id: 'bones',
      name: 'your skeleton',
      title: 'Your Skeleton',
      words: ['bone', 'bones', 'skeleton', 'spine', 'human bones'],
      hooks: [
        'Your skeleton is not the dry thing from biology class.',
        'The frame that holds you up never stops changing.',
        'Inside you is a skeleton with a few surprises.',
      ],
      arrive: 'Bone rises around you like a cathedral.',
    },
    {
      id: 'heart',
      name: 'your blood',
      title: 'Your Blood',
      words: ['heart', 'blood', 'human heart', 'circulation'],
      hooks: [
        'Your heart has been working since before you were born.',
        'Right now your blood is doing something absurd.',
        'There is a river in you that never rests.',
      ],
      arrive: 'The current takes you. This is the bloodstream.',
    },
    {
      id: 'lungs',
      name: 'your lungs',
      title: 'Your Lungs',
      words: ['lung', 'lungs', 'breathing', 'breath'],
      hooks: [
        'Take a breath. You just used something astonishing.',
        'Breathing is stranger than it feels.',
        'Your lungs are hiding a huge surface in a small space.',
      ],
      arrive: 'A warm wind pulls you into the lungs.',
    },
    {
      id: 'gut',
      name: 'your gut',
      title: 'Your Gut',
      words: ['gut', 'stomach', 'digestion', 'liver', 'microbiome', 'intestine', 'intestines'],
      hooks: [
        'Your gut makes decisions without asking you.',
        'Lunch is in for a wild journey.',
        'Something inside you is alive, and it is not you.',
      ],
      arrive: 'Down in the gut, everything is moving.',
    },
    {
      id: 'senses',
      name: 'your senses',
      title: 'Your Senses',
      words: ['senses', 'eye', 'eyes', 'ear', 'ears', 'taste', 'vision', 'hearing', 'five senses'],
      hooks: [
        'Your senses are lying to you, and it works.',
        'You are missing part of the picture right now.',
        'Your eyes and ears have talents you never use.',
      ],
      arrive: 'Ahead of you, an eye opens.',
    },
    {
      id: 'brain',
      name: 'your brain',
      title: 'Your Brain',
      words: ['brain', 'human brain', 'neurons', 'brains'],
      hooks: [
        'The thing listening to this knows little about itself.',
        'Your brain is the hungriest part of you.',
        'Three pounds of tissue are running this whole show.',
      ],
      arrive: 'Lightning everywhere. You have reached the brain.',
    },
  ],
  facts: [...ORGAN_FACTS, ...FRAME_FACTS],
  myths: MYTHS,
  povs: [
    {
      title: 'POV: You Shrink to the Size of a Cell',
      hook: 'POV: you shrink until your own body is a landscape.',
    },
    { title: 'POV: You Are Inside Yourself', hook: 'POV: you take a tour of the inside of you.' },
    {
      title: 'POV: You Are a Camera the Size of Dust',
      hook: 'POV: you are a camera the size of a dust grain.',
    },
  ],
  promises: ['sound impossible', 'nobody told you in school', 'are happening right now'],
  versus: 'which one is more impressive?',
  listCall: 'Which one did you not know?',
  calls: ENDINGS.body,
  hashtags: ['humanbody', 'anatomy', 'biology', 'bodyfacts', 'science'],
}
