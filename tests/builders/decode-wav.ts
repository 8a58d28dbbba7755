import type { Sound } from '@hookreel/render'

const HEADER_BYTES = 44

/** Reads a WAV file of 16-bit or 32-bit float samples with all its channels. Throws a RangeError on anything else. */
export function decodeWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const textAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < HEADER_BYTES || textAt(0) !== 'RIFF' || textAt(8) !== 'WAVE') {
    throw new RangeError('not a WAV file')
  }
  let format = { kind: 0, channels: 1, sampleRate: 0, bits: 0 }
  for (let at = 12; at + 8 <= bytes.length;) {
    // A stream's header may promise more than there is: the file's end is the truth.
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8)
    const body = at + 8
    if (textAt(at) === 'fmt ') {
      format = {
        kind: view.getUint16(body, true),
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      }
    }
    if (textAt(at) === 'data') {
      const samples = readSamples(view, body, size, format.bits)
      return { samples, sampleRate: format.sampleRate, channels: format.channels }
    }
    at = body + size + (size % 2)
  }
  throw new RangeError('a WAV file without samples')
}

function readSamples(view: DataView, start: number, size: number, bits: number): Float32Array {
  if (bits !== 16 && bits !== 32) throw new RangeError(`a WAV file of ${bits} bits is not read`)
  const width = bits / 8
  const samples = new Float32Array(Math.floor(size / width))
  for (let i = 0; i < samples.length; i += 1) {
    const at = start + i * width
    samples[i] = bits === 16 ? view.getInt16(at, true) / 32768 : view.getFloat32(at, true)
  }
  return samples
}
