import type { IdeaDraft, IdeasRequest } from '../writer.ts'
import { hashtagsFrom, joinCaption } from './hashtags.ts'
import { nearestTopics } from './nearest-topics.ts'
import type { ParsedPrompt } from './parse-prompt.ts'
import { titleCase, splitCharacters } from './wording.ts'

type Shape = {
  readonly id: string
  readonly title: string
  readonly hook: string
  readonly beats: readonly string[]
  readonly close: string
}

/** What each shape needs from the user, blank by blank; {topic} is the prompt's own topic. */
const SHAPES: readonly Shape[] = [
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

/** Outlines for a topic that the writer knows nothing of: blanks in square brackets, no claim of any kind. */
export function outlineIdeas(parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const bare = parsed.topic === '' ? request.prompt.trim() : parsed.topic
  const topic = splitCharacters(bare.replace(/[[\]]/g, '')).slice(0, 60).join('')
  const words = topic.split(/[^\p{L}\p{N}]+/u).filter((word) => splitCharacters(word).length > 3)
  const tags = hashtagsFrom([...words.slice(0, 4), 'shorts', 'reels', 'outline'])
  const known = nearestTopics(request.prompt).join(', ')
  const first = SHAPES.toSorted((a, b) => Number(b.id === parsed.kind) - Number(a.id === parsed.kind))
  return first.slice(0, request.count).map((shape) => {
    const fill = (text: string) => text.replaceAll('{topic}', topic)
    const title = `Outline: ${shape.title.replaceAll('{topic}', titleCase(topic))}`
    return {
      title,
      summary: `An outline to fill in: the embedded writer has no checked facts about this topic.`,
      caption: joinCaption(`[Your opening line about ${topic}]`, tags),
      script: [shape.hook, ...shape.beats, shape.close].map(fill).join(' '),
      description: `Replace everything in square brackets, or paste notes and get scripts from your own sentences. The nearest topics it knows by heart: ${known}.`,
      framework: shape.id,
      isOutline: true,
      sources: [],
    }
  })
}

/** True when a script still has blanks in square brackets; such a script cannot be voiced. */
export const hasBlanks = (script: string): boolean => /\[[^\]]*\]/.test(script)
