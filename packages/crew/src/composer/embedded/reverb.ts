/** `size`: 1 a small room, 3 a hall. `tail`: how much comes back each time, below 1. */
export type Room = { readonly size: number; readonly tail: number }
type Stereo = { readonly left: Float32Array; readonly right: Float32Array }

/** Lengths of the eight delays in samples: no two share a divisor that would ring. */
const DELAYS = [1557, 1617, 1491, 1422, 1277, 1356, 1188, 1116]
const DAMPING = 0.35
const LEVEL = 0.22

/** Adds a room to `dry`, made of what was sent to it: eight damped delays, odd ones to the right. */
export function addReverb(dry: Stereo, sent: Stereo, room: Room): void {
  DELAYS.forEach((delay, line) => {
    const isRight = line % 2 === 1
    const input = isRight ? sent.right : sent.left
    const output = isRight ? dry.right : dry.left
    const memory = new Float32Array(Math.round(delay * room.size))
    let at = 0
    let damped = 0
    for (let i = 0; i < input.length; i += 1) {
      const heard = memory[at] ?? 0
      damped += DAMPING * (heard - damped)
      memory[at] = (input[i] ?? 0) + damped * room.tail
      at = at + 1 === memory.length ? 0 : at + 1
      output[i] = (output[i] ?? 0) + heard * LEVEL
    }
  })
}
