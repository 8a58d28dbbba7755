/** Part of the key under which a rendered film is remembered: raised when the same timeline becomes other frames or another file. */
export const RENDER_VERSION = 6
export { findFfmpeg, UPLOADS_NEED, type Ffmpeg } from './find-ffmpeg.ts'
export { npmFfmpegPath } from './npm-ffmpeg-path.ts'
export { RenderError, type RenderErrorCode } from './render-error.ts'
export { isDiskFull, writeWhole } from './write-whole.ts'
export { runFfmpeg, type FfmpegRun } from './run-ffmpeg.ts'
export { decodeWav, encodeWav, type Sound } from './wav.ts'
export { encodeArguments, encodeFilm, type EncodeRequest, type FrameRange } from './encode-film.ts'
export { cutIntoSlices } from './cut-into-slices.ts'
export { joinSlices, type JoinRequest } from './join-slices.ts'
export { encodeBeside, type EncodeBesideRequest } from './encode-beside.ts'
export { registerFonts } from './fonts.ts'
export { openFrames, type FrameSource } from './frame-source.ts'
export type { LoadFile } from './load-picture.ts'
export { convertFilm, type ConvertRequest } from './convert-film.ts'
export { writeRendition, type RenditionRequest } from './write-rendition.ts'
export { fitFilm, type FilmFit, type FitRequest } from './fit-film.ts'
export { hasFastStart } from './has-fast-start.ts'
export { readStreams } from './read-streams.ts'
export { drawThumbnail } from './draw-thumbnail.ts'
export { drawStill, writePoster, type PosterRequest } from './write-poster.ts'
export { measureLoudness, type Loudness } from './measure-loudness.ts'
export { mixSound, type MixedSound, type MixOrder } from './mix-sound.ts'
export { polishVoice } from './polish-voice.ts'
export { seatBed, type SeatedBed } from './seat-bed.ts'
export {
  checkFilm,
  type ExpectedFilm,
  type FilmProblem,
  type FilmProblemCode,
  type FilmReport,
} from './check-film.ts'
export { cutClip, CLIP_VERSION, type CutRequest } from './cut-clip.ts'
export { cleanUpload, type CleanUpload, type UploadRequest } from './clean-upload.ts'
export { cleanPhoto } from './clean-photo.ts'
export { framePhoto, PHOTO_VERSION } from './frame-photo.ts'
