import type { IdeaDraft, IdeasRequest } from '../writer.ts'
import { hashtagsFrom, joinCaption } from './hashtags.ts'
import { isNoun, nameTopic } from './name-topic.ts'
import { nearestTopics } from './nearest-topics.ts'
import { HOW_TO_SHAPES } from './outlines/how-to-shapes.ts'
import { OWN_SHAPES } from './outlines/own-shapes.ts'
import type { Shape } from './outlines/shape.ts'
import { STORY_SHAPES } from './outlines/story-shapes.ts'
import { TOPIC_SHAPES } from './outlines/topic-shapes.ts'
import type { ParsedPrompt } from './parse-prompt.ts'
import { NEUTRAL_WORDS } from './prompt-words.ts'
import { titleCase, splitCharacters } from './wording.ts'

const UNKNOWN = 'An outline to fill in: the embedded writer has no checked facts about this topic.'
/** A prompt of three words or more in Latin letters, none of which binds an English sentence, is in another language. */
function isEnglish(prompt: string): boolean {
  const letters = prompt.match(/\p{L}/gu) ?? []
  const words = prompt.toLowerCase().match(/[\p{L}']+/gu) ?? []
  if (letters.length === 0) return true
  if (letters.every((letter) => !/\p{Script=Latin}/u.test(letter))) return false
  if (words.length < 3 || words.some((word) => BINDING.has(word))) return true
  return !words.some((word) => /[^a-z']/.test(word) || ELSEWHERE.has(word))
}

/** Small words of Spanish, Portuguese, French, Italian, German and Dutch that no English prompt has beside three others. */
const ELSEWHERE = new Set(
  'el los las del sobre como para por que una uma os dos das les des pour dans sur une il gli che di der das und mit von ein eine het een van'.split(
    ' ',
  ),
)

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
  const shapes = shapesFor(parsed, request.prompt)
  return shapes.slice(0, request.count).map((shape) => {
    const fill = (text: string) => text.replaceAll('{topic}', inside)
    const title = `Outline: ${titleOf(shape, topic)}`
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

/** Words by which people speak of what is theirs to sell or to show: a shop, a job, an event, but not a grandmother. */
const OWN =
  /\b(?:my|our) (?!(?:\w+ )?(?:grand\w+|mother|father|mom|mum|dad|wife|husband|son|daughter|brother|sister|friends?|cat|dog|life|childhood|body|brain)\b)|^(?:promot\w+|advertis\w+|announc\w+|launch\w*|introducing|grand opening|i (?:run|own|sell|teach|make)|we (?:run|own|sell|make|are|offer)|ad for|advert for)\b/i
const ASKS =
  /^(?:(?:why|when|where) (?:do|does|did|is|are|was|were|can|can't|don't|doesn't|isn't|should|would|will)|what(?! to)|who|which|is|are|do|does|did|can|could|should|would|will|how (?:do|does|did|is|are|many|much|long|far|old|big))\b/i
/** What cannot be told of a question. */
const NOT_ASKED = new Set(['pov', 'ranking'])

/** The shapes that suit what is asked: one's own things, instructions, a story, or a topic of any kind. */
function shapesFor({ kind, story, topic }: ParsedPrompt, prompt: string): readonly Shape[] {
  if (story !== null) return STORY_SHAPES
  if (/\bhow (?:to|do i|can i)\b|\b(?:recipes?|tutorial|step by step)\b/i.test(prompt)) return HOW_TO_SHAPES
  if (/^(?:how|why)\b/i.test(topic) || ASKS.test(topic))
    return startWith('how-it-works', TOPIC_SHAPES).filter(({ id }) => !NOT_ASKED.has(id))
  if (OWN.test(prompt) && kind === 'explain') return OWN_SHAPES
  return startWith(kind === 'myth' ? 'myth-busting' : kind, TOPIC_SHAPES)
}

const startWith = (id: string, shapes: readonly Shape[]): Shape[] =>
  shapes.toSorted((a, b) => Number(b.id === id) - Number(a.id === id))

/** A question keeps its mark in a title, and is answered rather than explained. */
function titleOf({ title }: Shape, topic: string): string {
  const headline = `${titleCase(topic)}${ASKS.test(topic) ? '?' : ''}`
  const shape = /^(?:how|why)\b/i.test(topic) ? title.replace('How It Works', 'The Short Answer') : title
  return shape.replaceAll('{topic}', () => headline).replace(/\?[:,] /, '? ')
}

/** True when a script still has blanks in square brackets; such a script cannot be voiced. */
export const hasBlanks = (script: string): boolean => /\[[^\]]*\]/.test(script)
