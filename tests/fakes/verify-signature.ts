import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The keys that a request must be signed with. */
export type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string }

export type SignedRequest = {
  readonly method: string
  /** As it came: the path still encoded. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

type Claim = {
  readonly credential: string
  readonly date: string
  readonly signedHeaders: string
  readonly signature: string
  readonly payloadHash: string
  readonly expiresSeconds: number
}

/** How far the clocks may be apart, as S3 has it. */
const SKEW_SECONDS = 900

/**
 * Why a request is refused, by the words of S3, or nothing when it is signed as AWS Signature Version 4 says: in the
 * Authorization header, or in the address ("presigned"). Written from the published algorithm, not with the library that signs.
 */
export function verifySignature(request: SignedRequest, keys: Keys, now = new Date()): string | undefined {
  const url = new URL(request.url, 'http://localhost')
  const claim = url.searchParams.has('X-Amz-Signature')
    ? claimOfAddress(url)
    : claimOfHeaders(request.headers)
  if (!claim) return 'AccessDenied'
  const [accessKeyId, day, region, service, end] = claim.credential.split('/')
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const scope = [day, region, service, end].join('/')
  if (
    region !== keys.region ||
    service !== 's3' ||
    end !== 'aws4_request' ||
    !claim.date.startsWith(day ?? '-')
  )
    return 'AuthorizationHeaderMalformed'
  const signedAt = readDate(claim.date)
  const age = (now.getTime() - signedAt) / 1000
  if (!(age > -SKEW_SECONDS)) return 'RequestTimeTooSkewed'
  if (!(age < claim.expiresSeconds))
    return claim.expiresSeconds === SKEW_SECONDS ? 'RequestTimeTooSkewed' : 'AccessDenied'
  if (!claim.signedHeaders.split(';').includes('host')) return 'AccessDenied'
  const isHashed = claim.payloadHash !== 'UNSIGNED-PAYLOAD'
  if (isHashed && claim.payloadHash !== hash(request.body)) return 'XAmzContentSHA256Mismatch'
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...claim.signedHeaders.split(';').map((name) => `${name}:${readHeader(request.headers, name)}`),
    '',
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n')
  const key = [day ?? '', keys.region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  )
  const own = hmac(key, ['AWS4-HMAC-SHA256', claim.date, scope, hash(canonical)].join('\n'))
  const given = Buffer.from(claim.signature, 'hex')
  return given.length === own.length && timingSafeEqual(given, own) ? undefined : 'SignatureDoesNotMatch'
}

function claimOfHeaders(headers: IncomingHttpHeaders): Claim | undefined {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (!match) return undefined
  const [, credential = '', signedHeaders = '', signature = ''] = match
  return {
    ...{ credential, signedHeaders, signature, expiresSeconds: SKEW_SECONDS },
    date: readHeader(headers, 'x-amz-date'),
    payloadHash: readHeader(headers, 'x-amz-content-sha256'),
  }
}

function claimOfAddress(url: URL): Claim {
  const get = (name: string) => url.searchParams.get(name) ?? ''
  return {
    credential: get('X-Amz-Credential'),
    date: get('X-Amz-Date'),
    signedHeaders: get('X-Amz-SignedHeaders'),
    signature: get('X-Amz-Signature'),
    payloadHash: 'UNSIGNED-PAYLOAD',
    expiresSeconds: Number(get('X-Amz-Expires')),
  }
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
}

/** RFC 3986: everything but letters, digits and -._~ */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function readHeader(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replaceAll(/ +/g, ' ')
}

/** From 20300131T120000Z to milliseconds. */
function readDate(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
