import type { createRandom } from '@hookreel/film'

type Random = ReturnType<typeof createRandom>
/** Numbers at which sizes, counts and signs turn over. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

const WAYS: readonly ((bytes: Buffer, other: Buffer, random: Random) => Buffer)[] = [
  (bytes, _, random) => {
    for (let n = random.whole(1, 12); n > 0; n -= 1)
      bytes[random.whole(0, bytes.length - 1)] = random.whole(0, 255)
    return bytes
  },
  // Heads are where sizes stand.
  (bytes, _, random) => {
    const at = random.whole(0, Math.max(0, Math.min(bytes.length, 400) - 4))
    if (at + 4 <= bytes.length) bytes.writeUInt32BE(random.pick(EDGES), at)
    return bytes
  },
  (bytes, _, random) => {
    const at = random.whole(0, Math.max(0, bytes.length - 4))
    if (at + 4 <= bytes.length) bytes.writeUInt32LE(random.pick(EDGES), at)
    return bytes
  },
  (bytes, _, random) => bytes.subarray(0, random.whole(0, bytes.length)),
  (bytes, _, random) => {
    const from = random.whole(0, bytes.length)
    const piece = bytes.subarray(from, from + random.whole(1, 2000))
    const at = random.whole(0, bytes.length)
    return Buffer.concat([bytes.subarray(0, at), piece, piece, piece, bytes.subarray(at)])
  },
  (bytes, other, random) =>
    Buffer.concat([
      bytes.subarray(0, random.whole(0, bytes.length)),
      other.subarray(random.whole(0, other.length)),
    ]),
]

/** A file broken in one to three ways, the same for the same random numbers. */
export function breakBytes(bytes: Buffer, other: Buffer, random: Random): Buffer {
  let broken: Buffer = Buffer.from(bytes)
  for (let n = random.whole(1, 3); n > 0 && broken.length > 0; n -= 1)
    broken = Buffer.from(random.pick(WAYS)(broken, other, random))
  return broken
}
