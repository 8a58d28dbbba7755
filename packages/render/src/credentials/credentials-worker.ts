import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveTasks, type Tells } from '@hookreel/sandbox/calls'
import init, { WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm'
import { MAX_REPORT_CHARACTERS, type CredentialsTasks } from './credentials-tasks.ts'
import { refuseManyBoxes } from './refuse-many-boxes.ts'
import { SIGNATURE_BYTES } from './sign-claim.ts'

// The process that reads and writes content credentials: it sees one file or none, has no network and knows no key.

/**
 * A blob whose bytes can be had at once: the library is made for browsers, where a worker reads blobs so. It has no copy of them of its own,
 * and neither has a piece of it.
 */
class HeldBlob extends Blob {
  readonly held: Uint8Array
  constructor(bytes: Uint8Array) {
    super([])
    this.held = bytes
    Object.defineProperty(this, 'size', { value: bytes.length })
  }
  override slice(start = 0, end = this.held.length): Blob {
    return new HeldBlob(this.held.subarray(start, end))
  }
}
class HeldBlobReader {
  readAsArrayBuffer({ held }: HeldBlob): ArrayBuffer {
    return new Uint8Array(held).buffer
  }
}
Object.assign(globalThis, { FileReaderSync: HeldBlobReader })

let loaded: Promise<void> | undefined

serveTasks<CredentialsTasks>({ prepare, seal, read })

/** The library: 9 MB, a third of a second. */
function load(): Promise<void> {
  return (loaded ??= readLibrary())
}

async function readLibrary(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))
  await init({ module_or_path: await readFile(file) })
}

/** The boxes of a film without a frame: `ftyp`, `moov` and `mdat`. */
const EMPTY_FILM = Buffer.from(
  '000000146674797069736f6d0000000069736f6d000000086d6f6f76000000086d646174',
  'hex',
)

/** Seals a film of nothing, with no signature: what the library compiles when it is first used is there when the film comes (0.1 s). */
async function prepare(): Promise<void> {
  await load()
  const signer = { alg: 'es256', reserveSize: SIGNATURE_BYTES, sign: async () => new Uint8Array(64) }
  const film = new HeldBlob(new Uint8Array(EMPTY_FILM))
  // A signature of zeros is refused or not: what was to be compiled is compiled by then.
  await WasmBuilder.fromJson('{"format":"video/mp4"}')
    .sign(signer, [], 'video/mp4', film)
    .catch(() => undefined)
}

async function seal(
  { film, manifest, type }: CredentialsTasks['seal']['data'],
  parent: Tells<CredentialsTasks['seal']['hears']>,
): Promise<Uint8Array> {
  await load()
  const signer = {
    alg: 'es256',
    reserveSize: SIGNATURE_BYTES,
    sign: async (claim: Uint8Array) => new Uint8Array(await parent.sign(claim)),
  }
  return WasmBuilder.fromJson(manifest).sign(signer, [], type, new HeldBlob(film))
}

/** What the certificates of C2PA are for, and of mail, which older ones are. */
const USES = '1.3.6.1.4.1.62558.2.1\n1.3.6.1.5.5.7.3.4\n'

async function read({ input, type, anchors }: CredentialsTasks['read']['data']): Promise<string | null> {
  await load()
  const file = await readFile(input)
  const settings = {
    // The library takes no empty list: without anchors nobody is trusted.
    trust: { ...(anchors !== '' && { trust_anchors: anchors }), trust_config: USES },
    // A file may name an address that has its credentials, and one that knows of its certificate: nothing is fetched for it.
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
  }
  refuseManyBoxes(file)
  try {
    const report = (await WasmReader.fromBytes(type, new Uint8Array(file), JSON.stringify(settings))).json()
    if (report.length > MAX_REPORT_CHARACTERS) throw new Error('the file says too much of its own making')
    return report
  } catch (error) {
    if (String(error).includes('JumbfNotFound')) return null
    throw error
  }
}
