import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CREDENTIAL_TYPES, CREDENTIALS_MAX_BYTES, foundCredentialsSchema } from '@hookreel/contract'
import type { CheckedFile } from '@hookreel/contract'
import { openBudget } from '@hookreel/sandbox'
import { readCredentials } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { openTurns } from '../platform/open-turns.ts'

export type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signer' | 'log'>

/** A file takes its size three times of the memory: one is read at a time, whosever it is, once all of it is here. */
const reader = openBudget(1)
/** Reading the largest takes 8 s on one busy core. */
const READING_LIMIT_MS = 60_000
/** One file of a person after the other. */
const inTurn = openTurns()

/** What a file that a person sent says of how it was made; nothing of it is kept. Throws `credentials_unread` and `credentials_too_large`. */
export function checkFile(
  deps: CheckDeps,
  userId: string,
  name: string,
  request: Request,
): Promise<CheckedFile> {
  const type = CREDENTIAL_TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (type === undefined) throw new AppError('credentials_unread')
  return inTurn(userId, async () => {
    const parent = join(deps.config.dataDir, 'checks')
    await mkdir(parent, { recursive: true })
    const folder = await mkdtemp(join(parent, 'check-'))
    try {
      const file = join(folder, 'file')
      await receive(request, file)
      return {
        found: await reader.spend(1, () => read(deps, file, type), request.signal),
        signedHere: deps.signer === undefined ? null : deps.signer.isGiven ? 'given' : 'made',
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** Writes a request's body to a file. One that is slow keeps nobody waiting but its own sender. */
async function receive(request: Request, file: string): Promise<void> {
  if (Number(request.headers.get('content-length') ?? 0) > CREDENTIALS_MAX_BYTES)
    throw new AppError('credentials_too_large')
  let size = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength
      if (size > CREDENTIALS_MAX_BYTES) throw new AppError('credentials_too_large')
      yield chunk
    }
  }
  await pipeline(request.body ?? Readable.from([]), counted, createWriteStream(file, { mode: 0o600 }))
}

async function read({ signer, log }: CheckDeps, file: string, type: string): Promise<CheckedFile['found']> {
  try {
    const limit = AbortSignal.timeout(READING_LIMIT_MS)
    return foundCredentialsSchema
      .nullable()
      .parse(await readCredentials(file, type, signer?.anchors ?? '', limit))
  } catch (error) {
    log.info('a file could not be checked', { type, error })
    throw new AppError('credentials_unread')
  }
}
