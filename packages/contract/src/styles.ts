import { z } from 'zod'
import { MOODS, PICTURE_SOURCES, STYLE_IDS } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { emptySchema } from './pages.ts'

export const styleSchema = z.object({
  id: z.enum(STYLE_IDS),
  name: z.string(),
  description: z.string(),
  /** CSS colour of the style's card. */
  colour: z.string(),
  info: z.string(),
  credits: z.array(z.string()),
  /** Mood of the music that belongs to it. */
  mood: z.enum(MOODS),
})
export type Style = z.infer<typeof styleSchema>

export const listStyles = defineEndpoint({
  method: 'get',
  path: '/api/styles',
  summary: 'List the styles a video can be drawn in',
  query: emptySchema,
  output: z.object({
    styles: z.array(styleSchema),
    /** Where pictures can come from here: `drawn` always, the others when a service is connected. */
    pictures: z.array(z.enum(PICTURE_SOURCES)),
  }),
  status: 200,
  errors: [],
  isPublic: true,
})
