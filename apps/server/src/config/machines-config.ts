import { z } from 'zod'
import type { S3Place } from '../platform/storage/open-s3-storage.ts'

const yesOrNo = z.enum(['true', 'false'], { error: 'must be true or false' })
const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address like https://store.example.org',
})
const whole = z.coerce.number({ error: 'must be a number' }).int('must be a whole number')

/** Settings of an installation on several machines, or of several processes. */
export const machinesEnvironment = z.object({
  /** What this process does: `web` answers requests, `worker` makes films, `all` both. The first two need DATABASE_URL and SECRET. */
  ROLE: z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all'),
  /** The secret that all keys are made from, the same for every process: at least 32 random characters. Without it, one is made in the data folder. */
  SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  /** After SECRET was changed, what it was: connected accounts stay readable until all of them are encrypted anew (an hour). */
  PREVIOUS_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  /** Seconds that films under way may go on when the process is told to stop; then others go on with them. */
  DRAIN_SECONDS: whole.min(0, 'must be 0 or more').max(86_400, 'must be at most 86400').default(0),
  /** Films of one user that are made at the same time, on all machines together (with PostgreSQL). */
  FILMS_PER_USER: whole.min(1, 'must be at least 1').default(2),
  /** Films that are longer are cut into slices of at most so many seconds, which several workers make at the same time. Needs DATABASE_URL and the object store; leave it out with one worker. */
  SLICE_SECONDS: whole.min(5, 'must be at least 5').optional(),
  /** An S3-compatible object store instead of the data folder: bucket and keys belong together. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Address of the store; without it, Amazon's of the region. */
  S3_ENDPOINT: httpAddress.optional(),
  /** Where browsers reach the store, when that is another address. */
  S3_PUBLIC_ENDPOINT: httpAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** `false` for stores that want the bucket in the host name. */
  S3_FORCE_PATH_STYLE: yesOrNo.default('true'),
  /** `false` sends films through the web process instead of letting browsers fetch them from the store. */
  S3_REDIRECTS: yesOrNo.default('true'),
})
type Settings = z.output<typeof machinesEnvironment>

export type Role = Settings['ROLE']

export type MachinesConfig = {
  readonly role: Role
  /** Undefined: one in the data folder. */
  readonly secret: string | undefined
  readonly previousSecret: string | undefined
  readonly drainSeconds: number
  readonly filmsPerUser: number
  /** Undefined: every film is made in one piece. */
  readonly sliceSeconds: number | undefined
  /** Undefined: files are in the data folder. */
  readonly s3: S3Place | undefined
}

const S3_TOGETHER = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Settings that do not go together, by name, and how to mend them. */
export function findWrongMachines(
  settings: Settings & { readonly DATABASE_URL?: string | undefined },
): { name: string; message: string }[] {
  const given = S3_TOGETHER.filter((name) => settings[name] !== undefined)
  const missing = given.length === 0 ? [] : S3_TOGETHER.filter((name) => settings[name] === undefined)
  const wrong: { name: string; message: string }[] = missing.map((name) => ({
    name,
    message: `is needed with ${given.join(' and ')}`,
  }))
  const shared = (['DATABASE_URL', 'S3_BUCKET'] as const).filter((name) => settings[name] === undefined)
  if (settings.SLICE_SECONDS !== undefined)
    wrong.push(...shared.map((name) => ({ name, message: 'is needed with SLICE_SECONDS' })))
  if (settings.ROLE === 'all') return wrong
  const needed = (['DATABASE_URL', 'SECRET'] as const).filter((name) => settings[name] === undefined)
  return [...wrong, ...needed.map((name) => ({ name, message: `is needed with ROLE=${settings.ROLE}` }))]
}

export function readMachines(settings: Settings): MachinesConfig {
  return {
    role: settings.ROLE,
    secret: settings.SECRET,
    previousSecret: settings.PREVIOUS_SECRET,
    drainSeconds: settings.DRAIN_SECONDS,
    filmsPerUser: settings.FILMS_PER_USER,
    sliceSeconds: settings.SLICE_SECONDS,
    s3: readS3(settings),
  }
}

function readS3(settings: Settings): S3Place | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined
  return {
    ...{ bucket, accessKeyId, secretAccessKey, region: settings.S3_REGION },
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
    isPathStyle: settings.S3_FORCE_PATH_STYLE === 'true',
    isRedirecting: settings.S3_REDIRECTS === 'true',
  }
}
