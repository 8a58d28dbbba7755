import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildInstall, replyPart } from '../../../../../tests/builders/build-install.ts'
import type { BuiltInstall } from '../../../../../tests/builders/build-install.ts'
import { InstallError } from './install-error.ts'
import { readState } from '../natural-voice/natural-voice.ts'
import { installPackage, removePackage } from './install-package.ts'

let built: BuiltInstall
const never = new AbortController().signal

beforeEach(async () => {
  built = await buildInstall()
})
afterEach(() => built.close())

const modelOf = (folder: string) => path.join(folder, 'model', 'onnx', 'model.onnx')
const asksForModel = () => built.service.asked.filter(({ path: asked }) => asked === '/onnx/model.onnx')

test('it is installed in one step when the whole of it is there and right, and never again', async () => {
  const { options } = built
  expect(await readState(options)).toMatchObject({ state: 'absent' })
  expect(await installPackage(options, never)).toBe('installed')
  expect(readFileSync(modelOf(options.place.installed)).equals(built.model)).toBe(true)
  expect(existsSync(options.place.coming)).toBe(false)
  expect(await readState(options)).toMatchObject({ state: 'installed', message: null })
  expect(await installPackage(options, never)).toBe('installed')
  expect(asksForModel()).toHaveLength(1)
})

test('a connection that is cut at half of the model is taken up where it broke', async () => {
  const { options, model } = built
  const part = `${modelOf(options.place.coming)}.part`
  const half = model.length / 2
  async function* cutWhenSomeIsThere() {
    yield model.slice(0, half)
    await vi.waitFor(() => expect(statSync(part).size).toBeGreaterThan(0), 20_000)
  }
  built.answer((from) =>
    from === 0
      ? { ...replyPart(model, 0), pieces: cutWhenSomeIsThere(), isCut: true }
      : replyPart(model, from),
  )
  expect(await installPackage(options, never)).toBe('installed')
  const [first, second] = asksForModel()
  expect(first?.headers['range']).toBeUndefined()
  const from = Number(/^bytes=(\d+)-$/.exec(second?.headers['range'] ?? '')?.[1])
  expect(from).toBeGreaterThan(0)
  expect(from).toBeLessThanOrEqual(half)
  expect(asksForModel()).toHaveLength(2)
  expect(readFileSync(modelOf(options.place.installed)).equals(model)).toBe(true)
})

test('a server that cannot go on in the middle sends it anew', async () => {
  const { options, model } = built
  built.answer((from) => replyPart(model, 0, { cutAfter: from === 0 ? 3 : 8 }))
  expect(await installPackage(options, never)).toBe('installed')
  expect(readFileSync(modelOf(options.place.installed)).equals(model)).toBe(true)
})

test('another file than the one that was pinned is refused and thrown away, and a later try begins anew', async () => {
  const { options, model } = built
  built.answer((from) =>
    replyPart(
      model.map((byte) => byte ^ 1),
      from,
    ),
  )
  await expect(installPackage(options, never)).rejects.toThrow(/is not the file that was expected/)
  expect(existsSync(options.place.installed)).toBe(false)
  expect(existsSync(`${modelOf(options.place.coming)}.part`)).toBe(false)
  expect(await readState(options)).toMatchObject({
    state: 'stopped',
    message: expect.stringContaining('SHA-256'),
  })
  built.answer((from) => replyPart(model, from))
  expect(await installPackage(options, never)).toBe('installed')
})

test('a whole answer that is too short is another file, not a broken connection', async () => {
  built.answer(() => replyPart(new Uint8Array(1000), 0))
  await expect(installPackage(built.options, never)).rejects.toThrow(/is not the file that was expected/)
})

test('a file that is longer than the pinned one is not written on and on', async () => {
  const { options, model } = built
  built.answer(() => replyPart(new Uint8Array(model.length * 3), 0))
  await expect(installPackage(options, never)).rejects.toThrow(/larger than it can be/)
})

test('an answer without end is not written on and on, also when it is packed', async () => {
  const { options, model } = built
  async function* endless() {
    for (let sent = 0; sent < model.length * 40; sent += 65_536) {
      yield new Uint8Array(65_536)
      await setImmediate()
    }
  }
  built.answer(() => ({ status: 200, pieces: endless() }))
  await expect(installPackage(options, never)).rejects.toThrow(/larger than it can be/)
  const bomb = gzipSync(new Uint8Array(model.length * 50))
  const headers = { 'content-encoding': 'gzip', 'content-length': String(bomb.length) }
  built.answer(() => ({ status: 200, headers, pieces: [bomb] }))
  await expect(installPackage(options, never)).rejects.toThrow(/larger than it can be/)
  expect(existsSync(options.place.installed)).toBe(false)
})

