import { closeSync, existsSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { startProgram, type Confinement } from '@hookreel/sandbox'

/** From version 6.1 on ffmpeg takes `-` for a protocol of its own (`fd`), which is none of those that an input may use. */
const STANDARD_INPUT = 'pipe:0'

/** For what takes minutes of all processors: it steps back behind the server and what is shown at once. */
export const LONG_NICENESS = 5

/** What a run of ffmpeg sees besides the files that its arguments name. */
export type FfmpegFiles = Pick<Confinement, 'limits' | 'niceness' | 'devices' | 'variables'> & {
  /** Files that are named inside of a file that it reads. */
  readonly alsoReads?: readonly string[]
}

/**
 * Starts ffmpeg so that it sees the files that its arguments name, each by itself and not its folder, and nothing else: what
 * follows `-i` is read, what stands at the end is written. Of protocols it knows files and pipes alone.
 */
export function startFfmpeg(
  path: string,
  args: readonly string[],
  { alsoReads = [], ...confinement }: FfmpegFiles,
) {
  const isInput = (index: number) => args[index - 1] === '-i'
  const reads = args.filter((file, index) => isInput(index) && existsSync(file))
  const output = findOutput(args)
  const writes = output === undefined ? [] : [output]
  // What is to be seen inside must be there.
  for (const file of writes) closeSync(openSync(file, 'a'))
  const named = new Set([...reads, ...writes])
  const given = args.flatMap((arg, index) => [
    ...(arg === '-i' && !hasProtocols(args, index) ? ['-protocol_whitelist', 'file,pipe'] : []),
    named.has(arg) ? resolve(arg) : isInput(index) && arg === '-' ? STANDARD_INPUT : arg,
  ])
  return startProgram(path, ['-hide_banner', '-nostats', '-y', ...given], {
    reads: [...reads, ...alsoReads],
    writes,
    ...confinement,
  })
}

/** The file that ffmpeg writes: `-` and `pipe:1` are none, nor is an option without a value. */
export function findOutput(args: readonly string[]): string | undefined {
  const output = args.at(-1)
  if (output === undefined || args.length < 2 || args.at(-2) === '-i') return undefined
  return output.startsWith('-') || output.startsWith('pipe:') ? undefined : output
}

/** Whether the options of this input say which protocols it may use. */
function hasProtocols(args: readonly string[], input: number): boolean {
  const before = args.lastIndexOf('-i', input - 1)
  return args.slice(before + 1, input).includes('-protocol_whitelist')
}
