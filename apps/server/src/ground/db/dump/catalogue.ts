import type { Client } from 'pg'
import type { Header } from './format.ts'

/** The tables of the migration runner: the target's migrations fill them. */
const NOT_DUMPED = ['schema_migration', 'schema_lock']

/** Lists the tables with their columns, without generated ones; parents before children. */
export async function readTables(client: Client): Promise<Header['tables']> {
  const { rows: tables } = await client.query<{ oid: number; name: string; columns: string[] }>(
    `select c.oid::int, c.relname as name,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)
     order by c.relname`,
    [NOT_DUMPED],
  )
  const { rows: references } = await client.query<{ child: number; parent: number }>(
    `select conrelid::int as child, confrelid::int as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const parents = (oid: number) => references.filter(({ child }) => child === oid).map(({ parent }) => parent)
  const orderedTables: typeof tables = []
  const placedOids = new Set<number>()
  while (orderedTables.length < tables.length) {
    const next = tables.find(
      ({ oid }) => !placedOids.has(oid) && parents(oid).every((parent) => placedOids.has(parent)),
    )
    if (!next) throw new Error('The tables refer to each other in a circle: no order restores them.')
    placedOids.add(next.oid)
    orderedTables.push(next)
  }
  return orderedTables.map(({ name, columns }) => ({ name, columns }))
}

/** Lists the used sequences. It reads them after the snapshot began, so they are never behind its rows. */
export async function readSequences(client: Client): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename not like 'schema_migration%'
     order by 1`,
  )
  return rows
}

/** Lists the migrations that have run, in order; empty for an empty database. */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ found: string | null }>("select to_regclass('schema_migration')::text as found")
  if (!rows[0]?.found) return []
  const migrations = await client.query<{ name: string }>('select name from schema_migration order by id')
  return migrations.rows.map(({ name }) => name)
}
