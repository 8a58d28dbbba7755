import { filmPartSchema, personalChangesSchema } from '@hookreel/film'
import type { FilmOrigin } from '@hookreel/film'
import { z } from 'zod'
import { RenderError } from '../render-error.ts'
import { MAX_REPORT_CHARACTERS } from './credentials-tasks.ts'
import { startCredentials } from './run-credentials.ts'
import { MAKING_LABEL } from './write-manifest.ts'

/** What a file says of how it was made, and whether that can be believed. */
export type FoundCredentials = {
  /** `trusted`: whole, and signed by somebody who is known here. `whole`: by somebody unknown. `broken`: changed since it was signed. */
  readonly state: 'trusted' | 'whole' | 'broken'
  /** What is broken, by the codes of C2PA. */
  readonly problems: readonly string[]
  readonly signer: string | null
  readonly software: string | null
  readonly when: string | null
  /** IPTC's name of how the whole came to be, like `algorithmicMedia`. */
  readonly sourceType: string | null
  readonly ingredients: readonly { readonly title: string; readonly description: string | null }[]
  /** Of films that this program made. */
  readonly origin: FilmOrigin | null
}

const makingSchema = z.object({
  parts: z.array(filmPartSchema),
  works: z.array(z.object({ work: z.string(), author: z.string(), licence: z.string() }).loose()),
  changes: personalChangesSchema,
})
const actionsSchema = z.object({
  actions: z.array(
    z.object({ action: z.string(), when: z.string().optional(), digitalSourceType: z.string().optional() }),
  ),
})
const manifestSchema = z.object({
  claim_generator_info: z.array(z.object({ name: z.string(), version: z.string().optional() })).default([]),
  signature_info: z
    .object({ issuer: z.string().nullish(), common_name: z.string().nullish(), time: z.string().nullish() })
    .nullish(),
  ingredients: z
    .array(z.object({ title: z.string().nullish(), description: z.string().nullish() }))
    .default([]),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).default([]),
})
const reportSchema = z.object({
  active_manifest: z.string().nullish(),
  manifests: z.record(z.string(), manifestSchema).default({}),
  validation_state: z.string(),
  validation_status: z.array(z.object({ code: z.string() })).default([]),
})

/** Says nothing about the file itself: only that nobody here knows who signed. */
const UNTRUSTED = 'signingCredential.untrusted'

/**
 * The content credentials of a file of this media type; null when it has none. It is read in a process of its own: strangers send it.
 * Throws RenderError `credentials_failed` for what cannot be read.
 */
export async function readCredentials(
  file: string,
  type: string,
  anchors: string,
  signal?: AbortSignal,
): Promise<FoundCredentials | null> {
  signal?.throwIfAborted()
  const reader = startCredentials(file)
  try {
    const report = await reader.ask('read', { input: file, type, anchors }, {}, signal)
    if (report === null) return null
    // Its process may have been taken over.
    if (report.length > MAX_REPORT_CHARACTERS)
      throw new RenderError('credentials_failed', 'The file says too much of its own making.')
    return present(JSON.parse(report))
  } finally {
    reader.close()
  }
}

function present(report: unknown): FoundCredentials {
  const { active_manifest, manifests, validation_state, validation_status } = reportSchema.parse(report)
  const manifest = manifestSchema.parse(manifests[active_manifest ?? ''] ?? {})
  const problems = validation_status.map(({ code }) => code).filter((code) => code !== UNTRUSTED)
  const [software] = manifest.claim_generator_info
  const find = (label: string) => manifest.assertions.find((one) => one.label.startsWith(label))?.data
  const actions = actionsSchema.safeParse(find('c2pa.actions')).data?.actions ?? []
  const created = actions.find(({ action }) => action === 'c2pa.created') ?? actions[0]
  const isBroken = validation_state === 'Invalid'
  return {
    state: isBroken ? 'broken' : validation_state === 'Trusted' ? 'trusted' : 'whole',
    problems,
    signer: manifest.signature_info?.issuer ?? manifest.signature_info?.common_name ?? null,
    software: software ? [software.name, software.version].filter(Boolean).join(' ') : null,
    when: manifest.signature_info?.time ?? created?.when ?? null,
    sourceType: created?.digitalSourceType?.split('/').at(-1) ?? null,
    ingredients: manifest.ingredients.map(({ title, description }) => ({
      title: title ?? 'Without a name',
      description: description ?? null,
    })),
    origin: makingSchema.safeParse(find(MAKING_LABEL)).data ?? null,
  }
}
