import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { makeReference, ProviderError } from '@hookreel/crew'
import type { MadeReference } from '@hookreel/crew'
import { isDisabledByOperator } from '../../account/account-access.ts'
import type { JobTry } from '../../platform/jobs/define-job.ts'
import { openGate } from '../../services/providers/open-gate.ts'
import { pictureKey, putPicture } from '../cast-files.ts'
import type { MemberRow } from '../cast.queries.ts'
import { rewritePicture } from '../rewrite-picture.ts'
import { finishSitting } from './end-sitting.ts'
import type { SittingDeps } from './sitting-deps.ts'
import type { SittingPicture } from './sitting-schema.ts'
import { claimSitting, findSitter, savePictures } from './sittings.queries.ts'
import type { SittingRow } from './sittings.queries.ts'

/** Each takes some ten seconds at its service. */
const AT_ONCE = 2
const LOST =
  'The server stopped while its service was asked. It may have been made, and is not ordered a second time.'
const NOT_KEPT = 'What was made could not be kept.'

/** One try of a sitting: what it wrote last, and how it writes. */
type SittingContext = {
  readonly deps: SittingDeps
  readonly member: MemberRow
  readonly references: readonly { readonly name: string; readonly bytes: Uint8Array }[]
  readonly signal: AbortSignal
  /** Writes one picture; false when nothing more is to be made. */
  readonly put: (at: number, picture: SittingPicture) => Promise<boolean>
}

/**
 * Makes what is missing of a sitting and ends it. Each picture is written as `asked` before its service is, so another try never orders it
 * again. Throws when the server is stopping.
 */
export async function makeSitting(
  deps: SittingDeps,
  { userId, sittingId }: { readonly userId: string; readonly sittingId: string },
  { claim, signal }: Pick<JobTry, 'claim' | 'signal'>,
): Promise<void> {
  const sitting = await claimSitting(deps.db, userId, sittingId, claim)
  if (!sitting) return
  const member = await findSitter(deps.db, sitting)
  const known = sitting.pictures.map((one): SittingPicture =>
    one.state === 'asked' ? { state: 'failed', failure: LOST } : one,
  )
  if (member !== undefined) {
    const put = openPen(deps, { ...sitting, pictures: known })
    const context = { deps, member, references: await readOwn(deps, member), signal, put }
    const waiting = known.flatMap((one, at) => (one.state === 'waiting' ? [at] : []))
    const work = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
        if (!(await makeOne(context, sitting, at))) return
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await put(-1, { state: 'waiting' })
  }
  await finishSitting(deps, { userId, id: sittingId, claim })
}

/** Writes pictures one after the other: they stand in one row. */
function openPen(deps: SittingDeps, sitting: SittingRow): SittingContext['put'] {
  let pictures = sitting.pictures
  let last: Promise<unknown> = Promise.resolve()
  const write = async (at: number, picture: SittingPicture) => {
    const next = pictures.map((one, place) => (place === at ? picture : one))
    const storageBytes = next.reduce((sum, one) => sum + (one.state === 'made' ? one.sizeBytes : 0), 0)
    const saved = await savePictures(deps.db, sitting, { pictures: next, storageBytes })
    if (!saved) return false
    pictures = next
    deps.hub.publish(sitting.userId, 'cast', { id: sitting.memberId })
    return !saved.isStopping
  }
  return (at, picture) => {
    const mine = last.then(() => write(at, picture))
    last = mine.catch(() => undefined)
    return mine
  }
}

/** One picture; false when no further one is to be begun. */
async function makeOne(context: SittingContext, sitting: SittingRow, at: number): Promise<boolean> {
  const { deps, put, signal, member, references } = context
  if (await isDisabledByOperator(deps.db, sitting.userId)) return false
  if (!(await put(at, { state: 'asked' }))) {
    // It was stopped in this moment, and nobody was asked.
    await put(at, { state: 'waiting' })
    return false
  }
  const settings = deps.config.crew.settings
  // On the account of whose cast it is.
  const gate = openGate(deps.acquirePermit, async () => ({ userId: sitting.userId, videoId: sitting.id }))
  let end: SittingPicture
  try {
    const order = { member, references, index: at, seed: sitting.id }
    end = await keepMade(deps, sitting, at, await makeReference(settings, gate, order, { signal }))
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError))
      deps.log.error('a picture of a cast was not kept', { sittingId: sitting.id, error })
    end = { state: 'failed', failure: error instanceof ProviderError ? error.message : NOT_KEPT }
  }
  return put(at, end)
}

/** What there is of it already: a model that takes pictures is given them. */
async function readOwn({ storage }: SittingDeps, member: MemberRow): Promise<SittingContext['references']> {
  return Promise.all(
    member.pictures.map(async ({ id }) => ({
      name: member.name,
      bytes: new Uint8Array(await buffer(storage.read(pictureKey(member, id)))),
    })),
  )
}

/** Written anew, as pictures that people send are. */
async function keepMade(
  deps: SittingDeps,
  { id: sittingId, userId, memberId }: SittingRow,
  at: number,
  { bytes, service, model }: MadeReference,
): Promise<SittingPicture> {
  const write = (sentFile: string) => writeFile(sentFile, bytes, { mode: 0o600 })
  return rewritePicture(deps, write, async (files) => {
    const kept = await readFile(files.file)
    // Of two that are alike each is one.
    const id = createHash('sha256').update(kept).update(`${sittingId} ${at}`).digest('hex').slice(0, 32)
    await putPicture(deps.storage, { userId, id: memberId }, id, files)
    return { state: 'made', id, sizeBytes: kept.byteLength, hasSmall: true, maker: { service, model } }
  })
}
