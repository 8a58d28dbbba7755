import type { Shape } from './shape.ts'

/** What a video about one's own shop, work or event needs: what only its owner can tell. */
export const OWN_SHAPES: readonly Shape[] = [
  {
    id: 'behind-the-scenes',
    title: '{topic}: Behind the Scenes',
    hook: '[What happens here before anyone arrives, and at what hour.]',
    beats: [
      '[The step that nobody sees.]',
      '[How long it takes, and what can go wrong.]',
      '[What it looks like when it is done.]',
    ],
    close: '[Invite them to come and see it.]',
  },
  {
    id: 'who-is-behind-it',
    title: '{topic}: Who Is Behind It',
    hook: '[The moment you decided to do this.]',
    beats: [
      '[What you did before.]',
      '[The hardest week, in one sentence.]',
      '[What you do differently, with a detail that can be shown.]',
    ],
    close: '[Your name and where to find you.]',
  },
  {
    id: 'most-asked',
    title: '{topic}: The Question Everyone Asks',
    hook: '[The question you hear most often, word for word.]',
    beats: [
      '[Your honest answer.]',
      '[An example from last week.]',
      '[What they should ask you in its place.]',
    ],
    close: '[Ask for the next question.]',
  },
  {
    id: 'one-customer',
    title: '{topic}: One Visit, One Story',
    hook: '[Who came in, and what they wanted.]',
    beats: [
      '[What made it difficult.]',
      '[What you did.]',
      '[What they said afterwards, in their own words.]',
    ],
    close: '[Ask who else has been there.]',
  },
  {
    id: 'what-is-new',
    title: '{topic}: What Is New',
    hook: '[The news in one short sentence.]',
    beats: ['[Who it is for.]', '[What is in it, and what it costs.]', '[From when and until when.]'],
    close: '[The one next step: where to go, call or click.]',
  },
  {
    id: 'in-numbers',
    title: '{topic} in Three Numbers',
    hook: '[The smallest of your three numbers, and what it counts.]',
    beats: [
      '[A larger number and the story behind it.]',
      '[The number that nobody would guess.]',
      '[What the three say about your work.]',
    ],
    close: '[Let them guess the next one.]',
  },
  {
    id: 'first-visit',
    title: 'POV: {topic}, Your First Time',
    hook: 'POV: [where the viewer stands, what they see and smell first].',
    beats: [
      '[Who greets them, and how.]',
      '[What they should try first.]',
      '[The small thing that people remember.]',
    ],
    close: '[When you are open.]',
  },
  {
    id: 'mistake-fix',
    title: '{topic}: The Mistake I See Every Week',
    hook: '[The mistake people make before they come to you.]',
    beats: ['[What it costs them.]', '[How you put it right.]', '[How they can avoid it themselves.]'],
    close: '[Offer your help.]',
  },
  {
    id: 'timeline',
    title: '{topic}: The First Day and Today',
    hook: '[The first day, in one picture.]',
    beats: [
      '[What you had then, and what was missing.]',
      '[The turning point, with its year.]',
      '[What it is like today.]',
    ],
    close: '[Thank whoever made it possible.]',
  },
  {
    id: 'versus',
    title: '{topic}: Which One Is Yours?',
    hook: '[Two things that you offer, in one question.]',
    beats: ['[The case for the first, and who loves it.]', '[The case for the second, and who loves that.]'],
    close: '[Let them vote.]',
  },
]
