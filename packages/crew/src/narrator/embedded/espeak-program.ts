import { spawn } from 'node:child_process'

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

const WAV_HEADER_BYTES = 44

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
      return readWav(await run(path, isSsml ? [...args, '-m'] : args, text, signal))
    },
  }
}

function run(path: string, args: readonly string[], input: string, signal?: AbortSignal): Promise<Buffer> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    const kill = () => child.kill('SIGKILL')
    signal?.addEventListener('abort', kill, { once: true })
    const chunks: Buffer[] = []
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (complaint = (complaint + text).slice(-500)))
    child.stdin.on('error', () => undefined)
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', kill)
      if (signal?.aborted) reject(signal.reason)
      else if (code === 0) resolve(Buffer.concat(chunks))
      else reject(new Error(`eSpeak NG ended with ${code}. ${complaint.trim()}`.trim()))
    })
    child.stdin.end(input)
  })
}

/** The program writes 16-bit mono after a header whose length it cannot know yet. */
function readWav(bytes: Buffer): EspeakSound {
  if (bytes.length < WAV_HEADER_BYTES || bytes.toString('latin1', 0, 4) !== 'RIFF')
    throw new Error('eSpeak NG said nothing')
  const count = Math.floor((bytes.length - WAV_HEADER_BYTES) / 2)
  const samples = Float32Array.from(
    { length: count },
    (_, i) => bytes.readInt16LE(WAV_HEADER_BYTES + i * 2) / 32_768,
  )
  return { samples, sampleRate: bytes.readUInt32LE(24) }
}
