import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import { type Program, webAssembly } from './web-assembly.ts'

/** One sound of speech, and when it ends, in seconds from the utterance's start; `pau` is a pause. */
export type Phone = { readonly name: string; readonly endSeconds: number }
export type Utterance = {
  readonly samples: Float32Array
  readonly sampleRate: number
  readonly phones: Phone[]
}

/** Where the program finds its files. */
const GUEST_FOLDER = '/w'
/** The number of that folder's open file in the program: the first one after its three streams. */
const GUEST_FOLDER_FILE = 3
const WAV_HEADER_BYTES = 44

/** Speaks plain words as one utterance. `stretch` is the length relative to the voice's own pace. */
export async function speakUtterance(
  program: Program,
  { text, fliteVoice, stretch }: { text: string; fliteVoice: string; stretch: number },
): Promise<Utterance> {
  return inTemporaryFolder(async (folder) => {
    const pace = ['--setf', `duration_stretch=${stretch.toFixed(4)}`]
    const said = ['-psdur', '-t', text, `${GUEST_FOLDER}/speech.wav`]
    const printed = await runFlite(program, folder, ['-voice', fliteVoice, ...pace, ...said])
    const wav = await readFile(join(folder, 'speech.wav'))
    const count = Math.floor((wav.length - WAV_HEADER_BYTES) / 2)
    const samples = Float32Array.from(
      { length: count },
      (_, i) => wav.readInt16LE(WAV_HEADER_BYTES + i * 2) / 32768,
    )
    const phones = [...printed.matchAll(/([a-z]+):([\d.]+)/g)].map(([, name = '', end]) => ({
      name,
      endSeconds: Number(end),
    }))
    return { samples, sampleRate: wav.readUInt32LE(24), phones }
  })
}

/** The sounds of each word when it stands alone, in the order of the words; empty for a word that has none. */
export async function readPronunciations(program: Program, words: readonly string[]): Promise<string[][]> {
  return inTemporaryFolder(async (folder) => {
    // A paragraph a word: Flite prints a line of sounds for each paragraph.
    await writeFile(join(folder, 'words.txt'), `${words.join('\n\n')}\n`)
    const printed = await runFlite(program, folder, [
      '-voice',
      'kal',
      '-ps',
      '-f',
      `${GUEST_FOLDER}/words.txt`,
      'none',
    ])
    const lines = printed.split('\n').filter((line) => line.trim() !== '')
    if (lines.length !== words.length) return words.map(() => [])
    return lines.map((line) => line.split(/\s+/).filter((sound) => sound !== '' && sound !== 'pau'))
  })
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-voice-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runFlite(program: Program, folder: string, args: string[]): Promise<string> {
  const printedFile = join(folder, 'printed.txt')
  const stdout = openSync(printedFile, 'w+')
  const stderr = openSync(join(folder, 'complaints.txt'), 'w+')
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', ...args],
      preopens: { [GUEST_FOLDER]: folder },
      stdout,
      stderr,
      returnOnExit: true,
    })
    const instance = await webAssembly.instantiate(program, wasi.getImportObject())
    const code = startAndClose(wasi, instance)
    if (code !== 0) throw new Error(`flite ended with ${code}`)
  } finally {
    closeSync(stdout)
    closeSync(stderr)
  }
  return readFile(printedFile, 'utf8')
}

/** Node's WASI never closes the folder that it was given: with every line two more stayed open for good. */
function startAndClose(wasi: WASI, instance: object): number {
  try {
    return wasi.start(instance)
  } finally {
    wasi.wasiImport['fd_close']?.(GUEST_FOLDER_FILE)
  }
}
