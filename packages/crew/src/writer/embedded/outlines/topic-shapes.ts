import type { Shape } from './shape.ts'

/** What each shape of a topic needs from the user, blank by blank. */
export const TOPIC_SHAPES: readonly Shape[] = [
  {
    id: 'countdown',
    title: '{topic}: A Countdown',
    hook: '[A line that promises the best one last.]',
    beats: ['Three. [A fact about {topic}.]', 'Two. [A stranger one.]', 'One. [The one nobody expects.]'],
    close: '[Ask which one surprised them.]',
  },
  {
    id: 'how-it-works',
    title: '{topic}: How It Works',
    hook: '[The question people ask about {topic}.]',
    beats: ['[The short answer.]', '[The cause behind it.]', '[Why it matters to the viewer.]'],
    close: '[Invite the next question.]',
  },
  {
    id: 'myth-busting',
    title: '{topic}: What People Get Wrong',
    hook: '[The most common belief about {topic}.]',
    beats: ['That is wrong. [What is true, and who found it out.]', '[Where the belief comes from.]'],
    close: '[Ask who believed it.]',
  },
  {
    id: 'deep-dive',
    title: '{topic}: A Closer Look',
    hook: '[One surprising detail of {topic}.]',
    beats: ['[What lies behind it.]', '[A number that shows its size.]', '[What follows from it.]'],
    close: '[One call to action.]',
  },
  {
    id: 'quiz',
    title: '{topic}: True or False',
    hook: 'True or false? [A statement about {topic}.]',
    beats: ['[The answer and the reason.]', 'Next. [A second statement.]', '[The answer and the reason.]'],
    close: '[Ask for their score.]',
  },
  {
    id: 'pov',
    title: 'POV: {topic}',
    hook: 'POV: [where the viewer is and what they see first].',
    beats: ['[What happens next.]', '[What they notice only now.]', '[How it ends.]'],
    close: '[One call to action.]',
  },
  {
    id: 'ranking',
    title: '{topic}, Ranked',
    hook: '[Say what you rank and by what.]',
    beats: [
      'In third place. [Name it and say why.]',
      'In second place. [Name it and say why.]',
      'And the winner is this. [Name it and say why.]',
    ],
    close: '[Ask for their order.]',
  },
  {
    id: 'versus',
    title: '{topic}: This or That',
    hook: '[Two sides of {topic}, in one question.]',
    beats: ['[The case for the first.]', '[The case for the second.]'],
    close: '[Let them vote.]',
  },
  {
    id: 'mistake-fix',
    title: '{topic}: One Mistake and Its Fix',
    hook: '[The mistake most people make with {topic}.]',
    beats: ['[What it costs them.]', '[What to do in its place.]', '[How to tell that it worked.]'],
    close: '[One call to action.]',
  },
  {
    id: 'timeline',
    title: '{topic}: From Then to Now',
    hook: '[How {topic} began, in one picture.]',
    beats: ['[The year and the event that started it.]', '[The turning point.]', '[How it is today.]'],
    close: '[Ask what comes next.]',
  },
]
