import { access, chmod, constants } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { arch, platform } from 'node:process'

/** Path of the ffmpeg that npm installed for this machine, made executable, or undefined when there is none. */
export async function npmFfmpegPath(): Promise<string | undefined> {
  const file = findPackagedFile()
  if (file === undefined) return undefined
  try {
    await access(file, constants.X_OK)
  } catch {
    // The package sets its execute bit in an install script, which npm 12 does not run.
    await chmod(file, 0o755).catch(() => undefined)
  }
  return file
}

/** Newest first. 7.0 exists for Linux on x64 only; the others date from December 2018 and never read uploads. */
const PACKAGES = ['@ffmpeg-binary', '@ffmpeg-installer']

function findPackagedFile(): string | undefined {
  const require = createRequire(import.meta.url)
  for (const scope of PACKAGES) {
    try {
      const manifest = require.resolve(`${scope}/${platform}-${arch}/package.json`)
      return join(dirname(manifest), platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg')
    } catch {
      // Not installed for this machine: the next one may be.
    }
  }
  return undefined
}
