import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CREDENTIAL_TYPES, CREDENTIALS_MAX_BYTES, foundCredentialsSchema } from '@hookreel/contract'
import type { CheckedFile } from '@hookreel/contract'
import { readCredentials } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { readBytes } from '../platform/http/read-bytes.ts'
import { openTurns } from '../platform/open-turns.ts'

export type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signer' | 'log'>

/** One file after the other, whosever they are: each takes its size three times of the memory. */
const inTurn = openTurns()

/** What a file that a person sent says of how it was made; nothing of it is kept. Throws `credentials_unread` and `credentials_too_large`. */
export function checkFile(deps: CheckDeps, name: string, request: Request): Promise<CheckedFile> {
  const type = CREDENTIAL_TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (type === undefined) throw new AppError('credentials_unread')
  return inTurn('all', async () => {
    const bytes = await readBytes(request, CREDENTIALS_MAX_BYTES)
    if (bytes === undefined) throw new AppError('credentials_too_large')
    const parent = join(deps.config.dataDir, 'checks')
    await mkdir(parent, { recursive: true })
    const folder = await mkdtemp(join(parent, 'check-'))
    try {
      const file = join(folder, 'file')
      await writeFile(file, bytes)
      return {
        found: await read(deps, file, type),
        signedHere: deps.signer === undefined ? null : deps.signer.isGiven ? 'given' : 'made',
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

async function read({ signer, log }: CheckDeps, file: string, type: string): Promise<CheckedFile['found']> {
  try {
    return foundCredentialsSchema.nullable().parse(await readCredentials(file, type, signer?.anchors ?? ''))
  } catch (error) {
    log.info('a file could not be checked', { type, error })
    throw new AppError('credentials_unread')
  }
}
