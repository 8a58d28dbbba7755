import { SCRIPT_MAX_CHARACTERS } from '@hookreel/film'
import { isEnglish } from '../../../text/is-english.ts'
import type { ImproveRequest, ToneName } from '../../enhancer.ts'
import { removePictures } from '../prompt/emoji.ts'
import { mendPrompt } from '../prompt/mend-prompt.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { stripOrders } from '../prompt/read-orders.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { placeSentences, readLines } from '../enhance/read-lines.ts'
import { refineCaption } from '../enhance/redress-caption.ts'
import { refineScript } from '../enhance/refine-script.ts'
import { countWords } from '../wording.ts'
import { fittingSeconds, lengthen, shorten } from './change-length.ts'
import { endAnew, openWithQuestion, removeSentences, reopen, type LineChange } from './change-lines.ts'
import { promisesCount } from './sentence-blocks.ts'
import { readWishes } from './read-wishes.ts'
import { simplify } from './simplify.ts'
import type { Outcome, Wish } from './wish.ts'

export type IdeaWords = Pick<ImproveRequest, 'title' | 'summary' | 'caption' | 'script' | 'description'>
export type ImprovedWords = IdeaWords & {
  readonly changes: readonly string[]
  readonly undone: readonly string[]
}

const CAPTION_CHARACTERS = 5000
const ABLE =
  'The built-in writer is no language model. It can make a script shorter, longer (on topics it knows) or simpler, put it in a tone, begin it with a question, give it another opening or ending, and remove a sentence.'

/**
 * Does what an instruction asks, part by part, and says what it did and what it did not. Its words are read and never
 * written into the idea. English only.
 */
export function improveWords(words: IdeaWords, { instruction, prompt }: ImproveRequest): ImprovedWords {
  if (!isEnglish([words.script, words.summary, words.title].join(' ')))
    return { ...words, changes: [], undone: ['The built-in writer changes English texts only.'] }
  const { wishes, unread } = readWishes(instruction)
  const undone = [
    ...unread.map((part) => `It does not understand “${part}”.`),
    ...(unread.length > 0 || wishes.length === 0 ? [ABLE] : []),
  ]
  const match = findMatch(prompt) ?? findMatch(words.title)
  const changes: string[] = []
  const refused: string[] = []
  let told = words
  for (const wish of wishes) {
    const outcome = fulfil(told, wish, match)
    if ('undone' in outcome) refused.push(outcome.undone)
    else {
      told = outcome.texts
      changes.push(outcome.change)
    }
  }
  return { ...told, changes, undone: [...refused, ...undone] }
}

const findMatch = (text: string): PackMatch | null =>
  text.trim() === '' ? null : parsePrompt(stripOrders(mendPrompt(text))).match

type Result = Outcome<IdeaWords>

function fulfil(words: IdeaWords, wish: Wish, match: PackMatch | null): Result {
  if (wish.kind === 'never') return { undone: wish.why }
  if (wish.kind === 'remove') return remove(words, wish.what)
  if (words.script.trim() === '') return { undone: 'The idea has no script that could be changed.' }
  if (wish.kind === 'tone') return tell(words, wish.tone)
  if (wish.kind === 'length') return changeLength(words, wish.to, match)
  if (wish.kind === 'simpler') {
    const script = simplify(words.script)
    return script === words.script
      ? {
          undone:
            'Its words are plain and its sentences short already, as far as the built-in writer can tell.',
        }
      : keep(words, script, describeSimpler(words.script, script))
  }
  if (wish.kind === 'question')
    return withLine(
      words,
      openWithQuestion(words.script, match),
      'begins with a question',
      'The script begins with a question already.',
    )
  if (wish.kind === 'opening') return withLine(words, reopen(words.script, match), 'begins with', '')
  return withLine(words, endAnew(words.script, wish.as, match), 'ends with', '')
}

/** How many sentences were told in plainer words or cut in two. */
function describeSimpler(before: string, now: string): string {
  const told = new Set(placeSentences(readLines(now)).map(({ text }) => text))
  const changed = placeSentences(readLines(before)).filter(({ text }) => !told.has(text)).length
  return `${changed === 1 ? '1 sentence has' : `${changed} sentences have`} plainer words or became two.`
}

