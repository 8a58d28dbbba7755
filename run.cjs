/* The launcher. Plain CommonJS that any Node from 18 on runs: it installs what is missing, finds a Node 24
   and starts the asked-for command with it. Everything beyond that is TypeScript under launcher/. */
'use strict'
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const ROOT = __dirname
const NODE_MAJOR = 24
const STAMP = path.join(ROOT, 'node_modules', '.hookreel-installed')
const COMMANDS = {
  start: { build: true, entry: 'apps/server/src/main/serve.ts' },
  build: { build: true, entry: null },
  test: { build: false, entry: 'launcher/run-tests.ts' },
  'test:long': { build: false, entry: 'launcher/run-tests.ts', args: ['--long'] },
  'test:bare': { build: false, entry: 'launcher/test-bare.ts' },
  check: { build: false, entry: 'launcher/run-checks.ts' },
  bench: { build: 'film', entry: 'bench/run.ts' },
  'bench:web': { build: true, entry: 'bench/web.ts' },
  'bench:load': { build: true, entry: 'bench/load.ts' },
  sbom: { build: false, entry: 'launcher/sbom.ts' },
  fuzz: { build: false, entry: 'tests/fuzz/run.ts' },
  hookreel: { build: 'film', entry: 'apps/cli/src/hookreel.ts' },
  'hookreel admin': { build: false, entry: 'apps/server/src/main/admin.ts' },
  format: { build: false, entry: 'launcher/format-code.ts' },
}

/** Ends the launcher with one readable sentence, never a stack trace. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function installStamp() {
  const lock = fs.readFileSync(path.join(ROOT, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/**
 * Installs from the lockfile when node_modules does not match it. Install scripts are not needed.
 * `npm install` and not `npm ci`: a registry that lacks one platform's binary of an optional package makes `ci` refuse
 * the whole lockfile, and `install` leaves the lockfile as it is.
 */
function ensureDependencies() {
  const wanted = installStamp()
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted) return
  process.stderr.write('Installing what is missing (a minute or two, once) …\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(
    npm,
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  )
  if (done.error || done.status !== 0)
    refuse('The install failed (see above). Check the network and run the command again.')
  fs.writeFileSync(STAMP, wanted)
}

/** A Node new enough to run TypeScript directly: this one, or the one among the optional dependencies. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const binary = path.join(ROOT, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (fs.existsSync(binary)) return binary
  return refuse(
    `Hookreel needs Node ${NODE_MAJOR} on this kind of machine (this is ${process.version}). Install it from your system or nodejs.org and run the command again.`,
  )
}

/** Runs a TypeScript entry to its end; answers its exit code. */
function runEntry(node, entry, args) {
  return new Promise((resolve) => {
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', path.join(ROOT, entry), ...args], {
      stdio: 'inherit',
      env: {
        // Every film is a process and a thread more: with the compiled modules kept, each starts with half the work.
        NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'compiled'),
        // Layers are 9 MB each and come and go: taken from the system and given back one by one, a film's process needs
        // 60 MB less at its peak (glibc; elsewhere it means nothing). In pages of 2 MB, and smaller pieces kept, that costs
        // a first film 24 s of CPU in place of 29, and a change 6.0 in place of 8.0, for no more memory.
        GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
        MALLOC_MMAP_THRESHOLD_: '4194304',
        ...process.env,
        PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH || ''}`,
      },
    })
    const stop = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
    // npm does not pass SIGTERM on: when the shell that it started us in is gone, so is the reason to run. Without npm, who put us
    // behind a shell (nohup) means us to outlive it.
    const parent = process.ppid
    const watch =
      process.env.npm_lifecycle_event === undefined
        ? undefined
        : setInterval(() => {
            if (process.ppid !== parent) stop('SIGTERM')
          }, 500)
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code === null ? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1) : code)
    })
  })
}

async function main() {
  const [first = 'start', ...given] = process.argv.slice(2)
  // npm takes the `--` before arguments away; `node run.cjs test -- FILES` brings it along.
  const rest = given[0] === '--' ? given.slice(1) : given
  // What an operator does to the server belongs to the server, not to the command line for films.
  const isAdmin = first === 'hookreel' && rest[0] === 'admin'
  const [name, args] = isAdmin ? ['hookreel admin', rest.slice(1)] : [first, rest]
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) refuse(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  ensureDependencies()
  const node = findNode()
  if (command.build) {
    const code = await runEntry(node, 'launcher/build.ts', command.build === 'film' ? ['--film-only'] : [])
    if (code !== 0) process.exit(code)
  }
  process.exit(command.entry ? await runEntry(node, command.entry, [...(command.args || []), ...args]) : 0)
}

main().catch((error) => refuse(error.message))
