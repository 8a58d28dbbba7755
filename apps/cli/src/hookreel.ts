import { ProviderError } from '@hookreel/crew'
import { RenderError } from '@hookreel/render'
import { StudioError } from '@hookreel/studio'
import { CliError } from './cli-error.ts'
import { readConfig } from './config.ts'
import { doctor } from './doctor.ts'
import { listStylesAndVoices } from './list-styles-and-voices.ts'
import { make } from './make.ts'
import { suggest } from './suggest.ts'

const USAGE = `Hookreel: a prompt becomes a finished, narrated, captioned, faceless short video.

  hookreel make "prompt" [--style cinematic] [--voice id] [--seconds 15|30|45|60] [--out reel.mp4]
                         [--script FILE] [--notes FILE] [--resolution 420p|720p|1080p]
                         [--aspect 9:16|16:9|1:1] [--format mp4|mov|avi] [--seed N] [--json]
                         [--captions style|word_pop|karaoke_pill|box|outline|typewriter|big_word|glow|
                                     underline|highlighter|minimal]
                         [--caption-size small|medium|large] [--caption-position top|middle|bottom]
                         [--music style|off|MOOD] [--music-volume 0..100] [--sound-effects]
                         [--pictures drawn|generated|stock|clips] [--offline]
  hookreel ideas "prompt" [--count 10] [--seconds 30] [--notes FILE] [--offline] [--json]
  hookreel voices [--offline] [--json]
  hookreel styles [--json]
  hookreel doctor [--json]

AI services whose keys are in the environment do their part, as on the server; --offline uses none of them.
`

async function run(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args
  const config = readConfig()
  switch (command) {
    case 'make':
      return make(rest, config)
    case 'ideas':
      return suggest(rest, config)
    case 'voices':
    case 'styles':
      return listStylesAndVoices(command, rest, config)
    case 'doctor':
      return doctor(rest, config)
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      process.stdout.write(USAGE)
      return undefined
    default:
      throw new CliError(`There is no command "${command}".\n\n${USAGE}`)
  }
}

function explain(error: unknown): { message: string; exitCode: number } {
  if (error instanceof CliError) return { message: error.message, exitCode: error.exitCode }
  if (error instanceof StudioError || error instanceof RenderError || error instanceof ProviderError)
    return { message: error.message, exitCode: 1 }
  // parseArgs refuses unknown options with a TypeError that has this code.
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return { message: error.message, exitCode: 2 }
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 }
}

try {
  await run(process.argv.slice(2))
  // Workers of the narrator may still idle; the work is done.
  process.exit(process.exitCode ?? 0)
} catch (error) {
  const { message, exitCode } = explain(error)
  process.stderr.write(`${message}\n`)
  process.exit(exitCode)
}
