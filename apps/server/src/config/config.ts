import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  crewEnvironment,
  findWrongOrders,
  openWebEnvironment,
  readCrew,
  readOpenPictures,
  readOpenWeb,
} from '@hookreel/crew'
import { ENCODERS, type EncoderChoice } from '@hookreel/studio'
import type { CrewConfig, OpenWebSettings } from '@hookreel/crew'
import { z } from 'zod'
import { isRecipient } from '../operations/backups/sealed-files.ts'
import { findWrongMachines, machinesEnvironment, readMachines } from './machines-config.ts'
import type { MachinesConfig } from './machines-config.ts'
import { NETWORK_PAIRS, networkEnvironment, readNetworks } from './network-config.ts'
import type { NetworksConfig } from './network-config.ts'
import { StartError } from '../platform/start-error.ts'
import { readStorageLimits, storageEnvironment } from './storage-config.ts'
import type { StorageLimits } from './storage-config.ts'
import { readVitalsConfig, vitalsEnvironment } from './vitals-config.ts'
import type { VitalsConfig } from './vitals-config.ts'

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535')
const perMinute = z.coerce.number({ error: 'must be a number' }).int().min(1, 'must be at least 1')

/** Every setting that the server reads from its environment; none is needed. */
const settingsSchema = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: port.default(3000),
  /** Address to listen on. `0.0.0.0` opens it to the network. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder of everything that is kept: database, films, secrets, outgoing mails. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL database (15 or newer) instead of the embedded one in the data folder. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be like postgres://user:password@host:5432/name' })
    .optional(),
  /** The ffmpeg to use instead of the one on the PATH. */
  FFMPEG_PATH: z.string().min(1).optional(),
  /** What encodes films: x264, this machine's own encoder by name, or auto for one that a trial at the start finds fit. */
  ENCODER: z
    .enum(['auto', ...ENCODERS], {
      error: `must be auto, ${ENCODERS.slice(0, -1).join(', ')} or ${ENCODERS.at(-1)}`,
    })
    .default('x264'),
  /** The program eSpeak NG, for voices in many languages, instead of `espeak-ng` on the PATH. */
  ESPEAK_PATH: z.string().min(1).optional(),
  /** Address that people open, when it is not http://localhost:PORT: behind a proxy, or with a domain. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://reels.example.org' })
    .optional(),
  /** Mail server, like smtps://user:password@mail.example.org:465. Without one, mails become files in the data folder. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be like smtps://user:password@mail.example.org:465' })
    .optional(),
  /** Sender of mails; needed with SMTP_URL. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Where the contact form and the server's warnings go. */
  OPERATOR_EMAIL: z.email('must be an address like you@example.org').optional(),
  /** Google sign-in: both from the Google Cloud console; the redirect address there is PUBLIC_URL/api/auth/callback/google. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Another OpenID provider in Google's place. */
  GOOGLE_DISCOVERY_URL: z
    .url('must be an address')
    .default('https://accounts.google.com/.well-known/openid-configuration'),
  /** Payments by Stripe: the secret key, and the signing secret of the webhook at PUBLIC_URL/api/webhooks/stripe. Without them, buying is a test mode. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another address in place of Stripe's own, for tests. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  /** `true` has Stripe add tax, which must be set up there first. */
  STRIPE_TAX: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  /** PEM files with your certificate for content credentials (C2PA, an ECDSA key on P-256) and those that it rests on, and with its key. Without them one is made that nobody outside knows. */
  CONTENT_CERTIFICATE: z.string().min(1).optional(),
  CONTENT_KEY: z.string().min(1).optional(),
  /** Folder of the built web app. */
  WEB_DIR: z.string().min(1).optional(),
  /** Sign-ins and sign-ups allowed a minute from one address, and wrong passwords for one account from one place before it has to wait, each time longer. */
  SIGN_IN_LIMIT_PER_ADDRESS: perMinute.default(60),
  SIGN_IN_LIMIT_PER_ACCOUNT: perMinute.default(10),
  /** Domains whose addresses get the free trial, parted by commas; without it all do. */
  TRIAL_DOMAINS: z
    .string()
    .regex(/^[\w.-]+( *, *[\w.-]+)*$/, 'must be domains like example.org, school.example')
    .optional(),
  /** `true` gives the free trial only to addresses that were invited: `hookreel admin invite EMAIL`. */
  TRIAL_INVITED_ONLY: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  /** `true` logs every request; otherwise only refused and failed ones. */
  LOG_REQUESTS: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  /** `true` when a proxy in front sets X-Forwarded-For, or how many do, one behind the other; otherwise that header is not believed. */
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|[0-9])$/, 'must be true, false, or how many proxies stand in front, like 2')
    .default('false')
    .transform((given) => (given === 'true' ? 1 : Number(given === 'false' ? 0 : given))),
  /** Folder on another disk for nightly backups of everything, sealed; with the embedded database. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** Who can open them: the public half of the pair that `hookreel admin backup-keys` makes. */
  BACKUP_RECIPIENT: z
    .string()
    .refine(isRecipient, 'must be a public key like age1…: `hookreel admin backup-keys` makes one')
    .optional(),
  /** Hosts of your own network that webhooks may be sent to, parted by commas; all others must be public. */
  ALLOWED_PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.:-]+( *, *[\w.:-]+)*$/, 'must be names or addresses like nas.lan, 192.168.1.20')
    .optional(),
  /** Hosts of your own network whose pages people may have read as sources, parted by commas; all others must be public. */
  SOURCES_PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.:-]+( *, *[\w.:-]+)*$/, 'must be names or addresses like wiki.lan, 192.168.1.21')
    .optional(),
})

