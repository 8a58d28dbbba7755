import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, type VideoEncoder } from '@hookreel/render'

/**
 * How NVENC behaves in this ffmpeg: `fit`; `coarse`: needs a better quality than the first; `poor`: never like enough; `missing`: says what
 * ffmpeg says without the driver; `breaking`: the session is lost; `hanging`; `rubbish`: bytes that are no film; `other`: a film of another picture; `short`: half of the frames.
 */
export type EncoderMood =
  | 'fit'
  | 'coarse'
  | 'poor'
  | 'missing'
  | 'breaking'
  | 'hanging'
  | 'rubbish'
  | 'other'
  | 'short'

type MachineEncoder = {
  readonly ffmpegPath: string
  /** Has it behave otherwise from its next start on. */
  readonly turn: (mood: EncoderMood) => Promise<void>
  readonly remove: () => Promise<void>
}

/**
 * An ffmpeg that lists NVENC and has x264 stand in for it: options are ffmpeg's own, and its failures are as ffmpeg tells them. All else it does as the
 * machine's ffmpeg. It starts no further program, so it works where it may start none.
 */
export async function writeMachineEncoder(mood: EncoderMood): Promise<MachineEncoder> {
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-machine-encoder-'))
  const ffmpegPath = join(folder, 'ffmpeg')
  const turn = (next: EncoderMood) => writeFile(join(folder, 'mood'), `${next}\n`)
  await turn(mood)
  // Without one on the PATH it is the one that npm installed.
  const { path } = await findFfmpeg()
  await writeFile(ffmpegPath, STAND_IN.replaceAll('exec ffmpeg ', `exec '${path}' `), { mode: 0o755 })
  return { ffmpegPath, turn, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** As the trial finds it. */
export const NVENC: VideoEncoder = {
  name: 'nvenc',
  quality: 21,
  devices: [],
  stallMs: 20_000,
}

const STAND_IN = `#!/bin/bash
case " $* " in
  *" -encoders "*) printf ' V....D h264_nvenc           NVIDIA NVENC H.264 encoder (codec h264)\\n'; exec ffmpeg "$@" ;;
  *" h264_nvenc "*) ;;
  *) exec ffmpeg "$@" ;;
esac
read -r mood <"\${0%/*}/mood"
output="\${!#}"
case $mood in
  missing)
    echo '[h264_nvenc @ 0x55d0c8] Cannot load libcuda.so.1' >&2
    echo 'Error initializing output stream 0:0 -- Error while opening encoder for output stream #0:0' >&2
    exit 1 ;;
  breaking)
    head=''; IFS= read -r -d '' -N 60000 head
    echo '[h264_nvenc @ 0x55d0c8] EncodePicture failed!: device busy or lost (10)' >&2
    echo 'Conversion failed!' >&2
    exit 1 ;;
  hanging) while :; do read -r -t 1000 <>/dev/null; done ;;
esac
args=(); before=''
for arg in "$@"; do
  case $before in
    -c:v) arg=libx264 ;;
    -preset) arg=superfast ;;
    -cq)
      case $mood in
        coarse) [ "$arg" = 21 ] && arg=34 || arg=17 ;;
        poor) arg=40 ;;
        *) arg=18 ;;
      esac ;;
  esac
  before=$arg
  case $arg in
    -cq) args+=(-crf); before=-cq ;;
    -tune | -rc | -b:v) ;;
    hq | vbr | 0) ;;
    *) args+=("$arg") ;;
  esac
done
last=$((\${#args[@]} - 1))
case $mood in
  rubbish) while IFS= read -r -d '' -N 100000 _; do :; done; printf 'rubbish%.0s' {1..9000} >"$output"; exit 0 ;;
  other) args=("\${args[@]:0:last}" -vf negate "$output") ;;
  short) args=("\${args[@]:0:last}" -vf "select=not(mod(n\\\\,2))" -vsync 0 "$output") ;;
esac
exec ffmpeg "\${args[@]}"
`
