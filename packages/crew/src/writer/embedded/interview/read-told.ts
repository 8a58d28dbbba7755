import { readStance } from '../opinions/read-stance.ts'
import { numberOf } from '../prompt/neutral-words.ts'
import { N } from '../prompt/read-frame.ts'
import type { TextKind } from './text-kind.ts'

const DAY = String.raw`(?:(?:every|each|first|second|third|last|next|this|on) )*(?:(?:mon|tues|wednes|thurs|(?<!black )fri|satur|sun)days?|(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december))(?: (?:each|every|of the) month)?`
const PLACE = String.raw`(?:in|at) (?:the |our |my )?\p{L}[\p{L}' -]{2,40}?`
/** A day and a place, in either order: "on May 3rd in Riverside Park". */
const WHEN = new RegExp(
  String.raw`\b(?:on )?${DAY}\b,? ${PLACE}(?=$|[,.;!])|\b${PLACE},? (?:on )?${DAY}`,
  'iu',
)
const NOT_WHERE = /^(?:in|at) (?:my|our) (?:opinion|life)\b/i

const COUNT = new RegExp(String.raw`^(?:the )?${N} `, 'i')
/** Things by what is true of them. */
const OF_FACTS =
  /\b(?:that|who|which|whose|where|with|without|(?:completely |fully )?\p{L}+ed by|took from)\b/iu
/** Things by what somebody makes of them. */
const OF_TASTE =
  /\b(?:best|top|worst|great\w*|favou?rite|under-?rated|over-?rated|hidden|should|must|worth|ideas?|gifts?|you|your|my|our|i|we|to \p{L}+|for)\b/iu

type Told = Readonly<Record<string, string>>
/** What makes an answer of a prompt's own words, by kind and question. */
const READERS: Partial<Readonly<Record<TextKind, (prompt: string) => Told>>> = {
  event: (prompt): Told => {
    const when = WHEN.exec(prompt)?.[0]
    return when === undefined || NOT_WHERE.test(when) ? {} : { when }
  },
  opinion: (prompt): Told => {
    const claim = readStance(prompt)?.claim
    return claim === undefined ? {} : { claim }
  },
  recipe: (prompt): Told => {
    const takes =
      /\bwith ((?:\p{L}+ ){1,3}and (?:\p{L}+ ?){1,2}|(?:\p{L}+, )+(?:\p{L}+ )?and \p{L}+)(?=[,.;!]|$)/iu.exec(
        prompt,
      )?.[1]
    const isWhose = /\b(?:my|our) [\p{L}-]+(?:'s|s') /iu.test(prompt)
    return { ...(takes !== undefined && { takes }), ...(isWhose ? { from: '' } : { memory: '' }) }
  },
  product: (prompt): Told => {
    const call = /\b(?:cta|call to action)(?:\s*:)?\s*(?:to )?(\p{L}[\p{L} ]{3,39})$/iu.exec(prompt)?.[1]
    const what =
      /\b(?:app|tool|website|game|course|book|gadget|plugin|planner) (?:that|which) ([^,.;!]{8,80})/iu.exec(
        prompt,
      )?.[1]
    return { ...(call !== undefined && { get: call }), ...(what !== undefined && { what: `It ${what}` }) }
  },
  list: (prompt): Told => ({
    ...((numberOf(COUNT.exec(prompt)?.[1]) ?? Number(/\b(\d{1,2})\b/.exec(prompt)?.[1] ?? 4)) < 4 && {
      item4: '',
    }),
    // What is so is neither ranked nor left out for taste.
    ...(COUNT.test(prompt) && OF_FACTS.test(prompt) && !OF_TASTE.test(prompt) && { best: '', wrong: '' }),
  }),
  account: (prompt): Told =>
    /\b(?:my|our) (?:great-?)?(?:grand\w+|granddad|nan|family|mother|father|mum|mom|dad|uncle|aunt)\b/i.test(
      prompt,
    )
      ? { today: '' }
      : { family: '' },
}

/** What a prompt says already of what its kind of text needs: its own words by question, and nothing where a question does not fit. */
export const readTold = (kind: TextKind, prompt: string): Told =>
  READERS[kind]?.(prompt.trim().replace(/[.!?\s]+$/, '')) ?? {}
