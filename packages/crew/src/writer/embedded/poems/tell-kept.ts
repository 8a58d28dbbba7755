import { AS_SCRIPT } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { isAskedBy, readAsked, type Asked } from '../lists/read-lists.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import { capitalize, isFarFrom } from '../wording.ts'
import { KEPT_POEMS } from './kept-poems.ts'

type Kept = { readonly asked: Asked; readonly title: string; readonly text: string }

/** Every poem that is kept of one sight. */
const KEPT: readonly Kept[] = KEPT_POEMS.trim()
  .split(/\n+(?=# )/)
  .map((block) => {
    const [head = '', ...lines] = block.split('\n')
    const [words = '', title = ''] = head.slice(2).split(' | ')
    return { asked: readAsked(words), title, text: lines.join('\n').trim() }
  })

const POEM = /\b(?:poems?|poetry|verses?)\b/i
/** Other people's, other forms, and what is to be known of them. */
const OTHER =
  /\?|\b(?:haikus?|limericks?|sonnets?|acrostic|famous|facts?|history|how|why|what|by|nursery|meaning|explain\w*|sad|funny|silly|love|motivat\w*|inspir\w*|rhym\w*|\d+)\b/i
const ANIMAL =
  /\bmy (?:old |little |sweet |beloved )?(?:dog|puppy) (?:called |named )?(?!who\b|that\b|and\b|is\b|at\b|in\b|on\b|for\b|waits?\b|waited\b|waiting\b|always\b|sleep\w*\b)(\p{L}{2,20})\b/iu
const FORM =
  /^(?:poems?|poetry|verses?|rhymes?|short|little|long|write|make|give|some|about|for|and|the|who|that|with|from|nice|beautiful|calm|quiet|please|sweet|gentle|lines?|four|video|reel)$/

/** Whether an idea is such a poem, which has all in it that the prompt names. */
export const isKept = ({ framework }: Pick<IdeaDraft, 'framework'>): boolean =>
  framework.startsWith('poem-of-')

/** The poem that is kept of just what a prompt names, with all of it in it; null for any other prompt. */
export function tellKept(request: IdeasRequest): IdeaDraft[] | null {
  const { prompt } = request
  if (!POEM.test(prompt) || OTHER.test(prompt)) return null
  const name = ANIMAL.exec(prompt)?.[1]?.toLowerCase() ?? null
  const words = (prompt.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => word !== name && !FORM.test(word),
  )
  const kept = KEPT.find(
    ({ asked, text }) =>
      isAskedBy(asked, words, (word) => NEUTRAL_WORDS.has(word)) &&
      text.includes('{name}') === (name !== null),
  )
  if (kept === undefined) return null
  const script = kept.text.replaceAll('{name}', capitalize(name ?? ''))
  const hook = script.split('\n')[0] ?? script
  const [subject = ''] = kept.asked.groups[0] ?? []
  return [
    {
      title: name === null ? kept.title : `${kept.title}: For ${capitalize(name)}`,
      summary: `A poem (${subject}): ${hook}`,
      caption: joinCaption(hook, hashtagsFrom(['poem', 'poetry', subject, 'spokenword'])),
      script,
      description: hook,
      framework: `poem-of-${subject}`,
      sources: [],
      ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
    },
  ]
}
