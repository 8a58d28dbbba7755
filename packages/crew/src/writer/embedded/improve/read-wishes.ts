import { DURATIONS_SECONDS } from '@hookreel/film'
import type { ToneName } from '../../enhancer.ts'
import { WORDS_FOR_SECONDS } from '../wording.ts'
import { hasLeftOver } from './has-left-over.ts'
import type { EndingKind, Wish } from './wish.ts'

/** What an instruction asks for, in its order, and the parts of it that say nothing the embedded writer knows. */
export type ReadInstruction = { readonly wishes: readonly Wish[]; readonly unread: readonly string[] }

const QUOTED = /[“"«]([^”"»]+)[”"»]/g
const PARTS = /[.;!\n]+|,|\b(?:and|then|but|also|plus)\b/i
/** Parts that ask for nothing by themselves. */
const EMPTY =
  /^(?:please|thanks?(?: you)?|it|make it|i want it|can you|could you|a bit|more|the|to|so|be|keep (?:the|all|its|my) .*)?$/i

/** Reads an instruction part by part: "shorter and funnier" asks for two things. */
export function readWishes(instruction: string): ReadInstruction {
  const quotes: string[] = []
  const text = instruction.replace(QUOTED, (_, quote: string) => ` quote${quotes.push(quote)} `)
  const wishes: Wish[] = []
  const unread: string[] = []
  for (const part of text.split(PARTS)) {
    const clause = part.replace(/\s+/g, ' ').trim()
    if (EMPTY.test(clause)) continue
    const wish = readClause(clause)
    const last = wishes.at(-1)
    if (wish !== null) wishes.push(wish)
    // "Remove the sentence about salt and pepper" is one wish.
    else if (last?.kind === 'remove') wishes[wishes.length - 1] = { ...last, what: `${last.what} ${clause}` }
    else unread.push(clause)
  }
  const quoteIn = (words: string) =>
    words.replace(/\bquote(\d+)\b/g, (_, index: string) => `“${quotes[Number(index) - 1] ?? ''}”`)
  return {
    wishes: wishes.map((wish) => (wish.kind === 'remove' ? { ...wish, what: quoteIn(wish.what) } : wish)),
    unread: unread.map(quoteIn),
  }
}

/** What was read of a clause, and by which words: what else it says decides whether that is what it asks for. */
type Reading = { readonly wish: Wish; readonly by: readonly RegExp[] }

/** A clause is a wish when nothing of it is left over. */
function readClause(clause: string): Wish | null {
  const plain = clause.replaceAll('’', "'")
  const known = readNever(plain) ?? readRemoval(clause)
  if (known !== null) return known
  const readings = [readQuestion, readPlace, wishTone, readLength, readSimpler].flatMap((read) => {
    const reading = read(plain)
    return reading === null ? [] : [reading]
  })
  const whole = readings.find(({ by }) => !hasLeftOver(plain, by))
  if (whole !== undefined) return whole.wish
  const kind = readings[0]?.wish.kind
  return kind === 'opening' || kind === 'question' || kind === 'ending'
    ? { kind: 'never', why: kind === 'ending' ? NO_OWN_ENDING : NO_OWN_OPENING }
    : null
}

const LANGUAGES =
  'arabic|chinese|dutch|french|german|greek|hebrew|hindi|italian|japanese|korean|polish|portuguese|russian|spanish|swedish|turkish|ukrainian'
const TRANSLATION = new RegExp(`\\btranslat\\w*|\\bin(?:to)? (?:${LANGUAGES})\\b`, 'i')
const MODEL = 'that takes a language model (the page of AI services says how to connect one)'

const NO_OWN_OPENING = `It can give another opening or begin with a question, and cannot choose what that says: ${MODEL}.`
const NO_OWN_ENDING = `It can give another ending, end with a question, or ask to follow, subscribe, save, share or comment, and cannot choose what else an ending says: ${MODEL}.`
const PUNCHY = /\b(?:punch|snapp)\w+\b/i

function readNever(clause: string): Wish | null {
  if (TRANSLATION.test(clause)) return { kind: 'never', why: `It cannot translate: ${MODEL}.` }
  if (/\b(?:title|headline)\b/i.test(clause))
    return { kind: 'never', why: 'It does not rewrite titles: write another one under Edit Idea.' }
  if (/\b(?:summary|description)\b/i.test(clause) && !END.test(clause))
    return {
      kind: 'never',
      why: 'It changes script and caption, not summary and description: write those under Edit Idea.',
    }
  if (/\b(?:joke|pun)s?\b/i.test(clause) && !NEGATED.test(clause))
    return {
      kind: 'never',
      why: `It writes no jokes: ${MODEL}. “Funnier” puts the script in a humorous tone.`,
    }
  if (PUNCHY.test(clause) && !NEGATED.test(clause))
    return {
      kind: 'never',
      why: `It cannot make sentences punchier: ${MODEL}. “Shorter” leaves sentences out, “simpler” cuts long ones in two.`,
    }
  return null
}

const REMOVE =
  /\b(?:remove|delete|drop|cut(?: out)?|take out|leave out|get rid of|omit|strip|skip|lose|without|no)\s+(?!it\b|down\b|this$|in half|the length|by\b|to\b|more\b)(.+)/i
const PARTS_OF_TEXT =
  /\b(?:sentences?|lines?|part|bit|first|second|third|fourth|fifth|last|opening|hook|ending|closing|hashtags?|emojis?|call to action|cta|about|everything|quote\d+)\b/i

/** Parts that are no sentences, or nobody knows how many of them. */
const NO_SENTENCES = /\b(?:half|third of|quarter|paragraphs?|words?|seconds|few|some|parts)\b/i

function readRemoval(clause: string): Wish | null {
  const what = REMOVE.exec(clause)?.[1]
  return what !== undefined && PARTS_OF_TEXT.test(what) && !NO_SENTENCES.test(what)
    ? { kind: 'remove', what }
    : null
}

const START =
  /\b(?:hook|open(?:s|er|ing)?|start(?:s|ing)?|begin(?:s|ning)?|intro(?:duction)?|first (?:line|sentence)|lead)\b/i
const END =
  /\b(?:end|ending|ends|closing|close|outro|conclu(?:sion|de)|finish|last (?:line|sentence)|call to action|cta)\b/i

const QUESTION = /\bquestion\b/i

function readQuestion(clause: string): Reading | null {
  if (!QUESTION.test(clause)) return null
  return END.test(clause) && !START.test(clause)
    ? { wish: { kind: 'ending', as: 'question' }, by: [QUESTION, END] }
    : { wish: { kind: 'question' }, by: [QUESTION, START] }
}

const ENDINGS: readonly (readonly [EndingKind, RegExp])[] = [
  ['follow', /\bfollow(?:ers?|ing)?\b/i],
  ['subscribe', /\bsubscri(?:be|bers?)\b/i],
  ['save', /\bsave\b/i],
  ['share', /\b(?:share|friend|tag)\b/i],
  ['comment', /\bcomments?\b/i],
]

const ASKING = /\b(?:ask|tell|invite|call|add)\b/i
/** "Ask for comments": the request itself is what an ending of its kind is. */
const CALL_FOR = /\b(?:call to action|cta)\b/i

function readPlace(clause: string): Reading | null {
  const [as, words] = ENDINGS.find(([, one]) => one.test(clause)) ?? []
  if (END.test(clause) || (as !== undefined && ASKING.test(clause)))
    return {
      wish: { kind: 'ending', as: as ?? (CALL_FOR.test(clause) ? 'follow' : 'any') },
      by: [END, ASKING, ...(words === undefined ? [] : [words])],
    }
  return START.test(clause) ? { wish: { kind: 'opening' }, by: [START] } : null
}

const TONES: readonly (readonly [ToneName, RegExp])[] = [
  ['humorous', /\b(?:fun|funny|funnier|humou?r\w*|wit|witty|wittier|comedic|comical|hilarious|playful)\b/i],
  ['professional', /\b(?:professional|formal|serious|business\w*|corporate|sober)\b/i],
  ['casual', /\b(?:casual|informal|relaxed|friendl\w+|conversational|chatty|laid.back|warm\w*)\b/i],
  ['enthusiastic', /\b(?:enthusias\w+|excit\w+|energetic|upbeat|lively|livelier|cheerful)\b/i],
  ['mysterious', /\b(?:myster\w+|eerie|spook\w+|suspens\w+|creep\w+|scar(?:y|ier))\b/i],
  ['dramatic', /\b(?:drama\w*|epic|intense|gripping)\b/i],
  ['informative', /\b(?:informative|educational|factual|neutral|matter.of.fact)\b/i],
  ['inspirational', /\b(?:inspir\w+|motivat\w+|uplifting|hopeful)\b/i],
]
/** "Less formal" asks for the tone on the other side. */
const OPPOSITE: Readonly<Partial<Record<ToneName, ToneName>>> = {
  humorous: 'professional',
  professional: 'casual',
  casual: 'professional',
  enthusiastic: 'informative',
  dramatic: 'informative',
  mysterious: 'informative',
  informative: 'casual',
}
const NEGATED = /\b(?:don'?t|do not|not|never|less|without|too|no longer|stop)\b/i

const TONE = /\b(?:tone|style|voice|mood)\b/i
const BORING = /\b(?:boring|dull|dry)\b/i

function wishTone(clause: string): Reading | null {
  const wish = readTone(clause)
  const words = TONES.find(([, one]) => one.test(clause))?.[1]
  return wish === null ? null : { wish, by: [BORING, NEGATED, TONE, ...(words === undefined ? [] : [words])] }
}

/** The tone that a clause asks for. */
export function readTone(clause: string): Extract<Wish, { kind: 'tone' }> | null {
  if (BORING.test(clause)) return { kind: 'tone', tone: 'enthusiastic' }
  const meant = TONES.find(([, words]) => words.test(clause))?.[0]
  if (meant === undefined) return null
  const tone = NEGATED.test(clause) ? OPPOSITE[meant] : meant
  return tone === undefined ? null : { kind: 'tone', tone }
}

const SHORTER =
  /\b(?:short|shorter|shorten|brief|briefer|concise|condense|trim|tighten|tighter|compact|(?:fewer|less) words|cut (?:it )?down|cut (?:it )?in half|reduce)\b/i
const LONGER =
  /\b(?:long|longer|lengthen|extend|expand|elaborate|(?:more|add)\b.*\b(?:details?|detailed|facts?|information|depth))\b/i
const WORDS = /\b(\d{1,3})\s*words?\b/i
const SECONDS = /\b(15|30|45|60|75|90|120|180)\s*(?:s|secs?|seconds?)\b/i
const LENGTH = /\blength\b/i
const HARD = /\b(?:jargon|complicated|complex|technical)\b/i
const AWAY = /\b(?:reduce|avoid|remove|drop|cut|no|fewer)\b/i
const SENTENCES = /\b(?:(?:short(?:er)?|cut|split|break up|long|longer|fewer long) )*sentences?\b/i
const HALF = /\bhalf\b/i
const MORE = /\b(?:details?|detailed|facts?|information|depth|interesting)\b/i
const MEASURE =
  /\b(?:cut|under|over|about|around|exactly|at (?:most|least)|no more than|less than|up to|max(?:imum)?|minimum|down|fits?|lasts?|only|roughly)\b/i
/** "Don't shorten it" asks for nothing, and least of all for the opposite. */
const KEPT =
  /\b(?:don'?t|do not|never)\b.*\b(?:short(?:er|en)|longer|lengthen|extend|expand|trim|cut|condense|reduce|tighten)\b/i
const SIMPLER =
  /\b(?:shorter sentences|simpl\w+|plain(?: english| language)?|plainer|easy|easier|clearer|beginners?|kids?|children|layman\w*|eli5|understand\w*|(?:five|\d+)[- ]year[- ]olds?)\b/i

function readLength(clause: string): Reading | null {
  const to = readWanted(clause)
  const longer =
    to === 'longer' || to === 'shorter' ? [MORE, /\b(?:long|longer|lengthen|extend|expand|elaborate)\b/] : []
  return to === null
    ? null
    : {
        wish: { kind: 'length', to },
        by: [WORDS, SECONDS, SHORTER, HALF, NEGATED, MEASURE, LENGTH, ...longer],
      }
}

function readWanted(clause: string): Extract<Wish, { kind: 'length' }>['to'] | null {
  if (KEPT.test(clause)) return null
  const words = readWords(clause)
  if (words !== null) return { words }
  const isNegated = NEGATED.test(clause)
  if (HALF.test(clause)) return 'half'
  if (SHORTER.test(clause)) return isNegated ? 'longer' : 'shorter'
  if (LONGER.test(clause)) return isNegated ? 'shorter' : 'longer'
  return null
}

/** "Less technical" asks for it, "more technical" for what nobody here can do. */
function readSimpler(clause: string): Reading | null {
  const isSimpler = HARD.test(clause)
    ? NEGATED.test(clause) || AWAY.test(clause)
    : SIMPLER.test(clause) && !NEGATED.test(clause)
  return isSimpler
    ? {
        wish: { kind: 'simpler' },
        by: [SIMPLER, HARD, NEGATED, AWAY, SENTENCES, /\b(?:words?|explain(?:ed)?)\b/],
      }
    : null
}

/** "Under 50 words", "15 seconds". */
function readWords(clause: string): number | null {
  const words = WORDS.exec(clause)?.[1]
  if (words !== undefined) return Number(words)
  const seconds = SECONDS.exec(clause)?.[1]
  if (seconds === undefined) return null
  const length = DURATIONS_SECONDS.find((one) => one === Number(seconds))
  return length === undefined ? null : WORDS_FOR_SECONDS[length]
}
