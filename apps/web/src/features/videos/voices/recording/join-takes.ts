const SAMPLE_RATE = 48_000
/** Between two sentences that were recorded apart. */
const GAP_SECONDS = 0.35
const HEADER_BYTES = 44

/** Several takes one after the other, as one WAV. Throws for a take that this browser cannot read again. */
export async function joinTakes(takes: readonly Blob[]): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const sounds: Float32Array[] = []
  for (const take of takes) {
    const buffer = await context.decodeAudioData(await take.arrayBuffer())
    sounds.push(buffer.getChannelData(0))
  }
  const gap = Math.round(GAP_SECONDS * SAMPLE_RATE)
  const length = sounds.reduce((sum, sound) => sum + sound.length + gap, 0)
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + length * 2))
  writeHeader(view, length * 2)
  let at = HEADER_BYTES
  for (const sound of sounds) {
    for (const sample of sound) {
      view.setInt16(at, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
      at += 2
    }
    at += gap * 2
  }
  return new Blob([view], { type: 'audio/wav' })
}

function writeHeader(view: DataView, dataBytes: number): void {
  const write = (at: number, text: string) =>
    Array.from(text).forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, dataBytes, true)
}
