import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killProgram, openCalls, startNode } from '@hookreel/sandbox'
import { createCanvas } from '@napi-rs/canvas'
import type { FilmOrigin, FilmPart } from '@hookreel/film'
import { writeClip } from '../../../../tests/fakes/write-clip.ts'
import { verifyManifest } from '../../../../tests/verify-manifest.ts'
import { convertFilm } from '../encode/convert-film.ts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { hasFastStart } from '../ffmpeg/has-fast-start.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { CredentialsTasks } from './credentials-tasks.ts'
import { openFilmSigning, openSigner } from './open-signer.ts'
import type { FilmSigner } from './open-signer.ts'
import { readCredentials } from './read-credentials.ts'
import { openSealer, sealFilm } from './seal-film.ts'
import { typeOfFilm, writeManifest } from './write-manifest.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const here = { origin: 'code', maker: null, model: null } as const
const made: FilmPart = { kind: 'picture', origin: 'model', maker: 'OpenAI', model: 'gpt-image-2', count: 2 }
const ORIGIN: FilmOrigin = {
  parts: [made, { kind: 'voice', ...here, count: 1 }],
  works: [{ work: 'https://example.org/tower', title: 'Tower', author: 'Ann', licence: 'CC BY 4.0' }],
  changes: { picturesSent: 0, picturesDescribed: 1 },
}

let folder: string
let signer: FilmSigner
let [plain, sealed] = ['', '']
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-credentials-'))
  plain = join(folder, 'plain.mp4')
  sealed = join(folder, 'sealed.mp4')
  await writeClip(plain, { seconds: 2, width: 90, height: 160 })
  signer = await openSigner(join(folder, 'signer'), undefined, new Date())
  await sealFilm({
    ...{ inputFile: plain, outputFile: sealed, format: 'mp4', manifest: writeManifest(ORIGIN, NOW) },
    sign: async (claim) => signer.sign(claim),
  })
})
afterAll(() => rm(folder, { recursive: true }))

const read = (file: string, anchors = signer.anchors) => readCredentials(file, 'video/mp4', anchors)

async function flipByte(at: number): Promise<string> {
  const bytes = await readFile(sealed)
  const flipped = join(folder, `flipped-${at}.mp4`)
  bytes[bytes.length - at] = (bytes[bytes.length - at] ?? 0) ^ 1
  await writeFile(flipped, bytes)
  return flipped
}

