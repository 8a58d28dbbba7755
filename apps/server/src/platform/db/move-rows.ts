import type { PGlite } from '@electric-sql/pglite'
import type { PoolClient } from 'pg'
import { StartError } from '../start-error.ts'

/** A table as it is in both databases: so many rows, and a hash over all of them in any order. */
export type MovedTable = { readonly name: string; readonly rows: number; readonly hash: string }

const ROWS_AT_ONCE = 500
/** What the migrations themselves write; the source's own takes its place. */
const FILLED_BY_MIGRATIONS = ['system_settings']

type Table = { readonly name: string; readonly columns: string; readonly isOwnParent: boolean }
type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** Plain queries on either driver, in UTC, so that times have one spelling. */
export async function askEmbedded(pglite: PGlite): Promise<Query> {
  await pglite.exec(`set time zone 'UTC'`)
  return async <Row>(text: string, values: unknown[] = []) => (await pglite.query<Row>(text, values)).rows
}

export async function askPostgres(client: PoolClient): Promise<Query> {
  await client.query(`set time zone 'UTC'`)
  // The caller names the row that its text selects.
  return async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[]
}

/**
 * Copies every row of every table from one database to another with the same schema, a table in one transaction, and
 * compares counts and hashes before it commits. What an interrupted move has copied is not copied again. Throws a
 * StartError when the target holds anything else, or when a table does not come out the same.
 */
export async function moveRows(
  source: Query,
  target: Query,
  sourceId: string,
  onTable: (table: MovedTable) => void,
): Promise<MovedTable[]> {
  const tables = await listTables(source)
  await beginOrResume(target, tables, sourceId)
  const moved = []
  for (const table of tables) {
    const known = await findDone(target, table.name)
    const done = known ?? (await moveTable(source, target, table))
    moved.push(done)
    onTable(done)
  }
  return moved
}

/** Does something once in a move, in one transaction with the note that it is done. */
export async function moveOnce(target: Query, what: string, work: () => Promise<number>): Promise<number> {
  const known = await findDone(target, what)
  if (known) return known.rows
  const rows = await work()
  await noteDone(target, { name: what, rows, hash: '' })
  return rows
}

async function beginOrResume(target: Query, tables: readonly Table[], sourceId: string): Promise<void> {
  const [found] = await target<{ has: boolean }>(
    `select to_regclass('hookreel_move.source') is not null as has`,
  )
  if (found?.has) {
    const [begun] = await target<{ id: string }>('select id from hookreel_move.source')
    if (begun?.id === sourceId) return
    throw new StartError(
      'The target holds the unfinished move of another installation. Take an empty database.',
    )
  }
  for (const { name } of tables) {
    if (FILLED_BY_MIGRATIONS.includes(name)) continue
    const rows = await target(`select 1 from public."${name}" limit 1`)
    if (rows.length > 0)
      throw new StartError(`The target is not empty: ${name} has rows. Take an empty database.`)
  }
  await target('begin')
  await target('create schema hookreel_move')
  await target('create table hookreel_move.source (id text primary key)')
  await target(
    'create table hookreel_move.done (name text primary key, rows bigint not null, hash text not null)',
  )
  await target('insert into hookreel_move.source values ($1)', [sourceId])
  await target('commit')
}

/** Forgets the notes of a move that is through. */
export async function endMove(target: Query): Promise<void> {
  await target('drop schema hookreel_move cascade')
}

/** All tables, each after those that it refers to. */
async function listTables(source: Query): Promise<Table[]> {
  const found = await source<{ name: string; columns: string; parents: string[] }>(`
    select c.relname as name,
      (select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f') as parents
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`)
  const ordered: Table[] = []
  let waiting = found
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const isReady = ({ name, parents }: (typeof found)[number]) =>
      parents.every((parent) => parent === name || !names.has(parent))
    const ready = waiting.filter(isReady)
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...names].join(', ')}`)
    for (const { name, columns, parents } of ready)
      ordered.push({ name, columns, isOwnParent: parents.includes(name) })
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return ordered
}

async function moveTable(source: Query, target: Query, table: Table): Promise<MovedTable> {
  const { name } = table
  await target('begin')
  try {
    // Rules for what the product does; these rows are done already. The balance comes with its profile.
    await target(`alter table public."${name}" disable trigger user`)
    if (FILLED_BY_MIGRATIONS.includes(name)) await target(`delete from public."${name}"`)
    await copyRows(source, target, table)
    await target(`alter table public."${name}" enable trigger user`)
    await moveSequences(target, name)
    const [before, after] = [await describe(source, name), await describe(target, name)]
    if (before.rows !== after.rows || before.hash !== after.hash)
      throw new StartError(`${name} did not come out the same: ${before.rows} rows became ${after.rows}.`)
    await noteDone(target, after)
    await target('commit')
    return after
  } catch (error) {
    await target('rollback')
    throw error
  }
}

/** Rows travel as the text that the database itself writes, so that no number loses a digit on the way. */
async function copyRows(source: Query, target: Query, { name, columns, isOwnParent }: Table): Promise<void> {
  let last = '(0,0)'
  for (;;) {
    // Rows that refer to rows of the same table are checked at the end of one statement.
    const limit = isOwnParent ? '' : `limit ${ROWS_AT_ONCE}`
    const [page] = await source<{ rows: string | null; last: string | null }>(
      `select json_agg(row_to_json(r) order by tid)::text as rows, (array_agg(tid order by tid desc))[1]::text as last
       from (select t.ctid as tid, t as r from public."${name}" t where t.ctid > $1::tid order by t.ctid ${limit}) q`,
      [last],
    )
    if (!page?.rows || page.last === null) return
    await target(
      `insert into public."${name}" (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::public."${name}", $1::json)`,
      [page.rows],
    )
    last = page.last
  }
}

async function moveSequences(target: Query, name: string): Promise<void> {
  const identities = await target<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = format('public.%I', $1::text)::regclass and attidentity <> ''`,
    [name],
  )
  for (const { column } of identities)
    await target(
      `select setval(pg_get_serial_sequence('public."${name}"', '${column}'), max("${column}")) from public."${name}" having max("${column}") is not null`,
    )
}

async function describe(query: Query, name: string): Promise<MovedTable> {
  const [found] = await query<{ rows: string; hash: string | null }>(
    `select count(*)::text as rows, md5(string_agg(h, '' order by h collate "C")) as hash
     from (select md5(row_to_json(t)::text) as h from public."${name}" t) hashes`,
  )
  return { name, rows: Number(found?.rows ?? 0), hash: found?.hash ?? '' }
}

async function findDone(target: Query, name: string): Promise<MovedTable | undefined> {
  const [found] = await target<{ name: string; rows: string; hash: string }>(
    'select name, rows::text as rows, hash from hookreel_move.done where name = $1',
    [name],
  )
  return found && { ...found, rows: Number(found.rows) }
}

async function noteDone(target: Query, { name, rows, hash }: MovedTable): Promise<void> {
  await target('insert into hookreel_move.done values ($1, $2, $3)', [name, rows, hash])
}
