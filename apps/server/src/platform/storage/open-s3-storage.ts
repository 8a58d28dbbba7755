import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { putLargeFile } from './put-large-file.ts'
import { readObject } from './read-object.ts'
import { checkKey } from './storage.ts'
import type { Storage } from './storage.ts'

/** A bucket of a store that speaks the S3 protocol. */
export type S3Place = {
  /** Undefined: Amazon's own for the region. */
  readonly endpoint: string | undefined
  /** Where browsers reach the same store, when that is another address than the server's. */
  readonly publicEndpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** `https://store/bucket/key` instead of `https://bucket.store/key`. */
  readonly isPathStyle: boolean
  /** Whether films are fetched from the store itself; otherwise they go through this server. */
  readonly isRedirecting: boolean
}

/** One call is tried so often when the store answers 5xx, 429 or not at all; the waits grow up to some seconds. */
const TRIES = 5
const CONNECT_LIMIT_MS = 5000
/** A store that sends nothing for so long has failed. */
const SILENCE_LIMIT_MS = 20_000
const REMOVALS_AT_ONCE = 8

/**
 * A storage in a bucket. Calls are tried again on failures; a body that breaks off is gone on with where it broke.
 * The client is Amazon's own: a layer above it (flydrive) reads no ranges and hides retries and multipart.
 */
export function openS3Storage(place: S3Place): Storage {
  const { bucket: Bucket } = place
  const client = createClient(place, place.endpoint)
  const signer = place.publicEndpoint === undefined ? client : createClient(place, place.publicEndpoint)
  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }))
  }
  const removeAll = async (prefix: string) => {
    for (;;) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }))
      const keys = Contents.flatMap(({ Key }) => Key ?? [])
      if (keys.length === 0) return
      for (let at = 0; at < keys.length; at += REMOVALS_AT_ONCE)
        await Promise.all(keys.slice(at, at + REMOVALS_AT_ONCE).map(remove))
    }
  }
  return {
    isShared: true,
    putFile: (key, fromFile) => putLargeFile(client, { Bucket, Key: checkKey(key) }, fromFile),
    putBytes: async (key, bytes) => {
      await client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), Body: bytes }))
    },
    findSize: async (key) => {
      if (!isKey(key)) return undefined
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key: key }))).ContentLength
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
        throw error
      }
    },
    read: (key, range) =>
      Readable.from(readObject(client, { Bucket, Key: checkKey(key) }, range), { objectMode: false }),
    list: async function* (start) {
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: start, ContinuationToken: token }),
        )
        for (const { Key: key, Size = 0, LastModified } of page.Contents ?? [])
          if (key !== undefined) yield { key, sizeBytes: Size, modifiedAt: LastModified ?? new Date() }
        token = page.NextContinuationToken
      } while (token !== undefined)
    },
    remove,
    removeAllStartingWith: (key) => removeAll(checkKey(key)),
    removeFolder: (key) => removeAll(`${checkKey(key)}/`),
    ...(place.isRedirecting && {
      signAddress: (key, { contentType, disposition, cacheControl, secondsLeft }) =>
        getSignedUrl(
          signer,
          new GetObjectCommand({
            ...{ Bucket, Key: checkKey(key), ResponseContentType: contentType },
            ...{ ResponseContentDisposition: disposition, ResponseCacheControl: cacheControl },
          }),
          { expiresIn: secondsLeft },
        ),
    }),
  }
}

/** Where players are sent on to for films; nothing when films go through this server. */
export function findFilmOrigin(place: S3Place | undefined): string | undefined {
  if (!place?.isRedirecting) return undefined
  const { publicEndpoint, endpoint, bucket, region, isPathStyle } = place
  const url = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`)
  return isPathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`
}

function createClient(place: S3Place, endpoint: string | undefined): S3Client {
  const { region, accessKeyId, secretAccessKey, isPathStyle } = place
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    maxAttempts: TRIES,
    // Not every store knows the newer checksums; the signature covers every byte that is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: SILENCE_LIMIT_MS * 3,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_LIMIT_MS,
    },
    ...(endpoint !== undefined && { endpoint }),
  })
}

function isKey(key: string): boolean {
  try {
    return checkKey(key) === key
  } catch {
    return false
  }
}
