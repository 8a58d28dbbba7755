import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenOnLoopback } from '../../../../../tests/fakes/listen-on-loopback.ts'
import type { Listening } from '../../../../../tests/fakes/listen-on-loopback.ts'
import { installProgram } from './install-program.ts'

const NAME = 'the-build'
const never = new AbortController().signal
let registry: Listening
let folder: string
let tarball: Buffer

/** One file of a package, as registries have it. */
function pack(name: string, text: string): Buffer {
  const header = Buffer.alloc(512)
  header.write(`package/${name}`, 0)
  for (const [at, number] of [
    [100, 0o644],
    [108, 0],
    [116, 0],
    [136, 0],
  ] as const)
    header.write(number.toString(8).padStart(7, '0'), at)
  header.write(text.length.toString(8).padStart(11, '0'), 124)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  const body = Buffer.alloc(Math.ceil(text.length / 512) * 512)
  body.write(text)
  return gzipSync(Buffer.concat([header, body, Buffer.alloc(1024)]))
}

const integrityOf = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-program-'))
  tarball = pack('package.json', JSON.stringify({ name: NAME, version: '1.0.0' }))
  registry = await listenOnLoopback(({ url = '' }, response) => {
    if (url.endsWith('.tgz')) {
      response.end(tarball)
      return
    }
    const dist = { tarball: `${registry.url}/${NAME}-1.0.0.tgz`, integrity: integrityOf(tarball) }
    const version = { name: NAME, version: '1.0.0', dist }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name: NAME, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } }))
  })
  vi.stubEnv('npm_config_registry', registry.url)
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await registry?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A program whose build is named beside its lockfile, which tells what the build was when it was tested. */
async function installWith(integrity: string): Promise<string> {
  const source = await mkdtemp(join(folder, 'source-'))
  const root = { name: 'program', dependencies: {} }
  const build = { version: '1.0.0', integrity, optional: true }
  const lock = { lockfileVersion: 3, requires: true, packages: { '': root, [`node_modules/${NAME}`]: build } }
  await writeFile(join(source, 'package.json'), JSON.stringify({ ...root, private: true }))
  await writeFile(join(source, 'package-lock.json'), JSON.stringify({ ...root, ...lock }))
  const target = await mkdtemp(join(folder, 'target-'))
  const files = ['package.json', 'package-lock.json']
  await installProgram({ folder: source, files, options: [`${NAME}@1.0.0`] }, target, never)
  return readFile(join(target, 'node_modules', NAME, 'package.json'), 'utf8')
}

test('a build that is named beside the lockfile is installed when it is what the lockfile knows', async () => {
  expect(await installWith(integrityOf(tarball))).toContain(NAME)
}, 60_000)

test('another build of the same name and version is refused, whatever the registry says of it', async () => {
  await expect(installWith(integrityOf(Buffer.from('as it was tested')))).rejects.toThrow(
    `${NAME} is not the one that this version was tested with`,
  )
}, 60_000)
