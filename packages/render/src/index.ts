/** Part of the key under which a rendered film is remembered: raised when the same timeline becomes other frames or another file. */
export const RENDER_VERSION = 6
export { findFfmpeg, UPLOADS_NEED, type Ffmpeg } from './ffmpeg/find-ffmpeg.ts'
export { npmFfmpegPath } from './ffmpeg/npm-ffmpeg-path.ts'
export { RenderError, type RenderErrorCode } from './render-error.ts'
export { isDiskFull, writeWhole } from './ffmpeg/write-whole.ts'
export { runFfmpeg, type FfmpegRun } from './ffmpeg/run-ffmpeg.ts'
export { decodeWav, encodeWav, type Sound } from './sound/wav.ts'
export { describeEncoder, encodeArguments, encodeFilm, type EncodeRequest } from './encode/encode-film.ts'
export { cutIntoSlices } from './encode/cut-into-slices.ts'
export { joinSlices, type JoinRequest } from './encode/join-slices.ts'
export { openSegmentEncoder, type EncoderOrder, type SegmentEncoder } from './encode/open-segment-encoder.ts'
export { registerFonts } from './frames/fonts.ts'
export { openFrames, type FrameSource } from './frames/frame-source.ts'
export type { LoadFile } from './frames/load-picture.ts'
export { convertFilm, type ConvertRequest } from './encode/convert-film.ts'
export { writeRendition, type RenditionRequest } from './encode/write-rendition.ts'
export { fitFilm, type FilmFit, type FitRequest } from './encode/fit-film.ts'
export { hasFastStart } from './ffmpeg/has-fast-start.ts'
export { readStreams } from './ffmpeg/read-streams.ts'
export { drawThumbnail } from './frames/draw-thumbnail.ts'
export { drawStill, writePoster, type PosterRequest } from './frames/write-poster.ts'
export { measureLoudness, type Loudness } from './sound/measure-loudness.ts'
export { mixSound, type MixedSound, type MixOrder } from './sound/mix-sound.ts'
export { polishVoice } from './sound/polish-voice.ts'
export { setMusicLevel, type MusicLevel } from './sound/set-music-level.ts'
export {
  checkFilm,
  type ExpectedFilm,
  type FilmProblem,
  type FilmProblemCode,
  type FilmReport,
} from './check/check-film.ts'
export { cutClip, CLIP_VERSION, type CutRequest } from './clips/cut-clip.ts'
export { cleanUpload, type CleanUpload, type UploadRequest } from './uploads/clean-upload.ts'
export { cleanPhoto } from './photo/clean-photo.ts'
export { framePhoto, PHOTO_VERSION } from './photo/frame-photo.ts'
export { openSigner, type FilmSigner } from './credentials/open-signer.ts'
export { writeManifest } from './credentials/write-manifest.ts'
export { canCarryCredentials, sealFilm, type SealRequest } from './credentials/seal-film.ts'
export { readCredentials, type FoundCredentials } from './credentials/read-credentials.ts'
