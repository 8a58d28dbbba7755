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
    because: 'Doctors tested it in nineteen twenty eight, and the hair came back the same.',
    sources: [{ work: 'Trotter, Hair Growth and Shaving, Anatomical Record', year: 1928 }],
  },
  {
    subject: 'brain',
    tag: 'brain',
    claim: 'people use only ten percent of the brain',
    correction:
      'No part of it lies idle. Damage to almost any spot leaves a trace, and scans show all of it at work within a day.',
    because: "It burns a fifth of your energy. A body doesn't pay that for something it never uses.",
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
    because: 'Single skills, such as speech, do lean to one side, and the story grew from there.',
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
        'The skin you touch the world with is already dead.',
        'Shaving has never made a hair grow back thicker.',
        'Your fingers wrinkle in water on purpose.',
      ],
      arrive: 'You slip in through a pore in the skin.',
    },
    {
      id: 'bones',
      name: 'your skeleton',
      title: 'Your Skeleton',
      words: ['bone', 'bones', 'skeleton', 'spine', 'human bones'],
      hooks: [
        'You were born with about a hundred more bones than you have.',
        'Every night, you grow a centimeter taller.',
        "There isn't one muscle in your fingers that bends them.",
      ],
      arrive: 'Bone rises around you like a cathedral.',
    },
    {
      id: 'heart',
      name: 'your blood',
      title: 'Your Blood',
      words: ['heart', 'blood', 'human heart', 'circulation'],
      hooks: [
        'Every second, your body makes two million blood cells.',
        'Most of the cells in your body are red blood cells.',
        'Your blood was never blue, not for a second.',
      ],
      arrive: 'The current takes you. This is the bloodstream.',
    },
    {
      id: 'lungs',
      name: 'your lungs',
      title: 'Your Lungs',
      words: ['lung', 'lungs', 'breathing', 'breath'],
      hooks: [
        'Your nostrils are taking turns, right now.',
        'There are almost half a billion bubbles in your lungs.',
        "When you hold your breath, it's not oxygen you're begging for.",
      ],
      arrive: 'A warm wind pulls you into the lungs.',
    },
    {
      id: 'gut',
      name: 'your gut',
      title: 'Your Gut',
      words: ['gut', 'stomach', 'digestion', 'liver', 'microbiome', 'intestine', 'intestines'],
      hooks: [
        'Count your cells, and about half of you is bacteria.',
        'Your gut can work without your brain.',
        'Surgeons can take half your liver, and it grows back.',
      ],
      arrive: 'Down in the gut, everything is moving.',
    },
    {
      id: 'senses',
      name: 'your senses',
      title: 'Your Senses',
      words: ['senses', 'eye', 'eyes', 'ear', 'ears', 'taste', 'vision', 'hearing', 'five senses'],
      hooks: [
        "There's a hole in your vision right now.",
        'You have taste sensors in your lungs.',
        'That map of the tongue from school is wrong.',
      ],
      arrive: 'Ahead of you, an eye opens.',
    },
    {
      id: 'brain',
      name: 'your brain',
      title: 'Your Brain',
      words: ['brain', 'human brain', 'neurons', 'brains'],
      hooks: [
        "Your brain can't feel a thing, not even surgery.",
        'You use all of your brain, not ten percent.',
        'Your brain burns a fifth of your energy, even when you daydream.',
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
  calls: ENDINGS.body,
  hashtags: ['humanbody', 'anatomy', 'biology', 'bodyfacts', 'science'],
}
