import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CREDENTIAL_TYPES, CREDENTIALS_MAX_BYTES, foundCredentialsSchema } from '@hookreel/contract'
import type { CheckedFile } from '@hookreel/contract'
import { lookupTable } from '@hookreel/film'
import { openBudget } from '@hookreel/sandbox'
import { readCredentials } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { receiveFile } from '../platform/http/receive-file.ts'
import { openTurns } from '../platform/open-turns.ts'

export type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signer' | 'log'>

/** A file takes its size three times of the memory: one is read at a time, whosever it is, once all of it is here. */
const reader = openBudget(1)
/** Reading the largest takes 8 s on one busy core. */
const READING_LIMIT_MS = 60_000
/** What ends in ".constructor" is of no kind. */
const TYPES = lookupTable(CREDENTIAL_TYPES)
/** One file of a person after the other. */
const inTurn = openTurns()

/** What a file that a person sent says of how it was made; nothing of it is kept. Throws `credentials_unread` and `credentials_too_large`. */
export function checkFile(
  deps: CheckDeps,
  userId: string,
  name: string,
  request: Request,
): Promise<CheckedFile> {
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (type === undefined) throw new AppError('credentials_unread')
  return inTurn(userId, async () => {
    const parent = join(deps.config.dataDir, 'checks')
    await mkdir(parent, { recursive: true })
    const folder = await mkdtemp(join(parent, 'check-'))
    try {
      const file = join(folder, 'file')
      // One that is slow keeps nobody waiting but its own sender.
      await receiveFile(request, file, { maxBytes: CREDENTIALS_MAX_BYTES, tooLarge: 'credentials_too_large' })
      return {
        found: await reader.spend(1, () => read(deps, file, type), request.signal),
        signedHere: deps.signer === undefined ? null : deps.signer.isGiven ? 'given' : 'made',
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
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
