import { attribute, axis, createGraph, field, FLOAT, integers, number, text } from './onnx-graph.ts'
import type { Graph } from './onnx-graph.ts'

/**
 * A graph with the inputs, the output, the operations and the size of Kokoro's 8-bit export, and random weights: what it
 * says is noise, but it costs what speech costs. Its recurrent parts are matrices of the same size, because the exporter's
 * LSTM is no operation of the standard; everything else has the widths, kernels and frame rates of the real one.
 */
/** Bytes of the real file (`model-files.ts`); what is left of them is a tensor that nothing reads. */
const SIZE_BYTES = 92_361_116
/** Frames of a symbol, 40 a second: 14 symbols a second. */
const FRAMES_A_SYMBOL = 3

export function writeFullSizeVoice(): Buffer {
  const graph = createGraph()
  const symbols = readSymbols(graph)
  const frames = decode(graph, symbols)
  generate(graph, frames)
  graph.weights('unread', [SIZE_BYTES - graph.finish().length])
  return graph.finish()
}

/** The sounds that it knows, in the layout of the real `tokenizer.json`: enough of Kokoro's alphabet for English. */
export function writeTokenizer(): Buffer {
  const sounds = '$;:,.!?—…"() “”abdefhijklmnopstuvwzæðŋɐɑɔəɚɛɜɡɪɹɾʃʊʌʒʔˈˌːθᵊᵻ'
  const vocab = Object.fromEntries(Array.from(sounds, (sound, index) => [sound, index]))
  return Buffer.from(JSON.stringify({ model: { vocab } }))
}

/** A voice of random character: a row of 256 numbers for each count of symbols. */
export function writeVoice(): Buffer {
  return Buffer.from(Float32Array.from({ length: 510 * 256 }, (_, n) => Math.sin(n * 43.7) / 5).buffer)
}

/** A matrix of 8 bits, as the exporter's dynamic quantization writes it. */
function multiply(graph: Graph, input: string, from: number, to: number): string {
  const [bytes = '', scale = '', zero = ''] = graph.add('DynamicQuantizeLinear', [input], [], 3)
  const whole = graph.one('MatMulInteger', [bytes, graph.weights('w', [from, to]), zero, graph.byte(128)])
  return rescale(graph, whole, scale, from)
}

function convolve(
  graph: Graph,
  input: string,
  { from, to, kernel, dilation = 1 }: { from: number; to: number; kernel: number; dilation?: number },
): string {
  const [bytes = '', scale = '', zero = ''] = graph.add('DynamicQuantizeLinear', [input], [], 3)
  const pad = ((kernel - 1) * dilation) / 2
  const whole = graph.one(
    'ConvInteger',
    [bytes, graph.weights('w', [to, from, kernel]), zero, graph.byte(128)],
    integers('dilations', [dilation]),
    integers('kernel_shape', [kernel]),
    integers('pads', [pad, pad]),
    integers('strides', [1]),
  )
  const sound = rescale(graph, whole, scale, from * kernel)
  return graph.one('Add', [sound, graph.floats('bias', [1, to, 1], () => 0)])
}

function rescale(graph: Graph, whole: string, scale: string, fanIn: number): string {
  const cast = graph.one('Cast', [whole], [...field(1, text('to')), ...number(3, FLOAT), ...number(20, 2)])
  const weightScale = graph.floats('scale', [], () => 1 / (128 * Math.sqrt(fanIn)))
  return graph.one('Mul', [cast, graph.one('Mul', [scale, weightScale])])
}

function transpose(graph: Graph, input: string, order: readonly number[]): string {
  return graph.one('Transpose', [input], integers('perm', order))
}

