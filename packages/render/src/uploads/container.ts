/** The kinds of files that sound comes in. */
export type SoundContainer = 'wav' | 'mp3' | 'ogg' | 'flac' | 'mov' | 'avi' | 'matroska'

/** ffmpeg's name of what a file is, as its first bytes (at least 12) tell; nothing when it is none of those we take. */
export function readSoundContainer(head: Uint8Array): SoundContainer | undefined {
  const tag = (at: number) => String.fromCharCode(...head.subarray(at, at + 4))
  if (tag(0) === 'RIFF') return { WAVE: 'wav' as const, 'AVI ': 'avi' as const }[tag(8)]
  if (tag(0) === 'OggS') return 'ogg'
  if (tag(0) === 'fLaC') return 'flac'
  if (tag(0) === '\x1aE\xdf\xa3') return 'matroska'
  // Old QuickTime files begin with another box than the one that names their type.
  if (['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(tag(4))) return 'mov'
  if (tag(0).startsWith('ID3') || isMp3Frame(head)) return 'mp3'
  return undefined
}

/** The same of a video; nothing for what is a sound alone. */
export function readVideoContainer(head: Uint8Array): 'mov' | 'avi' | 'matroska' | undefined {
  const found = readSoundContainer(head)
  return found === 'mov' || found === 'avi' || found === 'matroska' ? found : undefined
}

/** Eleven bits of sync, and a version, layer, bit rate and sample rate that there are. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  const isKnown = (second & 0x18) !== 0x08 && (second & 0x06) !== 0
  return isSync && isKnown && third >> 4 !== 0xf && (third & 0x0c) !== 0x0c
}
