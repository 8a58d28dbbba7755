import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readConfig } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { openJobs } from '../jobs.ts'
import type { Connection, OpenDb } from '../platform/db/open-db.ts'
import { openEmbeddedDb } from '../platform/db/open-embedded-db.ts'
import { askEmbedded, askPostgres, endMove, moveOnce, moveRows } from '../platform/db/move-rows.ts'
import type { MovedTable } from '../platform/db/move-rows.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { moveJobs } from '../platform/jobs/move-jobs.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { moveFiles } from '../platform/storage/move-files.ts'
import type { FileToMove, MovedFiles } from '../platform/storage/move-files.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { boardKey } from '../storyboards/storyboard-files.ts'
import { partsKeyOf } from '../videos/video-files.ts'

export type Move = {
  readonly tables: readonly MovedTable[]
  readonly jobs: number
  /** Undefined: there is no object store, and files stay in the data folder. */
  readonly files: MovedFiles | undefined
}

/**
 * Moves the embedded installation in the data folder to the PostgreSQL database and the object store of the settings:
 * every row, every waiting job, every file, each compared afterwards. The source stays as it is. One that was
 * interrupted goes on where it was. Throws a StartError with what stands in the way.
 */
export async function moveInstallation(
  environment: Record<string, string | undefined>,
  log: Log,
  say: (line: string) => void,
): Promise<Move> {
  const config = readConfig(environment)
  if (config.databaseUrl === undefined) throw new StartError('Name the target in DATABASE_URL.')
  const file = join(config.dataDir, 'secret')
  if (!existsSync(file)) throw new StartError(`There is no installation in ${config.dataDir}.`)
  const source = await openEmbeddedDb(config.dataDir)
  try {
    // Not before: a restore that was killed may bring another one.
    const secret = (await readFile(file, 'utf8')).trim()
    if (config.machines.secret !== undefined && config.machines.secret !== secret)
      throw new StartError(`SECRET differs from the file ${file}: nobody could sign in.`)
    const target = await openPostgres(config.databaseUrl, config.dataDir)
    try {
      return await moveAll(config, { source, target, sourceId: hashOf(secret) }, log, say)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

type Ends = { readonly source: OpenDb; readonly target: OpenDb; readonly sourceId: string }

async function moveAll(
  config: Config,
  { source, target, sourceId }: Ends,
  log: Log,
  say: (line: string) => void,
): Promise<Move> {
  if (source.connection.kind !== 'embedded' || target.connection.kind !== 'postgres')
    throw new TypeError('the move goes from the embedded database to PostgreSQL')
  const client = await target.connection.pool.connect()
  try {
    const ask = await askPostgres(client)
    const askSource = await askEmbedded(source.connection.pglite)
    const tables = await moveRows(askSource, ask, sourceId, ({ name, rows, hash }) =>
      say(`${name}: ${rows} rows, ${hash || 'empty'}, the same on both sides`),
    )
    const files = await moveStorage(config, source.connection)
    if (files) say(`files: ${files.files}, ${files.bytes} bytes, ${files.hash}, read back and the same`)
    const jobs = await moveOnce(ask, 'waiting jobs', async () => {
      const queue = await openJobs(target.connection, log)
      try {
        return await moveJobs(source.connection, queue, target.db)
      } finally {
        await queue.stop()
      }
    })
    say(`waiting jobs: ${jobs}`)
    await endMove(ask)
    return { tables, jobs, files }
  } finally {
    client.release()
  }
}

async function moveStorage(config: Config, source: Connection): Promise<MovedFiles | undefined> {
  const { s3 } = config.machines
  if (s3 === undefined) return undefined
  const folder = join(config.dataDir, 'storage')
  const files: FileToMove[] = []
  for await (const { key } of openStorage(folder).list())
    files.push({ key, file: join(folder, ...key.split('/')) })
  const known = new Set(files.map(({ key }) => key))
  const parts = await listParts(config, source)
  return moveFiles(openStorage(folder, s3), [...files, ...parts.filter(({ key }) => !known.has(key))])
}

/** What was made of films and storyboards that are not finished: so nothing is made, or paid, twice. */
async function listParts({ dataDir }: Config, source: Connection): Promise<FileToMove[]> {
  if (source.kind !== 'embedded') return []
  const find = async (table: string) =>
    (
      await source.pglite.query<{ id: string; userId: string }>(
        `select id, user_id as "userId" from ${table}`,
      )
    ).rows
  const films = await find(`videos where status in ('queued', 'processing')`)
  const boards = await find('storyboards')
  const filmParts = films.map((film) =>
    listFolder(join(dataDir, 'films', film.id), (part) => `${partsKeyOf(film)}/${part}`),
  )
  const boardParts = boards.map((board) =>
    listFolder(join(dataDir, 'storyboards', board.id), (part) => boardKey(board, part)),
  )
  return (await Promise.all([...filmParts, ...boardParts])).flat()
}

async function listFolder(folder: string, keyOf: (part: string) => string): Promise<FileToMove[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, key: keyOf(relative(folder, file).split(sep).join('/')) }))
}

function hashOf(secret: string): string {
  return createHash('sha256').update(`installation ${secret}`).digest('hex')
}