/** A picture that says where its credentials are. */
function namePlace(address: string): Buffer {
  const xmp =
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="${address}"/>` +
    '</rdf:RDF></x:xmpmeta>'
  const picture = createCanvas(16, 16).toBuffer('image/jpeg')
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(xmp.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, Buffer.from(xmp), picture.subarray(2)])
}

describe('what a process of a film has signed', () => {
  test('is as many claims as its film has files, and each stands in one of them', async () => {
    const signing = openFilmSigning(signer)
    const [watched, downloaded] = [join(folder, 'watched.mp4'), join(folder, 'downloaded.mov')]
    const seal = (outputFile: string, format: string) =>
      sealFilm({
        ...{ inputFile: plain, outputFile, format, manifest: writeManifest(ORIGIN, NOW) },
        sign: async (claim) => signing.sign(claim),
      })
    await convertFilm({
      ffmpeg: await findFfmpeg(),
      inputFile: plain,
      outputFile: join(folder, 'plain.mov'),
      format: 'mov',
    })
    await seal(watched, 'mp4')
    expect(await signing.countStrays(watched)).toBe(0)
    await seal(downloaded, 'mov')
    expect([await signing.countStrays(watched), await signing.countStrays(downloaded)]).toEqual([1, 0])
    await expect(seal(join(folder, 'another.mp4'), 'mp4')).rejects.toThrow()
    expect(() => signing.sign(new Uint8Array(9))).toThrow('as many claims as it has files')
  })
})

describe('content credentials', () => {
  test('say of each part who made it, and are believed where their signer is known', async () => {
    expect(await read(sealed)).toEqual({
      state: 'trusted',
      problems: [],
      signer: 'Hookreel installation (self-signed)',
      software: 'Hookreel 0.1.0',
      when: NOW.toISOString(),
      sourceType: 'compositeWithTrainedAlgorithmicMedia',
      ingredients: [
        {
          title: 'Pictures: OpenAI, gpt-image-2',
          description: 'Pictures made by a generative model. In 2 scenes.',
        },
        { title: 'Voice', description: 'Voice spoken by rules.' },
        { title: 'Tower', description: 'By Ann, CC BY 4.0: https://example.org/tower' },
      ],
      origin: ORIGIN,
    })
    const other = await openSigner(join(folder, 'other'), undefined, new Date())
    expect(await read(sealed, other.anchors)).toMatchObject({ state: 'whole', problems: [] })
  })

  test('are found whole by a second implementation, which sees one flipped byte as we do', async () => {
    expect(await verifyManifest(await readFile(sealed))).toBe(true)
    const flipped = await flipByte(500)
    expect(await verifyManifest(await readFile(flipped))).toBe(false)
    expect(await read(flipped)).toMatchObject({ state: 'broken', problems: ['assertion.bmffHash.mismatch'] })
  })

  test('leave the film as it is: the same frames and sound, played from its beginning', async () => {
    const ffmpeg = await findFfmpeg()
    const hashOf = async (file: string) => {
      const args = ['-v', 'error', '-i', file, '-map', '0', '-c', 'copy', '-f', 'md5', 'pipe:1']
      return String((await runFfmpeg(ffmpeg, args)).stdout)
    }
    expect(await hashOf(sealed)).toBe(await hashOf(plain))
    expect(await hasFastStart(sealed)).toBe(await hasFastStart(plain))
    expect((await stat(sealed)).size - (await stat(plain)).size).toBeLessThan(40_000)
  })

  test('are written into every format that a film is delivered in', async () => {
    for (const format of ['mov', 'avi'] as const) {
      const [input, output] = [join(folder, `plain.${format}`), join(folder, `sealed.${format}`)]
      await convertFilm({ ffmpeg: await findFfmpeg(), inputFile: plain, outputFile: input, format })
      const manifest = writeManifest(ORIGIN, NOW)
      await sealFilm({
        ...{ inputFile: input, outputFile: output, format, manifest },
        sign: async (claim) => signer.sign(claim),
      })
      const type = format === 'mov' ? 'video/quicktime' : 'video/avi'
      expect(await readCredentials(output, type, signer.anchors)).toMatchObject({ state: 'trusted' })
    }
  })

  test('are written by a process that waited for the film, which sees no file and may seal another one', async () => {
    const sealer = openSealer()
    sealer.prepare()
    for (const name of ['one.mp4', 'other.mp4']) {
      await sealer.seal({
        ...{ inputFile: plain, outputFile: join(folder, name), format: 'mp4' },
        ...{ manifest: writeManifest(ORIGIN, NOW), sign: async (claim: Uint8Array) => signer.sign(claim) },
      })
      expect(await read(join(folder, name))).toMatchObject({ state: 'trusted' })
    }
    sealer.close()
    const late = { inputFile: plain, outputFile: join(folder, 'late.mp4'), format: 'mp4', manifest: {} }
    const sign = async () => new Uint8Array()
    await expect(sealer.seal({ ...late, sign })).rejects.toMatchObject({ code: 'credentials_failed' })
    const aborted = AbortSignal.abort(new Error('cancelled'))
    await expect(openSealer().seal({ ...late, sign, signal: aborted })).rejects.toThrow('cancelled')
  })

  test('are missing from what never had them', async () => {
    expect(await read(plain)).toBeNull()
  })

  test('that stand elsewhere are not fetched, by a process that could', async () => {
    const asked: string[] = []
    const elsewhere = createServer((request, answer) => {
      asked.push(request.url ?? '')
      answer.end('{}')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const address = elsewhere.address()
    const port = typeof address === 'object' ? address?.port : 0
    const file = join(folder, 'elsewhere.jpg')
    await writeFile(file, namePlace(`http://127.0.0.1:${port}/credentials`))
    const worker = fileURLToPath(new URL('credentials-worker.ts', import.meta.url))
    const confinement = { isOurCode: true, reads: [file], hasNetwork: true } as const
    const channel = { errors: 'inherit', serialization: 'advanced' } as const
    const child = startNode(worker, [], { ...confinement, ...channel }, 'limits')
    const order = { input: file, type: 'image/jpeg', anchors: signer.anchors }
    const calls = openCalls<CredentialsTasks>(child, { stopMs: 0 })
    await calls.ask('read', order, {}).catch(() => null)
    killProgram(child)
    await calls.ended
    await new Promise((resolve) => elsewhere.close(resolve))
    expect(asked).toEqual([])
    await expect(readCredentials(file, 'image/jpeg', signer.anchors)).rejects.toThrow('could not be handled')
  })

  test('are read where nobody is trusted, too', async () => {
    expect(await read(sealed, '')).toMatchObject({ state: 'whole', problems: [] })
  })

  test('are not looked for in a file of a million empty boxes, which would take hours', async () => {
    const file = join(folder, 'boxes.mp4')
    const empty = Buffer.from('0000000866726565', 'hex')
    await writeFile(
      file,
      Buffer.concat([(await readFile(plain)).subarray(0, 32), Buffer.alloc(2 ** 23, empty)]),
    )
    await expect(readCredentials(file, 'video/mp4', signer.anchors)).rejects.toMatchObject({
      detail: expect.stringContaining('too many boxes'),
    })
  })

  test('are not looked for in a film whose boxes hold a hundred thousand others, which would take half a minute', async () => {
    const file = join(folder, 'tracks.mp4')
    const tracks = Buffer.alloc(800_000, Buffer.from('000000087472616b', 'hex'))
    const moov = Buffer.from('000000006d6f6f76', 'hex')
    moov.writeUInt32BE(8 + tracks.length)
    await writeFile(file, Buffer.concat([(await readFile(plain)).subarray(0, 32), moov, tracks]))
    await expect(readCredentials(file, 'video/mp4', signer.anchors)).rejects.toMatchObject({
      detail: expect.stringContaining('too many boxes'),
    })
  })

  test('are not believed where they say more than a film could, which would keep the server busy', async () => {
    const long = join(folder, 'long.mp4')
    const manifest = writeManifest({ ...ORIGIN, parts: [], works: [] }, NOW)
    const works = Array.from({ length: 30_000 }, () => ({ work: '', author: '', licence: '' }))
    const told = JSON.stringify(manifest).replace('"works":[]', `"works":${JSON.stringify(works)}`)
    await sealFilm({
      ...{ inputFile: plain, outputFile: long, format: 'mp4', manifest: JSON.parse(told) },
      sign: async (claim) => signer.sign(claim),
    })
    await expect(read(long)).rejects.toMatchObject({ detail: expect.stringContaining('too much') })
  })

  test('are signed by the same key after the next start, which only its owner may read', async () => {
    const again = await openSigner(join(folder, 'signer'), undefined, new Date())
    expect(again.id).toBe(signer.id)
    expect(signer.isGiven).toBe(false)
    expect((await stat(join(folder, 'signer', 'signer.json'))).mode & 0o777).toBe(0o600)
  })

  test('are signed with the operator’s certificate where there is one, if its key is the right one', async () => {
    const one = JSON.parse(await readFile(join(folder, 'signer', 'signer.json'), 'utf8'))
    const [certificateFile, keyFile] = [join(folder, 'chain.pem'), join(folder, 'key.pem')]
    await writeFile(certificateFile, one.certificates.join('\n'))
    await writeFile(keyFile, one.key)
    const given = await openSigner(folder, { certificateFile, keyFile }, new Date())
    expect(given).toMatchObject({ id: signer.id, isGiven: true })
    const other = await openSigner(join(folder, 'other'), undefined, new Date())
    expect(other.id).not.toBe(signer.id)
    await writeFile(keyFile, JSON.parse(await readFile(join(folder, 'other', 'signer.json'), 'utf8')).key)
    await expect(openSigner(folder, { certificateFile, keyFile }, new Date())).rejects.toThrow('not that of')
  })
})

test('a film is called by models only where a model made every part of it', () => {
  const name = (...parts: FilmPart[]) => typeOfFilm(parts).split('/').at(-1)
  const plainVoice: FilmPart = { kind: 'voice', ...here, count: 1 }
  const photo: FilmPart = { kind: 'picture', origin: 'library', maker: 'Pexels', model: null, count: 1 }
  expect(name({ ...made, ...here }, plainVoice)).toBe('algorithmicMedia')
  expect(name(made, plainVoice)).toBe('compositeWithTrainedAlgorithmicMedia')
  expect(name(made, { ...made, kind: 'voice' })).toBe('trainedAlgorithmicMedia')
  expect(name(photo, plainVoice)).toBe('composite')
})
