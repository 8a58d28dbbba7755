/** Frames per second of every film. Whole frames are the only clock. */
export const FRAME_RATE = 30

/** Named by the short side in pixels. */
export const RESOLUTIONS = ['420p', '720p', '1080p'] as const
/** Width to height. */
export const ASPECT_RATIOS = ['9:16', '16:9', '1:1'] as const
/** The lengths in seconds that films are ordered in. */
export const DURATIONS_SECONDS = [15, 30, 45, 60, 75, 90, 120, 180] as const
/** The other length: a film that lasts as long as its script takes to say. */
export const AS_SCRIPT = 'script'
/** What a script of a topic is written for when its length is left open, in seconds. */
export const OPEN_SECONDS = 45
/** All lengths, in the order in which they are offered. */
export const FILM_LENGTHS = [AS_SCRIPT, ...DURATIONS_SECONDS] as const
/** The longest script: some 650 words, about four and a half minutes. */
export const SCRIPT_MAX_CHARACTERS = 4000
/** The containers that a film can be downloaded in. */
export const OUTPUT_FORMATS = ['mp4', 'mov', 'avi'] as const

/** One of RESOLUTIONS. */
export type Resolution = (typeof RESOLUTIONS)[number]
/** One of ASPECT_RATIOS. */
export type AspectRatio = (typeof ASPECT_RATIOS)[number]
/** One of FILM_LENGTHS. */
export type FilmLength = (typeof FILM_LENGTHS)[number]
/** A length as the studio takes it: any number of seconds, or as long as the script. */
export type AskedLength = number | typeof AS_SCRIPT
/** One of OUTPUT_FORMATS. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

/** Width and height in pixels, both even. */
export type FrameSize = { readonly width: number; readonly height: number }

const SHORT_SIDE: Record<Resolution, number> = { '420p': 420, '720p': 720, '1080p': 1080 }

/** The frame size of a resolution (the number is the short side) and an aspect ratio; both sides are even. */
export function frameSizeOf(resolution: Resolution, aspectRatio: AspectRatio): FrameSize {
  const short = SHORT_SIDE[resolution]
  // 420 * 16 / 9 = 746.67: cut down to 746 (decisions.md names 420x746).
  const long = Math.floor((short * 16) / 9 / 2) * 2
  if (aspectRatio === '1:1') return { width: short, height: short }
  return aspectRatio === '9:16' ? { width: short, height: long } : { width: long, height: short }
}
