import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { UPLOADS_PATH } from '@hookreel/contract'
import { createCanvas } from '@napi-rs/canvas'
import { findIsolation } from '@hookreel/sandbox'
import type { Storyboard, Upload, Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProgram } from '../../../launcher/find-program.ts'
import { isEnded, makeDataDir, ORDER, signUp, startStoryServer, waitForVideo } from '../videos-server.ts'
import type { Person, StoryServer } from '../videos-server.ts'

const SECRET = 'sk_live_nobody_may_read_this'
const SECRETS = { STRIPE_SECRET_KEY: SECRET, STRIPE_WEBHOOK_SECRET: SECRET }
let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let anna: Person
let secretFile: string

/** What was seen of a child process from outside while it lived. */
type Seen = {
  readonly what: string
  readonly knowsSecret: boolean
  readonly sharesNetwork: boolean
  readonly sharesProcesses: boolean
  readonly seesSecretFile: boolean
  readonly goesFirst: boolean
  /** Root of the launcher itself: it runs none of the bytes, and holds the namespaces of the program below it. */
  readonly isLauncher: boolean
}
const seen = new Map<number, Seen>()
const watching = new AbortController()

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir, SECRETS)
  anna = await signUp(server.url, 'anna@example.org')
  secretFile = join(folder.dataDir, 'films', 'of-somebody-else', 'film.mp4')
  await mkdir(join(secretFile, '..'), { recursive: true })
  await writeFile(secretFile, SECRET)
  void watch()
})
afterAll(async () => {
  watching.abort()
  await server?.stop()
  await folder?.remove()
})

async function listDescendants(pid: number): Promise<number[]> {
  const children = await Promise.all(
    (await readdir(`/proc/${pid}/task`).catch(() => [])).map((task) =>
      readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => ''),
    ),
  )
  const ids = children
    .join(' ')
    .split(' ')
    .filter((id) => /^\d+$/.test(id))
    .map(Number)
  return [...ids, ...(await Promise.all(ids.map(listDescendants))).flat()]
}

async function look(pid: number): Promise<void> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8')
  const isSameAs = async (space: string) =>
    (await readlink(`/proc/${pid}/ns/${space}`)) === (await readlink(`/proc/${server.pid}/ns/${space}`))
  try {
    const command = (await read('cmdline')).split('\0')
    const program = command[0]?.split('/').at(-1) ?? ''
    // Just born, or just dead: it runs nothing.
    if (program === '') return
    const entry = command
      // What is loaded before it is named by an address.
      .find((word) => /^(?!file:).*\.(ts|mjs)$/.test(word))
      ?.split('/')
      .at(-1)
    // For a moment after its birth it is still a copy of the server.
    if (entry === 'serve.ts') return
    const facts: Seen = {
      what: entry !== undefined && program === 'node' ? entry : program,
      knowsSecret: (await read('environ')).includes(SECRET),
      sharesNetwork: await isSameAs('net'),
      sharesProcesses: await isSameAs('pid'),
      seesSecretFile: await stat(`/proc/${pid}/root${secretFile}`).then(
        () => true,
        () => false,
      ),
      goesFirst: Number(await read('oom_score_adj')) >= 500,
      isLauncher: ['sh', 'bwrap', 'unshare', 'nice'].includes(program),
    }
    seen.set(pid, facts)
  } catch {
    // Gone meanwhile.
  }
}

/** Looks at all processes below the server, again and again: they live for moments. What one is stays as it was seen. */
async function watch(): Promise<void> {
  while (!watching.signal.aborted) {
    for (const pid of await listDescendants(server.pid))
      if (seen.get(pid)?.isLauncher !== false) await look(pid)
    // The shortest of them, a probe by ffmpeg, lives 30 ms; looking without a pause takes a core from the films.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function makeBoard(): Promise<string> {
  const { title, script, style, voiceId, duration, resolution, aspectRatio } = { ...ORDER, title: 'Preview' }
  const order = { title, script, style, voiceId, duration, resolution, aspectRatio }
  const made = await anna.call('POST', '/api/storyboards', order)
  expect([made.status, made.body]).toMatchObject([201, {}])
  const { id } = made.body as Storyboard
  await expect
    .poll(async () => ((await anna.call('GET', `/api/storyboards/${id}`)).body as Storyboard).status, {
      timeout: 120_000,
      interval: 300,
    })
    .toBe('ready')
  return id
}

/** Two seconds of a test picture, encoded as it must not stay. */
async function sendVideo(): Promise<void> {
  const file = join(folder.dataDir, 'sent.avi')
  const settings = '-v error -f lavfi -i testsrc2=s=320x240:d=8:r=25 -f lavfi -i sine=440:d=8 -c:v mpeg4'
  await promisify(execFile)(getProgram('ffmpeg'), [...settings.split(' '), file])
  const film = await readFile(file)
  const send = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(server.url + path, {
      method,
      headers: { origin: server.url, cookie: anna.cookie, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body: Uint8Array.from(body) }),
    })
  const begun = await send('POST', UPLOADS_PATH, {
    'upload-length': String(film.length),
    'upload-metadata': `filename ${Buffer.from('Trip.avi').toString('base64')}`,
  })
  const path = begun.headers.get('location') ?? ''
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  expect((await send('PATCH', path, type, film)).status).toBe(204)
  const read = async () => ((await anna.call('GET', path)).body as Upload).state
  await expect.poll(read, { timeout: 120_000, interval: 200 }).toBe('done')
}