/** The symbols as 512 channels: the language model, whose twelve layers share their weights, and the recurrent parts. */
function readSymbols(graph: Graph): string {
  const embedding = graph.floats('embedding', [178, 768], (n) => Math.sin(n * 12.9898))
  let now = graph.one('Gather', [embedding, 'input_ids'])
  const layer = createLayer(graph)
  for (let i = 0; i < 12; i += 1) now = layer(now)
  now = multiply(graph, now, 768, 512)
  for (let i = 0; i < 8; i += 1) {
    const inner = graph.one('Tanh', [multiply(graph, now, 512, 2560)])
    now = graph.one('Tanh', [multiply(graph, inner, 2560, 512)])
  }
  let channels = transpose(graph, now, [0, 2, 1])
  for (let i = 0; i < 3; i += 1)
    channels = graph.one('LeakyRelu', [convolve(graph, channels, { from: 512, to: 512, kernel: 5 })])
  return channels
}

function createLayer(graph: Graph): (input: string) => string {
  const square = Array.from({ length: 4 }, () => graph.weights('w', [768, 768]))
  const [wide, narrow] = [graph.weights('w', [768, 2048]), graph.weights('w', [2048, 768])]
  const zeroPoint = graph.byte(128)
  const heads = graph.longs('heads', [1, -1, 12, 64])
  const flat = graph.longs('flat', [1, -1, 768])
  const shared = (input: string, weights: string, from: number) => {
    const [bytes = '', scale = '', zero = ''] = graph.add('DynamicQuantizeLinear', [input], [], 3)
    return rescale(graph, graph.one('MatMulInteger', [bytes, weights, zero, zeroPoint]), scale, from)
  }
  return (input) => {
    const [query = '', key = '', content = ''] = square.slice(0, 3).map((weights, part) => {
      const split = graph.one('Reshape', [shared(input, weights, 768), heads])
      return transpose(graph, split, part === 1 ? [0, 2, 3, 1] : [0, 2, 1, 3])
    })
    const scores = graph.one('Mul', [
      graph.one('MatMul', [query, key]),
      graph.floats('root', [], () => 0.125),
    ])
    const seen = graph.one('MatMul', [graph.one('Softmax', [scores]), content])
    const joined = graph.one('Reshape', [transpose(graph, seen, [0, 2, 1, 3]), flat])
    const attended = graph.one('Add', [input, shared(joined, square[3] ?? '', 768)])
    const inner = graph.one('Tanh', [shared(attended, wide, 768)])
    return graph.one('Tanh', [graph.one('Add', [attended, shared(inner, narrow, 2048)])])
  }
}

/** Normalized, with scale and shift of the style. */
function adapt(graph: Graph, input: string, channels: number): string {
  const plain = graph.one('InstanceNormalization', [
    input,
    graph.floats('ones', [channels], () => 1),
    graph.floats('zeros', [channels], () => 0),
  ])
  const shape = graph.longs('shape', [1, 2 * channels, 1])
  const style = graph.one('Reshape', [multiply(graph, 'half_style', 128, 2 * channels), shape])
  const [scale = '', shift = ''] = graph.add(
    'Split',
    [style, graph.longs('split', [channels, channels])],
    [axis(1)],
    2,
  )
  const grown = graph.one('Mul', [plain, graph.one('Add', [scale, graph.floats('one', [], () => 1)])])
  return graph.one('Add', [grown, shift])
}

/** The decoder: 40 frames a second, 1024 channels; the last block makes 80 frames and 512 channels of them. */
function decode(graph: Graph, symbols: string): string {
  const style = graph.one('Slice', [
    'style',
    graph.longs('from', [0]),
    graph.longs('to', [128]),
    graph.longs('axis', [1]),
  ])
  graph.rename(style, 'half_style')
  const column = graph.one('Unsqueeze', [symbols, graph.longs('last', [3])])
  const tiled = graph.one('Expand', [column, graph.longs('times', [1, 512, 1, FRAMES_A_SYMBOL])])
  let now = graph.one('Reshape', [tiled, graph.longs('frames', [1, 512, -1])])
  now = block(graph, now, 512, 1024)
  for (let i = 0; i < 3; i += 1) now = block(graph, now, 1024, 1024)
  const narrow = convolve(graph, graph.one('LeakyRelu', [adapt(graph, now, 1024)]), {
    from: 1024,
    to: 512,
    kernel: 3,
  })
  return unfold(graph, narrow, { from: 512, to: 512, kernel: 4, stride: 2, group: 512 })
}

