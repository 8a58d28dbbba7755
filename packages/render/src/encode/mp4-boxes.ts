/** The boxes of an MP4 file: four bytes of length, four of a name, and what lies in them. */

const CONTAINERS = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'stbl', 'moof', 'traf'])
const HEADER_BYTES = 8

export const kindOf = (box: Buffer) => box.toString('latin1', 4, HEADER_BYTES)

/** The boxes that lie in these bytes one behind the other, without a copy; undefined where one is not whole, or is larger than 4 GB. */
function listBoxes(bytes: Buffer): Buffer[] | undefined {
  const boxes: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const size = at + HEADER_BYTES <= bytes.length ? bytes.readUInt32BE(at) : 0
    if (size < HEADER_BYTES || at + size > bytes.length) return undefined
    boxes.push(bytes.subarray(at, at + size))
    at += size
  }
  return boxes
}

/** The first box of this name, however deep it lies. */
export function findBox(box: Buffer, kind: string): Buffer | undefined {
  if (kindOf(box) === kind) return box
  if (!CONTAINERS.has(kindOf(box))) return undefined
  for (const inner of listBoxes(box.subarray(HEADER_BYTES)) ?? []) {
    const found = findBox(inner, kind)
    if (found) return found
  }
  return undefined
}

export function makeBox(kind: string, ...parts: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(parts.reduce((sum, part) => sum + part.length, HEADER_BYTES))
  header.write(kind, 4, 'latin1')
  return Buffer.concat([header, ...parts])
}

/** A box of numbers of four bytes, behind the four of its version and flags. */
export function makeTable(kind: string, numbers: readonly number[]): Buffer {
  const table = Buffer.alloc(4 + 4 * numbers.length)
  for (const [index, number] of numbers.entries()) table.writeUInt32BE(number, 4 + 4 * index)
  return makeBox(kind, table)
}

/** The numbers of a box as `makeTable` makes it. */
export function readTable(box: Buffer): number[] {
  const count = Math.floor((box.length - HEADER_BYTES - 4) / 4)
  return Array.from({ length: count }, (_, index) => box.readUInt32BE(HEADER_BYTES + 4 + 4 * index))
}

/** The same box with other ones in place of those of these names, however deep they lie. */
export function changeBoxes(box: Buffer, changes: ReadonlyMap<string, (before: Buffer) => Buffer>): Buffer {
  const change = changes.get(kindOf(box))
  if (change) return change(box)
  if (!CONTAINERS.has(kindOf(box))) return box
  const inner = listBoxes(box.subarray(HEADER_BYTES)) ?? []
  return makeBox(kindOf(box), ...inner.map((one) => changeBoxes(one, changes)))
}

/** A copy with other numbers of four bytes at these places, counted from its start. */
export function withNumbers(
  box: Buffer,
  numbers: readonly (readonly [at: number, number: number])[],
): Buffer {
  const changed = Buffer.from(box)
  for (const [at, number] of numbers) changed.writeUInt32BE(number, at)
  return changed
}
