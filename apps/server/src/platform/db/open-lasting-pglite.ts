import { PGlite } from '@electric-sql/pglite'
import { measureDisk } from '../storage/measure-room.ts'

/** Two pieces of its log of changes, which it writes anew when it begins again. */
const MIN_FREE_BYTES = 48 * 1_048_576

/**
 * The embedded database as it is until it panics. PostgreSQL then ends itself, as it must; here nothing ends, and the next
 * query would wait for ever for what is held inside, with the whole process (seen on a disk that was full when the log of
 * changes needed its next piece). So after a panic no query gets in any more.
 */
class MortalPglite extends PGlite {
  panic: Error | undefined

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.panic) throw this.panic
    return super.execProtocolRawSync(message)
  }
  override async execProtocol(...asked: Parameters<PGlite['execProtocol']>) {
    return this.watch(super.execProtocol(...asked))
  }
  override async execProtocolStream(...asked: Parameters<PGlite['execProtocolStream']>) {
    return this.watch(super.execProtocolStream(...asked))
  }
  private async watch<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') this.panic ??= error
      throw error
    }
  }
}

/**
 * Kept in memory of its own, beside what the system keeps of the files. PostgreSQL's usual 128 MB are written over with zeros at
 * each start, byte by byte, and stay taken: with 32 a start takes 0.2 in place of 0.3 s of a core, and the server 115 MB less.
 */
const BUFFERS = ['-c', 'shared_buffers=32MB']

/** Pieces of the log of changes that a checkpoint leaves for what comes: with PostgreSQL's usual gigabyte 64 of them would stay for good, so 8. */
const LOG = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB']

async function open(folder: string): Promise<MortalPglite> {
  const pglite = new MortalPglite(folder, { startParams: [...PGlite.defaultStartParams, ...BUFFERS, ...LOG] })
  await pglite.waitReady
  await forgetOtherLists(pglite)
  return pglite
}

/** Lists that queries answer with, by their kinds' numbers, which are the same in every PostgreSQL. */
const READ_LISTS = new Set([
  ...[1000, 1001, 1005, 1007, 1016], // boolean, bytea, smallint, integer, bigint
  ...[1021, 1022, 1231], // real, double precision, numeric
  ...[1002, 1003, 1009, 1014, 1015, 2951], // "char", name, text, character, varchar, uuid
  ...[199, 3807], // json, jsonb
  ...[1028, 1115, 1182, 1185, 1187], // oid, timestamp, date, timestamptz, interval
])

/**
 * PGlite knows how to read a list of each kind that there is, the rows of every table among them, and copies all that it knows
 * for each answer: with 372 kinds a query took 0.8 ms of a core, with the 105 without rows of tables 0.33, with these 0.2.
 */
async function forgetOtherLists(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ typarray: number }>('select typarray from pg_type where typarray > 0')
  for (const { typarray } of rows) if (!READ_LISTS.has(typarray)) delete pglite.parsers[typarray]
}

/**
 * The embedded database in a folder. After a panic it is opened anew by the next who asks, once the disk has room; until then
 * everybody is told what it panicked for.
 */
export async function openLastingPglite(folder: string): Promise<PGlite> {
  let current = await open(folder)
  let opening: Promise<void> | undefined
  const reopen = async (panic: Error) => {
    const { freeBytes } = await measureDisk(folder)
    if (freeBytes < MIN_FREE_BYTES) throw panic
    current = await open(folder)
  }
  return new Proxy<PGlite>(current, {
    get: (_, name) => {
      const value: unknown = Reflect.get(current, name, current)
      if (typeof value !== 'function') return value
      return (...asked: unknown[]): unknown => {
        const { panic } = current
        if (!panic || name === 'close') return Reflect.apply(value, current, asked)
        opening ??= reopen(panic).finally(() => (opening = undefined))
        return opening.then(() => Reflect.apply(Reflect.get(current, name, current), current, asked))
      }
    },
  })
}
