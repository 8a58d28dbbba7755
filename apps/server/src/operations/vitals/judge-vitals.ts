import { NETWORK_RULES } from '@hookreel/contract'
import { isOld } from '../backups/newest-backup.ts'
import type { BackupAge } from '../backups/newest-backup.ts'
import { RESERVE_BYTES } from '../../platform/storage/require-disk-room.ts'
import type { Status } from './read-vitals.ts'

export type Grade = 'good' | 'slow' | 'bad'
/** A part of the instance in words for its users. */
export type PartOfStatus = { readonly name: string; readonly grade: Grade; readonly words: string }

const SLOW_WAIT_SECONDS = 300
/** Below so many times what always stays free, somebody should look. */
const SHORT_RESERVES = 4
/** Below so many films nothing is said by shares. */
const FEW = 5
const BAD_SHARE = 0.5
const SLOW_SHARE = 0.1

/** What is no figure of the database. */
export type Places = {
  /** Whether the files answer. */
  readonly isStorageWell: boolean
  /** On the fullest of the disks that this process writes to. */
  readonly freeBytes: number
  /** Of the embedded database. */
  readonly backups: readonly BackupAge[]
}

/** How the parts of the instance are, for people. */
export function judgeVitals(status: Status, places: Places): PartOfStatus[] {
  const { isStorageWell } = places
  return [
    { name: 'Website and accounts', grade: 'good', words: 'Answering' },
    {
      name: 'Files',
      grade: isStorageWell ? 'good' : 'bad',
      words: isStorageWell ? 'Answering' : 'Videos cannot be played or stored at the moment',
    },
    judgeRoom(places),
    ...judgeBackups(places),
    judgeMaking(status),
    judgeQueue(status),
    ...judgePosting(status),
    ...judgeServices(status),
  ]
}

/** The worst of them all. */
export function judgeAll(parts: readonly PartOfStatus[]): Grade {
  const grades = parts.map(({ grade }) => grade)
  return grades.includes('bad') ? 'bad' : grades.includes('slow') ? 'slow' : 'good'
}

/** Anyone may read it: how much is free is said to the operator alone (`/metrics`). */
function judgeRoom({ freeBytes }: Places): PartOfStatus {
  const name = 'Room on the disk'
  if (freeBytes < RESERVE_BYTES)
    return {
      name,
      grade: 'bad',
      words: 'Full: new videos, uploads and exports are refused until there is room',
    }
  if (freeBytes < SHORT_RESERVES * RESERVE_BYTES) return { name, grade: 'slow', words: 'Nearly full' }
  return { name, grade: 'good', words: 'Enough' }
}

function judgeBackups({ backups }: Places): PartOfStatus[] {
  if (backups.length === 0) return []
  const isLate = backups.some(isOld)
  return [
    {
      name: 'Backups',
      grade: isLate ? 'bad' : 'good',
      words: isLate ? 'None was made in the last night' : 'Made every night',
    },
  ]
}

function judgeMaking({ videos, making, stuckVideos }: Status): PartOfStatus {
  const of = (...states: string[]) =>
    videos.filter(({ status }) => states.includes(status)).reduce((sum, { count }) => sum + count, 0)
  const made = of('completed', 'published')
  const failed = of('failed')
  const median =
    making.medianSeconds === null ? '' : `, half of them within ${describeSeconds(making.medianSeconds)}`
  const words =
    made + failed === 0 ? 'None ordered in the last 24 hours' : `${made} made in the last 24 hours${median}`
  const share = failed / Math.max(1, made + failed)
  const isMany = made + failed >= FEW
  const grade =
    isMany && share >= BAD_SHARE
      ? 'bad'
      : stuckVideos > 0 || (isMany && share >= SLOW_SHARE)
        ? 'slow'
        : 'good'
  return {
    name: 'Making videos',
    grade,
    words: failed === 0 ? words : `${words}; ${failed} failed or were cancelled`,
  }
}

/** Films, and those that wait for services: the names of `film-job.ts`, which this feature does not know (`deploy.test.ts` compares). */
export const FILM_QUEUES: readonly string[] = ['make-video', 'make-service-video']

function judgeQueue({ queues }: Status): PartOfStatus {
  const films = queues.filter(({ queue }) => FILM_QUEUES.includes(queue))
  const waiting = films.reduce((sum, queue) => sum + queue.waiting, 0)
  const oldestSeconds = Math.max(0, ...films.map((queue) => queue.oldestSeconds ?? 0))
  const isSlow = oldestSeconds > SLOW_WAIT_SECONDS
  return {
    name: 'Waiting videos',
    grade: isSlow ? 'slow' : 'good',
    words:
      waiting === 0
        ? 'None: a new video starts at once'
        : `${waiting} waiting, the first for ${describeSeconds(oldestSeconds)}`,
  }
}

function judgePosting({ posts }: Status): PartOfStatus[] {
  const networks = [...new Set(posts.map(({ network }) => network))]
  return networks.map((network) => {
    const of = (status: string) =>
      posts.find((row) => row.network === network && row.status === status)?.count ?? 0
    const live = of('live') + of('in_inbox')
    const failed = of('failed') + of('unknown')
    const isBad = live + failed >= FEW && failed / (live + failed) >= BAD_SHARE
    return {
      name: `Posting to ${NETWORK_RULES[network].name}`,
      grade: isBad ? 'slow' : 'good',
      words: `${live} posted in the last 24 hours${failed === 0 ? '' : `, ${failed} need somebody's attention`}`,
    }
  })
}

function judgeServices({ calls }: Status): PartOfStatus[] {
  if (calls.length === 0) return []
  const all = calls.reduce((sum, { count }) => sum + count, 0)
  const well = calls.filter(({ result }) => result === 'succeeded').reduce((sum, { count }) => sum + count, 0)
  const isBad = all >= FEW && well / all < BAD_SHARE
  return [
    {
      name: 'AI services',
      grade: isBad ? 'slow' : 'good',
      words: `${well} of ${all} calls answered in the last 24 hours`,
    },
  ]
}

/** "40 seconds", "3 minutes". */
function describeSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}
