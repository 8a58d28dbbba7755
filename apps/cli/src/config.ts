import path from 'node:path'

/** What the command line takes from its environment; nothing else reads it. */
export type CliConfig = {
  /** Where finished steps are remembered, so that a repeated order repeats no work. */
  readonly dataFolder: string
  readonly ffmpegPath: string | undefined
  readonly espeakPath: string | undefined
  readonly isTerminal: boolean
}

/** Reads the environment once. */
export function readConfig(): CliConfig {
  return {
    dataFolder: path.resolve(process.env['DATA_DIR'] ?? 'data'),
    ffmpegPath: process.env['FFMPEG_PATH'] || undefined,
    espeakPath: process.env['ESPEAK_PATH'] || undefined,
    isTerminal: process.stderr.isTTY,
  }
}
