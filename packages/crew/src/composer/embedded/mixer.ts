import { addReverb, type Room } from './reverb.ts'

/** A stereo mixing desk with one reverb; sounds are put on it in any order. */
export type Mixer = {
  readonly sampleRate: number
  /** Room for the samples of one sound, until the next one borrows it. What is in it is not cleared. */
  borrow(length: number): Float64Array
  /** Puts a sound on the desk from `startSeconds` on; what lies outside of the piece is not heard. */
  put(
    startSeconds: number,
    sound: Float64Array,
    place: { readonly pan?: number; readonly send?: number },
  ): void
  /** The finished interleaved stereo samples: reverb in, faded at both ends, peaking at 0.8. */
  master(room: Room, fades: { readonly inSeconds: number; readonly outSeconds: number }): Float32Array
}

const PEAK = 0.8

export function createMixer(seconds: number, sampleRate: number): Mixer {
  const length = Math.max(1, Math.round(seconds * sampleRate))
  const dry = { left: new Float32Array(length), right: new Float32Array(length) }
  const sent = { left: new Float32Array(length), right: new Float32Array(length) }
  let room = new Float64Array(0)
  return {
    sampleRate,
    borrow: (count) => {
      if (room.length < count) room = new Float64Array(count)
      return room.subarray(0, count)
    },
    put(startSeconds, sound, { pan = 0, send = 0.2 }) {
      const first = Math.floor(startSeconds * sampleRate)
      const leftShare = Math.cos(((pan + 1) * Math.PI) / 4)
      const rightShare = Math.sin(((pan + 1) * Math.PI) / 4)
      const last = Math.min(sound.length, length - first)
      for (let index = Math.max(0, -first); index < last; index += 1) {
        const at = first + index
        const value = sound[index] ?? 0
        const left = value * leftShare
        const right = value * rightShare
        dry.left[at] = (dry.left[at] ?? 0) + left
        dry.right[at] = (dry.right[at] ?? 0) + right
        sent.left[at] = (sent.left[at] ?? 0) + left * send
        sent.right[at] = (sent.right[at] ?? 0) + right * send
      }
    },
    master(room, fades) {
      addReverb(dry, sent, room)
      return finish(dry, sampleRate, fades)
    },
  }
}

function finish(
  { left, right }: { left: Float32Array; right: Float32Array },
  sampleRate: number,
  fades: { readonly inSeconds: number; readonly outSeconds: number },
): Float32Array {
  const length = left.length
  const stereo = new Float32Array(length * 2)
  let peak = 0
  for (let i = 0; i < length; i += 1) {
    const fadeIn = Math.min(1, i / (fades.inSeconds * sampleRate))
    const fadeOut = Math.min(1, (length - 1 - i) / (fades.outSeconds * sampleRate))
    const fade = fadeIn * Math.sin((fadeOut * Math.PI) / 2)
    // The soft knee of tanh rounds off where many sounds meet.
    const l = Math.tanh((left[i] ?? 0) * 0.9) * fade
    const r = Math.tanh((right[i] ?? 0) * 0.9) * fade
    stereo[i * 2] = l
    stereo[i * 2 + 1] = r
    peak = Math.max(peak, Math.abs(l), Math.abs(r))
  }
  const gain = peak > 0 ? PEAK / peak : 1
  for (let i = 0; i < stereo.length; i += 1) stereo[i] = (stereo[i] ?? 0) * gain
  return stereo
}
