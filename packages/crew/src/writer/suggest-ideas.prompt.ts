import { splitSentences } from '@hookreel/film'
import { z } from 'zod'
import { asData, DATA_RULE } from './as-data.ts'
import { checkText } from './check-text.ts'
import type { IdeasRequest } from './writer.ts'

/** Every key is required: strict schemas of real services refuse optional ones. */
export const writtenIdeaSchema = z.object({
  title: z.string().describe('Title of the video, at most 80 characters'),
  // Models write in this order: the plan and the openings stand before the script that follows them.
  beats: z
    .object({
      hook: z.string().describe('What makes a viewer stay'),
      turn: z.string().describe('What changes the picture half-way'),
      payoff: z.string().describe('What the viewer takes along at the end'),
    })
    .describe('The plan of the script, a short sentence each'),
  openings: z
    .object({
      first: z.string().describe('The one that the script begins with'),
      second: z.string(),
      third: z.string(),
    })
    .describe('Three first sentences of the script, each with another way in'),
  summary: z.string().describe('What the video tells, in one or two sentences'),
  caption: z.string().describe('Caption for social networks with 3 to 6 hashtags at its end'),
  script: z
    .string()
    .describe('The narration by the plan, exactly as it is spoken; it begins with the first opening'),
  description: z.string().describe('A longer description for the video page, two or three sentences'),
  framework: z.string().describe('Its shape in one or two words, such as countdown, myth, story, how-to'),
})
export type WrittenIdea = z.output<typeof writtenIdeaSchema>
export const writtenIdeasSchema = z.object({ ideas: z.array(writtenIdeaSchema) })

/** Besides the one that it has. */
const MAX_OPENINGS = 2
const OPENING_MAX_CHARACTERS = 240

/** Spoken words a second at a narrator's usual pace, sentence ends included. */
const WORDS_PER_SECOND = 2.4

/** What a script may hold. */
export const SCRIPT_RULE =
  'The script is only what is spoken: plain sentences without headings, lists, directions, names of speakers, emoji, hashtags, markup, web addresses or blanks in brackets. Numbers and names as they are spoken.'

/** The rules of writing ideas. */
export const IDEAS_INSTRUCTIONS = [
  'You write ideas and narration scripts for short vertical videos without a face on screen: one voice, pictures and captions.',
  'Each idea has another angle. Plan it first: what makes a viewer stay, what turns the picture, what they take along. Then write three first sentences, each a whole way in of its own: a surprising fact, a question, a tension. The script begins with the first one; one thought a sentence, concrete nouns; the last sentence is the pay-off.',
  SCRIPT_RULE,
  'State only what is true and can be checked. Where facts are not sure, write about what is, or tell a story that is plainly a story. No medical, legal or financial advice, nothing that hurts people.',
  'Never imitate a living person, brand or artist by name unless the topic is about them.',
  DATA_RULE,
  'Answer only with JSON of the given schema.',
].join('\n')

/** What is asked: how many ideas, how long, in which language, with the user's words as data. */
export function promptIdeas(
  request: Pick<IdeasRequest, 'prompt' | 'seconds' | 'language' | 'notes'>,
  count: number,
  known: readonly string[],
): string {
  const words = Math.round(request.seconds * WORDS_PER_SECOND)
  const notes = request.notes?.trim() ?? ''
  return [
    `Write ${count} ${count === 1 ? 'idea' : 'ideas'} for videos of ${request.seconds} seconds about the topic in the data.`,
    `Each script has about ${words} words (${Math.round(words * 0.9)} to ${Math.round(words * 1.1)}), which a narrator says in ${request.seconds} seconds.`,
    `Write everything in the language that the data names.`,
    ...(notes === ''
      ? []
      : [
          'The data has notes of the user: take facts from them alone, and use their own sentences where they fit.',
        ]),
    ...(known.length === 0 ? [] : ['These titles are written already: write other ideas than theirs.']),
    asData({
      topic: request.prompt.trim(),
      language: request.language,
      ...(notes === '' ? {} : { notes }),
      ...(known.length === 0 ? {} : { titles: known }),
    }),
  ].join('\n')
}

/** The openings that a script may begin with instead of its own first sentence. */
export function listOpenings({ first, second, third }: WrittenIdea['openings'], script: string): string[] {
  const [own] = splitSentences(script)
  const texts = [first, second, third].map((text) => text.trim())
  const usable = texts.filter(
    (text) =>
      text !== own &&
      splitSentences(text).length === 1 &&
      checkText(text, { name: 'An opening', maxCharacters: OPENING_MAX_CHARACTERS }) === undefined,
  )
  return [...new Set(usable)].slice(0, MAX_OPENINGS)
}
