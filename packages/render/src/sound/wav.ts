/** Sound as numbers: interleaved when it has more than one channel; 1 is full scale. */
export type Sound = { readonly samples: Float32Array; readonly sampleRate: number; readonly channels: number }

const HEADER_BYTES = 44

/** A 16-bit PCM WAV file of interleaved samples; what lies beyond full scale is clipped. */
export function encodeWav(samples: Float32Array, sampleRate: number, channels: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const writeText = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  writeText(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  writeText(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * 2, true)
  view.setUint16(32, channels * 2, true)
  view.setUint16(34, 16, true)
  writeText(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, i) => {
    view.setInt16(HEADER_BYTES + i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true)
  })
  return bytes
}