async function sendPhoto(board: string): Promise<void> {
  const png = await createCanvas(3000, 3000).encode('png')
  const sent = await fetch(`${server.url}/api/storyboards/${board}/pictures`, {
    method: 'POST',
    headers: { cookie: anna.cookie, origin: server.url, 'content-type': 'image/png' },
    body: new Uint8Array(png),
  })
  expect([sent.status, await sent.text()]).toMatchObject([201, expect.any(String)])
}

describe('what the server starts for a film, a preview, a picture and an upload', () => {
  test('gets no setting of the server, no other file and no network, and goes first when memory runs out', async ({
    skip,
  }) => {
    skip(findIsolation() !== 'bubblewrap', 'bubblewrap does not work on this machine')
    const ordered = await anna.call('POST', '/api/videos', ORDER)
    const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
    expect(video).toMatchObject({ status: 'completed' })
    const board = await makeBoard()
    await sendPhoto(board)
    await sendVideo()

    const programs = [...seen.values()].filter(({ isLauncher }) => !isLauncher)
    const kinds = new Set(programs.map(({ what }) => what))
    for (const kind of ['film-worker.ts', 'ffmpeg', 'photo-worker.ts', 'preview-worker.ts'])
      expect(kinds).toContain(kind)
    expect([...seen.values()].filter(({ knowsSecret }) => knowsSecret)).toEqual([])
    // The previews' process reads nothing that strangers sent, and asks the natural voice over the loopback.
    const apart = programs.filter(({ what }) => what !== 'preview-worker.ts')
    expect(apart.filter(({ sharesNetwork }) => sharesNetwork)).toEqual([])
    expect(programs.filter(({ sharesProcesses }) => sharesProcesses)).toEqual([])
    expect(programs.filter(({ seesSecretFile }) => seesSecretFile)).toEqual([])
    expect([...seen.values()].filter(({ goesFirst, isLauncher }) => !goesFirst && !isLauncher)).toEqual([])
  })
})

/** A folder with these programs alone, to be the whole PATH of a server. */
async function makePath(programs: readonly string[]): Promise<string> {
  const bin = join(folder.dataDir, 'bin')
  await mkdir(bin, { recursive: true })
  const folders = (process.env['PATH'] ?? '').split(':')
  for (const program of programs) {
    const file = folders.map((place) => join(place, program)).find((place) => existsSync(place))
    if (file !== undefined) await symlink(file, join(bin, program))
  }
  return bin
}

describe.runIf(process.platform === 'linux').each([
  ['namespaces', ['ffmpeg', 'nice', 'unshare']],
  ['limits', ['ffmpeg', 'nice']],
])('a server on a machine that has no more than %s', (strength, programs) => {
  test('makes films all the same, says how its children are confined, and hands them no setting', async ({
    skip,
  }) => {
    skip(strength === 'namespaces' && findIsolation() === 'limits', 'this machine gives no user namespaces')
    seen.clear()
    await server.stop()
    await rm(join(folder.dataDir, 'bin'), { recursive: true, force: true })
    server = await startStoryServer(folder.dataDir, { ...SECRETS, PATH: await makePath(programs) })
    anna.follow(server.url)
    const ordered = await anna.call('POST', '/api/videos', ORDER)
    const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
    expect(video).toMatchObject({ status: 'completed', failure: null })
    expect(server.stderr()).toContain(`"strength":"${strength}"`)
    expect([...seen.values()].map(({ what }) => what)).toEqual(
      expect.arrayContaining(['film-worker.ts', 'ffmpeg']),
    )
    expect([...seen.values()].filter(({ knowsSecret }) => knowsSecret)).toEqual([])
    expect([...seen.values()].filter(({ goesFirst, isLauncher }) => !goesFirst && !isLauncher)).toEqual([])
  })
})