/** Settings that mean nothing without each other. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['BACKUP_DIR', 'BACKUP_RECIPIENT'],
  ['CONTENT_CERTIFICATE', 'CONTENT_KEY'],
  ...NETWORK_PAIRS,
] as const

const environmentSchema = settingsSchema
  .extend({
    ...crewEnvironment.shape,
    ...openWebEnvironment.shape,
    ...machinesEnvironment.shape,
    ...networkEnvironment.shape,
    ...vitalsEnvironment.shape,
    ...storageEnvironment.shape,
  })
  .superRefine((settings, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined)
      refuse('MAIL_FROM', 'is needed with SMTP_URL, like Reels <reels@example.org>')
    for (const [one, other] of PAIRS)
      if ((settings[one] === undefined) !== (settings[other] === undefined))
        refuse(`${one} and ${other}`, 'each needs the other')
    if (settings.BACKUP_DIR !== undefined && settings.DATABASE_URL !== undefined)
      refuse('BACKUP_DIR', 'is for the embedded database; back PostgreSQL up with its own means')
    for (const { name, message } of [...findWrongOrders(settings), ...findWrongMachines(settings)])
      refuse(name, message)
  })
type Settings = z.output<typeof environmentSchema>

export type Config = {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  readonly ffmpegPath: string | undefined
  readonly encoder: EncoderChoice
  readonly espeakPath: string | undefined
  /** Without a slash at its end. Undefined: http://localhost and the port that was taken. */
  readonly publicUrl: string | undefined
  /** Undefined: mails become files in the data folder. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  readonly operatorEmail: string | undefined
  /** Undefined: the Google button says that it is not configured. */
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly discoveryUrl: string }
    | undefined
  /** Undefined: buying is a test mode in which no money moves. */
  readonly stripe:
    | {
        readonly secretKey: string
        readonly webhookSecret: string
        readonly apiBase: string | undefined
        readonly isTaxOn: boolean
      }
    | undefined
  /** Outside services that make parts of a film, and the limits of spending on them. */
  readonly crew: CrewConfig
  /** Sources on the open web. */
  readonly openWeb: OpenWebSettings
  /** Networks that videos are posted to. */
  readonly networks: NetworksConfig
  /** What this process does among others, and what they share. */
  readonly machines: MachinesConfig
  readonly vitals: VitalsConfig
  /** Room for the files of an account. */
  readonly storageBytes: StorageLimits
  /** Undefined: a certificate of this installation's own. */
  readonly contentCertificate: { readonly certificateFile: string; readonly keyFile: string } | undefined
  readonly webDir: string
  readonly signInsPerAddress: number
  readonly signInsPerAccount: number
  /** Whom the free trial is offered; invited addresses get it in any case. */
  readonly trial: { readonly domains: readonly string[]; readonly isInvitedOnly: boolean }
  readonly isEveryRequestLogged: boolean
  /** So many proxies in front write `X-Forwarded-For`; of none that header is not believed. */
  readonly proxies: number
  /** For webhooks alone. */
  readonly allowedPrivateHosts: readonly string[]
  /** For pages that people have read alone. */
  readonly sourcesPrivateHosts: readonly string[]
  /** Undefined: the database alone is backed up, into the data folder. */
  readonly backups: { readonly folder: string; readonly recipient: string } | undefined
}

