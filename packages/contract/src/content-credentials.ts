import { filmPartSchema, personalChangesSchema } from '@hookreel/film'
import { z } from 'zod'
import { workSchema } from './credit.ts'

/** The file itself is the body. */
export const CREDENTIALS_PATH = '/api/content-credentials/check'
/** A film of three minutes has some 60 MB. */
export const CREDENTIALS_MAX_BYTES = 100 * 1_048_576

/** Kinds of files that can carry content credentials, by the end of their names. */
export const CREDENTIAL_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/avi',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
}

export const credentialsFileQuerySchema = z.object({
  /** The name of the file: its end says what it is. */
  name: z.string().trim().min(1).max(300),
})

/** What a file says of how it was made, and whether that can be believed. */
export const foundCredentialsSchema = z.object({
  /** `trusted`: whole, and signed on this server. `whole`: signed by somebody unknown here. `broken`: changed since it was signed. */
  state: z.enum(['trusted', 'whole', 'broken']),
  /** What is broken, by the codes of C2PA. */
  problems: z.array(z.string()),
  signer: z.string().nullable(),
  software: z.string().nullable(),
  when: z.string().nullable(),
  /** IPTC's name of how the whole came to be, like `algorithmicMedia`. */
  sourceType: z.string().nullable(),
  ingredients: z.array(z.object({ title: z.string(), description: z.string().nullable() })),
  /** Of films made by this program. */
  origin: z
    .object({ parts: z.array(filmPartSchema), works: z.array(workSchema), changes: personalChangesSchema })
    .nullable(),
})

export const checkedFileSchema = z.object({
  /** Null: the file carries none. */
  found: foundCredentialsSchema.nullable(),
  /** How films are signed here: with the operator's certificate, or with one made here that nobody outside knows; null: they are not. */
  signedHere: z.enum(['given', 'made']).nullable(),
})
export type CheckedFile = z.infer<typeof checkedFileSchema>
