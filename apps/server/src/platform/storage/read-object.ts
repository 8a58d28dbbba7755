import { setTimeout as wait } from 'node:timers/promises'
import { GetObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Client } from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { ByteRange } from './storage.ts'

/** A body that breaks off so often without bringing anything is given up. */
const BREAKS = 4
const WAIT_MS = 200

/**
 * The bytes of an object. When they break off they are asked for from there on, of the same version of the object:
 * the store refuses (412) when it was replaced meanwhile. Throws when the store does, or when bytes stay missing.
 */
export async function* readObject(
  client: S3Client,
  object: { readonly Bucket: string; readonly Key: string },
  range?: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = range?.start ?? 0
  let end = range?.end
  let version: string | undefined
  for (let breaks = 0; end === undefined || at <= end;) {
    try {
      const isPart = range !== undefined || end !== undefined
      const answer = await client.send(
        new GetObjectCommand({
          ...object,
          ...(isPart && { Range: `bytes=${at}-${end ?? ''}` }),
          ...(version !== undefined && { IfMatch: version }),
        }),
      )
      version ??= answer.ETag
      end ??= at + (answer.ContentLength ?? 0) - 1
      if (!(answer.Body instanceof Readable)) throw new TypeError('the store answered without a body')
      // A stream without an encoding yields bytes.
      for await (const chunk of answer.Body as AsyncIterable<Uint8Array>) {
        at += chunk.length
        breaks = 0
        yield chunk
      }
      if (at <= end) throw new Error('the store ended a file too early')
    } catch (error) {
      // What it says about the object itself stays so.
      if (error instanceof S3ServiceException && error.$fault === 'client') throw error
      breaks += 1
      if (breaks >= BREAKS) throw error
      await wait(WAIT_MS * 2 ** breaks)
    }
  }
}
