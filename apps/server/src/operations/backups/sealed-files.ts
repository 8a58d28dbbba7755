import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { writeWhole } from '@hookreel/studio'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** A pair of keys for backups: the recipient seals, only the identity opens. Source: age-encryption.org/v1. */
export type BackupKeys = { readonly recipient: string; readonly identity: string }

export async function createBackupKeys(): Promise<BackupKeys> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Whether this is the public half of a pair that `createBackupKeys` makes. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

/** Writes bytes into a file that only the recipient's identity opens, whole or not at all. */
export async function writeSealed(file: string, recipient: string, bytes: Readable): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const sealed = await encrypter.encrypt(toWeb(bytes))
  await writeWhole(file, (unfinished) =>
    pipeline(
      Readable.fromWeb(sealed as ReadableStream<Uint8Array>),
      createWriteStream(unfinished, { mode: 0o600 }),
    ),
  )
}

/** The bytes of a sealed file as a stream; the last of them come only when none of the file was changed. */
export async function openSealed(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const opened = await decrypter.decrypt(toWeb(createReadStream(file)))
  return Readable.fromWeb(opened as ReadableStream<Uint8Array>)
}

/** All bytes of a sealed file that fits into memory. */
export async function readSealed(file: string, identity: string): Promise<Buffer> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return Buffer.from(await decrypter.decrypt(await readFile(file)))
}

// The library's types name the browser's stream, Node's own is the same thing under another name.
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>
