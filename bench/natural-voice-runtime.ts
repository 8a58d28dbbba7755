import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFullSizeVoice } from './voice/write-full-size-voice.ts'

/**
 * `node bench/natural-voice-runtime.ts [PAIRS] [THREADS]`: how much slower WebAssembly speaks than the native runtime that is
 * installed (`docs/decisions/0021-the-natural-voice-takes-118-mb.md`). Both get the
 * same graph of Kokoro's size with random weights and the same 60 symbols, in processes of their own that take turns; the
 * answer is the ratio of each pair, so that what else this machine does falls on both. It installs both from npm (350 MB).
 */
const PAIRS = Number(process.argv[2] ?? 6)
const RUNS = 2
const SYMBOLS = 60
const THREADS = process.argv[3] ?? '2'

const SPEAK = `
const [runtime, model, threads] = process.argv.slice(2)
const isWeb = runtime === 'onnxruntime-web'
const found = await import(runtime)
const ort = found.default?.InferenceSession ? found.default : found
if (isWeb) ort.env.wasm.numThreads = Number(threads)
const { readFileSync } = await import('node:fs')
const begun = performance.now()
const session = await ort.InferenceSession.create(isWeb ? readFileSync(model) : model, {
  executionProviders: [isWeb ? 'wasm' : 'cpu'], intraOpNumThreads: Number(threads), logSeverityLevel: 3,
})
const loaded = performance.now() - begun
const feeds = {
  input_ids: new ort.Tensor('int64', BigInt64Array.from({ length: ${SYMBOLS} }, (_, n) => BigInt(n % 150)), [1, ${SYMBOLS}]),
  style: new ort.Tensor('float32', new Float32Array(256).fill(0.1), [1, 256]),
  speed: new ort.Tensor('float32', Float32Array.of(1), [1]),
}
const times = []
const processor = []
let seconds = 0
for (let run = 0; run <= ${RUNS}; run += 1) {
  const [at, used] = [performance.now(), process.cpuUsage()]
  const { waveform } = await session.run(feeds)
  const { user, system } = process.cpuUsage(used)
  if (run > 0) times.push(performance.now() - at)
  if (run > 0) processor.push((user + system) / 1000)
  seconds = waveform.data.length / 24000
}
console.log(JSON.stringify({ loaded, times, processor, seconds, memory: process.memoryUsage().rss }))
process.exit(0)
`

type Reading = {
  readonly loaded: number
  readonly times: readonly number[]
  /** Of all its threads: what else the machine does falls on it much less than on the time by the clock. */
  readonly processor: readonly number[]
  readonly seconds: number
  readonly memory: number
}

const folder = mkdtempSync(join(tmpdir(), 'hookreel-runtimes-'))
try {
  const model = join(folder, 'model.onnx')
  writeFileSync(model, writeFullSizeVoice())
  writeFileSync(join(folder, 'speak.mjs'), SPEAK)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const names = ['onnxruntime-node', 'onnxruntime-web']
  const wanted = ['onnxruntime-node@1.21.0', 'onnxruntime-web@1.30.0']
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], { cwd: folder })
  const read = (runtime: string) =>
    JSON.parse(
      execFileSync(process.execPath, ['speak.mjs', runtime, model, THREADS], {
        cwd: folder,
        encoding: 'utf8',
      }),
    ) as Reading // its own program wrote it
  const clock: number[] = []
  const work: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Which one begins changes, too: a machine may be slower when it is warm.
    const order = pair % 2 === 0 ? names : names.toReversed()
    const found = new Map(order.map((name) => [name, tell(name, read(name))]))
    const [native, web] = names.map((name) => found.get(name))
    clock.push((web?.clock ?? NaN) / (native?.clock ?? NaN))
    work.push((web?.work ?? NaN) / (native?.work ?? NaN))
  }
  console.log(`WebAssembly against native, ${PAIRS} pairs, ${THREADS} threads`)
  console.log(`by the clock: ${present(clock)}`)
  console.log(`by the processor's time: ${present(work)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function tell(name: string, { loaded, times, processor, seconds, memory }: Reading) {
  const [clock, work] = [middle(times) / 1000 / seconds, middle(processor) / 1000 / seconds]
  console.log(
    `${name}: loaded in ${(loaded / 1000).toFixed(1)} s; a second of sound in ${clock.toFixed(2)} s, of the processor ${work.toFixed(2)} s; ${Math.round(memory / 1e6)} MB`,
  )
  return { clock, work }
}

function present(ratios: readonly number[]): string {
  const all = ratios.toSorted((a, b) => a - b).map((ratio) => ratio.toFixed(2))
  return `${all.join(' ')}; median ${middle(ratios).toFixed(2)}`
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}
