import { rm, stat } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  encodeArguments,
  ENCODERS,
  findEncoder,
  findFfmpeg,
  nameEncoder,
  runFfmpeg,
  X264,
  type Ffmpeg,
  type VideoEncoder,
} from '@hookreel/render'
import { measureCommand } from './measure-command.ts'
import { readFixedFilm } from './film/read-fixed-film.ts'
import { writeFixedFilm } from './film/write-fixed-film.ts'
import { writeFrames } from './film/write-frames.ts'

const SECONDS = 5

/**
 * A table of this machine's encoders beside x264: what each costs, writes and loses on the fixed film's own raw frames, with the settings that
 * the trial found; and why those that are not used are not.
 */
export async function measureEncoders(folder: string, isQuick: boolean): Promise<string> {
  const ffmpeg = await findFfmpeg()
  const frameSize = isQuick ? { width: 540, height: 960 } : { width: 1080, height: 1920 }
  await writeFixedFilm(folder, SECONDS, frameSize)
  const { timeline, loadFile } = await readFixedFilm(folder)
  const framesFile = join(folder, 'frames.yuv')
  await writeFrames(framesFile, { timeline, loadFile })
  const rows = ['| Encoder | Quality | CPU, s | Wall, s | MB | SSIM |', '|---|---|---|---|---|---|']
  for (const name of ENCODERS) {
    const { encoder, refused } =
      name === 'x264' ? { encoder: X264, refused: [] } : await findEncoder(ffmpeg, name)
    const title = nameEncoder(name)
    if (encoder.name === name)
      rows.push(`| ${title} | ${await measure(ffmpeg, encoder, { ...timeline, framesFile })} |`)
    else rows.push(`| ${title} | not used: ${refused[0]?.why ?? 'unknown'} | – | – | – | – |`)
  }
  await rm(framesFile)
  const machine = cpus()
  const of = `${SECONDS} s of the fixed film at ${frameSize.width}x${frameSize.height}, ffmpeg ${ffmpeg.version}`
  return [...rows, '', `${of}, ${machine.length} x ${machine[0]?.model ?? 'unknown'}`].join('\n')
}

async function measure(
  ffmpeg: Ffmpeg,
  encoder: VideoEncoder,
  film: Parameters<typeof encodeArguments>[0] & { readonly framesFile: string },
): Promise<string> {
  const { framesFile, frameSize, frameRate } = film
  const file = `${framesFile}.${encoder.name}.mp4`
  const args = encodeArguments({ ...film, encoder }, framesFile, null, file)
  const cost = await measureCommand(ffmpeg.path, ['-y', ...args], '.', { MALLOC_MMAP_THRESHOLD_: undefined })
  const raw =
    `-f rawvideo -pix_fmt yuv420p -s ${frameSize.width}x${frameSize.height} -r ${frameRate} -i`.split(' ')
  const compare = '-filter_complex [0:v][1:v]ssim -f null -'.split(' ')
  const { stderr } = await runFfmpeg(ffmpeg, ['-i', file, ...raw, framesFile, ...compare])
  const ssim = /SSIM .*All:([\d.]+)/.exec(stderr)?.[1] ?? 'unknown'
  const megabytes = ((await stat(file)).size / 1e6).toFixed(2)
  return [encoder.quality, cost.cpuSeconds.toFixed(1), cost.wallSeconds.toFixed(1), megabytes, ssim].join(
    ' | ',
  )
}
