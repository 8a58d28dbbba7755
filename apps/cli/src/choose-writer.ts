import { crewEnvironment, findLocalServers, readCrew } from '@hookreel/crew'
import type { CrewSettings } from '@hookreel/crew'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'
import { requireOneOf } from './require-option.ts'

/** `--writer`: who writes. Without it, the configured writer does. */
export const WRITER_OPTION = { writer: { type: 'string' } } as const
const WRITERS = ['local', 'built-in'] as const

/**
 * The settings with the writer that `--writer` names: `local` is a model server that runs on this machine, found at its usual
 * port, `built-in` none. Throws a CliError that says what to do where there is no such server.
 */
export async function chooseWriter(
  named: string | undefined,
  settings: CrewSettings,
  { crew }: Pick<CliConfig, 'crew'>,
  find: typeof findLocalServers = findLocalServers,
): Promise<CrewSettings> {
  if (named === undefined) return settings
  if (requireOneOf('--writer', named, WRITERS) === 'built-in') return { ...settings, writer: [] }
  if (!crew.isDiscoveryOn)
    throw new CliError(
      '--writer local looks for a model server on this machine: leave LOCAL_DISCOVERY=off out.',
    )
  const servers = (await find()).filter(({ parts }) => parts.includes('writer'))
  const ready = servers.find(({ lack }) => lack === undefined)
  if (ready !== undefined)
    return { ...settings, writer: readCrew(crewEnvironment.parse(ready.settings)).settings.writer }
  const [first] = servers
  throw new CliError(
    first === undefined
      ? '--writer local found no model server on this machine: start Ollama, LM Studio, llama.cpp, vLLM or LocalAI at its usual port. The writer of "hookreel admin writer install" writes in the web app.'
      : `--writer local found ${first.name} at ${first.address}. ${first.lack ?? ''}`.trim(),
  )
}
