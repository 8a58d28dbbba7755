// The library of certificates needs it, and before itself.
import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'
import type { SigningKey } from './sign-claim.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const YEAR_MS = 365 * 86_400_000
const YEARS = 10
/** For signing content credentials (C2PA), and for mail, which older readers look for. */
const USES = ['1.3.6.1.4.1.62558.2.1', x509.ExtendedKeyUsage.emailProtection]

/**
 * A key and a certificate for an installation that was given none. C2PA wants a certificate that another one signed: that one's key
 * signs this single time and is kept nowhere. Nobody knows it, so readers call the signer unknown.
 */
export async function makeCertificate(now: Date): Promise<SigningKey> {
  x509.cryptoProvider.set(webcrypto)
  const [issuer, signer] = [await makeKeys(), await makeKeys()]
  const between = {
    notBefore: new Date(now.getTime() - 86_400_000),
    notAfter: new Date(now.getTime() + YEARS * YEAR_MS),
    signingAlgorithm: ALGORITHM,
    signingKey: issuer.privateKey,
  }
  const root = await x509.X509CertificateGenerator.create({
    ...between,
    serialNumber: '01',
    subject: 'CN=Hookreel installation, O=Hookreel installation (self-signed)',
    issuer: 'CN=Hookreel installation, O=Hookreel installation (self-signed)',
    publicKey: issuer.publicKey,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  const leaf = await x509.X509CertificateGenerator.create({
    ...between,
    serialNumber: '02',
    subject: 'CN=Films of this installation, O=Hookreel installation (self-signed)',
    issuer: root.subject,
    publicKey: signer.publicKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(USES),
      await x509.SubjectKeyIdentifierExtension.create(signer.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  const exported = await webcrypto.subtle.exportKey('pkcs8', signer.privateKey)
  return {
    certificates: [leaf.toString('pem'), root.toString('pem')],
    key: x509.PemConverter.encode(exported, 'PRIVATE KEY'),
  }
}

const makeKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
