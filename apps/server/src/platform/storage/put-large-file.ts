import { open, readFile, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { S3Client } from '@aws-sdk/client-s3'

/** What is larger goes in parts; a part is in memory, so that it can be sent again. 10,000 of them are 80 GB. */
const PART_BYTES = 8 * 1_048_576

/** Puts a file of any size into the store: in one piece when it is small. Nothing is visible before all of it is there. */
export async function putLargeFile(
  client: S3Client,
  object: { readonly Bucket: string; readonly Key: string },
  file: string,
): Promise<void> {
  const { size } = await stat(file)
  if (size <= PART_BYTES) {
    await client.send(new PutObjectCommand({ ...object, Body: await readFile(file) }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  const handle = await open(file)
  try {
    const Parts = []
    for (let at = 0, PartNumber = 1; at < size; at += PART_BYTES, PartNumber += 1) {
      const Body = await readPart(handle, at, Math.min(PART_BYTES, size - at))
      const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }))
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    // What cannot be taken back now is removed by the bucket's own rule for unfinished uploads.
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  const { bytesRead } = await handle.read({ buffer: bytes, position, length })
  if (bytesRead !== length) throw new Error('the file became shorter while it was put into the storage')
  return bytes
}
