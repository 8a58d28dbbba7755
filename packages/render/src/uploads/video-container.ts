/** ffmpeg's name of a container, as its first bytes (at least 12) tell; nothing when it is none of those we take. */
export function readVideoContainer(head: Uint8Array): 'mov' | 'avi' | 'matroska' | undefined {
  const tag = (at: number) => String.fromCharCode(...head.subarray(at, at + 4))
  if (tag(0) === 'RIFF' && tag(8) === 'AVI ') return 'avi'
  if (tag(0) === '\x1aE\xdf\xa3') return 'matroska'
  // Old QuickTime files begin with another box than the one that names their type.
  if (['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(tag(4))) return 'mov'
  return undefined
}
