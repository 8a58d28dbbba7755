import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeResults } from './describe-results.ts'
import { measureEncoders } from './encoders.ts'
import { summarize } from './summarize.ts'
import { takeReadings } from './take-readings.ts'

// npm run bench [-- --json] [--quick] [--rounds N] [--encoder]: what the film costs, as ratios within one run, medians of five rounds.
// --quick: one round at 540x960. --encoder: a table of this machine's encoders, and nothing else.

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    encoder: { type: 'boolean' },
  },
})
const isQuick = values.quick === true
const rounds = Number(values.rounds ?? (isQuick ? 1 : 5))
const folder = await mkdtemp(join(tmpdir(), 'hookreel-bench-'))
const say = (text: string) => void process.stderr.write(`${text}\n`)
const measureFilms = async () => {
  const loadBefore = loadavg()[0] ?? 0
  const readings = await takeReadings(folder, { isQuick, rounds }, say)
  const results = summarize(readings)
  return values.json
    ? JSON.stringify({ ...results, loadBefore, readings })
    : describeResults(results, loadBefore)
}
try {
  const text = values.encoder ? await measureEncoders(folder, isQuick) : await measureFilms()
  process.stdout.write(`${text}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
