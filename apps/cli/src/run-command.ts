import { ProviderError } from '@hookreel/crew'
import { CAPTION_PRESETS, lookupTable } from '@hookreel/film'
import { RenderError } from '@hookreel/render'
import { StudioError } from '@hookreel/studio'
import { CliError } from './cli-error.ts'
import { readConfig } from './config.ts'
import { doctor } from './doctor.ts'
import { listStylesAndVoices } from './list-styles-and-voices.ts'
import { make } from './make.ts'
import { suggest } from './suggest.ts'

const USAGE = `Hookreel: a prompt becomes a finished, narrated, captioned, faceless short video.

  hookreel make "prompt" [--style cinematic] [--voice id] [--out reel.mp4]
                         [--length script|15|30|45|60|75|90|120|180] [--script FILE] [--notes FILE]
                         [--source FILE_OR_ADDRESS]... [--source-words own|others] [--feed-item N]
                         [--writer local|built-in]
                         [--resolution 420p|720p|1080p] [--aspect 9:16|16:9|1:1]
                         [--format mp4|mov|avi] [--seed N] [--json]
                         [--captions NAME]
                         [--caption-size small|medium|large] [--caption-position top|middle|bottom]
                         [--music style|off|MOOD] [--music-volume 0..100] [--sound-effects]
                         [--pictures drawn|mixed|real|generated|stock|clips] [--offline]
  hookreel ideas "prompt" [--count 10] [--length 30] [--notes FILE] [--source FILE_OR_ADDRESS]... [--writer local|built-in] [--offline] [--json]
  hookreel voices [--offline] [--json]
  hookreel styles [--json]
  hookreel doctor [--voice ID]... [--json] [--tests]

AI services whose keys are in the environment do their part, as on the server. A topic that is not built in
is looked up in Wikipedia and Wikidata: its words are sent there, and names in the script of a film with mixed or
real pictures to open collections. --offline does neither; OPEN_WEB=off looks nothing up.
`

const MAKE_HELP = `Usage: hookreel make "PROMPT" [options]

Makes a film of a prompt. What the writer does not know it asks you, here in the terminal; where nobody can be asked, give --notes.

What is said:
  --notes FILE            your own sentences, of which the script is made
  --source FILE_OR_ADDRESS  a web page, PDF, DOCX, Markdown or text file, or a feed, of which the script is made;
                          up to five, each with a --source of its own
  --source-words WHOSE    own: sentences are said as they are (files); others: facts alone are taken (addresses)
  --feed-item N           which item of a feed, 1 to 20 (1)
  --writer WHO            local: a language model that runs on this machine (Ollama, LM Studio, llama.cpp, vLLM or LocalAI at
                          its usual port), also with --offline; built-in: no model. Without it, the configured writer
  --script FILE           the whole narration, unchanged
  --length N|script       the length; as long as the script is the default with notes or a script

What is seen:
  --style NAME            see: hookreel styles (cinematic)
  --pictures KIND         drawn, mixed, real, generated, stock or clips (mixed for
                          facts of Wikipedia or built in, else drawn)
  --captions NAME         ${CAPTION_PRESETS.join(', ')}
  --caption-size SIZE     small, medium, large
  --caption-position AT   top, middle, bottom
  --aspect A              9:16, 16:9, 1:1
  --resolution R          420p, 720p, 1080p

What is heard:
  --voice ID              see: hookreel voices; none makes a film of words and music
  --voice-over FILE       your own recording of --script: sound, or a video with it. Without --script a connected service
                          writes down what it says, beside it, and you make the film of that when you have read it over
  --language NAME         the language that is spoken, as "Spanish": a script in another one is translated by a connected
                          service that writes
  --shorten-silences      no pause of the recording is longer than 0.6 seconds
  --speaker "NAME=ID"     the voice of a name that begins lines of the script ("ANNA: Why?"), as often as there are names;
                          each has another one by itself
  --say "WORD=SAID AS"    how a word is said, as often as there are words: "Nguyen=win"; captions show it as it is written
  --music MOOD            style, off, or a mood; or a FILE of your own, with
  --music-whose W         mine, licensed or commons: whose that file is. With the last two --music-author NAME and
                          --music-licence L (commons: "CC BY 4.0", "CC BY 3.0" or "CC0 1.0", and --music-page ADDRESS)
  --music-volume N        0 to 100 (70)
  --sound-effects

The file:
  --out FILE              (reel.mp4)
  --format F              mp4, mov, avi
  --seed N                the same order with the same seed gives the same frames
  --offline               no AI service
  --json                  the result as JSON
  -h, --help              this text

Examples:
  hookreel make "5 space facts that will blow your mind" --style cinematic --out reel.mp4
  hookreel make "a scary story about a babysitter" --length 60
  hookreel make "my bakery in Lisbon" --notes bakery.txt
  hookreel make --source report.pdf --source https://example.org/news
`
const IDEAS_HELP = `Usage: hookreel ideas "PROMPT" [options]

Prints ideas with whole scripts. What the writer does not know it asks you, here in the terminal.

Options:
  --count N         how many at most, 1 to 50 (10)
  --length N        the length of each
  --notes FILE      your own sentences, of which the scripts are made
  --source FILE_OR_ADDRESS  what they are made of, as in hookreel make --help; also --source-words and --feed-item
  --writer WHO      local or built-in, as in hookreel make --help
  --seed N          other ideas for another number
  --offline         no AI service
  --json            the result as JSON
  -h, --help        this text

Examples:
  hookreel ideas "stoic quotes for hard days" --count 5
  hookreel ideas "my town" --notes notes.txt --json
`
/** What `--help` after a command prints. */
const HELP: Readonly<Record<string, string>> = lookupTable({
  make: MAKE_HELP,
  ideas: IDEAS_HELP,
  voices: 'Usage: hookreel voices [--offline] [--json]\n\nLists the voices that can speak here.\n',
  styles: 'Usage: hookreel styles [--json]\n\nLists the styles of films.\n',
  doctor:
    'Usage: hookreel doctor [--voice ID]... [--json] [--tests]\n\nSays what is installed, what is missing, and what that means. Voices of this machine that are named speak, and what was measured is said.\n',
})

async function run(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args
  if (command !== undefined && command in HELP && rest.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(HELP[command] ?? USAGE)
    return undefined
  }
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

/** Does what the words after `hookreel` say; answers why it could not and with which code it ends. */
export async function tryCommand(
  args: readonly string[],
): Promise<{ message: string; exitCode: number } | undefined> {
  try {
    await run(args)
    return undefined
  } catch (error) {
    return explain(error)
  }
}

/** The same, and ends this process. */
export async function runCommand(args: readonly string[]): Promise<never> {
  const failure = await tryCommand(args)
  // Workers of the narrator may still idle; the work is done.
  if (failure === undefined) process.exit(process.exitCode ?? 0)
  process.stderr.write(`${failure.message}\n`)
  process.exit(failure.exitCode)
}
