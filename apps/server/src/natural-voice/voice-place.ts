import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PROGRAM_FILES, PROGRAM_SOURCE } from './install-program.ts'
import type { ModelFile } from './model-files.ts'

/** Where the natural voice is in the data folder. */
export type VoicePlace = {
  readonly folder: string
  /** What is being installed, until it is whole. */
  readonly coming: string
  /** The whole of it: named by what it consists of, so that another version is another folder. */
  readonly installed: string
  readonly lock: string
  readonly progress: string
  /** Somebody asks whoever installs to stop. */
  readonly stop: string
}

/** The places below the data folder for this program and this model. */
export function findVoicePlace(dataDir: string, files: readonly ModelFile[]): VoicePlace {
  const folder = path.join(dataDir, 'natural-voice')
  const sum = createHash('sha256')
  for (const file of PROGRAM_FILES) sum.update(readFileSync(path.join(PROGRAM_SOURCE, file)))
  for (const { path: name, sha256 } of files) sum.update(`${name} ${sha256}\n`)
  const version = sum.digest('hex').slice(0, 12)
  return {
    folder,
    coming: path.join(folder, `coming-${version}`),
    installed: path.join(folder, `voice-${version}`),
    lock: path.join(folder, 'install.lock'),
    progress: path.join(folder, 'progress.json'),
    stop: path.join(folder, 'stop'),
  }
}

/** It was moved here in one step, so that it is whole when it is there. */
export function isInstalled({ installed }: VoicePlace): boolean {
  return existsSync(installed)
}
