import { SEND_WEEKLY_REPORTS, sendWeeklyReports } from '../usage/send-weekly-reports.job.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { DAILY_SETTINGS, keepDailySettings } from './daily-settings.job.ts'
import { DELETE_FILES, deleteFiles } from './delete-files.job.ts'
import { MAKE_EXPORT, workOnExports } from './make-export.job.ts'
import { STOP_WORK, stopWork } from './stop-work.job.ts'

/** The queues of what settings do in the background. */
export const SETTINGS_QUEUES = [DAILY_SETTINGS, DELETE_FILES, MAKE_EXPORT, SEND_WEEKLY_REPORTS, STOP_WORK]

const DELETIONS_AT_ONCE = 2
const STOPS_AT_ONCE = 2

/** Starts doing what settings ask for in the background. */
export async function workOnSettings(deps: VideoDeps): Promise<void> {
  await workOnExports(deps)
  await deps.queue.work(DAILY_SETTINGS.name, 1, () => keepDailySettings(deps))
  await deps.queue.work(DELETE_FILES.name, DELETIONS_AT_ONCE, ({ data }) => deleteFiles(deps, data))
  await deps.queue.work(STOP_WORK.name, STOPS_AT_ONCE, ({ data }) => stopWork(deps, data))
  await deps.queue.work(SEND_WEEKLY_REPORTS.name, 1, () => sendWeeklyReports(deps))
}
