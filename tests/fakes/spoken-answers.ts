/** Speech of a fake: a tone for each word, as long as its letters, and silence between them. */
export type FakeSpeech = {
  /** 16-bit numbers, little end first, one channel. */
  readonly pcm: Uint8Array
  readonly sampleRate: number
  readonly characters: readonly string[]
  readonly startSeconds: readonly number[]
  readonly endSeconds: readonly number[]
}

const SAMPLE_RATE = 24_000
const LETTER_SECONDS = 0.065
const SPACE_SECONDS = 0.06
const LEAD_SECONDS = 0.05

export function speakTones(text: string): FakeSpeech {
  const characters = Array.from(text)
  const startSeconds: number[] = []
  const endSeconds: number[] = []
  let at = LEAD_SECONDS
  for (const character of characters) {
    startSeconds.push(at)
    at += /[\p{L}\p{N}]/u.test(character) ? LETTER_SECONDS : SPACE_SECONDS
    endSeconds.push(at)
  }
  const pcm = new Uint8Array(2 * Math.ceil((at + 0.2) * SAMPLE_RATE))
  const view = new DataView(pcm.buffer)
  characters.forEach((character, i) => {
    if (!/[\p{L}\p{N}]/u.test(character)) return
    const from = Math.round((startSeconds[i] ?? 0) * SAMPLE_RATE)
    const to = Math.round((endSeconds[i] ?? 0) * SAMPLE_RATE)
    const pitch = 140 + ((character.codePointAt(0) ?? 0) % 60)
    for (let n = from; n < to; n += 1)
      view.setInt16(2 * n, 9000 * Math.sin((2 * Math.PI * pitch * n) / SAMPLE_RATE), true)
  })
  return { pcm, sampleRate: SAMPLE_RATE, characters, startSeconds, endSeconds }
}

/** The same as a WAV; `isStreamed` writes the length that servers write who do not know it yet. */
export function wavOf({ pcm, sampleRate }: FakeSpeech, isStreamed = false): Uint8Array {
  const bytes = new Uint8Array(44 + pcm.length)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, isStreamed ? 0xffff_ffff : 36 + pcm.length, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, isStreamed ? 0xffff_ffff : pcm.length, true)
  bytes.set(pcm, 44)
  return bytes
}
