import { Gauge, Registry } from 'prom-client'
import type { BackupAge } from '../backups/newest-backup.ts'
import type { Vitals } from './read-vitals.ts'

/** A disk that this process writes to, by what it has there. */
export type Disk = {
  readonly folder: 'data' | 'database'
  readonly freeBytes: number
  readonly sizeBytes: number
}

type Reading = { readonly labels: Readonly<Record<string, string>>; readonly value: number }

/** The figures as Prometheus reads them. Names end in their unit; what is counted over a day says so. */
export async function presentMetrics(
  vitals: Vitals,
  disks: readonly Disk[],
  backups: readonly BackupAge[],
): Promise<string> {
  const registry = new Registry()
  const show = (name: string, help: string, readings: readonly Reading[]) => {
    const labelNames = Object.keys(readings[0]?.labels ?? {})
    const gauge = new Gauge({ name: `hookreel_${name}`, help, labelNames, registers: [registry] })
    for (const { labels, value } of readings) gauge.set({ ...labels }, value)
  }
  const { queues, videos, failures, steps, calls, posts } = vitals
  show(
    'queue_jobs',
    'Jobs of each queue: waiting, being done, given up.',
    queues.flatMap(({ queue, waiting, active, failed }) =>
      Object.entries({ waiting, active, failed }).map(([state, value]) => ({
        labels: { queue, state },
        value,
      })),
    ),
  )
  show(
    'queue_oldest_seconds',
    'How long the oldest job waits that could be begun.',
    queues.map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
  )
  show(
    'videos_24h',
    'Videos ordered in the last 24 hours, by state.',
    videos.map(({ status, count }) => ({ labels: { status }, value: count })),
  )
  show(
    'video_failures_24h',
    'Videos of the last 24 hours that failed, by reason.',
    failures.map(({ code, count }) => ({ labels: { code }, value: count })),
  )
  show(
    'video_step_seconds',
    'Seconds that a step of a film took in the last 24 hours.',
    steps.flatMap(({ step, medianSeconds, p95Seconds }) => [
      { labels: { step, quantile: '0.5' }, value: medianSeconds },
      { labels: { step, quantile: '0.95' }, value: p95Seconds },
    ]),
  )
  show(
    'video_steps_24h',
    'Steps done in the last 24 hours.',
    steps.map(({ step, count }) => ({ labels: { step }, value: count })),
  )
  show('videos_stuck', 'Videos in the making without progress for ten minutes.', [
    { labels: {}, value: vitals.stuckVideos },
  ])
  show(
    'provider_calls_24h',
    'Calls to outside services in the last 24 hours, by result.',
    calls.map(({ provider, result, count }) => ({ labels: { provider, result }, value: count })),
  )
  show(
    'provider_dollars_24h',
    'US dollars spent at outside services in the last 24 hours.',
    calls.map(({ provider, result, dollars }) => ({ labels: { provider, result }, value: dollars })),
  )
  show(
    'posts_24h',
    'Posts that changed in the last 24 hours, by network and state.',
    posts.map(({ network, status, count }) => ({ labels: { network, status }, value: count })),
  )
  const ofDisks = (bytes: (disk: Disk) => number) =>
    disks.map((disk) => ({ labels: { folder: disk.folder }, value: bytes(disk) }))
  const free = ofDisks(({ freeBytes }) => freeBytes)
  show(
    'disk_free_bytes',
    'Room on the disks of this process: its data folder and its embedded database.',
    free,
  )
  show(
    'disk_size_bytes',
    'Size of those disks.',
    ofDisks(({ sizeBytes }) => sizeBytes),
  )
  show('database_bytes', 'What the database takes on its disk.', [
    { labels: {}, value: vitals.databaseBytes },
  ])
  show(
    'backup_age_seconds',
    'How old the newest backup of the embedded database is, in each of its places.',
    backups.map(({ place, seconds }) => ({ labels: { place }, value: seconds })),
  )
  show('ledger_imbalances', 'Accounts whose balance is not the sum of their ledger; must be 0.', [
    { labels: {}, value: vitals.imbalances },
  ])
  return registry.metrics()
}