const BUILT_WEB = fileURLToPath(new URL('../../../web/build/client', import.meta.url))

/** Reads the settings; throws a StartError that lists every wrong one and how to mend it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable (`PORT= npm start`) means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new StartError(`These settings are wrong:\n${wrong.join('\n')}`)
  }
  const settings = parsed.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    ffmpegPath: settings.FFMPEG_PATH,
    encoder: settings.ENCODER,
    espeakPath: settings.ESPEAK_PATH,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    smtp:
      settings.SMTP_URL === undefined
        ? undefined
        : { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? '' },
    operatorEmail: settings.OPERATOR_EMAIL,
    google: googleOf(settings),
    stripe: stripeOf(settings),
    crew: readCrew(settings, readOpenPictures(settings)),
    openWeb: readOpenWeb(settings),
    networks: readNetworks(settings),
    machines: readMachines(settings),
    vitals: readVitalsConfig(settings),
    storageBytes: readStorageLimits(settings),
    contentCertificate: certificateOf(settings),
    webDir: resolve(settings.WEB_DIR ?? BUILT_WEB),
    signInsPerAddress: settings.SIGN_IN_LIMIT_PER_ADDRESS,
    signInsPerAccount: settings.SIGN_IN_LIMIT_PER_ACCOUNT,
    trial: {
      domains: settings.TRIAL_DOMAINS?.toLowerCase().split(/ *, */) ?? [],
      isInvitedOnly: settings.TRIAL_INVITED_ONLY === 'true',
    },
    isEveryRequestLogged: settings.LOG_REQUESTS === 'true',
    proxies: settings.TRUST_PROXY,
    allowedPrivateHosts: settings.ALLOWED_PRIVATE_HOSTS?.split(/ *, */) ?? [],
    sourcesPrivateHosts: settings.SOURCES_PRIVATE_HOSTS?.split(/ *, */) ?? [],
    backups:
      settings.BACKUP_DIR === undefined || settings.BACKUP_RECIPIENT === undefined
        ? undefined
        : { folder: resolve(settings.BACKUP_DIR), recipient: settings.BACKUP_RECIPIENT },
  }
}

function certificateOf({ CONTENT_CERTIFICATE: certificate, CONTENT_KEY: key }: Settings) {
  if (certificate === undefined || key === undefined) return undefined
  return { certificateFile: resolve(certificate), keyFile: resolve(key) }
}

function googleOf(settings: Settings): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, discoveryUrl: settings.GOOGLE_DISCOVERY_URL }
}

function stripeOf(settings: Settings): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  if (secretKey === undefined || webhookSecret === undefined) return undefined
  const isTaxOn = settings.STRIPE_TAX === 'true'
  return { secretKey, webhookSecret, apiBase: settings.STRIPE_API_BASE, isTaxOn }
}
