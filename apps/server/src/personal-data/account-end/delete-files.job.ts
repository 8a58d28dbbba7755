import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { ACCOUNT_FOLDERS } from '../../platform/storage/owner-of-key.ts'
import { removeGoneFolders } from '../../storyboards/expire-storyboards.ts'
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

/**
 * Deletes every file of a user who is gone, and on this machine what their storyboards were made in; other machines look for
 * such folders every day.
 */
export async function deleteFiles(
  { storage, ...deps }: Pick<VideoDeps, 'storage' | 'config' | 'db'>,
  { userId }: { readonly userId: string },
): Promise<void> {
  for (const folder of ACCOUNT_FOLDERS) await storage.removeFolder(`${folder}/${userId}`)
  await removeGoneFolders(deps)
}
