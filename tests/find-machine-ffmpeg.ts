import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * The ffmpeg that was installed on this machine, or undefined: on the PATH of `npm test` the one of npm comes first.
 * What must hold with either is tested with both.
 */
export function findMachineFfmpeg(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => path.join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
