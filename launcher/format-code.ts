import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const done = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt')], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
