import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Video } from '@hookreel/contract'
import { buildDataDir, copyDatabase } from '../builders/build-db.ts'
import { ORDER as SHORTEST } from '../builders/build-video.ts'
import { findQuickFolder } from '../find-quick-folder.ts'

const SERVE = fileURLToPath(new URL('../../apps/server/src/main/serve.ts', import.meta.url))
/** Where `npm test` keeps compiled modules, too: each start compiles nothing anew. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))
const START_LIMIT_MS = 170_000
/**
 * For the embedded database: V8 compiles its code quickly and once. Compiling what is used often a second time, better, takes a
 * start 1.4 s of a core, and three hundred requests later nothing of it is saved. What it starts has flags of its own.
 */
export const SHORT_LIVED = ['--liftoff-only']

/** The shortest film that fills its length, at the smallest size, with a voice that is really there. */
export const FULL_ORDER = { ...SHORTEST, voiceId: 'flite-slt' }

/** The same in four short sentences: a film of six seconds, which takes 6 s of a core in place of 9. */
export const ORDER = {
  ...FULL_ORDER,
  script: 'Venus spins slowly. The Sun is heavy. A dead star weighs more. Its light needs minutes.',
}

/** The real server as a process of its own, on a data folder of its own. */
export type StoryServer = {
  readonly url: string
  readonly pid: number
  readonly stderr: () => string
  /** As the system does it when memory runs out. Answers when the process is gone. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export type DataFolder = { readonly dataDir: string; readonly remove: () => Promise<void> }

const removable = (dataDir: string): DataFolder => ({
  dataDir,
  remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
})

/** Where there was never a server: its first start makes the database (8 s of a core). */
export async function makeEmptyDataDir(): Promise<DataFolder> {
  return removable(await mkdtemp(join(findQuickFolder(), 'hookreel-story-')))
}

/** As a first start and stop of the server leave it, without a secret or an account; copied, so the next start is quick. */
export async function makeDataDir(): Promise<DataFolder> {
  return removable(
    await copyDatabase('started', async (dataDir) => {
      const migrated = await buildDataDir()
      await cp(migrated, dataDir, { recursive: true })
      await rm(migrated, { recursive: true })
      const server = await startStoryServer(dataDir)
      await server.stop()
    }),
  )
}

type Settings = Readonly<Record<string, string>>

function spawnServer(dataDir: string, settings: Settings = {}) {
  const { PATH, HOME, GLIBC_TUNABLES, NODE_COMPILE_CACHE = COMPILED } = process.env
  return spawn(process.execPath, [...SHORT_LIVED, SERVE], {
    env: {
      ...{ PATH, HOME, GLIBC_TUNABLES, NODE_COMPILE_CACHE },
      ...{ DATA_DIR: dataDir, PORT: '0', OPEN_WEB: 'off', ...settings },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts the server and kills it before it can be ready. */
export async function killStartingServer(dataDir: string, afterMs: number): Promise<void> {
  const child = spawnServer(dataDir)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  child.kill('SIGKILL')
  await gone
}

export async function startStoryServer(dataDir: string, settings: Settings = {}): Promise<StoryServer> {
  const child = spawnServer(dataDir, settings)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2_000_000)))
  const url = await readAddress(child, () => errors)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  return {
    url,
    pid: child.pid ?? 0,
    stderr: () => errors,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function readAddress(child: ChildProcess, errors: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`the server did not start: ${errors()}`)), START_LIMIT_MS)
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const address = /ready at (\S+)/.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(limit)
      resolve(address)
    })
    child.once('exit', () => {
      clearTimeout(limit)
      reject(new Error(`the server ended: ${errors()}`))
    })
  })
}

/** What came back: status, the parsed body if it is JSON, and the response for the rest. */
export type Answer = { readonly status: number; readonly body: unknown; readonly response: Response }

/** A person at a browser: signed in, and able to follow the server to another port after its restart. */
export type Person = {
  readonly email: string
  readonly cookie: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  follow(url: string): void
}

export async function signUp(url: string, email: string): Promise<Person> {
  let base = url
  let cookie = ''
  const call: Person['call'] = async (method, path, body, headers = {}) => {
    const ask = () =>
      fetch(base + path, {
        method,
        headers: {
          origin: base,
          cookie,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    // A connection that idled may be closed by the server at the moment it is used again.
    const response = await ask().catch((error: unknown) => (method === 'GET' ? ask() : Promise.reject(error)))
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: isJson ? await response.json() : undefined, response }
  }
  const password = 'correct horse'
  await call('POST', '/api/auth/sign-up/email', { email, password, name: 'Story' })
  const signedIn = await call('POST', '/api/auth/sign-in/email', { email, password })
  if (signedIn.status !== 200) throw new Error(`could not sign in: ${JSON.stringify(signedIn.body)}`)
  cookie = signedIn.response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { email, cookie, call, follow: (next) => (base = next) }
}

/** Asks again and again until the video is as wanted. */
export async function waitForVideo(
  person: Person,
  id: string,
  isWanted: (video: Video) => boolean,
  limitMs = 150_000,
): Promise<Video> {
  const until = performance.now() + limitMs
  for (;;) {
    const { body } = await person.call('GET', `/api/videos/${id}`)
    const video = body as Video
    if (isWanted(video)) return video
    if (performance.now() > until) throw new Error(`the video stayed ${JSON.stringify(video)}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

export const isEnded = (video: Video): boolean => video.status === 'completed' || video.status === 'failed'

/** The address of a download, asked for again while it is being written: on a busy machine that outlasts one answer. */
export async function waitForDownload(person: Person, id: string, limitMs = 60_000): Promise<string> {
  const until = performance.now() + limitMs
  for (;;) {
    const { status, body } = await person.call('GET', `/api/videos/${id}/file?download=true`)
    if (status === 200) return (body as { url: string }).url
    const isComing = (body as { error?: { code?: string } }).error?.code === 'download_preparing'
    if (!isComing || performance.now() > until) throw new Error(`no download: ${JSON.stringify(body)}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** What the server says of a file's content credentials. */
export async function checkCredentials(
  { url }: Pick<StoryServer, 'url'>,
  { cookie }: Pick<Person, 'cookie'>,
  name: string,
  file: Uint8Array<ArrayBuffer>,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/api/content-credentials/check?name=${name}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: file,
  })
  return { status: answer.status, body: await answer.json() }
}
