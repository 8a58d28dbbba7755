import { z } from 'zod'
import type { Queue } from '../platform/jobs/open-queue.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** Deletes the files of accounts that are gone. */
export const DELETE_FILES: Queue = {
  name: 'delete-files',
  tries: 20,
  retrySeconds: 60,
  isFair: true,
  perGroup: 1,
}

const jobDataSchema = z.object({ userId: z.string() })
/** Folders of the storage that hold a folder for each user. */
const FOLDERS = ['user-videos', 'storyboards', 'user-exports', 'uploads']

/** Deletes every file of a user who is gone. */
export async function deleteFiles({ storage }: Pick<VideoDeps, 'storage'>, data: unknown): Promise<void> {
  const { userId } = jobDataSchema.parse(data)
  for (const folder of FOLDERS) await storage.removeFolder(`${folder}/${userId}`)
}
