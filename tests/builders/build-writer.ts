import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { planWriter } from '../../apps/server/src/services/local-writer/local-writer.ts'
import type { WriterPlan } from '../../apps/server/src/services/local-writer/local-writer.ts'
import type { WriterModel } from '../../apps/server/src/services/local-writer/writer-models.ts'
import { WRITER_PROGRAM } from '../../apps/server/src/services/local-writer/writer-program.ts'
import { startFakeService } from '../fakes/fake-service.ts'
import type { FakeService, Reply } from '../fakes/fake-service.ts'
import { writeTinyModel } from '../fakes/write-tiny-model.ts'
import { sampleScript } from '../fakes/models/written-answers.ts'
import { replyPart } from './build-install.ts'

/** Writes as the real program does, by the same messages, without a model: what the schema asks for, word by word. */
const STAND_IN = `
const IDEA = ${JSON.stringify({
  title: 'The tide that never rests',
  summary: 'How the sea rises and falls.',
  caption: 'The sea never rests. #sea #tides #moon',
  script: sampleScript('tides', 30),
  description: 'Why the sea comes and goes, every day.',
  framework: 'explanation',
})}
const fill = (schema) => {
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object') return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, IDEA[name] ?? fill(one)]))
  if (schema.type === 'array') return [fill(schema.items)]
  return schema.type === 'string' ? 'words' : schema.type === 'boolean' ? true : 1
}
let hasWritten = false
const stopped = new Set()
process.once('disconnect', () => process.exit(0))
process.on('message', async ({ type, id, messages, schema, maxTokens }) => {
  if (type === 'stop') return void stopped.add(id)
  const asked = messages.at(-1).content
  // It can write nothing down: a process that has written crashes, the next one does not.
  if (asked.includes('crash once') && hasWritten) process.exit(1)
  if (asked.includes('crash always')) {
    process.stderr.write('Error: out of memory\\n', () => process.exit(1))
    return
  }
  hasWritten = true
  const pieces = (schema ? JSON.stringify(fill(schema)) : 'ok').split(/(?<= )/)
  if (asked.includes('for ever')) pieces.push(...Array.from({ length: 1000 }, () => 'on '))
  for (const text of pieces.slice(0, maxTokens)) {
    if (stopped.has(id)) return void process.send({ type: 'failed', id, message: 'stopped' })
    process.send({ type: 'text', id, text })
    await new Promise((resolve) => setTimeout(resolve, asked.includes('for ever') ? 20 : 0))
  }
  process.send({ type: 'written', id, inputTokens: asked.length, outputTokens: pieces.length, isCutOff: pieces.length > maxTokens })
})
process.send({ type: 'ready' })
`
const RUNTIME = path.join(WRITER_PROGRAM.folder, 'node_modules')

/** Where somebody ran npm in the program's own folder, the tests run it with a tiny model; see docs/testing.md. */
export const hasRuntime = existsSync(path.join(RUNTIME, 'node-llama-cpp'))

export type BuiltWriter = {
  readonly plan: WriterPlan
  readonly dataDir: string
  readonly model: Uint8Array
  readonly service: FakeService
  /** How the model is answered from now on, given the byte that it is asked from. */
  answer(how: (from: number) => Reply): void
  close(): Promise<void>
}

/** A tiny model on a loopback server in the place of the hub, and the program, real or written instead; for tests. */
export async function buildWriter({ isReal = false } = {}): Promise<BuiltWriter> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hookreel-writer-'))
  const model = writeTinyModel()
  const kept = { answer: (from: number): Reply => replyPart(model, from) }
  const service = await startFakeService(({ path: asked, headers }) => {
    if (!asked.endsWith('/tiny.gguf')) return undefined
    return kept.answer(Number(/bytes=(\d+)-/.exec(headers['range'] ?? '')?.[1] ?? 0))
  })
  const config = readConfig({ DATA_DIR: dataDir, WRITER_MODEL_URL: service.url })
  const plan = planWriter(config, [
    buildModel('tiny', model),
    { ...buildModel('huge', model), memoryBytes: 1e15 },
  ])
  const installProgram = async (folder: string) => {
    mkdirSync(folder, { recursive: true })
    if (!isReal) return writeFileSync(path.join(folder, 'write.mjs'), STAND_IN)
    cpSync(path.join(WRITER_PROGRAM.folder, 'write.mjs'), path.join(folder, 'write.mjs'))
    cpSync(RUNTIME, path.join(folder, 'node_modules'), { recursive: true })
  }
  return {
    dataDir,
    model,
    service,
    plan: {
      ...plan,
      models: plan.models.map((one) => ({ ...one, install: { ...one.install, installProgram } })),
    },
    answer: (how) => {
      kept.answer = how
    },
    close: async () => {
      await service.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function buildModel(id: string, bytes: Uint8Array): WriterModel {
  return {
    ...{ id, name: `The ${id} one`, licence: 'MIT', about: 'For tests.', memoryBytes: 1_000_000 },
    file: {
      path: `Tests/${id}-GGUF/resolve/main/tiny.gguf`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      sizeBytes: bytes.length,
    },
  }
}
