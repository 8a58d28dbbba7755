import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { ACCOUNT_FOLDERS } from '../../platform/storage/owner-of-key.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'

/** How often and beside how many others what ends with an account is tried. */
export const OF_AN_ACCOUNT = {
  schema: z.object({ userId: z.string() }),
  tries: 20,
  retrySeconds: 60,
  isFair: true,
  perGroup: 1,
  concurrency: 2,
} as const

/** Deletes the files of accounts that are gone. */
export const DELETE_FILES = defineJob({ name: 'delete-files', ...OF_AN_ACCOUNT, run: deleteFiles })

/** Deletes every file of a user who is gone. */
export async function deleteFiles(
  { storage }: Pick<VideoDeps, 'storage'>,
  { userId }: { readonly userId: string },
): Promise<void> {
  for (const folder of ACCOUNT_FOLDERS) await storage.removeFolder(`${folder}/${userId}`)
}
