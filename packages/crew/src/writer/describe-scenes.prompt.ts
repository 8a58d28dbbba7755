import { z } from 'zod'
import { asData, DATA_RULE } from './as-data.ts'

/** A film whose scenes are to be described for a picture model. */
export type SceneRequest = {
  readonly topic: string
  /** Id of the film's style: `crayon_drawing`. */
  readonly style: string
  /** What is said in each scene, in order. */
  readonly narrations: readonly string[]
}

/** What a picture model is to draw. */
export type SceneDescriptions = {
  /** How the people and things that come again look, the same in every picture; empty when nobody does. */
  readonly characterSheet: string
  /** One for each narration. */
  readonly scenes: readonly { readonly prompt: string; readonly negativePrompt: string }[]
}

export const describedSchema = z.object({
  characterSheet: z
    .string()
    .describe(
      'Looks of every person or thing that is in several scenes: age, hair, clothes, colours. Empty if none',
    ),
  scenes: z.array(
    z.object({
      prompt: z.string().describe('What is seen, in one or two sentences of English'),
      negativePrompt: z.string().describe('What must not be seen, as a list of words; may be empty'),
    }),
  ),
})

export const SCENES_INSTRUCTIONS = [
  'You describe pictures for a short vertical film, one for each scene, for a model that draws them.',
  'Say what is seen: one clear subject, where it is, what it does, light, distance and angle of the view. The subject stands in the middle third, with quiet room above and below for captions.',
  'No letters, words, numbers, logos or watermarks in a picture, no split screens. No living person, brand or artist by name; nothing bloody, naked or hateful: show such a thought by something harmless.',
  'Whoever comes again is described the same in every prompt, by the words of the character sheet.',
  'The style is added by others: describe no medium and no style.',
  DATA_RULE,
  'Answer only with JSON of the given schema: one scene for each narration, in the same order.',
].join('\n')

export function promptScenes({ topic, style, narrations }: SceneRequest): string {
  return `Describe one picture for each narration in the data.\n${asData({ topic, style, narrations })}`
}
