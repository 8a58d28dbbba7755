import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ModelFile } from './fetch-file.ts'
import type { ProgramSource } from './install-program.ts'

/** Where a program and its model are in the data folder. */
export type InstallPlace = {
  readonly folder: string
  /** What is being installed, until it is whole. */
  readonly coming: string
  /** The whole of it: named by what it consists of, so that another version is another folder. */
  readonly installed: string
  readonly lock: string
  readonly progress: string
  /** Somebody asks the process that installs to stop. */
  readonly stop: string
}

/** The places below `folder` for this program and these files of its model; `name` begins the name of what is whole. */
export function findInstallPlace(
  folder: string,
  name: string,
  program: ProgramSource,
  files: readonly ModelFile[],
): InstallPlace {
  const sum = createHash('sha256')
  for (const file of program.files) sum.update(readFileSync(path.join(program.folder, file)))
  for (const { path: file, sha256 } of files) sum.update(`${file} ${sha256}\n`)
  const version = sum.digest('hex').slice(0, 12)
  return {
    folder,
    coming: path.join(folder, `coming-${version}`),
    installed: path.join(folder, `${name}-${version}`),
    lock: path.join(folder, 'install.lock'),
    progress: path.join(folder, 'progress.json'),
    stop: path.join(folder, 'stop'),
  }
}

/** It was moved here in one step, so that it is whole when it is there. */
export function isInstalled({ installed }: InstallPlace): boolean {
  return existsSync(installed)
}
