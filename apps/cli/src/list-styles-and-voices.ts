import { parseArgs } from 'node:util'
import { createEmbeddedNarrator, createNarrator } from '@hookreel/crew'
import { listStyles, STYLE_COLOURS } from '@hookreel/film'
import type { CliConfig } from './config.ts'
import { openServices } from './open-services.ts'
import { printTable } from './print-table.ts'

/** `hookreel voices` and `hookreel styles`: what can be chosen, as a table or as JSON. */
export async function listStylesAndVoices(
  command: 'voices' | 'styles',
  args: readonly string[],
  config: CliConfig,
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { offline: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  })
  const { settings, gate } = openServices(config, values.offline)
  const { espeakPath } = config
  const items =
    command === 'voices'
      ? await createNarrator(settings, gate, createEmbeddedNarrator({ espeakPath }), {
          espeakPath,
        }).listVoices()
      : listStyles().map(({ id, name, description, info }) => ({
          id,
          name,
          description,
          colour: STYLE_COLOURS[id],
          info,
        }))
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ [command]: items }, null, 2)}\n`)
    return
  }
  printTable(
    items.map((item) =>
      'gender' in item
        ? [item.id, item.name, item.language, item.gender, item.description]
        : [item.id, item.name, item.description],
    ),
  )
}
