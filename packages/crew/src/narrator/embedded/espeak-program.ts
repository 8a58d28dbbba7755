import { runProgram } from '@hookreel/sandbox'
import { readWav } from '../read-wav.ts'

/** What eSpeak NG is asked to say. */
export type EspeakRequest = {
  /** Language and timbre: "de+f2". */
  readonly voice: string
  readonly wordsPerMinute: number
  readonly text: string
  /** True when the text is SSML. */
  readonly isSsml?: boolean
}
export type EspeakSound = { readonly samples: Float32Array; readonly sampleRate: number }

/** eSpeak NG as a program of its own beside this one, spoken to through its command line. */
export type EspeakProgram = {
  /** Languages it has, by its own lower-case names; empty when it is not installed. Asked once. */
  listLanguages(): Promise<ReadonlySet<string>>
  /** @throws Error when the program fails. */
  speak(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakSound>
}

/** `path` names the program; without it `espeak-ng` is looked for on the PATH. */
export function findEspeak(path = 'espeak-ng'): EspeakProgram {
  let languages: Promise<ReadonlySet<string>> | undefined
  const readLanguages = async () => {
    try {
      const listing = (await run(path, ['--voices'], '')).toString('utf8')
      // Pty Language Age/Gender VoiceName File: the second column.
      const codes = listing
        .split('\n')
        .slice(1)
        .flatMap((line) => line.trim().split(/\s+/)[1] ?? [])
      return new Set(codes.map((code) => code.toLowerCase()))
    } catch {
      // It may be installed while this process runs.
      languages = undefined
      return new Set<string>()
    }
  }
  return {
    listLanguages: () => (languages ??= readLanguages()),
    speak: async ({ voice, wordsPerMinute, text, isSsml }, signal) => {
      const args = ['-v', voice, '-s', `${Math.round(wordsPerMinute)}`, '-b', '1', '--stdout']
      // Its header comes before it knows the length of what it says.
      const sound = readWav(await run(path, isSsml ? [...args, '-m'] : args, text, signal))
      if (!sound) throw new Error('eSpeak NG said nothing')
      return sound
    },
  }
}

/** Two thousand characters, spoken slowly, are 30 MB. */
const MAX_BYTES = 256 * 1024 ** 2
const LIMITS = { memoryBytes: 1024 ** 3, cpuSeconds: 300, fileBytes: MAX_BYTES, openFiles: 64 }

async function run(
  path: string,
  args: readonly string[],
  input: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const run = { input, signal, mostBytes: MAX_BYTES }
  const { ending, stdout, stderr } = await runProgram(path, args, { limits: LIMITS }, run)
  if (ending !== 0) throw new Error(`eSpeak NG ended with ${ending}. ${stderr.slice(-500).trim()}`.trim())
  return stdout
}
