import type { Client } from 'pg'
import type { Header } from './format.ts'

/** The runner's own tables: the target's migrations write them. */
const NOT_DUMPED = ['schema_migration', 'schema_lock']

/** Tables with the columns that hold data of their own (generated ones are computed again), parents before children. */
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
  const ordered: typeof tables = []
  const placed = new Set<number>()
  while (ordered.length < tables.length) {
    const next = tables.find(({ oid }) => !placed.has(oid) && parents(oid).every((parent) => placed.has(parent)))
    if (!next) throw new Error('The tables refer to each other in a circle: no order restores them.')
    placed.add(next.oid)
    ordered.push(next)
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}

/** Sequences that have been used. Read after the snapshot began, so never behind the rows in it. */
export async function readSequences(client: Client): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename not like 'schema_migration%'
     order by 1`,
  )
  return rows
}

/** Names of the migrations that have run, in order; empty for a database without any. */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ found: string | null }>("select to_regclass('schema_migration')::text as found")
  if (!rows[0]?.found) return []
  const done = await client.query<{ name: string }>('select name from schema_migration order by id')
  return done.rows.map(({ name }) => name)
}
