import path from 'node:path'
import {
  crewEnvironment,
  findWrongOrders,
  openWebEnvironment,
  readCrew,
  readOpenPictures,
  readOpenWeb,
} from '@hookreel/crew'
import type { CrewConfig, OpenWebSettings } from '@hookreel/crew'
import { ENCODERS, type EncoderChoice } from '@hookreel/studio'
import { CliError } from './cli-error.ts'

/** What the command line takes from its environment; nothing else reads it. */
export type CliConfig = {
  /** Where finished steps are remembered, so that a repeated order repeats no work. */
  readonly dataFolder: string
  readonly ffmpegPath: string | undefined
  readonly encoder: EncoderChoice
  readonly espeakPath: string | undefined
  readonly isTerminal: boolean
  /** Outside services, by the same settings as the server's. */
  readonly crew: CrewConfig
  /** Sources on the open web. */
  readonly openWeb: OpenWebSettings
}

/** Reads the environment once. Throws a CliError that lists what is wrong with the settings of services. */
export function readConfig(): CliConfig {
  return {
    dataFolder: path.resolve(process.env['DATA_DIR'] ?? 'data'),
    ffmpegPath: process.env['FFMPEG_PATH'] || undefined,
    encoder: readEncoder(process.env['ENCODER'] || 'x264'),
    espeakPath: process.env['ESPEAK_PATH'] || undefined,
    isTerminal: process.stderr.isTTY,
    ...readServices(process.env),
  }
}

function readEncoder(wanted: string): EncoderChoice {
  const choices: readonly EncoderChoice[] = ['auto', ...ENCODERS]
  const choice = choices.find((one) => one === wanted)
  if (choice === undefined) throw new CliError(`ENCODER must be one of: ${choices.join(', ')}.`)
  return choice
}

function readServices(environment: NodeJS.ProcessEnv): Pick<CliConfig, 'crew' | 'openWeb'> {
  // An empty variable means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = crewEnvironment.extend(openWebEnvironment.shape).safeParse(given)
  const wrong = parsed.success
    ? findWrongOrders(parsed.data)
    : parsed.error.issues.map(({ path: [name], message }) => ({ name: String(name), message }))
  if (!parsed.success || wrong.length > 0)
    throw new CliError(
      `These settings are wrong:\n${wrong.map(({ name, message }) => `  ${name}: ${message}`).join('\n')}`,
    )
  return { crew: readCrew(parsed.data, readOpenPictures(parsed.data)), openWeb: readOpenWeb(parsed.data) }
}
