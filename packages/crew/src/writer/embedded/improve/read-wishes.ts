import { DURATIONS_SECONDS } from '@hookreel/film'
import type { ToneName } from '../../enhancer.ts'
import { WORDS_FOR_SECONDS } from '../wording.ts'
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

function readClause(clause: string): Wish | null {
  return (
    readNever(clause) ??
    readRemoval(clause) ??
    readQuestion(clause) ??
    readPlace(clause) ??
    readTone(clause) ??
    readLength(clause) ??
    (SIMPLER.test(clause) && !NEGATED.test(clause) ? { kind: 'simpler' } : null)
  )
}

const LANGUAGES =
  'arabic|chinese|dutch|french|german|greek|hebrew|hindi|italian|japanese|korean|polish|portuguese|russian|spanish|swedish|turkish|ukrainian'
const TRANSLATION = new RegExp(`\\btranslat\\w*|\\bin(?:to)? (?:${LANGUAGES})\\b`, 'i')
const MODEL = 'that takes a language model (the page of AI services says how to connect one)'

function readNever(clause: string): Wish | null {
  if (TRANSLATION.test(clause)) return { kind: 'never', why: `It cannot translate: ${MODEL}.` }
  if (/\b(?:title|headline)\b/i.test(clause))
    return { kind: 'never', why: 'It does not rewrite titles: write another one under Edit Idea.' }
  if (/\bsummary|description\b/i.test(clause))
    return {
      kind: 'never',
      why: 'It changes script and caption, not summary and description: write those under Edit Idea.',
    }
  if (/\b(?:joke|pun)s?\b/i.test(clause) && !NEGATED.test(clause))
    return {
      kind: 'never',
      why: `It writes no jokes: ${MODEL}. “Funnier” puts the script in a humorous tone.`,
    }
  return null
}

const REMOVE =
  /\b(?:remove|delete|drop|cut(?: out)?|take out|leave out|get rid of|omit|strip|skip|lose|without|no)\s+(?!it\b|down\b|this$|in half|the length|by\b|to\b|more\b)(.+)/i
const PARTS_OF_TEXT =
  /\b(?:sentences?|lines?|part|bit|first|second|third|fourth|fifth|last|opening|hook|ending|closing|hashtags?|emojis?|call to action|cta|about|everything|quote\d+)\b/i

function readRemoval(clause: string): Wish | null {
  const what = REMOVE.exec(clause)?.[1]
  return what !== undefined && PARTS_OF_TEXT.test(what) ? { kind: 'remove', what } : null
}

const START =
  /\b(?:hook|open(?:s|er|ing)?|start(?:s|ing)?|begin(?:s|ning)?|intro(?:duction)?|first (?:line|sentence)|lead)\b/i
const END =
  /\b(?:end|ending|ends|closing|close|outro|conclusion|finish|last (?:line|sentence)|call to action|cta)\b/i

function readQuestion(clause: string): Wish | null {
  if (!/\bquestion\b/i.test(clause)) return null
  return END.test(clause) && !START.test(clause) ? { kind: 'ending', as: 'question' } : { kind: 'question' }
}

const ENDINGS: readonly (readonly [EndingKind, RegExp])[] = [
  ['follow', /\b(?:follow|subscribe)\b/i],
  ['save', /\bsave\b/i],
  ['share', /\b(?:share|friend|tag)\b/i],
  ['comment', /\bcomments?\b/i],
]

function readPlace(clause: string): Wish | null {
  const as = ENDINGS.find(([, words]) => words.test(clause))?.[0]
  if (END.test(clause) || (as !== undefined && /\b(?:ask|tell|invite|call|add)\b/i.test(clause)))
    return { kind: 'ending', as: as ?? 'any' }
  return START.test(clause) ? { kind: 'opening' } : null
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

/** The tone that a clause asks for. */
export function readTone(clause: string): Extract<Wish, { kind: 'tone' }> | null {
  if (/\b(?:boring|dull|dry)\b/i.test(clause)) return { kind: 'tone', tone: 'enthusiastic' }
  const meant = TONES.find(([, words]) => words.test(clause))?.[0]
  if (meant === undefined) return null
  const tone = NEGATED.test(clause) ? OPPOSITE[meant] : meant
  return tone === undefined ? null : { kind: 'tone', tone }
}

const SHORTER =
  /\b(?:short|shorter|shorten|brief|briefer|concise|condense|trim|tighten|tighter|compact|snapp\w+|punch\w+|(?:fewer|less) words|cut (?:it )?down|cut (?:it )?in half|reduce)\b/i
const LONGER =
  /\b(?:long|longer|lengthen|extend|expand|elaborate|(?:more|add)\b.*\b(?:details?|detailed|facts?|examples?|information|depth))\b/i
const HALF = /\bhalf\b/i
const SIMPLER =
  /\b(?:simpl\w+|plain|plainer|easy|easier|clearer|beginners?|kids?|children|layman\w*|eli5|jargon|complicated|complex|technical|understand\w*)\b/i

function readLength(clause: string): Wish | null {
  const words = readWords(clause)
  if (words !== null) return { kind: 'length', to: { words } }
  const isNegated = NEGATED.test(clause)
  if (HALF.test(clause)) return { kind: 'length', to: 'half' }
  if (SHORTER.test(clause)) return { kind: 'length', to: isNegated ? 'longer' : 'shorter' }
  if (LONGER.test(clause)) return { kind: 'length', to: isNegated ? 'shorter' : 'longer' }
  return null
}

/** "Under 50 words", "15 seconds". */
function readWords(clause: string): number | null {
  const words = /\b(\d{1,3})\s*words?\b/i.exec(clause)?.[1]
  if (words !== undefined) return Number(words)
  const seconds = /\b(15|30|45|60|75|90|120|180)\s*(?:s|secs?|seconds?)\b/i.exec(clause)?.[1]
  if (seconds === undefined) return null
  const length = DURATIONS_SECONDS.find((one) => one === Number(seconds))
  return length === undefined ? null : WORDS_FOR_SECONDS[length]
}
