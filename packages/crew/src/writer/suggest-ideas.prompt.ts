import { z } from 'zod'
import { asData, DATA_RULE } from './as-data.ts'
import type { IdeasRequest } from './writer.ts'

/** Every key is required: strict schemas of real services refuse optional ones. */
export const writtenIdeaSchema = z.object({
  title: z.string().describe('Title of the video, at most 80 characters'),
  summary: z.string().describe('What the video tells, in one or two sentences'),
  caption: z.string().describe('Caption for social networks with 3 to 6 hashtags at its end'),
  script: z.string().describe('The narration, exactly as it is spoken'),
  description: z.string().describe('A longer description for the video page, two or three sentences'),
  framework: z.string().describe('Its shape in one or two words, such as countdown, myth, story, how-to'),
})
export type WrittenIdea = z.output<typeof writtenIdeaSchema>
export const writtenIdeasSchema = z.object({ ideas: z.array(writtenIdeaSchema) })

/** Spoken words a second at a narrator's usual pace, sentence ends included. */
const WORDS_PER_SECOND = 2.4

/** The rules of writing ideas. */
export const IDEAS_INSTRUCTIONS = [
  'You write ideas and narration scripts for short vertical videos without a face on screen: one voice, pictures and captions.',
  'Each idea has another angle and another opening line. The first sentence makes a viewer stay: a surprising fact, a question, a tension. One thought after the other; the last sentence closes it.',
  'The script is only what is spoken: plain sentences without headings, lists, directions, names of speakers, emoji, hashtags, markup, web addresses or blanks in brackets. Numbers and names as they are spoken.',
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
