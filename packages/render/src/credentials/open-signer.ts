import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signClaim } from './sign-claim.ts'
import type { SigningKey } from './sign-claim.ts'

/** Who signs films. Its key is in nobody's reach but the process that opened it. */
export type FilmSigner = {
  /** Tells one certificate from another: what was signed by an earlier one is signed anew. */
  readonly id: string
  /** False: made here, so that nobody outside knows it. */
  readonly isGiven: boolean
  /** The certificates that the signature rests on, as PEM. */
  readonly anchors: string
  readonly sign: (claim: Uint8Array) => Uint8Array
}

/** Signs for one try of a film, whose process reads what strangers send and knows no key. */
export type FilmSigning = {
  /** Throws once the film has had what its files need. */
  readonly sign: (claim: Uint8Array) => Uint8Array
  /** Looks through one more file; answers how many of the claims that were signed stand in none of those so far. */
  readonly countStrays: (file: string) => Promise<number>
}

const FILE = 'signer.json'
/** A film is sealed as it is watched, and as it is downloaded. */
const FILES_OF_A_FILM = 2

/** The signer of an operator's certificate (chain and key, PEM files), else of the one in this folder, which is made the first time. */
export async function openSigner(
  folder: string,
  given: { readonly certificateFile: string; readonly keyFile: string } | undefined,
  now: Date,
): Promise<FilmSigner> {
  if (given === undefined) return signerOf(await readOrMake(folder, now), false)
  const chain = await readFile(given.certificateFile, 'utf8')
  const certificates = chain.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return signerOf({ certificates, key: await readFile(given.keyFile, 'utf8') }, true)
}

/** Signing for one film alone: a process that was taken over has no third file signed, and what it has signed is missed in its film. */
export function openFilmSigning({ sign }: Pick<FilmSigner, 'sign'>): FilmSigning {
  let signed = 0
  const strays = new Set<Buffer>()
  return {
    sign: (claim) => {
      if (signed === FILES_OF_A_FILM) throw new RangeError('a film has as many claims as it has files signed')
      signed += 1
      strays.add(Buffer.from(claim))
      return sign(claim)
    },
    countStrays: async (file) => {
      if (strays.size > 0) await removeFound(strays, file)
      return strays.size
    },
  }
}

/** Takes the claims out that stand in a file; they stand behind its head, so little of it is read. */
async function removeFound(claims: Set<Buffer>, file: string): Promise<void> {
  const overlap = Math.max(...[...claims].map(({ length }) => length))
  let kept = Buffer.alloc(0)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    kept = Buffer.concat([kept.subarray(-overlap), chunk])
    for (const claim of claims) if (kept.includes(claim)) claims.delete(claim)
    if (claims.size === 0) return
  }
}

/** Throws an Error with what is wrong with it, for the person who set it up. */
function signerOf(signing: SigningKey, isGiven: boolean): FilmSigner {
  const [leaf, ...others] = signing.certificates
  if (leaf === undefined) throw new Error('its file holds no certificate')
  const certificate = new X509Certificate(leaf)
  const key = createPrivateKey(signing.key)
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('its key must be an ECDSA key on P-256')
  if (!certificate.checkPrivateKey(key)) throw new Error('the key is not that of the certificate')
  return {
    id: createHash('sha256').update(certificate.raw).digest('hex').slice(0, 16),
    isGiven,
    anchors: (others.length === 0 ? [leaf] : others).join('\n'),
    sign: (claim) => signClaim(signing, claim),
  }
}

async function readOrMake(folder: string, now: Date): Promise<SigningKey> {
  const file = join(folder, FILE)
  try {
    // Written below alone.
    return JSON.parse(await readFile(file, 'utf8')) as SigningKey
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  // Only here: the library of certificates takes 90 ms of the start of every process that knows it.
  const { makeCertificate } = await import('./make-certificate.ts')
  const made = await makeCertificate(now)
  // Whole or not at all; of two that start at once the second one stays.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(made), { mode: 0o600, flush: true })
  await rename(unfinished, file)
  return JSON.parse(await readFile(file, 'utf8')) as SigningKey
}
