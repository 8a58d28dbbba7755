import { availableParallelism } from 'node:os'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'

/** What encodes pictures: x264 on the processor, or what a machine has of its own. In the order in which they are tried. */
export const ENCODERS = ['x264', 'nvenc', 'videotoolbox', 'qsv', 'vaapi', 'amf'] as const
export type EncoderName = (typeof ENCODERS)[number]

/** One that was found, as plain JSON: handed to processes and threads. */
export type VideoEncoder = {
  readonly name: EncoderName
  /** On its own scale; x264's is fixed. */
  readonly quality: number
  /** Device files that it needs. */
  readonly devices: readonly string[]
  /** It is taken for hung when it takes no frame, or does not end, for so long; null: it is waited for. */
  readonly stallMs: number | null
}

/** The processor; it never gives up, and there is nothing to fall back on. */
export const X264: VideoEncoder = { name: 'x264', quality: 19.5, devices: [], stallMs: null }

/** An encoder of a machine, in what it differs from the others. */
type MachineEncoder = {
  /** As people know it. */
  readonly title: string
  /** As ffmpeg knows it. */
  readonly codec: string
  readonly systems: readonly NodeJS.Platform[]
  /** Where its device files lie, and how they are named (Linux). */
  readonly devices: { readonly folder: string; readonly names: RegExp }
  /** Options of ffmpeg before its input. */
  readonly before: (devices: readonly string[]) => string
  /** Tried one after the other, until frames are as like as x264's. */
  readonly qualities: readonly number[]
  readonly settings: (quality: number) => string
}

const RENDER_NODES = { folder: '/dev/dri', names: /^renderD\d+$/ }

/**
 * Qualities begin where each scale is nearest to x264's (that of cq, ICQ and qp is H.264's quantizer, as crf's is; VideoToolbox has a share of 100). How like the frames come out
 * differs by model and driver: the trial measures it where the film is made. None of them was measured on the machines that this was made on.
 */
export const MACHINE_ENCODERS: Readonly<Record<Exclude<EncoderName, 'x264'>, MachineEncoder>> = {
  nvenc: {
    ...{ title: 'NVIDIA NVENC', codec: 'h264_nvenc', systems: ['linux', 'win32'] },
    // `dxg` is the graphics processor of Windows, as Linux sees it there.
    devices: { folder: '/dev', names: /^(nvidia\d+|nvidiactl|nvidia-uvm|nvidia-uvm-tools|dxg)$/ },
    before: () => '',
    qualities: [21, 18, 15],
    settings: (quality) => `-preset p5 -tune hq -rc vbr -cq ${quality} -b:v 0 -bf 3 -pix_fmt yuv420p`,
  },
  videotoolbox: {
    ...{ title: 'Apple VideoToolbox', codec: 'h264_videotoolbox', systems: ['darwin'] },
    devices: RENDER_NODES,
    before: () => '',
    qualities: [65, 75, 85],
    settings: (quality) => `-q:v ${quality} -bf 3 -pix_fmt yuv420p`,
  },
  qsv: {
    ...{ title: 'Intel Quick Sync', codec: 'h264_qsv', systems: ['linux', 'win32'] },
    devices: RENDER_NODES,
    before: () => '',
    qualities: [21, 18, 15],
    settings: (quality) => `-preset medium -global_quality ${quality} -bf 3 -pix_fmt nv12`,
  },
  vaapi: {
    ...{ title: 'VA-API', codec: 'h264_vaapi', systems: ['linux'] },
    devices: RENDER_NODES,
    before: ([device = '/dev/dri/renderD128']) => `-vaapi_device ${device}`,
    qualities: [21, 18, 15],
    settings: (quality) => `-vf format=nv12,hwupload -rc_mode CQP -qp ${quality} -bf 3`,
  },
  amf: {
    ...{ title: 'AMD AMF', codec: 'h264_amf', systems: ['win32', 'linux'] },
    devices: RENDER_NODES,
    before: () => '',
    qualities: [20, 17, 14],
    settings: (quality) =>
      `-usage transcoding -quality quality -rc cqp -qp_i ${quality} -qp_p ${quality} -qp_b ${quality + 2} -pix_fmt yuv420p`,
  },
}

