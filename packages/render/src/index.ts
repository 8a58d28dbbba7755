export const RENDER_VERSION = 1
export { findFfmpeg, type Ffmpeg } from './find-ffmpeg.ts'
export { npmFfmpegPath } from './npm-ffmpeg-path.ts'
export { RenderError, type RenderErrorCode } from './render-error.ts'
export { runFfmpeg, type FfmpegRun } from './run-ffmpeg.ts'
export { decodeWav, encodeWav, type Sound } from './wav.ts'
