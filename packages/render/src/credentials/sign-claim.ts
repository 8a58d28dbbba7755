import { createPrivateKey, sign, X509Certificate } from 'node:crypto'
import { encode } from 'cborg'

/** With what films are signed: the certificate first, then those that it rests on, as PEM; and the key of the first. */
export type SigningKey = { readonly certificates: readonly string[]; readonly key: string }

/** What a signature may take in a file; it is filled up to exactly this. */
export const SIGNATURE_BYTES = 20_000
const COSE_SIGN1 = 0xd2
const [ALGORITHM, CHAIN] = [1, 33]
const ES256 = -7

/**
 * Signs a claim of a manifest: a COSE_Sign1 (RFC 9052) by ECDSA on P-256, whose certificates stand in its protected header, as C2PA
 * wants it.
 */
export function signClaim({ certificates, key }: SigningKey, claim: Uint8Array): Uint8Array {
  const chain = certificates.map((pem) => new Uint8Array(new X509Certificate(pem).raw))
  const header = encode(
    new Map<number, unknown>([
      [ALGORITHM, ES256],
      [CHAIN, chain],
    ]),
  )
  const signed = encode(['Signature1', header, new Uint8Array(0), claim])
  const signature = sign('sha256', signed, { key: createPrivateKey(key), dsaEncoding: 'ieee-p1363' })
  const build = (padding: number) => {
    const filler = new Map([['pad', new Uint8Array(padding)]])
    return Buffer.concat([
      Buffer.from([COSE_SIGN1]),
      encode([header, filler, null, new Uint8Array(signature)]),
    ])
  }
  // The length of a filler is written in up to five bytes of its own.
  const guess = SIGNATURE_BYTES - build(0).length
  return new Uint8Array(build(guess - (build(guess).length - SIGNATURE_BYTES)))
}
