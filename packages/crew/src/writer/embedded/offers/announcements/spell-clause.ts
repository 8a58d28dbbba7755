import { spell } from '../../own-lists/spell.ts'
import { addApostrophes } from '../../prompt/spelling/apostrophes.ts'
import { speakStates, speakStreets } from '../../prompt/spelling/places.ts'
import { capitalize, numberWord } from '../../wording.ts'

const UNIT = String.raw`minute|hour|day|week|month|year|bedroom|bed|bath|bathroom|pound|page|course|piece|acre|mile`
/** How people type what they say, and how it is written. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?(?=\p{L})/giu, 'with '],
  [/ ?& (?=\p{Ll})/gu, ' and '],
  [/\bmins?\b(?=$|\.| \p{L})/giu, 'minutes'],
  [/\bhrs\b/gi, 'hours'],
  [/\byrs\b/gi, 'years'],
  [/\bmo\b(?= (?:warranty|guarantee))/gi, 'month'],
  [
    new RegExp(
      String.raw`\b(\d{1,3}) (${UNIT}) (?=(?!to\b|at\b|in\b|on\b|and\b|from\b|away\b|ago\b|of\b|for\b|by\b|each\b|or\b|with\b|old\b|long\b|max\b|only\b|when\b|if\b|before\b|after\b|per\b)\p{L})`,
      'giu',
    ),
    '$1-$2 ',
  ],
  [
    new RegExp(String.raw`\b(\d{1,3}) (${UNIT})s (?=(?:[\p{L}-]+ )?(?:warranty|guarantee)\b)`, 'giu'),
    '$1-$2 ',
  ],
  [/\bmoney back guarantee\b/gi, 'money-back guarantee'],
  [/\b(beginner|kid|dog|pet|family|child|budget|wheelchair|eco|vegan) (friendly|accessible)\b/gi, '$1-$2'],
  [/\bwalk ins\b/gi, 'walk-ins'],
  [/\bdrop ins\b/gi, 'drop-ins'],
  [/\bpre order/gi, 'pre-order'],
  [/\b(gluten|dairy|sugar|nut|lead) free (?=\p{L})/giu, '$1-free '],
  [/\b(same|next) (day|week) (?=(?!or\b|and\b)\p{L}+(?:ments|ery|ing|irs?|vice|ngs|s)\b)/giu, '$1-$2 '],
  [/\b(full|part) time\b/gi, '$1-time'],
  [/\brsvp\b/gi, 'RSVP'],
  [/\bdms?\b/g, 'DM'],
]
const COUNT =
  /(?<![\p{L}\d$€£.,:/-]|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|route|highway|exit|ages?|unit|suite|apt|room|floor|hall|gate|from|to|rd|number|no) )(\d{1,2})(?=(?:-(?:minute|hour|day|week|month|year|bedroom|bed|bath|page|course)| (?!am\b|pm\b|a\.m|p\.m|to \d|percent\b|(?-i:\p{Lu}))\p{L}))/giu

/** Small counts in words: "two weeks". */
export const countInWords = (text: string): string =>
  text.replace(COUNT, (_, digits: string) => numberWord(Number(digits)))

/** A clause as it is written and spoken: names, streets, states, hyphens and small counts in words. */
export const spellClause = (clause: string): string =>
  countInWords(
    spell(
      speakStreets(
        speakStates(
          addApostrophes(
            WRITTEN.reduce((text, [typed, written]) => text.replace(typed, written), clause.trim()),
          ),
        ),
      ),
    )
      .replace(/\bzoom\b/g, 'Zoom')
      .replace(/\b(?:may|march)(?= \d{1,2}\b)/g, capitalize)
      .replace(/(?<=\bhave )\d{1,2}$/g, (digits) => numberWord(Number(digits)))
      .replace(/\b(?:ymca|bbq|byob|diy|dj|nyc|tv|vip)\b/g, (said) => said.toUpperCase()),
  )
