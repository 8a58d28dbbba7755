import { randomFillSync } from 'node:crypto'

export const FLOAT = 1
const UINT8 = 2
const INT64 = 7

export type Graph = ReturnType<typeof createGraph>

/** A protocol buffer that grows by nodes and tensors; every name is its number. */
export function createGraph() {
  const parts: Buffer[] = []
  let last = 0
  const name = (what: string) => `${what}_${(last += 1)}`
  const tensor = (what: string, type: number, sizes: readonly number[], data: Uint8Array) => {
    const id = name(what)
    const head = [...sizes.flatMap((size) => number(1, size)), ...number(2, type), ...field(8, text(id))]
    parts.push(wrap(5, Buffer.concat([Buffer.from(head), wrap(9, data)])))
    return id
  }
  const bytesOf = (data: Float32Array | BigInt64Array) =>
    new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return {
    add(
      operation: string,
      inputs: readonly string[],
      attributes: readonly number[][] = [],
      outputs = 1,
    ): string[] {
      const made = Array.from({ length: outputs }, () => name(operation))
      const node = [
        ...inputs.flatMap((input) => field(1, text(input))),
        ...made.flatMap((output) => field(2, text(output))),
        ...field(4, text(operation)),
        ...attributes.flatMap((attribute) => field(5, attribute)),
      ]
      parts.push(wrap(1, Buffer.from(node)))
      return made
    },
    one(operation: string, inputs: readonly string[], ...attributes: readonly number[][]): string {
      return this.add(operation, inputs, attributes)[0] ?? ''
    },
    floats: (what: string, sizes: readonly number[], make: (n: number) => number) =>
      tensor(
        what,
        FLOAT,
        sizes,
        bytesOf(Float32Array.from({ length: sizes.reduce((a, b) => a * b, 1) }, (_, n) => make(n))),
      ),
    longs: (what: string, values: readonly number[]) =>
      tensor(what, INT64, [values.length], bytesOf(BigInt64Array.from(values, BigInt))),
    byte: (value: number) => tensor('zero', UINT8, [], Uint8Array.of(value)),
    weights: (what: string, sizes: readonly number[]) =>
      tensor(what, UINT8, sizes, randomFillSync(Buffer.alloc(sizes.reduce((a, b) => a * b, 1)))),
    rename(from: string, to: string) {
      parts.push(
        wrap(1, Buffer.from([...field(1, text(from)), ...field(2, text(to)), ...field(4, text('Identity'))])),
      )
    },
    finish(): Buffer {
      const inputs = [
        ...field(2, text('voice')),
        ...field(11, value('input_ids', INT64, [1, 'symbols'])),
        ...field(11, value('style', FLOAT, [1, 256])),
        ...field(11, value('speed', FLOAT, [1])),
        ...field(12, value('waveform', FLOAT, [1, 'samples'])),
      ]
      const body = Buffer.concat([...parts, Buffer.from(inputs)])
      return Buffer.concat([Buffer.from(number(1, 8)), wrap(7, body), Buffer.from(field(8, number(2, 17)))])
    },
  }
}

export const attribute = (name: string, type: number, content: readonly number[]): number[] => [
  ...field(1, text(name)),
  ...content,
  ...number(20, type),
]
export const axis = (amount: number) => attribute('axis', 2, number(3, amount))
export const integers = (name: string, values: readonly number[]) =>
  attribute(
    name,
    7,
    values.flatMap((amount) => number(8, amount)),
  )
function value(name: string, type: number, sizes: readonly (number | string)[]): number[] {
  const shape = sizes.flatMap((size) =>
    field(1, typeof size === 'number' ? number(1, size) : field(2, text(size))),
  )
  return [...field(1, text(name)), ...field(2, field(1, [...number(1, type), ...field(2, shape)]))]
}
export const text = (words: string): number[] => [...new TextEncoder().encode(words)]
export const number = (id: number, amount: number): number[] => [...varint(id << 3), ...varint(amount)]
export const field = (id: number, content: readonly number[]): number[] => [
  ...varint((id << 3) | 2),
  ...varint(content.length),
  ...content,
]
const wrap = (id: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([...varint((id << 3) | 2), ...varint(content.length)]), content])

/** Negative numbers are not written as they are but as 64 bits; there are none here. */
function varint(amount: number): number[] {
  return amount < 128 ? [amount] : [(amount & 127) | 128, ...varint(Math.floor(amount / 128))]
}
