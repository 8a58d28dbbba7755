import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CREDENTIAL_TYPES, CREDENTIALS_MAX_BYTES, foundCredentialsSchema } from '@hookreel/contract'
import type { CheckedFile } from '@hookreel/contract'
import { lookupTable } from '@hookreel/film'
import { limitBySize } from '@hookreel/sandbox'
import { readCredentials } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { limitSlow } from '../platform/http/limits/limit-slow.ts'
import { receiveFile } from '../platform/http/receive-file.ts'

export type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signer' | 'log' | 'lanes'>

/** Reading the largest takes 8 s on one busy core, and a small one a third of a second: the rest is for a machine that is as busy as it gets. */
const READING_LIMIT = { leastMs: 10_000, bytesOfMs: 2100 }
/** What takes longer than honest files do on a busy machine was made to, and keeps everybody else's waiting. */
const SLOW = { leastMs: 3000, bytesOfMs: 3500 }
const MANY_SLOW = {
  name: 'files that took too long to check',
  perHour: 3,
  reason: 'Three of your files took too long to check within an hour.',
}
/** What ends in ".constructor" is of no kind. */
const TYPES = lookupTable(CREDENTIAL_TYPES)

/** What a file that a person sent says of how it was made; nothing of it is kept. Throws `credentials_unread` and `credentials_too_large`. */
export function checkFile(
  deps: CheckDeps,
  userId: string,
  name: string,
  request: Request,
): Promise<CheckedFile> {
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (type === undefined) throw new AppError('credentials_unread')
  const slow = limitSlow(deps, MANY_SLOW)
  const lane = deps.lanes.checks
  return lane.ofPerson(userId, async () => {
    await slow.refuse(userId)
    const parent = join(deps.config.dataDir, 'checks')
    await mkdir(parent, { recursive: true })
    const folder = await mkdtemp(join(parent, 'check-'))
    try {
      const file = join(folder, 'file')
      // One that is slow keeps nobody waiting but its own sender.
      const size = { maxBytes: CREDENTIALS_MAX_BYTES, tooLarge: 'credentials_too_large' } as const
      const bytes = await receiveFile(request, file, size)
      const readCounted = () =>
        slow.count(userId, limitBySize(bytes, SLOW), () => read(deps, { file, type, bytes }))
      return {
        found: await lane.ofAll(readCounted, request.signal),
        signedHere: deps.signer === undefined ? null : deps.signer.isGiven ? 'given' : 'made',
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

async function read(
  { signer, log }: CheckDeps,
  { file, type, bytes }: { readonly file: string; readonly type: string; readonly bytes: number },
): Promise<CheckedFile['found']> {
  try {
    const limit = AbortSignal.timeout(limitBySize(bytes, READING_LIMIT))
    return foundCredentialsSchema
      .nullable()
      .parse(await readCredentials(file, type, signer?.anchors ?? '', limit))
  } catch (error) {
    log.info('a file could not be checked', { type, error })
    throw new AppError('credentials_unread')
  }
}
