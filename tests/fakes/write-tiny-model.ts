/**
 * A language model as llama.cpp reads it (GGUF, the architecture of Qwen 3): one layer of random weights and a vocabulary
 * of its own with the tokenizer of Qwen. For the real runtime, a ten-thousandth of the size: it writes any words at all.
 */
export function writeTinyModel(seed = 1): Uint8Array {
  const { tokens, merges, special } = listTokens()
  const kinds = tokens.map((_, index) => (index >= tokens.length - special.length ? CONTROL : NORMAL))
  const end = tokens.indexOf('<|im_end|>')
  const facts: readonly Fact[] = [
    ['general.architecture', text('qwen3')],
    ['general.name', text('A tiny model with random weights')],
    ['qwen3.block_count', whole(1)],
    ['qwen3.context_length', whole(8192)],
    ['qwen3.embedding_length', whole(SIZE)],
    ['qwen3.feed_forward_length', whole(FORWARD)],
    ['qwen3.attention.head_count', whole(HEADS)],
    ['qwen3.attention.head_count_kv', whole(1)],
    ['qwen3.attention.key_length', whole(HEAD)],
    ['qwen3.attention.value_length', whole(HEAD)],
    ['qwen3.attention.layer_norm_rms_epsilon', fraction(1e-6)],
    ['qwen3.rope.freq_base', fraction(10_000)],
    ['tokenizer.ggml.model', text('gpt2')],
    ['tokenizer.ggml.pre', text('qwen2')],
    ['tokenizer.ggml.tokens', list(TEXT, tokens.map(inner))],
    ['tokenizer.ggml.token_type', list(SIGNED, kinds.map(uint32))],
    ['tokenizer.ggml.merges', list(TEXT, merges.map(inner))],
    ['tokenizer.ggml.eos_token_id', whole(end)],
    ['tokenizer.ggml.padding_token_id', whole(end - 1)],
    ['tokenizer.ggml.add_bos_token', { type: YES_OR_NO, bytes: [Uint8Array.of(0)] }],
    ['tokenizer.chat_template', text(TEMPLATE)],
  ]
  return join(facts, listTensors(tokens.length), createRandom(seed))
}

const SIZE = 32
const FORWARD = 64
const HEADS = 2
const HEAD = 16
/** The types of values, and the kinds of tokens, by the numbers of the format. */
const [WHOLE, SIGNED, FRACTION, YES_OR_NO, TEXT, LIST] = [4, 5, 6, 7, 8, 9]
const [NORMAL, CONTROL] = [1, 3]
const ALIGNMENT = 32
const WORDS = 'the a of and in is it to that was one two sea star cat day why how you are true has'.split(' ')
const TEMPLATE =
  '{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}'

type Value = { readonly type: number; readonly bytes: readonly Uint8Array[] }
type Fact = readonly [name: string, value: Value]
type Tensor = { readonly name: string; readonly sizes: readonly number[] }

/** Every byte as a sign that can be seen, as GPT-2's tokenizer writes them; then words, built up letter by letter. */
function listTokens() {
  const shown = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255)
  const hidden = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !shown(byte))
  const bytes = Array.from({ length: 256 }, (_, byte) =>
    String.fromCodePoint(shown(byte) ? byte : 256 + hidden.indexOf(byte)),
  )
  const space = bytes[32] ?? ''
  const tokens = new Set(bytes)
  const merges: string[] = []
  for (const word of WORDS.map((one) => `${space}${one}`))
    for (let length = 2; length <= word.length; length += 1) {
      const [left, right] = [word.slice(0, length - 1), word.slice(length - 1, length)]
      if (tokens.has(left + right)) continue
      merges.push(`${left} ${right}`)
      tokens.add(left + right)
    }
  const special = ['<|endoftext|>', '<|im_start|>', '<|im_end|>']
  return { tokens: [...tokens, '<think>', '</think>', ...special], merges, special }
}

function listTensors(tokens: number): Tensor[] {
  const sizes: Readonly<Record<string, readonly number[]>> = {
    'token_embd.weight': [SIZE, tokens],
    'output_norm.weight': [SIZE],
    'blk.0.attn_norm.weight': [SIZE],
    'blk.0.attn_q.weight': [SIZE, HEADS * HEAD],
    'blk.0.attn_k.weight': [SIZE, HEAD],
    'blk.0.attn_v.weight': [SIZE, HEAD],
    'blk.0.attn_q_norm.weight': [HEAD],
    'blk.0.attn_k_norm.weight': [HEAD],
    'blk.0.attn_output.weight': [HEADS * HEAD, SIZE],
    'blk.0.ffn_norm.weight': [SIZE],
    'blk.0.ffn_gate.weight': [SIZE, FORWARD],
    'blk.0.ffn_up.weight': [SIZE, FORWARD],
    'blk.0.ffn_down.weight': [FORWARD, SIZE],
  }
  return Object.entries(sizes).map(([name, size]) => ({ name, sizes: size }))
}

function join(facts: readonly Fact[], tensors: readonly Tensor[], random: () => number): Uint8Array {
  const weights = tensors.map(({ name, sizes }) =>
    Float32Array.from({ length: sizes.reduce((all, size) => all * size, 1) }, () =>
      name.includes('norm') ? 1 : random() - 0.5,
    ),
  )
  let offset = 0
  const described = tensors.flatMap(({ name, sizes }, index) => {
    const bytes = [inner(name), uint32(sizes.length), ...sizes.map(uint64), uint32(0), uint64(offset)]
    offset += padded(weights[index]?.byteLength ?? 0)
    return bytes
  })
  const head = concat([
    new TextEncoder().encode('GGUF'),
    uint32(3),
    ...[uint64(tensors.length), uint64(facts.length)],
    ...facts.flatMap(([name, { type, bytes }]) => [inner(name), uint32(type), ...bytes]),
    ...described,
  ])
  const data = weights.map((one) => pad(new Uint8Array(one.buffer)))
  return concat([pad(head), ...data])
}

const padded = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT
const pad = (bytes: Uint8Array) => concat([bytes, new Uint8Array(padded(bytes.length) - bytes.length)])
const concat = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const uint32 = (value: number) => new Uint8Array(Uint32Array.of(value).buffer)
const uint64 = (value: number) => new Uint8Array(BigUint64Array.of(BigInt(value)).buffer)
const inner = (words: string) => {
  const bytes = new TextEncoder().encode(words)
  return concat([uint64(bytes.length), bytes])
}
const text = (words: string): Value => ({ type: TEXT, bytes: [inner(words)] })
const whole = (value: number): Value => ({ type: WHOLE, bytes: [uint32(value)] })
const fraction = (value: number): Value => ({
  type: FRACTION,
  bytes: [new Uint8Array(Float32Array.of(value).buffer)],
})
const list = (type: number, items: readonly Uint8Array[]): Value => ({
  type: LIST,
  bytes: [uint32(type), uint64(items.length), ...items],
})

/** The same numbers from 0 to 1 each time. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