test('a mirror that goes on at another place than it says is found out, and a later try begins anew', async () => {
  const { options, model } = built
  const range = (from: number) => `bytes ${from}-${model.length - 1}/${model.length}`
  built.answer((from) =>
    from === 0
      ? replyPart(model, 0, { cutAfter: 4 })
      : { ...replyPart(model, 0), status: 206, headers: { 'content-range': range(from) } },
  )
  await expect(installPackage(options, never)).rejects.toThrow(/larger than it can be|not the file/)
  expect(existsSync(options.place.installed)).toBe(false)
  built.answer((from) => replyPart(model, from))
  expect(await installPackage(options, never)).toBe('installed')
  expect(readFileSync(modelOf(options.place.installed)).equals(model)).toBe(true)
})

test('a mirror that announces more than it sends is asked again, and in the end told', async () => {
  const { options, model } = built
  const headers = { 'content-length': String(model.length) }
  built.answer(() => ({ status: 200, headers, pieces: [model.slice(0, 1000)], isCut: true }))
  await expect(installPackage(options, never)).rejects.toThrow(/connection broke .* goes on where it stopped/)
  expect(await readState(options)).toMatchObject({ state: 'stopped' })
})

test('it is removed with what an installation left, and comes again when it is wanted', async () => {
  const { options } = built
  expect(await installPackage(options, never)).toBe('installed')
  expect(await removePackage(options.place)).toBe(true)
  expect(await readState(options)).toMatchObject({ state: 'absent', voiceId: null })
  expect(existsSync(options.place.installed)).toBe(false)
  expect(await installPackage(options, never)).toBe('installed')
  expect(await readState(options)).toMatchObject({ voiceId: 'natural-voice:af_heart' })
})

test('a disk without room is told before anything is fetched', async () => {
  const options = { ...built.options, measureFree: async () => 5_000_000 }
  await expect(installPackage(options, never)).rejects.toThrow(/needs 311 MB .* 5 MB are free/)
  expect(built.service.asked).toEqual([])
})

test('an address that has nothing and a program that cannot be installed are told in a sentence', async () => {
  const from = { ...built.options.from, address: `${built.service.url}/nowhere/` }
  const elsewhere = { ...built.options, from }
  await expect(installPackage(elsewhere, never)).rejects.toThrow(
    /answered 404 for config.json. Check KOKORO_MODEL_URL/,
  )
  const broken = {
    ...(await freshOptions()),
    installProgram: () => Promise.reject(new InstallError('npm could not install the program: no network')),
  }
  await expect(installPackage(broken, never)).rejects.toThrow('no network')
  expect(await readState(broken)).toMatchObject({ state: 'stopped', message: expect.stringContaining('npm') })
})

test('a process that is killed in the middle leaves what it had, and the next one goes on with it', async () => {
  const { options, model } = built
  built.answer((from) => replyPart(model, from, { pieces: 40, pieceMs: from === 0 ? 100 : 0 }))
  const child = startElsewhere()
  await vi.waitFor(async () => expect((await readState(options)).doneBytes).toBeGreaterThan(50_000), 20_000)
  expect(await readState(options)).toMatchObject({ state: 'installing', step: 'model' })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await readState(options)).toMatchObject({ state: 'stopped' })
  expect(await installPackage(options, never)).toBe('installed')
  expect(asksForModel().at(-1)?.headers['range']).toMatch(/^bytes=[1-9]\d+-$/)
  expect(readFileSync(modelOf(options.place.installed)).equals(model)).toBe(true)
})

test('a second asker leaves it to the first, and can have it stopped', async () => {
  const { options, model } = built
  built.answer((from) => replyPart(model, from, { pieces: 40, pieceMs: 200 }))
  const child = startElsewhere()
  await vi.waitFor(async () => expect((await readState(options)).doneBytes).toBeGreaterThan(0), 20_000)
  expect(await installPackage(options, never)).toBe('busy')
  writeFileSync(options.place.stop, '')
  const [code] = await once(child, 'exit')
  expect(code).toBe(3)
  expect(await readState(options)).toMatchObject({
    state: 'stopped',
    message: expect.stringContaining('goes on'),
  })
})

/** The same in another process, which ends with 3 when it was stopped. */
function startElsewhere() {
  const { place, from, files } = built.options
  const code = `
    import { mkdirSync } from 'node:fs'
    import { installPackage } from ${JSON.stringify(path.join(import.meta.dirname, 'install-package.ts'))}
    const end = await installPackage({
      place: ${JSON.stringify(place)}, from: ${JSON.stringify(from)}, what: 'kokoro', programBytes: 1, files: ${JSON.stringify(files)},
      measureFree: async () => 2e9,
      installProgram: async (folder) => void mkdirSync(folder, { recursive: true }),
    }, new AbortController().signal)
    process.exit(end === 'stopped' ? 3 : 0)`
  return spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', code], { stdio: 'inherit' })
}

async function freshOptions() {
  await built.close()
  built = await buildInstall()
  return built.options
}
