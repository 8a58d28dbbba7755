import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFakeService } from '../fakes/fake-service.ts'
import type { FakeService, Handler, Reply } from '../fakes/fake-service.ts'
import { findInstallPlace } from '../../apps/server/src/services/installing/install-place.ts'
import type { VoiceOptions } from '../../apps/server/src/services/natural-voice/natural-voice.ts'
import {
  VOICE_PROGRAM,
  VOICE_PROGRAM_BYTES,
} from '../../apps/server/src/services/natural-voice/voice-program.ts'

/** Speaks as the real program does, by the same messages, without a model: a hum as long as the text. */
const STAND_IN = `
let hasSpoken = false
process.once('disconnect', () => process.exit(0))
process.on('message', ({ id, text, voice }) => {
  // It can write nothing down: a process that has spoken crashes, the next one does not.
  if (text.includes('crash once') && hasSpoken) process.exit(1)
  if (text.includes('crash always')) {
    process.stderr.write('var source = 1;'.repeat(1000) + '\\nError: out of memory\\n', () => process.exit(1))
    return
  }
  if (text.includes('hang')) return
  if (text.includes('unspeakable')) return void process.send({ type: 'failed', id, message: 'no such sounds' })
  hasSpoken = true
  const samples = Float32Array.from({ length: 1600 * text.length }, (_, n) => Math.sin(n / 9) / 3)
  process.send({ type: 'spoken', id, samples, sampleRate: 24000 })
})
process.send({ type: 'ready' })
`

export type BuiltInstall = {
  readonly options: VoiceOptions
  readonly model: Uint8Array
  readonly service: FakeService
  /** How the model is answered from now on, given the byte that it is asked from. */
  answer(how: (from: number) => Reply): void
  close(): Promise<void>
}

/** A small model on a loopback server, and a program that is written instead of installed; for tests. */
export async function buildInstall(): Promise<BuiltInstall> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hookreel-voice-'))
  const model = Uint8Array.from({ length: 400_000 }, (_, n) => (n * 31 + (n >> 8)) % 256)
  const config = new TextEncoder().encode('{"model_type":"style_text_to_speech_2"}')
  const kept = { answer: (from: number): Reply => replyPart(model, from) }
  const voice = new TextEncoder().encode('the rows of a voice')
  const handler: Handler = ({ path: asked, headers }) => {
    if (asked.startsWith('/voices/')) return { status: 200, pieces: [voice] }
    if (asked === '/config.json') return { status: 200, pieces: [config] }
    if (asked !== '/onnx/model.onnx') return undefined
    return kept.answer(Number(/bytes=(\d+)-/.exec(headers['range'] ?? '')?.[1] ?? 0))
  }
  const service = await startFakeService(handler)
  const files = [
    { path: 'config.json', sha256: sha256(config), sizeBytes: config.length },
    { path: 'onnx/model.onnx', sha256: sha256(model), sizeBytes: model.length },
  ]
  return {
    model,
    service,
    answer: (how) => {
      kept.answer = how
    },
    options: {
      place: findInstallPlace(dataDir, 'voice', VOICE_PROGRAM, files),
      what: 'kokoro',
      from: { address: `${service.url}/`, setting: 'KOKORO_MODEL_URL' },
      programBytes: VOICE_PROGRAM_BYTES,
      files,
      findVoiceFile: (name) => ({
        path: `voices/${name}.bin`,
        sha256: sha256(voice),
        sizeBytes: voice.length,
      }),
      measureFree: async () => 2_000_000_000,
      installProgram: async (folder) => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(path.join(folder, 'speak.mjs'), STAND_IN)
      },
    },
    close: async () => {
      await service.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What a server answers that can go on in the middle, in pieces, and cut off after some of them if that is wanted. */
export function replyPart(
  whole: Uint8Array,
  from: number,
  { pieces = 8, cutAfter = Infinity, pieceMs = 0 } = {},
): Reply {
  const rest = whole.subarray(from)
  const size = Math.ceil(rest.length / pieces)
  const cut = Array.from({ length: pieces }, (_, n) => rest.slice(n * size, (n + 1) * size))
  return {
    status: from > 0 ? 206 : 200,
    headers: {
      'content-length': String(rest.length),
      ...(from > 0 && { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }),
    },
    pieces: cut.slice(0, cutAfter),
    pieceMs,
    isCut: cutAfter < pieces,
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
