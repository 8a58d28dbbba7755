import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedNarrator, createNarrator, openGate } from '@hookreel/crew'
import { findInstallPlace } from '../apps/server/src/installing/install-place.ts'
import { installProgram } from '../apps/server/src/installing/install-program.ts'
import {
  openNaturalVoice,
  VOICE_PROGRAM,
  VOICE_PROGRAM_BYTES,
} from '../apps/server/src/natural-voice/natural-voice.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { startFakeService } from '../tests/fakes/fake-service.ts'
import { writeTinyVoice } from '../tests/fakes/write-tiny-voice.ts'

/**
 * `node bench/natural-voice.ts`: installs the real program (kokoro-js with its runtime, from npm) into a folder of its
 * own, gives it a tiny model with Kokoro's inputs and output by the way of a download, and speaks through the crew.
 * It tells what is measured of everything but the true weights; the tests use a stand-in because this takes 411 MB.
 */
const TEXTS = [
  'Octopuses have three hearts, and two of them stop when it swims.',
  'In 1969 the Saturn V burned 13,000 kilograms of fuel a second, and it never once failed. '
    .repeat(9)
    .trim(),
]
const dataDir = mkdtempSync(join(tmpdir(), 'hookreel-natural-'))
const tiny = writeTinyVoice()
const service = await startFakeService(({ path }) => {
  const bytes = tiny[path.slice(1)]
  return bytes && { status: 200, pieces: [bytes] }
})
const files = Object.entries(tiny).map(([path, bytes]) => ({
  path,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  sizeBytes: bytes.length,
}))
const log = createLog(
  (line) => process.stderr.write(`${line}\n`),
  () => new Date(),
)
const begun = performance.now()
const tell = (what: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${what}`)
const voice = await openNaturalVoice(
  {
    place: findInstallPlace(dataDir, 'voice', VOICE_PROGRAM, files),
    what: 'kokoro',
    from: { address: `${service.url}/`, setting: 'KOKORO_MODEL_URL' },
    files,
    installProgram: (folder, signal) => installProgram(VOICE_PROGRAM, folder, signal),
    programBytes: VOICE_PROGRAM_BYTES,
  },
  log,
)
try {
  await voice.install()
  for (;;) {
    const { state, message } = await voice.read()
    if (state === 'installed') break
    if (state === 'stopped') throw new Error(message ?? 'stopped')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  tell('installed')
  const settings = { writer: [], illustrator: [], narrator: [voice.settings], timeoutSeconds: 180 }
  const narrator = createNarrator(settings, openGate, createEmbeddedNarrator())
  const voices = (await narrator.listVoices()).filter(({ service: name }) => name === 'Natural voice')
  tell(`${voices.length} voices`)
  for (const [index, text] of TEXTS.entries()) {
    const { samples, sampleRate, words } = await narrator.speakLine({
      text,
      voiceId: voices[index * 20]?.id ?? '',
      pace: 1,
    })
    const seconds = (samples.length / sampleRate).toFixed(1)
    tell(
      `${voices[index * 20]?.name} spoke ${text.length} characters: ${seconds} s of sound, ${words.length} words`,
    )
  }
} finally {
  await voice.close()
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
}