/** Its name for people. */
export function nameEncoder(name: EncoderName): string {
  return name === 'x264' ? 'x264' : MACHINE_ENCODERS[name].title
}

/** A film has a whole picture at least every so many frames. */
export const FRAMES_PER_GROUP = 150

const COLOURS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
/** Written into the stream itself: not every driver does it. */
const COLOURS_OF_STREAM =
  '-bsf:v h264_metadata=colour_primaries=1:transfer_characteristics=1:matrix_coefficients=1:video_full_range_flag=0'

/**
 * x264 settings, measured on our own frames with grain at 1080x1920: superfast with a short lookahead and macroblock-tree costs
 * about 60 % of veryfast for the same likeness (SSIM 0.987). Only options that ffmpeg knew in 2018.
 * Each frame looked at ahead, and each thread, keeps frames: a lookahead of 6 in place of 10 and one thread for each core in
 * place of one and a half take 52 MB less for the same likeness (docs/decisions/0005). Three frames in four are B-frames, always:
 * left to choose, x264 takes hardly any for grain that moves (docs/decisions/0009). It need not look for cuts, either: every shot begins with a
 * whole picture as it is, and where the camera jumps closer within one, frames come out as like without one more, for a tenth less work.
 */
const X264_SETTINGS = [
  `-c:v libx264 -preset superfast -crf ${X264.quality} -profile:v high -pix_fmt yuv420p`,
  `-x264-params rc-lookahead=6:mbtree=1:keyint=${FRAMES_PER_GROUP}:sync-lookahead=0:b-adapt=0:scenecut=0`,
  COLOURS,
].flatMap((options) => options.split(' '))
/**
 * The last frame of a segment is followed by a whole picture, so that macroblock-tree spends least on it: 1 dB less than in a film in one
 * piece, just where it moves fastest. With 1.3 times the bits it is as like what was drawn as there (docs/decisions/0022).
 */
const LAST_FRAME_BITS = 1.3

/** ffmpeg's options for the pictures, before its inputs and after them. `segmentFrames`: of a stretch that will be joined with others. */
export function pictureSettings(
  { name, quality, devices }: VideoEncoder,
  segmentFrames?: number,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  if (name === 'x264') return { before: [], after: x264Settings(segmentFrames) }
  const { before, codec, settings } = MACHINE_ENCODERS[name]
  const group = `-profile:v high -g ${FRAMES_PER_GROUP} ${COLOURS} ${COLOURS_OF_STREAM}`
  return {
    before: before(devices).split(' ').filter(Boolean),
    after: `-c:v ${codec} ${settings(quality)} ${group}`.split(' '),
  }
}

function x264Settings(segmentFrames: number | undefined): string[] {
  const threads = ['-threads', String(availableParallelism())]
  if (segmentFrames === undefined) return [...X264_SETTINGS, ...threads]
  const last = segmentFrames - 1
  const zone = `:zones=${last},${last},b=${LAST_FRAME_BITS}`
  return [
    ...X264_SETTINGS.map((option) => (option.startsWith('rc-lookahead') ? option + zone : option)),
    ...threads,
  ]
}

/** What decides the bytes of an encoded stretch besides its frames: the same on two machines means the same bytes, but for encoders of a machine. */
export function describeEncoder({ version }: Ffmpeg, encoder: VideoEncoder, container: string): object {
  if (encoder.name !== 'x264') return { version, settings: pictureSettings(encoder).after, container }
  const settings = { settings: X264_SETTINGS, last: LAST_FRAME_BITS, container }
  return { version, ...settings, threads: availableParallelism() }
}