/** The script as it is now, if a script may be so long. */
function keep(words: IdeaWords, script: string, change: string): Result {
  return script.length > SCRIPT_MAX_CHARACTERS
    ? {
        undone: `The script would have more than ${SCRIPT_MAX_CHARACTERS.toLocaleString('en-US')} characters.`,
      }
    : { texts: { ...words, script }, change }
}

function withLine(words: IdeaWords, change: LineChange, how: string, undone: string): Result {
  if (change === null || change.script === words.script)
    return { undone: undone === '' ? 'There is no other line for it.' : undone }
  return keep(words, change.script, `The script ${how}: “${change.line}”`)
}

function tell(words: IdeaWords, tone: ToneName): Result {
  const script = refineScript(words.script, tone, 0)
  const caption =
    words.caption.trim() === '' ? '' : refineCaption(words.caption, tone).slice(0, CAPTION_CHARACTERS)
  if (script === words.script && caption === words.caption)
    return { undone: `It is in the tone “${tone}” already.` }
  const joke = tone === 'humorous' ? ' It writes no new jokes: that takes a language model.' : ''
  return keep(
    { ...words, caption },
    script,
    `Script and caption are in the tone “${tone}”: opening, joining words, closing and end marks. What is said stayed.${joke}`,
  )
}

function changeLength(
  words: IdeaWords,
  to: Extract<Wish, { kind: 'length' }>['to'],
  match: PackMatch | null,
): Result {
  const before = countWords(words.script)
  const wanted = typeof to === 'object' ? to.words : undefined
  if (to === 'longer' || (wanted !== undefined && wanted > before)) return addFacts(words, match, wanted)
  const script = shorten(words.script, words.title, to)
  if (script === null)
    return {
      undone:
        'No sentence can go without breaking the script or making it too short for a video. Remove one by name, or edit the script.',
    }
  return keep(words, script, `The script is shorter: ${countChange(before, script)}`)
}

function addFacts(words: IdeaWords, match: PackMatch | null, wanted: number | undefined): Result {
  if (match === null)
    return {
      undone:
        'It can only make scripts longer on topics it knows facts about: it invents nothing. Write more under Edit Idea, or use Paste notes.',
    }
  if (promisesCount(words.title))
    return { undone: 'The title promises a number of things, so nothing was added to them.' }
  const before = countWords(words.script)
  const longer = lengthen(words.script, match, wanted)
  if (longer === null) return { undone: 'It knows no further fact that fits.' }
  const works = longer.facts.flatMap(({ sources }) => sources).map(({ work, year }) => `${work} (${year})`)
  const news = [...new Set(works)].filter((work) => !words.description.includes(work)).join('; ')
  const description =
    news === ''
      ? words.description
      : `${words.description}${words.description === '' ? 'Sources: ' : ' Further sources: '}${news}.`
  return keep(
    { ...words, description },
    longer.script,
    `The script is longer: ${countChange(before, longer.script)} The sources of the new facts are in the description.`,
  )
}

function countChange(before: number, script: string): string {
  const now = countWords(script)
  const seconds = fittingSeconds(now)
  const length =
    seconds === undefined ? 'No length of video fits it yet.' : `It fits a video of ${seconds} seconds.`
  return `${now} words instead of ${before}. ${length}`
}

const HASHTAGS = /\s*#[\p{L}\p{M}\p{N}_]+/gu

function remove(words: IdeaWords, what: string): Result {
  if (/\bhashtags?\b/i.test(what)) return strip(words, (text) => text.replaceAll(HASHTAGS, ''), 'hashtags')
  if (/\bemojis?\b/i.test(what)) return strip(words, removePictures, 'emojis')
  const found = removeSentences(words.script, what)
  if (found === null) return { undone: `There is no sentence that “${what}” means, or it is the only one.` }
  const [first = '', ...more] = found.removed
  const leaning =
    found.leaning === undefined ? '' : ` Look whether this still fits after it: “${found.leaning}”`
  return keep(
    words,
    found.script,
    `Removed: “${first}”${more.length > 0 ? ` and ${more.length} more.` : ''}${leaning}`,
  )
}

function strip(words: IdeaWords, without: (text: string) => string, name: string): Result {
  const caption = without(words.caption).trim()
  const script = without(words.script)
  return caption === words.caption && script === words.script
    ? { undone: `There are no ${name}.` }
    : keep({ ...words, caption }, script, `The ${name} are gone.`)
}
