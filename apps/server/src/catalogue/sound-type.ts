/** Kinds of sound that voices and moods are heard in. */
export const SOUND_TYPES = ['audio/wav', 'audio/mpeg', 'audio/ogg'] as const

/** What a sound is by its first bytes, whatever its sender called it; nothing when it is none of them. */
export function nameSoundType(bytes: Uint8Array): (typeof SOUND_TYPES)[number] | undefined {
  const name = new TextDecoder('latin1').decode(bytes.subarray(0, 4))
  if (name === 'RIFF') return 'audio/wav'
  if (name === 'OggS') return 'audio/ogg'
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0
  return name.startsWith('ID3') || isFrame ? 'audio/mpeg' : undefined
}
