import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { HIGHEST_PEAK_DBTP } from '../check/judge-film.ts'
import { listen, type HeardSound } from '../check/listen.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'

/**
 * How a film's sound is encoded. The fast coder of ffmpeg's encoder takes half the CPU of its other one, and at these bits less of its noise
 * can be heard: of a film 2.5 % of what lies in time and pitch is above what the sound masks, in place of 6.6 % (docs/sound.md).
 */
export const SOUND_SETTINGS = '-c:a aac -aac_coder fast -b:a 160k -ar 48000 -ac 2'.split(' ')

const MAX_ROUNDS = 3

/**
 * Encodes the mixed sound of a film, cut where the film ends: beside the pictures, so that joining them takes over what is there.
 * AAC adds to the peaks, now and then more than the mix left room for ("Hello there." came out at -0.9 dBTP, and the film failed its
 * check): then it is encoded again, lower by what is too much. Answers what it is heard to be.
 * @throws RenderError `mix_failed` when ffmpeg fails.
 */
export async function encodeSound(request: {
  readonly ffmpeg: Ffmpeg
  readonly soundFile: string
  readonly seconds: number
  /** An `.m4a`; it appears only when it is whole. */
  readonly outputFile: string
  /** The same in fragments, an MP4 by any name, which browsers play beside stretches of pictures; not written when it is left out. */
  readonly fragmentsFile?: string | undefined
  readonly signal?: AbortSignal | undefined
}): Promise<HeardSound> {
  const { ffmpeg, soundFile, seconds, outputFile, fragmentsFile, signal } = request
  const encode = (unfinished: string, lowerDb: number) => {
    const filter = [
      `atrim=end=${seconds.toFixed(6)}`,
      ...(lowerDb > 0 ? [`volume=-${lowerDb.toFixed(2)}dB`] : []),
    ]
    const args = [
      '-v',
      'error',
      '-y',
      '-i',
      soundFile,
      ...SOUND_SETTINGS,
      '-af',
      filter.join(','),
      unfinished,
    ]
    return runFfmpeg(ffmpeg, args, { signal, failure: 'mix_failed' })
  }
  const encodeUntilFit = async (unfinished: string, fragments?: string) => {
    let lowerDb = 0
    for (let round = 1; ; round += 1) {
      await encode(unfinished, lowerDb)
      const heard = await listen({ ffmpeg, file: unfinished, fragmentsFile: fragments, signal })
      if (heard.truePeakDbtp <= HIGHEST_PEAK_DBTP || round === MAX_ROUNDS) return heard
      lowerDb += heard.truePeakDbtp - HIGHEST_PEAK_DBTP + 0.1
    }
  }
  return writeWhole(outputFile, (unfinished) =>
    fragmentsFile === undefined
      ? encodeUntilFit(unfinished)
      : writeWhole(fragmentsFile, (fragments) => encodeUntilFit(unfinished, fragments)),
  )
}
