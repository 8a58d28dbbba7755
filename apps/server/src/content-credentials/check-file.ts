import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CREDENTIAL_TYPES, CREDENTIALS_MAX_BYTES, foundCredentialsSchema } from '@hookreel/contract'
import type { CheckedFile } from '@hookreel/contract'
import { lookupTable } from '@hookreel/film'
import { openBudget } from '@hookreel/sandbox'
import { readCredentials } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { limitSlow } from '../platform/http/limits/limit-slow.ts'
import { receiveFile } from '../platform/http/receive-file.ts'
import { openTurns } from '../platform/open-turns.ts'

export type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signer' | 'log'>

/** A file takes its size three times of the memory: one is read at a time, whosever it is, once all of it is here. */
const reader = openBudget(1)
/** Reading the largest takes 8 s on one busy core, and a small one a third of a second: the rest is for a machine that is as busy as it gets. */
const READING_LIMIT = { leastMs: 10_000, msOfMegabyte: 500 }
/** What takes longer than honest files do on a busy machine was made to, and keeps everybody else's waiting. */
const SLOW = { leastMs: 3000, msOfMegabyte: 300 }
const MANY_SLOW = {
  name: 'files that took too long to check',
  perHour: 3,
  reason: 'Three of your files took too long to check within an hour.',
}
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
  const slow = limitSlow(deps, MANY_SLOW)
  return inTurn(userId, async () => {
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
        slow.count(userId, timeFor(bytes, SLOW), () => read(deps, { file, type, bytes }))
      return {
        found: await reader.spend(1, readCounted, request.signal),
        signedHere: deps.signer === undefined ? null : deps.signer.isGiven ? 'given' : 'made',
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

function timeFor(bytes: number, { leastMs, msOfMegabyte }: typeof SLOW): number {
  return Math.ceil(leastMs + (bytes / 1_048_576) * msOfMegabyte)
}

async function read(
  { signer, log }: CheckDeps,
  { file, type, bytes }: { readonly file: string; readonly type: string; readonly bytes: number },
): Promise<CheckedFile['found']> {
  try {
    const limit = AbortSignal.timeout(timeFor(bytes, READING_LIMIT))
    return foundCredentialsSchema
      .nullable()
      .parse(await readCredentials(file, type, signer?.anchors ?? '', limit))
  } catch (error) {
    log.info('a file could not be checked', { type, error })
    throw new AppError('credentials_unread')
  }
}
