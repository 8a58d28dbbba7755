/** Sound as mono samples from -1 to 1. */
export type Sound = { readonly samples: Float32Array; readonly sampleRate: number }

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
/** Servers that stream a WAV do not know its length yet and write the largest there is, or none. */
const UNKNOWN_BYTES = 0x7fff_0000

/**
 * Reads a WAV of 16-bit numbers or 32-bit floats; several channels are mixed into one. Nothing when it is no such file,
 * or when it ends before its own length.
 */
export function readWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (readName(view, 0) !== 'RIFF' || readName(view, 8) !== 'WAVE') return undefined
  let format: { code: number; channels: number; sampleRate: number; bits: number } | undefined
  for (let at = 12; at + 8 <= view.byteLength;) {
    const name = readName(view, at)
    const declared = view.getUint32(at + 4, true)
    const start = at + 8
    const left = view.byteLength - start
    if (name === 'data') {
      const isUnknown = declared >= UNKNOWN_BYTES || (declared === 0 && left > 0)
      if (!format || (!isUnknown && declared > left)) return undefined
      return mix(new DataView(view.buffer, view.byteOffset + start, isUnknown ? left : declared), format)
    }
    if (declared > left) return undefined
    if (name === 'fmt ' && declared >= 16) {
      const code = view.getUint16(start, true)
      format = {
        code: code === EXTENSIBLE && declared >= 26 ? view.getUint16(start + 24, true) : code,
        channels: view.getUint16(start + 2, true),
        sampleRate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      }
    }
    at = start + declared + (declared % 2)
  }
  return undefined
}

/** Raw 16-bit numbers, little end first, one channel. */
export function readPcm(bytes: Uint8Array, sampleRate: number): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return mix(view, { code: PCM, channels: 1, sampleRate, bits: 16 })
}

function mix(
  data: DataView,
  format: { code: number; channels: number; sampleRate: number; bits: number },
): Sound | undefined {
  const { code, channels, sampleRate, bits } = format
  const isShort = code === PCM && bits === 16
  if (!isShort && !(code === FLOAT && bits === 32)) return undefined
  if (channels < 1 || sampleRate < 4000) return undefined
  const width = bits / 8
  const samples = new Float32Array(Math.floor(data.byteLength / (width * channels)))
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      const at = (i * channels + channel) * width
      sum += isShort ? data.getInt16(at, true) / 32_768 : data.getFloat32(at, true)
    }
    samples[i] = sum / channels
  }
  return { samples, sampleRate }
}

function readName(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return ''
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))
}
