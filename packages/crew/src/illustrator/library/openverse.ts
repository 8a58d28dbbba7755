import { cutText } from '@hookreel/film'
import { z } from 'zod'
import { stripMarkup } from '../../researcher/wikimedia.ts'
import { readLicenceAddress, readLicenceCode, strictestOf } from './licence.ts'
import type { Licence } from './licence.ts'

const LONGEST = 400
/** Fields may be of any length; their markup is looked for in so much. */
const MAX_READ = 4000

/** A field of a collection as people read it. */
export const plain = (text: string | null | undefined, most = LONGEST): string =>
  cutText(stripMarkup((text ?? '').slice(0, MAX_READ)), most)

/** What Openverse answers to a search. */
export const openverseList = z.object({ results: z.array(z.unknown()) })
/** What it says of every work, a picture or a sound. */
export const openverseWork = z.object({
  foreign_landing_url: z.string(),
  url: z.string(),
  creator: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  license_url: z.string().nullish(),
  source: z.string().nullish(),
  mature: z.boolean().nullish(),
  unstable__sensitivity: z.array(z.unknown()).nullish(),
})
type Work = z.output<typeof openverseWork>

/**
 * The terms of a work, and the fields they were read from. Both must say it: a list that says "by" of a page that says something else is
 * wrong about one of them. Undefined where no free licence can be read.
 */
export function readOpenverseTerms({ license, license_version: version, license_url: terms }: Work): {
  licence: Licence | undefined
  evidence: Record<string, unknown>
} {
  const code = license === 'pdm' || license === 'cc0' ? license : `cc-${license}-${version ?? ''}`
  const licence = strictestOf([readLicenceCode(code), readLicenceAddress(terms ?? '')])
  return { licence, evidence: { license, version, terms } }
}

/** Whether it is marked as not for everybody. */
export const isSensitive = ({ mature, unstable__sensitivity: marks }: Work): boolean =>
  mature === true || (marks ?? []).length > 0
