import { fileURLToPath } from 'node:url'
import type { ProgramSource } from '../installing/install-program.ts'

const LLAMA_VERSION = '3.22.1'
/** The build for processors alone, by system and processor: those for graphics cards take up to a gigabyte more. */
const BUILDS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'linux-riscv64': 'linux-riscv64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}
/** It takes 85 MB on the disk (measured on Linux), and npm as much again beside it for a while. */
export const WRITER_PROGRAM_BYTES = 200_000_000

/** The build that this machine needs; undefined where there is none. */
export const findBuild = (): string | undefined => BUILDS[`${process.platform}-${process.arch}`]

/** The program that writes, as a package of its own. Of its builds only the one that this machine needs is installed. */
export const WRITER_PROGRAM: ProgramSource = {
  folder: fileURLToPath(new URL('../../../../../packages/crew/llama/', import.meta.url)),
  files: ['package.json', 'package-lock.json', 'write.mjs'],
  options: ['--omit=optional', `@node-llama-cpp/${findBuild() ?? 'none'}@${LLAMA_VERSION}`],
}
