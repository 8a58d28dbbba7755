import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../apps/server/src/config/config.ts'
import {
  installWriter,
  planWriter,
  readWriterState,
} from '../apps/server/src/services/local-writer/local-writer.ts'
import { createWriterProcess } from '../apps/server/src/services/local-writer/writer-process.ts'
import { startFakeService } from '../tests/fakes/fake-service.ts'
import { writeTinyModel } from '../tests/fakes/write-tiny-model.ts'

/**
 * `node bench/local-writer.ts`: installs the real program (node-llama-cpp with llama.cpp, from npm) into a folder of its
 * own, gives it a tiny model of Qwen's architecture by the way of a download, and has it write in the form of a schema.
 * It tells what is measured of everything but true weights; most tests use a stand-in because this takes 85 MB from npm.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'hookreel-writer-'))
const tiny = writeTinyModel()
const service = await startFakeService(() => ({ status: 200, pieces: [tiny] }))
const begun = performance.now()
const tell = (what: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${what}`)
const file = {
  path: 'tiny.gguf',
  sha256: createHash('sha256').update(tiny).digest('hex'),
  sizeBytes: tiny.length,
}
const plan = planWriter(readConfig({ DATA_DIR: dataDir, WRITER_MODEL_URL: service.url }), [
  { id: 'tiny', name: 'Tiny', licence: 'MIT', about: 'Random weights.', memoryBytes: 1_000_000, file },
])
const [model] = plan.models
if (!model) throw new Error('there is a model')
const { signal } = new AbortController()
const schema = {
  type: 'object',
  properties: { isTrue: { type: 'boolean' }, words: { type: 'string', maxLength: 20 } },
  required: ['isTrue', 'words'],
  additionalProperties: false,
}
try {
  tell(await installWriter(plan, 'tiny', signal))
  const { wordsPerSecond } = await readWriterState(plan)
  tell(`${wordsPerSecond} words a second, of a model that knows none`)
  const { installed } = model.install.place
  const writer = createWriterProcess(installed, join(installed, 'model', file.path))
  let text = ''
  const messages = [{ role: 'user', content: 'Write about the sea.' }]
  const end = await writer.write({ messages, schema, maxTokens: 200 }, (piece) => (text += piece), signal)
  writer.close()
  tell(`${end.outputTokens} tokens: ${JSON.stringify(JSON.parse(text))}`)
} finally {
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
}
