import type { Config } from './config.ts'

/** The programs that are named in the settings. */
export function programsOf({ ffmpegPath, espeakPath }: Pick<Config, 'ffmpegPath' | 'espeakPath'>) {
  return {
    ...(ffmpegPath === undefined ? {} : { ffmpegPath }),
    ...(espeakPath === undefined ? {} : { espeakPath }),
  }
}
