import { SOURCES_MAX_COUNT } from '@hookreel/film'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** How long what was read can be made ideas of. */
export const SOURCE_DAYS = 2
export const ADDRESS_MAX_CHARACTERS = 2000
/** The file itself is the body. */
export const SOURCE_FILE_PATH = '/api/sources/file'
export const SOURCE_KINDS = ['page', 'pdf', 'docx', 'feed', 'markdown', 'text'] as const

/** What was read of an address, a file, or an item of a feed. */
export const sourceSchema = z.object({
  id: z.string(),
  kind: z.enum(SOURCE_KINDS),
  title: z.string(),
  /** Who wrote it or keeps it; empty when it does not say. */
  by: z.string(),
  /** Empty for a file. */
  address: z.string(),
  /** The day that an item of a feed appeared, like 2026-11-22; empty for all else. */
  day: z.string(),
  words: z.number().int(),
  /** How it begins. */
  excerpt: z.string(),
  /** There was more than is kept. */
  isCut: z.boolean(),
  readOn: z.string(),
})
export type Source = z.infer<typeof sourceSchema>

/** One source, or the items of a feed to choose from. */
export const readSourcesSchema = z.object({
  isFeed: z.boolean(),
  title: z.string(),
  sources: z.array(sourceSchema),
})
export type ReadSources = z.infer<typeof readSourcesSchema>

/** A source that ideas shall be made from. */
export const sourceChoiceSchema = z.object({
  id: z.string().max(60),
  /** The person wrote it: its sentences may be said as they are. Else only facts are taken from it. */
  isOwn: z.boolean(),
})
export const sourceChoicesSchema = z.array(sourceChoiceSchema).min(1).max(SOURCES_MAX_COUNT)

export const sourceFileQuerySchema = z.object({
  /** The name of the file. */
  name: z.string().trim().max(300).default(''),
})

export const readSource = defineEndpoint({
  method: 'post',
  path: '/api/sources',
  scope: 'ideas:write',
  summary:
    'Read a web page, a document or a feed at a public address, to make ideas from. Costs no credits; what was read is kept for two days',
  body: z.object({
    address: z.string().trim().min(1, 'Please enter an address.').max(ADDRESS_MAX_CHARACTERS),
  }),
  output: readSourcesSchema,
  status: 201,
  errors: ['source_unread'],
})
