/** The sounds that the tiny voice knows: enough of Kokoro's alphabet for English. */
const SOUNDS = ' abdefhijklmnopstuvwzæðŋɐɑɔəɚɛɜɡɪɹɾʃʊʌʒʔˈˌːθᵊᵻ.,!?;:—…"'
const SAMPLES_A_SOUND = 1200

/**
 * The files of a voice that has the inputs and the output of Kokoro's (symbols, style, speed → waveform at 24 kHz) and
 * hums a twentieth of a second for every sound: for the real runtime, a millionth of the size.
 */
export function writeTinyVoice(): Record<string, Uint8Array> {
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
  const vocab = Object.fromEntries(Array.from(`$${SOUNDS}`, (sound, index) => [sound, index]))
  return {
    'config.json': json({ model_type: 'style_text_to_speech_2' }),
    'tokenizer_config.json': json({
      model_max_length: 512,
      pad_token: '$',
      tokenizer_class: 'PreTrainedTokenizer',
      unk_token: '$',
    }),
    'tokenizer.json': json({
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: [],
      normalizer: {
        type: 'Replace',
        pattern: { Regex: `[^$${SOUNDS.replace(/[.?]/g, '\\$&')}]` },
        content: '',
      },
      pre_tokenizer: {
        type: 'Split',
        pattern: { Regex: '' },
        behavior: 'Isolated',
        invert: false,
      },
      post_processor: {
        type: 'TemplateProcessing',
        single: [
          { SpecialToken: { id: '$', type_id: 0 } },
          { Sequence: { id: 'A', type_id: 0 } },
          { SpecialToken: { id: '$', type_id: 0 } },
        ],
        special_tokens: { $: { id: '$', ids: [0], tokens: ['$'] } },
      },
      decoder: null,
      model: { type: 'WordLevel', vocab, unk_token: '$' },
    }),
    'onnx/model_quantized.onnx': writeModel(),
  }
}

const FLOAT = 1
const INT64 = 7

/** ONNX, which is protocol buffers: a column of symbols times a row of sine, so loud as the symbol is high. */
function writeModel(): Uint8Array {
  const row = Float32Array.from({ length: SAMPLES_A_SOUND }, (_, n) => Math.sin(n / 20) / 200)
  const graph = [
    ...field(
      1,
      node('Cast', ['input_ids'], 'symbols', [field(1, text('to')), number(3, FLOAT), number(20, 2)]),
    ),
    ...field(1, node('Reshape', ['symbols', 'column_shape'], 'column')),
    ...field(1, node('MatMul', ['column', 'sine'], 'hums')),
    ...field(1, node('Mul', ['hums', 'speed'], 'scaled')),
    ...field(1, node('Reshape', ['scaled', 'row_shape'], 'waveform')),
    ...field(2, text('hum')),
    ...field(5, tensor('column_shape', INT64, [2], new BigInt64Array([-1n, 1n]))),
    ...field(5, tensor('row_shape', INT64, [2], new BigInt64Array([1n, -1n]))),
    ...field(5, tensor('sine', FLOAT, [1, SAMPLES_A_SOUND], row)),
    ...field(11, value('input_ids', INT64, [1, 'symbols'])),
    ...field(11, value('style', FLOAT, [1, 256])),
    ...field(11, value('speed', FLOAT, [1])),
    ...field(12, value('waveform', FLOAT, [1, 'samples'])),
  ]
  return Uint8Array.from([...number(1, 8), ...field(7, graph), ...field(8, number(2, 17))])
}

function node(
  operation: string,
  inputs: readonly string[],
  output: string,
  attribute?: number[][],
): number[] {
  return [
    ...inputs.flatMap((name) => field(1, text(name))),
    ...field(2, text(output)),
    ...field(4, text(operation)),
    ...(attribute ? field(5, attribute.flat()) : []),
  ]
}

function tensor(
  name: string,
  type: number,
  sizes: readonly number[],
  data: BigInt64Array | Float32Array,
): number[] {
  const bytes = [...new Uint8Array(data.buffer)]
  return [
    ...sizes.flatMap((size) => number(1, size)),
    ...number(2, type),
    ...field(8, text(name)),
    ...field(9, bytes),
  ]
}

function value(name: string, type: number, sizes: readonly (number | string)[]): number[] {
  const shape = sizes.flatMap((size) =>
    field(1, typeof size === 'number' ? number(1, size) : field(2, text(size))),
  )
  return [...field(1, text(name)), ...field(2, field(1, [...number(1, type), ...field(2, shape)]))]
}

const text = (words: string): number[] => [...new TextEncoder().encode(words)]
const number = (id: number, amount: number): number[] => [...varint(id << 3), ...varint(amount)]
const field = (id: number, content: readonly number[]): number[] => [
  ...varint((id << 3) | 2),
  ...varint(content.length),
  ...content,
]

function varint(amount: number): number[] {
  return amount < 128 ? [amount] : [(amount & 127) | 128, ...varint(amount >> 7)]
}
