import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS, EXPORT_DAYS } from '@hookreel/contract'
import { isDiskFull } from '@hookreel/studio'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { isDisabledByOperator } from '../../account/account-access.ts'
import { lockProfile } from '../../account/lock-profile.ts'
import { findRecipient } from '../../account/find-recipient.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { removeOldEntries } from '../../platform/storage/remove-old-entries.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'
import { presentExport } from './present-export.ts'
import { deleteOlderExports, findExport, updateOwnExport } from './exports.queries.ts'
import type { ExportRow } from './exports.queries.ts'
import { listExportFiles, listExportTexts } from './write-export-texts.ts'

/** Everything of a person as one file. */
export const MAKE_EXPORT = defineJob({
  name: 'make-export',
  schema: z.object({ exportId: z.string() }),
  tries: 2,
  retrySeconds: 10,
  isFair: true,
  perGroup: 1,
  concurrency: 2,
  run: makeExport,
})

/** Deletes what a killed server left of exports that it was writing. */
export async function clearExports({ config, clock }: Pick<VideoDeps, 'config' | 'clock'>): Promise<void> {
  await removeOldEntries(join(config.dataDir, 'exports'), clock.now())
}

/** Makes an ordered export and mails its owner. One whose owner is gone is dropped, and one whose owner is kept out fails; a failed one says so. */
export async function makeExport(
  deps: VideoDeps,
  { exportId }: { readonly exportId: string },
): Promise<void> {
  const found = await findExport(deps.db, exportId)
  if (!found || found.state === 'done') return
  if (await isDisabledByOperator(deps.db, found.userId)) {
    await save(deps, found, { state: 'failed', failure: null })
    return
  }
  const folder = join(deps.config.dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  const own = await mkdtemp(join(folder, 'export-'))
  try {
    const file = join(own, 'export.zip')
    await save(deps, found, { state: 'making', percent: 0, failure: null })
    await zipBelongings(deps, found, file)
    const fileKey = `user-exports/${found.userId}/${found.id}.zip`
    await deps.storage.putFile(fileKey, file)
    const finishedAt = deps.clock.now()
    const done = await save(deps, found, {
      state: 'done',
      percent: 100,
      fileKey,
      sizeBytes: (await stat(file)).size,
      finishedAt,
      expiresAt: new Date(finishedAt.getTime() + EXPORT_DAYS * DAY_MS),
    })
    if (!done) return await deps.storage.remove(fileKey)
    // One is kept: everything of a person once more for each order would fill the storage.
    const older = await deps.db.transaction(async (tx) => {
      // Of two that end at once each would take out the other.
      await lockProfile(tx, found.userId)
      return deleteOlderExports(tx, found.userId)
    })
    for (const { fileKey: old } of older) if (old !== null) await deps.storage.remove(old)
    await mailReady(deps, found.userId)
  } catch (error) {
    const isFull = isDiskFull(error)
    if (isFull) deps.log.error('the disk is full', { exportId, error })
    await save(deps, found, { state: 'failed', failure: isFull ? 'disk_full' : null })
    throw error
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

async function save(
  { db, hub }: VideoDeps,
  row: ExportRow,
  change: Parameters<typeof updateOwnExport>[2],
): Promise<ExportRow | undefined> {
  const saved = await updateOwnExport(db, row, change)
  if (saved) hub.publish(saved.userId, 'export', presentExport(saved))
  return saved
}

/** Texts are packed; films are packed already and only stored. Progress is counted in bytes of films. */
async function zipBelongings(deps: VideoDeps, row: ExportRow, file: string): Promise<void> {
  // Asked before the file is opened: a write that failed meanwhile would be heard by nobody, and end the process.
  const films = await listExportFiles(deps, row.userId)
  const zip = new ZipFile()
  const broken = new AbortController()
  zip.on('error', (error) => broken.abort(error))
  const written = pipeline(zip.outputStream, createWriteStream(file), { signal: broken.signal })
  for (const { name, write } of listExportTexts(deps, row.userId))
    zip.addReadStreamLazy(name, {}, (done) => {
      const stream = Readable.from(write())
      stream.on('error', (error) => broken.abort(error))
      done(null, stream)
    })
  const total = films.reduce((sum, { size }) => sum + size, 0)
  let read = 0
  let shown = 0
  for (const { name, key, size } of films) {
    zip.addReadStreamLazy(name, { compress: false, size }, (done) => {
      const stream = deps.storage.read(key)
      // The zip does not listen for it; unheard, the event would end the process.
      stream.on('error', (error) => broken.abort(error))
      stream.on('data', (chunk) => {
        read += chunk.length
        const percent = Math.min(99, Math.floor((read / Math.max(1, total)) * 100))
        if (percent < shown + 5) return
        shown = percent
        save(deps, row, { percent }).catch(() => undefined)
      })
      done(null, stream)
    })
  }
  zip.end()
  await written
}

async function mailReady(deps: VideoDeps, userId: string): Promise<void> {
  const recipient = await findRecipient(deps.db, userId, 'always')
  if (!recipient) return
  await deps.mail.send(
    composeMail({
      to: recipient.email,
      name: recipient.name,
      subject: 'Your Hookreel export is ready',
      heading: 'Your export is ready',
      paragraphs: [
        `Your videos, ideas, profile and ledger are in one file. It is kept for ${EXPORT_DAYS} days.`,
      ],
      action: { label: 'Download it', url: `${publicAddress(deps.config)}/settings?tab=export` },
      footnote: 'You get this mail once, because you asked for an export of your data.',
    }),
  )
}
