import type { IdeaDraft, IdeasRequest } from '../writer.ts'
import { hashtagsFrom, joinCaption } from './hashtags.ts'
import { isNoun, nameTopic } from './name-topic.ts'
import { nearestTopics } from './nearest-topics.ts'
import type { ParsedPrompt } from './parse-prompt.ts'
import { NEUTRAL_WORDS } from './prompt-words.ts'
import { titleCase, splitCharacters } from './wording.ts'

type Shape = {
  readonly id: string
  readonly title: string
  readonly hook: string
  readonly beats: readonly string[]
  readonly close: string
}

/** What each shape needs from the user, blank by blank; {topic} is the prompt's own topic, or "this" for a long one. */
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

const UNKNOWN = 'An outline to fill in: the embedded writer has no checked facts about this topic.'
/** A prompt of three words or more in Latin letters, none of which binds an English sentence, is in another language. */
function isEnglish(prompt: string): boolean {
  const letters = prompt.match(/\p{L}/gu) ?? []
  const words = prompt.toLowerCase().match(/[\p{L}']+/gu) ?? []
  if (letters.length === 0) return true
  if (letters.every((letter) => !/\p{Script=Latin}/u.test(letter))) return false
  return (
    words.length < 3 || !words.some((word) => /[^a-z']/.test(word)) || words.some((word) => BINDING.has(word))
  )
}

const BINDING = new Set('the of and to for how what why about is are my your with from that this'.split(' '))

/** Outlines for a topic that the writer knows nothing of: blanks in square brackets, no claim of any kind. */
export function outlineIdeas(parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const topic = nameTopic(parsed.topic === '' ? request.prompt.trim() : parsed.topic)
  const inside = isNoun(topic) ? topic : 'this'
  const words = topic
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => splitCharacters(word).length > 3 && !NEUTRAL_WORDS.has(word.toLowerCase()))
  const tags = hashtagsFrom([...words.slice(0, 4), 'shorts', 'reels', 'outline'])
  const known = nearestTopics(request.prompt).join(', ')
  const first = SHAPES.toSorted((a, b) => Number(b.id === parsed.kind) - Number(a.id === parsed.kind))
  return first.slice(0, request.count).map((shape) => {
    const fill = (text: string) => text.replaceAll('{topic}', inside)
    const title = `Outline: ${shape.title.replaceAll('{topic}', titleCase(topic))}`
    return {
      title,
      summary: isEnglish(request.prompt) ? UNKNOWN : `${UNKNOWN} It writes English alone.`,
      caption: joinCaption(`[Your opening line about ${inside}]`, tags),
      script: [shape.hook, ...shape.beats, shape.close].map(fill).join(' '),
      description: `Replace everything in square brackets, or paste notes and get scripts from your own sentences. The nearest topics that the writer knows by heart: ${known}.`,
      framework: shape.id,
      isOutline: true,
      sources: [],
    }
  })
}

/** True when a script still has blanks in square brackets; such a script cannot be voiced. */
export const hasBlanks = (script: string): boolean => /\[[^\]]*\]/.test(script)