function block(graph: Graph, input: string, from: number, to: number): string {
  const first = convolve(graph, graph.one('LeakyRelu', [adapt(graph, input, from)]), { from, to, kernel: 3 })
  const second = convolve(graph, graph.one('LeakyRelu', [adapt(graph, first, to)]), {
    from: to,
    to,
    kernel: 3,
  })
  return graph.one('Add', [second, convolve(graph, input, { from, to, kernel: 1 })])
}

function unfold(
  graph: Graph,
  input: string,
  {
    from,
    to,
    kernel,
    stride,
    group = 1,
  }: { from: number; to: number; kernel: number; stride: number; group?: number },
): string {
  const size = (kernel * from) / group
  const weights = graph.floats(
    'up',
    [from, to / group, kernel],
    (n) => Math.sin(n * 78.233) / Math.sqrt(size),
  )
  const pad = (kernel - stride) / 2
  return graph.one(
    'ConvTranspose',
    [input, weights],
    integers('kernel_shape', [kernel]),
    integers('pads', [pad, pad]),
    integers('strides', [stride]),
    attribute('group', 2, number(3, group)),
  )
}

/** x + sin(ax)² / a. */
function snake(graph: Graph, input: string, channels: number): string {
  const wave = graph.one('Sin', [graph.one('Mul', [input, graph.floats('a', [1, channels, 1], () => 1.1)])])
  const squared = graph.one('Pow', [wave, graph.floats('two', [], () => 2)])
  return graph.one('Add', [
    input,
    graph.one('Mul', [squared, graph.floats('inverse', [1, channels, 1], () => 1 / 1.1)]),
  ])
}

function resound(graph: Graph, input: string, channels: number, kernel: number): string {
  let now = input
  for (const dilation of [1, 3, 5]) {
    const size = { from: channels, to: channels, kernel }
    const first = convolve(graph, snake(graph, adapt(graph, now, channels), channels), { ...size, dilation })
    const second = convolve(graph, snake(graph, adapt(graph, first, channels), channels), size)
    now = graph.one('Add', [now, second])
  }
  return now
}

/** The generator: 800 and then 4,800 frames a second, and the waveform of their spectrum. */
function generate(graph: Graph, frames: string): void {
  let now = frames
  for (const { from, to, kernel, stride, noise } of [
    { from: 512, to: 256, kernel: 20, stride: 10, noise: 7 },
    { from: 256, to: 128, kernel: 12, stride: 6, noise: 11 },
  ]) {
    const up = unfold(graph, graph.one('LeakyRelu', [now]), { from, to, kernel, stride })
    const source = graph.one('Add', [up, resound(graph, up, to, noise)])
    const sounds = [3, 7, 11].map((size) => resound(graph, source, to, size))
    now = graph.one('Mul', [graph.one('Sum', sounds), graph.floats('third', [], () => 1 / 3)])
  }
  const spectrum = graph.one('Sin', [
    convolve(graph, graph.one('LeakyRelu', [now]), { from: 128, to: 22, kernel: 7 }),
  ])
  const wave = graph.one(
    'ConvTranspose',
    [spectrum, graph.floats('istft', [22, 1, 20], (n) => Math.sin(n) / 200)],
    integers('kernel_shape', [20]),
    integers('strides', [5]),
  )
  const row = graph.one('Reshape', [wave, graph.longs('row', [1, -1])])
  graph.rename(graph.one('Mul', [row, 'speed']), 'waveform')
}
