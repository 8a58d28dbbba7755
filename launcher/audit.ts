import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { judgeAudit } from './judge-audit.ts'

/** Known holes of the libraries that a server runs with. Without a registry that answers, nothing is said of them. */
const ARGS = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000']
const LIMIT_MS = 60_000
const isWindows = process.platform === 'win32'
const done = spawnSync(isWindows ? 'npm.cmd' : 'npm', ARGS, {
  cwd: path.resolve(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: LIMIT_MS,
  shell: isWindows,
})
const grave = judgeAudit(done.stdout ?? '')
if (grave === undefined) console.log('the registry did not say which libraries have holes')
else if (grave.length > 0) console.log(`libraries with grave holes:\n  ${grave.join('\n  ')}`)
process.exit(grave !== undefined && grave.length > 0 ? 1 : 0)
