import type { OpenPictureSettings } from '../illustrator/library/settings.ts'
import type { CrewEnvironment } from './crew-environment.ts'
import { KNOWN_PROVIDERS } from './known-providers.ts'
import type { ProviderPart } from './provider.ts'
import type { CrewSettings, ProviderSettings } from './provider-settings.ts'

/** What is done about outside services, beyond which there are. */
export type CrewConfig = {
  readonly settings: CrewSettings
  /** In millionths of a US dollar. */
  readonly userDayMicrodollars: number
  readonly dayMicrodollars: number
  readonly trialsDayMicrodollars: number
  readonly previewsDayMicrodollars: number
  readonly cancelledMicrodollars: number
  readonly concurrency: number
  /** Where the natural voice's model comes from; undefined: as it is pinned. */
  readonly kokoro: { readonly modelUrl: string | undefined; readonly modelSha256: string | undefined }
  /** Where the models of the writer come from that is installed on this machine; undefined: from their makers' hub. */
  readonly writerModelUrl: string | undefined
  /** Whether model servers may be looked for at this machine's own ports. */
  readonly isDiscoveryOn: boolean
  /** For moderation; undefined without its key. */
  readonly openai: Pick<ProviderSettings, 'apiKey' | 'baseUrl'> | undefined
  readonly moderation: { readonly isServiceAsked: boolean; readonly words: readonly string[] }
}

const ORDERS = {
  writer: 'WRITER_ORDER',
  narrator: 'NARRATOR_ORDER',
  illustrator: 'ILLUSTRATOR_ORDER',
  animator: 'ANIMATOR_ORDER',
  transcriber: 'TRANSCRIBER_ORDER',
} as const

/** What is wrong with the orders: names unknown for their part, and services that are not configured. */
export function findWrongOrders(environment: CrewEnvironment): { name: string; message: string }[] {
  return Object.entries(ORDERS).flatMap(([part, name]) => {
    const known = KNOWN_PROVIDERS.filter((row) => row.part === part)
    const names = readList(environment[name])
    if (names.length === 1 && names[0] === 'embedded') return []
    return names.flatMap((asked) => {
      const row = known.find(({ provider }) => provider === asked)
      if (!row)
        return {
          name,
          message: `"${asked}" must be one of ${known.map(({ provider }) => provider).join(', ')}`,
        }
      return environment[row.needs] === undefined ? { name, message: `"${asked}" needs ${row.needs}` } : []
    })
  })
}

/** The services that are configured, in order, the open collections of pictures, and the limits of spending on them. */
export function readCrew(environment: CrewEnvironment, openPictures?: OpenPictureSettings): CrewConfig {
  const isAsked = environment.MODERATION === 'on' && environment.OPENAI_API_KEY !== undefined
  return {
    settings: {
      writer: listProviders(environment, 'writer'),
      narrator: listProviders(environment, 'narrator'),
      illustrator: listProviders(environment, 'illustrator'),
      animator: listProviders(environment, 'animator'),
      transcriber: listProviders(environment, 'transcriber'),
      critic: environment.WRITER_CRITIC,
      clipTimeoutSeconds: environment.AI_CLIP_TIMEOUT_SECONDS,
      timeoutSeconds: environment.AI_TIMEOUT_SECONDS,
      openPictures,
    },
    isDiscoveryOn: environment.LOCAL_DISCOVERY === 'on',
    userDayMicrodollars: Math.round(environment.AI_BUDGET_PER_USER * 1_000_000),
    dayMicrodollars: Math.round(environment.AI_BUDGET_PER_DAY * 1_000_000),
    // Half of the day's is the payers' in any case.
    trialsDayMicrodollars: Math.round(
      Math.min(environment.AI_BUDGET_TRIALS, environment.AI_BUDGET_PER_DAY / 2) * 1_000_000,
    ),
    previewsDayMicrodollars: Math.round(environment.AI_BUDGET_PREVIEWS * 1_000_000),
    cancelledMicrodollars: Math.round(environment.AI_BUDGET_CANCELLED * 1_000_000),
    concurrency: environment.AI_CONCURRENCY,
    kokoro: { modelUrl: environment.KOKORO_MODEL_URL, modelSha256: environment.KOKORO_MODEL_SHA256 },
    writerModelUrl: environment.WRITER_MODEL_URL,
    openai:
      environment.OPENAI_API_KEY === undefined
        ? undefined
        : {
            apiKey: environment.OPENAI_API_KEY,
            baseUrl: environment.OPENAI_BASE_URL?.replace(/\/+$/, ''),
          },
    moderation: { isServiceAsked: isAsked, words: readList(environment.MODERATION_WORDS) },
  }
}

function listProviders(environment: CrewEnvironment, part: ProviderPart): ProviderSettings[] {
  const order = readList(environment[ORDERS[part]])
  const here = KNOWN_PROVIDERS.filter((row) => row.part === part && environment[row.needs] !== undefined)
  const chosen =
    order.length === 0
      ? here
      : order.flatMap((asked) => here.find(({ provider }) => provider === asked) ?? [])
  const read = (name: keyof CrewEnvironment | undefined): string | undefined => {
    const value = name === undefined ? undefined : environment[name]
    return value === undefined ? undefined : String(value)
  }
  return chosen.map((row) => ({
    provider: row.provider,
    apiKey: read(row.key),
    baseUrl: read(row.url)?.replace(/\/+$/, ''),
    model: read(row.model),
  }))
}

function readList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
