import type { Shape } from './shape.ts'

/** What instructions need: the steps, and how to tell that they worked. */
export const HOW_TO_SHAPES: readonly Shape[] = [
  {
    id: 'steps',
    title: '{topic}: Three Steps',
    hook: '[What they will have at the end, in one sentence.]',
    beats: [
      'First, [the first step, with an amount or a time].',
      'Then, [the second step, and how it should look].',
      'Last, [the final step].',
    ],
    close: '[Ask them to try it and report.]',
  },
  {
    id: 'mistake-fix',
    title: '{topic}: The Mistake to Avoid',
    hook: '[The mistake that most people make.]',
    beats: [
      '[What goes wrong because of it.]',
      '[What to do in its place.]',
      '[How to tell that it worked.]',
    ],
    close: '[Ask who has made it.]',
  },
  {
    id: 'what-you-need',
    title: '{topic}: What You Need First',
    hook: '[The one thing that nobody has ready.]',
    beats: [
      '[The full list, with amounts.]',
      '[What can stand in for the dearest part.]',
      '[What you do not need, though all say so.]',
    ],
    close: '[Save this for the day.]',
  },
  {
    id: 'how-it-works',
    title: '{topic}: Why It Works',
    hook: '[The step that looks pointless.]',
    beats: ['[What happens if you leave it out.]', '[The reason behind it, and who says so.]'],
    close: '[Invite the next why.]',
  },
  {
    id: 'versus',
    title: '{topic}: The Fast Way or the Right Way',
    hook: '[Both ways in one question.]',
    beats: [
      '[The fast way, and its price.]',
      '[The right way, and how long it takes.]',
      '[When the fast way is good enough.]',
    ],
    close: '[Let them vote.]',
  },
  {
    id: 'countdown',
    title: '{topic}: Three Tips, the Best One Last',
    hook: '[A line that promises the best one last.]',
    beats: [
      'Three. [A tip that costs nothing.]',
      'Two. [A tip that saves time.]',
      'One. [The tip that you learned too late.]',
    ],
    close: '[Ask for theirs.]',
  },
  {
    id: 'first-try',
    title: '{topic}: My First Try',
    hook: '[What your first try looked like, honestly.]',
    beats: ['[What you thought the problem was.]', '[What it really was.]', '[What it looks like now.]'],
    close: '[Encourage theirs.]',
  },
  {
    id: 'quiz',
    title: '{topic}: True or False',
    hook: 'True or false? [A rule that everyone repeats.]',
    beats: ['[The answer and the reason.]', 'Next. [A second rule.]', '[The answer and the reason.]'],
    close: '[Ask for their score.]',
  },
  {
    id: 'checklist',
    title: '{topic}: The Check Before You Start',
    hook: '[What it costs to start without checking.]',
    beats: [
      'Check one. [What to look at.]',
      'Check two. [What to measure or taste.]',
      'Check three. [What to ask.]',
    ],
    close: '[Save this list.]',
  },
  {
    id: 'pov',
    title: 'POV: {topic}, and It Works',
    hook: 'POV: [the moment when it finally works].',
    beats: ['[What they see.]', '[What they did differently this time.]', '[What it makes possible next.]'],
    close: '[One call to action.]',
  },
]
