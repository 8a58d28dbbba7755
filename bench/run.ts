import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeResults } from './describe-results.ts'
import { summarize } from './summarize.ts'
import { takeReadings } from './take-readings.ts'

// npm run bench [-- --json] [--quick] [--rounds N]: what the film costs, as ratios within one run, medians of five rounds.
// --quick: one round at 540x960.

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, rounds: { type: 'string' } },
})
const isQuick = values.quick === true
const rounds = Number(values.rounds ?? (isQuick ? 1 : 5))
const folder = await mkdtemp(join(tmpdir(), 'hookreel-bench-'))
const say = (text: string) => void process.stderr.write(`${text}\n`)
try {
  const loadBefore = loadavg()[0] ?? 0
  const readings = await takeReadings(folder, { isQuick, rounds }, say)
  const results = summarize(readings)
  const text = values.json
    ? JSON.stringify({ ...results, loadBefore, readings })
    : describeResults(results, loadBefore)
  process.stdout.write(`${text}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
